import { TokenFigures } from '@musi/api/market/market'
import { MARKET_TOKENS_PATH } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import * as v from 'valibot'
import { fetchHistory } from '#platform/session/history/fetchHistory.ts'

const TokenChange = v.pick(TokenFigures, ['token', 'change'])

/** Change of each token's price within a day; null if it had no price a day ago. Throws without an answer. */
export async function fetchDayChanges(): Promise<DayChanges> {
  const { rows } = await fetchHistory(MARKET_TOKENS_PATH, TokenChange)
  return new Map(rows.map(({ token, change }) => [token, change.day]))
}

export type DayChanges = ReadonlyMap<Address, number | null>
