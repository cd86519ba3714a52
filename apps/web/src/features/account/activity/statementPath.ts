import { STATEMENT_PATH } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'

/** Days as a date field has them; empty: open. */
export type Days = { readonly from: string; readonly to: string }

/** URL of the statement; null if the period is empty. */
export function statementPath(account: Address, { from, to }: Days): string | null {
  if (from !== '' && to !== '' && from > to) return null
  const query = new URLSearchParams({ account })
  if (from !== '') query.set('from', from)
  if (to !== '') query.set('to', to)
  return `${STATEMENT_PATH}?${query.toString()}`
}
