import { safeText } from '@musi/domain/safeText'
import { type Hex, hexToString, size, trim } from 'viem'

/** What is shown of them at most (case 19). */
export const SYMBOL_LIMIT = 20
export const NAME_LIMIT = 60

/** What a token calls itself. Old ones answer with 32 bytes where today's answer with a text (spec: tokens.unknown-data). */
export function tokenText(answer: Hex, limit: number): string {
  if (answer === '0x') return ''
  if (size(answer) === 32) return safeText(hexToString(trim(answer, { dir: 'right' })), limit)
  return safeText(longText(answer), limit)
}

/** Read by hand: a text of a megabyte is not decoded to show twenty letters of it. */
function longText(answer: Hex): string {
  const word = (at: number) => Number.parseInt(answer.slice(2 + at * 2, 66 + at * 2), 16)
  const start = word(0)
  const length = Math.min(word(start), 4000)
  return Number.isSafeInteger(start + length)
    ? hexToString(`0x${answer.slice(66 + start * 2, 66 + start * 2 + length * 2)}`)
    : ''
}
