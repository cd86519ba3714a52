import { exactAmount } from '@musi/domain/amount/amountText'
import { maxSpend } from '@musi/domain/settings/maxSpend'
import { latePart } from '#platform/page/loading/latePart.tsx'
import { exchangeAddresses } from '#platform/session/exchange/exchangeAddresses.ts'
import type { CurrencySide } from '../catalogue/useCurrencySide.ts'
import { useListedFacts } from '../catalogue/useListedFacts.ts'
import type { AmountWorthProps } from './AmountWorth.tsx'
import styles from './CurrencyInput.module.css'
import { CurrencyInput } from './CurrencyInput.tsx'
import { RefusedCurrency } from './RefusedCurrency.tsx'

const ColourEdge = latePart(async () => (await import('./ColourEdge.tsx')).ColourEdge)
const AmountWorth = latePart<AmountWorthProps>(async () => (await import('./AmountWorth.tsx')).AmountWorth, {
  // Renders nothing if it fails to load, because the worth is optional.
  Missing: () => null,
})

type Props = {
  id: string
  label: string
  value: string
  isOverdue?: boolean
  side: CurrencySide
  onValue: (text: string) => void
  onPick: () => void
  /** True to show a Max button, which fills in everything that can be spent. */
  hasMax?: boolean
}

/** Everything that can be spent; null if that is nothing, or already typed. */
function maxText({ balance }: CurrencySide, value: string): string | null {
  if (balance?.kind !== 'amount') return null
  const spendable = maxSpend(balance.amount, exchangeAddresses().nativeReserve)
  const text = exactAmount(spendable)
  return spendable.raw === 0n || text === value ? null : text
}

/** An amount of a currency, with its balance, its worth, the reason if it cannot be used, and its colour. */
export function CurrencyField({ id, label, value, isOverdue = false, side, onValue, onPick, hasMax = false }: Props) {
  const { currency, balance, lookup } = side
  const { logoUri, shape } = useListedFacts(currency)
  const max = hasMax ? maxText(side, value) : null
  return (
    <div className={styles['field']}>
      <CurrencyInput
        id={id}
        label={label}
        value={value}
        isOverdue={isOverdue}
        onValue={onValue}
        picked={currency === null ? null : { kind: 'currency', currency, logoUri, shape }}
        onPick={onPick}
        balance={balance}
        note={currency !== null && value !== '' && <AmountWorth currency={currency} text={value} />}
        {...(hasMax && { onMax: max === null ? null : () => onValue(max) })}
      />
      {currency !== null && <ColourEdge currency={currency} logoUri={logoUri} shape={shape} />}
      <RefusedCurrency lookup={lookup} />
    </div>
  )
}
