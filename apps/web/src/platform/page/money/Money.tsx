import type { Amount } from '@musi/domain/currency'
import { amountText, exactText, seenText } from './amountText.ts'

/** An amount in a few digits. Where digits are cut, every one of them is in its title, and read out in its place (spec: money.exact-at-hand). */
export function Money({ amount, digits }: { amount: Amount; digits: number }) {
  const [shown, seen, exact] = [amountText(amount, digits), seenText(amount, digits), exactText(amount)]
  if (shown === exact && shown === seen) return shown
  return (
    <span title={exact}>
      <span aria-hidden="true">{seen}</span>
      <span className="unseen">{exact}</span>
    </span>
  )
}
