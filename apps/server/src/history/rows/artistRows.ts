import type { Address } from '@musi/domain/address'
import type { Transaction } from 'kysely'
import { actOfRow } from '../store/historyStore.ts'
import { type LogPlace, type Part, cutToPage } from '../store/historyPart.ts'
import type { Tables } from '../store/tables.ts'

export type ArtistQuery = { after: LogPlace | null; songsAfter: number }

/** A token of the factory, in order of creation. */
export type CreatedToken = LogPlace & { address: Address; creator: Address; symbol: string; name: string }
export type RegisteredSong = { artist: Address; token: Address; block: number }
export type Artists = { tokens: readonly CreatedToken[]; songs: readonly RegisteredSong[] }

const PAGE = 5000

/** Tokens of the factory with the songs that name them. */
export async function artistRows(
  reading: Transaction<Tables>,
  { after, songsAfter }: ArtistQuery,
): Promise<Part<Artists>> {
  const { block, log } = after ?? { block: -1, log: -1 }
  const created = await reading
    .selectFrom('tokens')
    .selectAll()
    .where((column) =>
      column.or([column('block', '>', block), column.and([column('block', '=', block), column('log', '>', log)])]),
    )
    .orderBy('block')
    .orderBy('log')
    .limit(PAGE + 1)
    .execute()
  const registered = await reading
    .selectFrom('acts')
    .selectAll()
    .where('kind', '=', 'registerSong')
    .where('block', '>', songsAfter)
    .orderBy('block')
    .orderBy('log')
    .execute()
  const { rows: tokens, isLast } = cutToPage(created, PAGE)
  const songs = registered.map(actOfRow).flatMap((act): RegisteredSong[] => {
    if (act.kind !== 'registerSong') return []
    return [{ artist: act.account as Address, token: act.token as Address, block: act.block }]
  })
  return { rows: { tokens: tokens as readonly CreatedToken[], songs }, isLast }
}
