import type { Amount } from '@musi/domain/currency'
import { amountText, exactText, isCut } from './amountText.ts'

/** An amount in a few digits. Where digits are cut, every one of them is in its title, and read out in its place (spec: money.exact-at-hand). */
export function Money({ amount, digits }: { amount: Amount; digits: number }) {
  const shown = amountText(amount, digits)
  if (!isCut(amount, digits)) return shown
  const exact = exactText(amount)
  return (
    <span title={exact}>
      <span aria-hidden="true">{shown}</span>
      <span className="unseen">{exact}</span>
    </span>
  )
}
