import { exactAmount } from '@musi/domain/amount/amountText'
import { maxSpend } from '@musi/domain/settings/maxSpend'
import { latePart } from '#platform/page/loading/latePart.tsx'
import { exchangeAddresses } from '#platform/session/exchange/exchangeAddresses.ts'
import type { CurrencySide } from '../catalogue/useCurrencySide.ts'
import { useListedFacts } from '../catalogue/useListedFacts.ts'
import styles from './CurrencyInput.module.css'
import { CurrencyInput } from './CurrencyInput.tsx'
import { RefusedCurrency } from './RefusedCurrency.tsx'

const ColourBand = latePart(async () => (await import('./ColourBand.tsx')).ColourBand)

type Props = {
  id: string
  label: string
  value: string
  isOverdue?: boolean
  side: CurrencySide
  onValue: (text: string) => void
  onPick: () => void
  /** Shows a button that fills in everything that can be spent. */
  hasMax?: boolean
}

/** Everything that can be spent; null if that is nothing, or already typed. */
function maxText({ balance }: CurrencySide, value: string): string | null {
  if (balance?.kind !== 'amount') return null
  const most = maxSpend(balance.amount, exchangeAddresses().nativeReserve)
  const text = exactAmount(most)
  return most.raw === 0n || text === value ? null : text
}

/** An amount of a currency, with its balance, the reason if it cannot be used, and its colour. */
export function CurrencyField({ id, label, value, isOverdue = false, side, onValue, onPick, hasMax = false }: Props) {
  const { currency, balance, lookup } = side
  const { logoUri, shape } = useListedFacts(currency)
  const most = hasMax ? maxText(side, value) : null
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
        {...(hasMax && { onMax: most === null ? null : () => onValue(most) })}
      />
      {currency !== null && <ColourBand currency={currency} logoUri={logoUri} shape={shape} />}
      <RefusedCurrency lookup={lookup} />
    </div>
  )
}
