import type { PlayPrice } from '@musi/api/music/plays'
import type { ChainSong } from '@musi/api/music/songs'
import type { Chain } from '@musi/chain/chains/chainTable'
import type { Address } from '@musi/domain/address'
import type { Kysely } from 'kysely'
import type { ServiceNeeds } from '#history/serviceNeeds.ts'
import { upstreamForClient } from '#platform/rpc/upstreamForClient.ts'
import type { Upstream } from '#platform/rpc/upstream.ts'
import type { SongTables } from '../songs/songTables.ts'
import type { PlayTables } from './playTables.ts'

export type PlaceNeeds = Pick<ServiceNeeds, 'database' | 'index' | 'upstream'> & {
  chain: Chain
  /** `jukeboxes` is empty if this chain has no jukebox. */
  jukeboxes: readonly Address[]
}

export type PlaceTables = { plays: Kysely<PlayTables>; songs: Kysely<SongTables> }

/** A registered song, and the node to call on behalf of the client. */
export type PlayPlace = { tables: PlaceTables; song: ChainSong; price: PlayPrice; node: Pick<Upstream, 'ask'> }

/** Returns null if the database is unavailable. */
export async function placeTables({ database }: Pick<PlaceNeeds, 'database'>): Promise<PlaceTables | null> {
  const [plays, songs] = await Promise.all([database.tables<PlayTables>(), database.tables<SongTables>()])
  return plays === null || songs === null ? null : { plays, songs }
}

export async function playPlace(
  needs: PlaceNeeds,
  id: string,
  client: string,
): Promise<({ ok: true } & PlayPlace) | { ok: false; code: 'noSuchSong' | 'chainAway' }> {
  const { index, upstream, chain, jukeboxes } = needs
  if (jukeboxes.length === 0) return { ok: false, code: 'noSuchSong' }
  const query = { kind: 'songs', artist: null, song: id, before: null } as const
  const [tables, page] = await Promise.all([placeTables(needs), index.query<'songs'>(query)])
  if (tables === null || page === null) return { ok: false, code: 'chainAway' }
  const [song] = page.rows
  if (song === undefined) return { ok: false, code: 'noSuchSong' }
  const { jukebox, token, cost, opensAtSeconds } = song
  const price = { chainId: chain.id, jukebox, song: id, token, cost, opensAtSeconds }
  return { ok: true, tables, song, node: upstreamForClient(upstream, client), price }
}
