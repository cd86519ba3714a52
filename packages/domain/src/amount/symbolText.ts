import { safeText } from '../safeText.ts'

const MAX_LENGTH = 20
const FIRST_LENGTH = 4
const LAST_LENGTH = 5

/** Shortens a symbol of more than 20 characters to the first 4, `...`, the last 5 (spec: money.symbol), and removes hidden ones (case 19). */
export function symbolText(symbol: string): string {
  // No limit here, because the end is shown too.
  const characters = Array.from(safeText(symbol, Number.POSITIVE_INFINITY))
  if (characters.length <= MAX_LENGTH) return characters.join('')
  return `${characters.slice(0, FIRST_LENGTH).join('')}...${characters.slice(-LAST_LENGTH).join('')}`
}
