import { STATEMENT_PATH } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'

/** First and last day, in the format of date fields; an empty text leaves that end open. */
export type Days = { readonly from: string; readonly to: string }

/** URL of the statement; null if the period is empty. */
export function statementPath(account: Address, { from, to }: Days): string | null {
  if (from !== '' && to !== '' && from > to) return null
  const query = new URLSearchParams({ account })
  if (from !== '') query.set('from', from)
  if (to !== '') query.set('to', to)
  return `${STATEMENT_PATH}?${query.toString()}`
}
