import { MAX_TYPED_LENGTH, typedAmount } from '@musi/domain/amount/typedAmount'
import { AmountField } from '@musi/ui/controls/AmountField'
import { Skeleton } from '@musi/ui/Skeleton'
import { Cluster } from '@musi/ui/layout/Stack'
import type { ReactNode } from 'react'
import { amountFigure, exactFigure } from '#platform/page/money/amountText.ts'
import { lastAnswer } from '#platform/session/freshness/lastAnswer.ts'
import type { Balance } from '../catalogue/useBalance.ts'
import { amountFieldText } from './amountWords.ts'
import styles from './CurrencyInput.module.css'
import { type PickProps, PickButton, symbolOf } from './PickButton.tsx'

type Props = PickProps & {
  /** Id of the field, such as `swap-currency-input` (spec: hooks.swap). */
  id: string
  value: string
  /** True if the value was computed from overdue prices. */
  isOverdue?: boolean
  onValue: (text: string) => void
  /** The account's balance; null without a wallet or a selection. */
  balance: Balance
  /** Sets the whole balance; null without a balance, or if the amount is all of it already. Absent: no Max button here. */
  onMax?: (() => void) | null
  /** Shown below the amount: what it is worth. */
  note?: ReactNode
}

const BALANCE_DIGITS = 6

/** An amount and its currency: the one field for amounts on every screen. */
export function CurrencyInput({
  id,
  label,
  value,
  isOverdue = false,
  onValue,
  balance,
  onMax,
  note,
  picked,
  onPick,
}: Props) {
  return (
    <fieldset id={id} aria-label={label} className={`${styles['panel']} ringed-by-keyboard`}>
      <Cluster gap={3} nowrap center apart className={styles['line']}>
        <span>{label}</span>
        {balance !== null && <BalanceText balance={balance} />}
      </Cluster>
      <Cluster gap={3} nowrap center apart className={styles['middle']}>
        <AmountField
          className="token-amount-input"
          aria-label={amountFieldText('field', { label })}
          title={amountFieldText('title')}
          placeholder={amountFieldText('placeholder')}
          minLength={1}
          maxLength={MAX_TYPED_LENGTH}
          pattern="^[0-9]*[.,]?[0-9]*$"
          value={value}
          onValue={onValue}
          acceptText={typedAmount}
          isOverdue={isOverdue}
        />
        <PickButton label={label} picked={picked} onPick={onPick} />
      </Cluster>
      <Cluster
        gap={3}
        nowrap
        center
        apart
        className={styles['line']}
        hidden={note === undefined && onMax === undefined}
      >
        <span>{note}</span>
        {onMax && picked !== null && (
          <button
            type="button"
            className={`${styles['max']} touch-target`}
            aria-label={amountFieldText('maxOf', { symbol: symbolOf(picked) })}
            onClick={(event) => {
              // After a press by keyboard the focus moves to the input, because the button disappears.
              if (event.detail === 0) event.currentTarget.closest('fieldset')?.querySelector('input')?.focus()
              onMax()
            }}
          >
            {amountFieldText('max')}
          </button>
        )}
      </Cluster>
    </fieldset>
  )
}

function BalanceText({ balance }: { balance: NonNullable<Balance> }) {
  if (balance.kind === 'loading')
    return (
      <span className={styles['waiting']}>
        <Skeleton brief label={amountFieldText('balanceLoading')} />
      </span>
    )
  const { amount, freshness } = balance
  return (
    <span className={styles['balance']} {...lastAnswer(freshness, exactFigure(amount))}>
      {amountFieldText('balance', { amount: amountFigure(amount, BALANCE_DIGITS) })}
    </span>
  )
}
