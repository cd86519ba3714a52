import { amountOf, type Token } from '@musi/domain/currency'
import { figureText } from '#platform/page/money/figureText.ts'
import { significantAmount } from '@musi/domain/amount/amountText'
import type { JukeSong } from './jukeSong.ts'

const DIGITS = 4
const SAMPLE_DECIMALS = 18
const BASE = 10n

/** Formatted price of a play; null if the token's decimals are unknown. */
export function costFigure({ cost, offer }: Pick<JukeSong, 'cost' | 'offer'>, token: Token | null): string | null {
  if (offer.kind === 'registered')
    return token === null ? null : figureText(significantAmount(amountOf(token, cost), DIGITS))
  const whole = cost / BASE ** BigInt(SAMPLE_DECIMALS)
  const cents = (cost / BASE ** BigInt(SAMPLE_DECIMALS - 2)) % 100n
  const text = cents === 0n ? `${whole}` : `${whole}.${String(cents).padStart(2, '0').replace(/0$/, '')}`
  return figureText(text)
}
