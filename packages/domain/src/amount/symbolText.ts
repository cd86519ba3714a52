import { safeText } from '../safeText.ts'

const LONGEST = 20
const FIRST = 4
const LAST = 5

/** Longer than 20 characters: the first 4, `...`, the last 5 (spec: money.symbol); nothing hidden in it (case 19). */
export function symbolText(symbol: string): string {
  // Not cut there: its end is shown too.
  const characters = Array.from(safeText(symbol, Number.POSITIVE_INFINITY))
  if (characters.length <= LONGEST) return characters.join('')
  return `${characters.slice(0, FIRST).join('')}...${characters.slice(-LAST).join('')}`
}
