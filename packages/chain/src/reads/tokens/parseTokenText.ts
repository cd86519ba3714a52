import { safeText } from '@musi/domain/safeText'
import { TOKEN_LIMITS } from '@musi/domain/text/textLimits'
import { type Hex, hexToString, size, trim } from 'viem'

/** Maximum characters (case 19). A symbol is unlimited here, because it is later shortened in its middle (spec: money.symbol). */
export const SYMBOL_LIMIT = Number.POSITIVE_INFINITY
export const NAME_LIMIT = TOKEN_LIMITS.name

/** A token's name or symbol. Old tokens answer with 32 bytes where newer ones answer with a string (spec: tokens.unknown-data). */
export function parseTokenText(answer: Hex, limit: number): string {
  if (answer === '0x') return ''
  if (size(answer) === 32) return safeText(hexToString(trim(answer, { dir: 'right' })), limit)
  return safeText(longText(answer), limit)
}

/** Decoded by hand, so that a megabyte of text is not decoded to show twenty characters. */
function longText(answer: Hex): string {
  const word = (at: number) => Number.parseInt(answer.slice(2 + at * 2, 66 + at * 2), 16)
  const start = word(0)
  const length = Math.min(word(start), 4000)
  return Number.isSafeInteger(start + length)
    ? hexToString(`0x${answer.slice(66 + start * 2, 66 + start * 2 + length * 2)}`)
    : ''
}
