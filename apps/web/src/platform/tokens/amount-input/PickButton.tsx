import { symbolText } from '@musi/domain/amount/symbolText'
import { Icon } from '@musi/ui/Icon'
import { amountFieldText } from './amountWords.ts'
import styles from './CurrencyInput.module.css'
import { PickedCurrency } from './PickedCurrency.tsx'
import type { Picked } from './picked.ts'

export type PickProps = {
  label: string
  picked: Picked | null
  /** Opens the token dialog; null if the currency cannot be changed here. */
  onPick: (() => void) | null
}

/** The symbol of a currency, or both symbols of a pair. */
export const symbolOf = (picked: Picked) =>
  picked.kind === 'currency'
    ? symbolText(picked.currency.symbol)
    : amountFieldText('pair', {
        one: symbolText(picked.currencies[0].symbol),
        other: symbolText(picked.currencies[1].symbol),
      })

/** The picked currency, as a button to choose another. */
export function PickButton({ label, picked, onPick }: PickProps) {
  if (onPick === null)
    return picked === null ? null : (
      <span className={styles['fixed']}>
        <PickedCurrency picked={picked} />
      </span>
    )
  if (picked === null)
    return (
      <button
        type="button"
        className={`open-currency-select-button ${styles['none']}`}
        aria-haspopup="dialog"
        onClick={onPick}
      >
        <span className="token-symbol-container">{amountFieldText('select')}</span>
        <Icon name="down" />
      </button>
    )
  return (
    <button
      type="button"
      className={`open-currency-select-button ${styles['picked']}`}
      // A title rather than a label, because for voice control the accessible name must be the
      // visible text.
      title={amountFieldText('change', { label, symbol: symbolOf(picked) })}
      aria-haspopup="dialog"
      onClick={onPick}
    >
      <PickedCurrency picked={picked} />
      <Icon name="down" />
    </button>
  )
}
