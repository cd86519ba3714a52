import type { Currency, Native } from '../../currency.ts'
import type { TokenRows } from './tokenSearch.ts'

/** Selection on Enter; null if the query is ambiguous (spec: token-select.enter). */
export function pickOnEnter(query: string, rows: TokenRows, native: Native): Currency | null {
  if (rows.kind === 'address') return rows.token
  const searchText = query.trim().toLowerCase()
  if (searchText === 'eth' || searchText === native.symbol.toLowerCase()) return native
  const [first = null] = rows.tokens.rows(0, 1)
  if (first?.symbol.toLowerCase() === searchText) return first
  const count = rows.tokens.count + (rows.native ? 1 : 0)
  return count === 1 ? (first ?? native) : null
}
