import { exactAmount } from '@musi/domain/amount/amountText'
import { maxSpend } from '@musi/domain/settings/maxSpend'
import { latePart } from '../../page/loading/latePart.tsx'
import { exchangePlaces } from '../../session/exchange/exchangePlaces.ts'
import type { CurrencySide } from '../catalogue/useCurrencySide.ts'
import { useListedFacts } from '../catalogue/useListedFacts.ts'
import styles from './CurrencyField.module.css'
import { CurrencyInput } from './CurrencyInput.tsx'
import { RefusedCurrency } from './RefusedCurrency.tsx'

const ColourBand = latePart(async () => (await import('./ColourBand.tsx')).ColourBand)

type Props = {
  id: string
  label: string
  value: string
  side: CurrencySide
  onValue: (text: string) => void
  onPick: () => void
  /** All that can be spent may be taken at once. */
  hasMax?: boolean
}

/** All that can be spent; null where there is nothing, or it stands there already. */
function maxText({ balance }: CurrencySide, value: string): string | null {
  if (balance?.kind !== 'amount') return null
  const most = maxSpend(balance.amount, exchangePlaces().nativeReserve)
  const text = exactAmount(most)
  return most.raw === 0n || text === value ? null : text
}

/** How much of which currency, with what is held of it, why it is refused, and the colour that it wears. */
export function CurrencyField({ id, label, value, side, onValue, onPick, hasMax = false }: Props) {
  const { currency, balance, found } = side
  const { logoUri, shape } = useListedFacts(currency)
  const most = hasMax ? maxText(side, value) : null
  return (
    <div className={styles['field']}>
      <CurrencyInput
        id={id}
        label={label}
        value={value}
        onValue={onValue}
        picked={currency === null ? null : { kind: 'currency', currency, logoUri, shape }}
        onPick={onPick}
        balance={balance}
        {...(hasMax && { onMax: most === null ? null : () => onValue(most) })}
      />
      {currency?.kind === 'token' && <ColourBand currency={currency} logoUri={logoUri} />}
      <RefusedCurrency found={found} />
    </div>
  )
}
