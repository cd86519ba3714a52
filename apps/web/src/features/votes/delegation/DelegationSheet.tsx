import type { Address } from '@musi/domain/address'
import { amountOf } from '@musi/domain/currency'
import { delegateProblem, type DelegateProblem } from '@musi/domain/governance/delegateProblem'
import { delegateTarget } from '@musi/domain/governance/delegateTarget'
import { needsUnlock } from '@musi/domain/governance/voting'
import { Button } from '@musi/ui/controls/Button'
import { Note } from '@musi/ui/layout/Note'
import { useState } from 'react'
import { config } from '#platform/page/config/config.ts'
import { ListedAs } from '#platform/page/card/ListedAs.tsx'
import { amountText, exactText, isCut } from '#platform/page/money/amountText.ts'
import { useKnownAddresses } from '#platform/session/names/useKnownAddresses.ts'
import { ReviewQuestion } from '#platform/session/review/ReviewQuestion.tsx'
import { ReviewSheet } from '#platform/session/review/ReviewSheet.tsx'
import { reviewText } from '#platform/session/review/reviewWords.ts'
import { useReview } from '#platform/session/review/useReview.ts'
import { AddressInput } from '#platform/tokens/address-input/AddressInput.tsx'
import { useAddressField } from '#platform/tokens/address-input/useAddressField.ts'
import { useNames } from '#platform/tokens/explain/useNames.ts'
import styles from '../decision/Decision.module.css'
import type { Governance } from '../governance/governance.ts'
import type { VotingPower } from '../governance/useVotingPower.ts'
import { delegateIntent } from './delegateIntent.ts'
import { delegationText } from './delegationWords.ts'

const DIGITS = 4

type DelegateAct = { readonly delegatee: Address; readonly balance: bigint }

type Props = Pick<Governance, 'token'> & {
  open: boolean
  onClose: () => void
  account: Address
  power: VotingPower
  /** A delegate chosen elsewhere. */
  chosenDelegate?: Address | null
  /** Element that gets the focus after sending. */
  returnFocusId: string
}

/** "Unlock Votes" or "Update Delegation" (spec: governance.delegate). */
export function DelegationSheet({ token, open, onClose, account, power, chosenDelegate = null, returnFocusId }: Props) {
  // Null delegates to the account itself.
  const [typed, setTyped] = useState<string | null>(chosenDelegate)
  const field = useAddressField(typed ?? '')
  const knownAddresses = useKnownAddresses()
  const isCustom = typed !== null
  const target = delegateTarget(
    account,
    isCustom ? { resolved: field.kind === 'address' ? field.address : null } : null,
  )
  const problem = delegateProblem({
    target: isCustom ? field : { kind: 'address', address: account },
    delegate: power.delegate,
    contracts: Object.values(config().book?.contracts ?? {}),
  })
  const amount = amountOf(token, power.balance)
  const disabledReason = problem && problemText(problem, isCustom)
  const nameOf = useNames(target === null ? [] : [target], 'people')
  const typedAct = target === null || disabledReason !== null ? null : { delegatee: target, balance: power.balance }
  const session = useReview<DelegateAct>({ intentOf: delegateIntent, typed: typedAct })
  return (
    <ReviewSheet
      name="delegate"
      {...{ session, returnFocusId }}
      form={{
        isOpen: open,
        onClose: () => {
          setTyped(chosenDelegate)
          onClose()
        },
      }}
      title={delegationText(needsUnlock(power) ? 'unlock' : 'update')}
      underWay={{ waiting: delegationText(isCustom ? 'delegating' : 'unlocking') }}
      done={{
        title: delegationText(isCustom ? 'done' : 'done.self'),
        text: (act) => doneText(act, account, token, nameOf),
      }}
      summary={(act) => amountText(amountOf(token, act.balance), DIGITS)}
      linkText="viewTransaction"
    >
      <ReviewQuestion
        name="delegate"
        session={session}
        isStrict
        confirm={{ id: 'confirm-delegate', label: delegationText(isCustom ? 'votes' : 'self') }}
        whyDisabled={disabledReason}
      >
        <p>{delegationText('earned')}</p>
        <ListedAs />
        <p>{delegationText('choice')}</p>
        <p className={styles['votes']}>{amountText(amount, DIGITS)}</p>
        {isCut(amount, DIGITS) && (
          <Note figures breaks>
            {reviewText('exactly', { amount: exactText(amount) })}
          </Note>
        )}
        {isCustom && (
          <AddressInput
            id="delegate-address"
            label={delegationText('delegate')}
            value={typed}
            onValue={setTyped}
            field={field}
            known={knownAddresses}
          />
        )}
        <div className={styles['toggle']}>
          <Button id="toggle-delegate" size="small" onClick={() => setTyped(isCustom ? null : '')}>
            {delegationText(isCustom ? 'remove' : 'add')}
          </Button>
        </div>
        <Note figures breaks>
          {delegationText('lasts')}
        </Note>
      </ReviewQuestion>
    </ReviewSheet>
  )
}

const problemText = ({ kind }: DelegateProblem, isCustom: boolean) =>
  delegationText(kind === 'same' && !isCustom ? 'why.sameSelf' : `why.${kind}`)

function doneText(
  { delegatee, balance }: DelegateAct,
  account: Address,
  token: Governance['token'],
  nameOf: (address: Address) => string,
): string {
  const amount = amountText(amountOf(token, balance), DIGITS)
  return delegatee === account
    ? delegationText('done.selfText', { amount })
    : delegationText('done.text', { whom: nameOf(delegatee), amount })
}
