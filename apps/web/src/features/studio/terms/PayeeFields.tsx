import type { Address } from '@musi/domain/address'
import { type Amount, amountOf } from '@musi/domain/currency'
import { paymentShares, isUneven } from '@musi/domain/music/paymentShares'
import { MAX_PAYEES, type ShareProblem, type SplitShares, shareBps } from '@musi/domain/music/splitShares'
import { Button } from '@musi/ui/controls/Button'
import { Input } from '@musi/ui/controls/Input'
import { Note } from '@musi/ui/layout/Note'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { useEffect, useEffectEvent } from 'react'
import { exactText } from '#platform/page/money/amountText.ts'
import { useKnownAddresses } from '#platform/session/names/useKnownAddresses.ts'
import { AddressInput } from '#platform/tokens/address-input/AddressInput.tsx'
import { useAddressField } from '#platform/tokens/address-input/useAddressField.ts'
import styles from './Terms.module.css'
import { percentText } from '#platform/page/money/percentText.ts'
import { termsText } from './termsWords.ts'
import { type TypedPayee, typedTerms } from './typedTerms.ts'

type Props = {
  /** Prefix of the fields' ids. */
  id: string
  artist: Address
  /** Price of a play; null while the price is being typed. */
  cost: Amount | null
  payees: readonly TypedPayee[]
  split: SplitShares
  /** True after an attempt to submit, from when on empty fields are reported too. */
  isTried: boolean
}

/**
 * Fields for the payees that the artist shares with, each with the payee's exact part of a play in
 * wei (spec: studio.payees).
 */
export function PayeeFields({ id, artist, cost, payees, split, isTried }: Props) {
  const shares = split.payees === null || cost === null ? [] : paymentShares(cost.raw, split.payees)
  const amountText = (account: Address | null) => {
    const share = shares.find((each) => each.account === account)
    if (cost === null || split.payees?.some((each) => each.account === account) !== true) return null
    // A share that rounds to zero is shown as zero.
    return exactText(amountOf(cost.currency, share?.raw ?? 0n))
  }
  const note = payees.length === 0 ? 'alone' : split.ownBps === 0 ? 'nothing' : 'shared'
  const isFull = payees.length >= MAX_PAYEES
  function remove(key: number): void {
    typedTerms.change(id, { payees: payees.filter((one) => one.key !== key) })
    document.getElementById(`${id}-add-payee`)?.focus()
  }
  return (
    <fieldset className={styles['payees']}>
      <legend>{termsText('payees')}</legend>
      <ul>
        {split.ownBps > 0 && (
          <li className={styles['own']}>
            <b>{termsText('you')}</b>
            <span>{percentText(split.ownBps)}</span>
            <span className={styles['amount']}>{amountText(artist)}</span>
          </li>
        )}
        {payees.map((payee, at) => (
          <PayeeRow
            key={payee.key}
            {...{ id, payee, isTried }}
            number={at + (split.ownBps > 0 ? 2 : 1)}
            others={payees.flatMap((one) => (one.key === payee.key || one.account === null ? [] : [one.account]))}
            problem={split.problems[at] ?? null}
            amount={amountText(payee.account)}
            onRemove={() => remove(payee.key)}
          />
        ))}
      </ul>
      <Note aria-live="polite">{termsText(`payees.${note}`)}</Note>
      {cost !== null && split.payees !== null && isUneven(cost.raw, split.payees) && (
        <Note id={`${id}-uneven`}>{termsText('payees.uneven')}</Note>
      )}
      <Button
        id={`${id}-add-payee`}
        size="small"
        disabled={isFull}
        {...(isFull && { 'aria-describedby': `${id}-most` })}
        onClick={() => typedTerms.addPayee(id)}
      >
        {termsText('add')}
      </Button>
      {isFull && <Note id={`${id}-most`}>{termsText('most')}</Note>}
    </fieldset>
  )
}

type RowProps = {
  id: string
  payee: TypedPayee
  number: number
  others: readonly Address[]
  problem: ShareProblem | null
  amount: string | null
  isTried: boolean
  onRemove: () => void
}

/** Problems shown only after a submit, because the person may still be typing. */
const isUnfinished = (problem: ShareProblem) => problem === 'noAccount' || problem === 'noShare'

function PayeeRow({ id, payee, number, others, problem, amount, isTried, onRemove }: RowProps) {
  const field = useAddressField(payee.text)
  const knownAddresses = useKnownAddresses()
  const account = field.kind === 'address' ? field.address : null
  const storeAccount = useEffectEvent(() => typedTerms.changePayee(id, payee.key, { account }))
  useEffect(() => {
    if (account !== payee.account) storeAccount()
  }, [account, payee.account])
  const isShareProblem = problem === 'noShare' || problem === 'tooMuch'
  const isShown = problem !== null && (isTried || !isUnfinished(problem) || shareBps(payee.share) === 0)
  const isLookedUp = problem === 'noAccount' && field.kind !== 'empty'
  const problemText = problem !== null && isShown && !isLookedUp ? termsText(`why.${problem}`) : null
  return (
    <Stack as="li" gap={3} className={styles['payee']}>
      <AddressInput
        id={`${id}-payee-${payee.key}`}
        label={termsText('account', { number })}
        value={payee.text}
        onValue={(text) => typedTerms.changePayee(id, payee.key, { text })}
        field={field}
        known={[...knownAddresses, ...others]}
        problem={isShareProblem ? null : problemText}
      />
      <Cluster as="span" gap={3} top apart>
        <Input
          id={`${id}-share-${payee.key}`}
          label={termsText('share')}
          inputMode="decimal"
          autoComplete="off"
          value={payee.share}
          error={isShareProblem ? problemText : null}
          {...(amount !== null && { hint: amount })}
          onChange={({ target }) => typedTerms.changePayee(id, payee.key, { share: target.value })}
        />
        <Button kind="quiet" size="small" aria-label={termsText('remove.name', { number })} onClick={onRemove}>
          {termsText('remove')}
        </Button>
      </Cluster>
    </Stack>
  )
}
