import type { Act } from '@musi/api/history/acts'
import type { ChainSong } from '@musi/api/music/songs'
import type { FirstSong } from '@musi/api/music/uploads'
import type { Transaction } from 'kysely'
import { actOfRow } from '../store/historyStore.ts'
import { ownPlays } from '../figures/paidDays.ts'
import { type LogPlace, type Part, newestBefore, cutToPage } from '../store/historyPart.ts'
import type { Tables } from '../store/tables.ts'

/** `song`: only this song. */
export type SongQuery = { artist: string | null; song: string | null; before: LogPlace | null }

type Reading = Transaction<Tables>

const PAGE = 100

const NO_PLAYS = { plays: 0, listeners: 0 } as const

/** Songs in their current state, newest first. */
export async function songRows(reading: Reading, { artist, song, before }: SongQuery) {
  let all = reading.selectFrom('acts').selectAll().where('kind', '=', 'registerSong')
  if (artist !== null) all = all.where('account', '=', artist)
  if (song !== null) all = all.where('subject', '=', song)
  const registered = await newestBefore(all, before)
    .limit(PAGE + 1)
    .execute()
  const ids = registered.map(({ subject }) => subject)
  if (ids.length === 0) return cutToPage<ChainSong>([], PAGE)
  const changes = await reading
    .selectFrom('acts')
    .selectAll()
    .where('subject', 'in', ids)
    .where('kind', 'in', ['changeSongCost', 'retireSong'])
    .orderBy('block')
    .orderBy('log')
    .execute()
  const plays = await countPaidPlays(reading, ids)
  const costs = new Map<string, string>()
  const retired = new Set<string>()
  for (const change of changes.map(actOfRow)) {
    if (change.kind === 'changeSongCost') costs.set(change.song, change.cost)
    if (change.kind === 'retireSong') retired.add(change.song)
  }
  const acts = registered.map(actOfRow).filter((act) => act.kind === 'registerSong')
  const first = await findFirstSongs(reading, acts)
  const rows = acts.map((act): ChainSong => {
    const { jukebox, song, account: artist, token, opensAtSeconds, contentHash, block, log, timeSeconds } = act
    const currentState = {
      cost: costs.get(song) ?? act.cost,
      isRetired: retired.has(song),
      ...(plays.get(song) ?? NO_PLAYS),
    }
    const terms = { song, jukebox, artist, token, ...currentState, opensAtSeconds, contentHash }
    return { ...terms, block, log, timeSeconds, first: first.get(song) ?? null }
  })
  return cutToPage(rows, PAGE)
}

type PlayTotals = { plays: number; listeners: number }

/** Plays and payers, without payments by the artist or a payee of the song (spec: charts.own-plays). */
async function countPaidPlays(reading: Reading, songs: readonly string[]): Promise<ReadonlyMap<string, PlayTotals>> {
  const all = await reading
    .selectFrom('payers')
    .select((column) => [
      'song',
      column.fn.sum('plays').as('plays'),
      column.fn.count('payer').distinct().as('listeners'),
    ])
    .where('song', 'in', songs)
    .groupBy('song')
    .execute()
  const ownPlaysBySong = new Map<string, { plays: number; payers: Set<string> }>()
  for (const { song, payer, plays } of await ownPlays(reading, songs)) {
    const { plays: before, payers } = ownPlaysBySong.get(song) ?? { plays: 0, payers: new Set() }
    ownPlaysBySong.set(song, { plays: before + plays, payers: payers.add(payer) })
  }
  return new Map(
    all.map(({ song, plays, listeners }) => {
      const excluded = ownPlaysBySong.get(song)
      return [
        song,
        { plays: Number(plays) - (excluded?.plays ?? 0), listeners: Number(listeners) - (excluded?.payers.size ?? 0) },
      ]
    }),
  )
}

type Registration = Pick<Extract<Act, { kind: 'registerSong' }>, 'song' | 'account' | 'contentHash'>

/** Finds songs of other artists that registered the same recording earlier. */
async function findFirstSongs(
  reading: Reading,
  songs: readonly Registration[],
): Promise<ReadonlyMap<string, FirstSong>> {
  const hashes = songs.map(({ contentHash }) => contentHash)
  const rows = await reading
    .selectFrom('recordings')
    .selectAll()
    .where('content_hash', 'in', hashes)
    .orderBy('block', 'desc')
    .orderBy('log', 'desc')
    .execute()
  const first = new Map(rows.map(({ content_hash, song, artist }) => [content_hash, { song, artist }]))
  return new Map(
    songs.flatMap(({ song, account, contentHash }) => {
      const earliest = first.get(contentHash)
      return earliest === undefined || earliest.artist === account ? [] : [[song, earliest] as const]
    }),
  )
}

/** The first registration of a recording. */
export async function firstRegistered(reading: Reading, contentHash: string): Promise<Part<readonly FirstSong[]>> {
  const rows = await reading
    .selectFrom('recordings')
    .select(['song', 'artist'])
    .where('content_hash', '=', contentHash)
    .orderBy('block')
    .orderBy('log')
    .limit(1)
    .execute()
  return { rows, isLast: true }
}
