import type { Currency, Native } from '../currency.ts'
import type { TokenRows } from './tokenSearch.ts'

/** What Enter picks; null: it is not clear what was meant (spec: token-select.enter). */
export function pickOnEnter(query: string, rows: TokenRows, native: Native): Currency | null {
  if (rows.kind === 'address') return rows.token
  const asked = query.trim().toLowerCase()
  if (asked === 'eth' || asked === native.symbol.toLowerCase()) return native
  const [first = null] = rows.tokens.rows(0, 1)
  if (first?.symbol.toLowerCase() === asked) return first
  const count = rows.tokens.count + (rows.native ? 1 : 0)
  return count === 1 ? (first ?? native) : null
}
