import { type Currency, amountOf } from '@musi/domain/currency'
import type { TwoAmounts } from '@musi/domain/liquidity/takenAmounts'
import { exactText } from '#platform/page/money/amountText.ts'
import { sentBeforeText } from './sentWords.ts'

/** Tokens sent to a pool without liquidity, with all digits; null if there are none. */
export function sentText(currencies: readonly [Currency, Currency], sent: TwoAmounts | null): string | null {
  if (sent === null) return null
  const [one, other] = currencies
    .map((currency, at) => amountOf(currency, sent[at] ?? 0n))
    .filter(({ raw }) => raw > 0n)
  if (one === undefined) return null
  return other === undefined ? exactText(one) : sentBeforeText('both', { one: exactText(one), other: exactText(other) })
}
