import { randomInt } from 'node:crypto'
import type { NewSong, SongChange, StudioRefusalCode, StudioSong } from '@musi/api/music/studio'
import type { Address } from '@musi/domain/address'
import type { Kysely } from 'kysely'
import type { ServiceNeeds } from '#history/serviceNeeds.ts'
import { nowSeconds } from '#platform/clock.ts'
import { upstreamForClient } from '#platform/rpc/upstreamForClient.ts'
import { blockTime } from '../plays/blockTime.ts'
import { canReadKeys } from '../plays/holdsKey.ts'
import { type SongRow, artworkObject, songRow } from '../songs/songDetails.ts'
import type { ObjectReferences } from '../uploads/objectReferences.ts'
import { deleteOldDrafts } from './deleteOldDrafts.ts'
import { registrationOf, songsRegisteredBy } from './registeredSongs.ts'
import { type ShownNeeds, shownSong, unheardPlays } from './shownSong.ts'
import { changedColumns, deletedSongColumns, planColumn, safeFields, soundColumns } from './songColumns.ts'
import { readSongId } from './readSongId.ts'
import {
  type StudioTables,
  changeSong,
  deleteSong,
  insertSong,
  deletedSongs,
  readyArtwork,
  readySound,
  songCount,
  songsOf,
} from './studioStore.ts'

type Refused = { ok: false; code: StudioRefusalCode }
export type SongOutcome = { ok: true; song: StudioSong } | Refused

/** The songs of an account: drafts and registered ones (spec: songs.studio). */
export type SongService = {
  list: (account: Address) => Promise<readonly StudioSong[] | null>
  /** `client`: charged for the chain calls. */
  add: (account: Address, client: string, song: NewSong) => Promise<SongOutcome>
  change: (account: Address, client: string, song: string, change: SongChange) => Promise<SongOutcome>
  /** The recording is kept until every paid play has been heard. */
  remove: (account: Address, song: string) => Promise<SongOutcome>
  /** Changes when somebody here has added, changed or removed a song. */
  changeCount: () => number
  /** Removes deleted songs once their paid plays are heard, and drafts that were never registered. */
  sweep: () => Promise<void>
  stop: () => void
}

type Needs = ShownNeeds &
  Pick<ServiceNeeds, 'index' | 'upstream' | 'log'> & {
    references: ObjectReferences
  }

type Db = Kysely<StudioTables>

/** More than any person creates; a program with many accounts is limited by its IP address. */
const MAX_SONGS = 500
const NONCES = 2 ** 47
const SWEEP_EVERY_MS = 3_600_000

const AWAY = { ok: false, code: 'away' } as const satisfies Refused

const tablesOf = ({ database }: Pick<Needs, 'database'>): Promise<Db | null> => database.tables<StudioTables>()
const objectsOf = (row: SongRow) => [row.sound_object, row.preview_object, artworkObject(row.artwork)]

export function songService(needs: Needs): SongService {
  const timer = setInterval(() => {
    sweep(needs).catch((error: unknown) => needs.log.error(`Songs were not swept: ${String(error)}`))
  }, SWEEP_EVERY_MS).unref()
  let changeCount = 0
  async function countingChange(outcome: Promise<SongOutcome>): Promise<SongOutcome> {
    try {
      return await outcome
    } finally {
      changeCount += 1
    }
  }
  return {
    list: (account) => list(needs, account),
    changeCount: () => changeCount,
    add: (account, client, song) => countingChange(add(needs, account, client, song)),
    change: (account, client, song, changes) => countingChange(change(needs, account, client, song, changes)),
    remove: (account, song) => countingChange(remove(needs, account, song)),
    sweep: () => sweep(needs),
    stop: () => clearInterval(timer),
  }
}

async function list(needs: Needs, account: Address): Promise<readonly StudioSong[] | null> {
  const { index, upstream } = needs
  const [db, registered, seconds] = await Promise.all([
    tablesOf(needs),
    songsRegisteredBy(index, account),
    blockTime(upstream),
  ])
  if (db === null || registered === null || seconds === null) return null
  await deleteHeardSongs(needs, db, account)
  const rows = await songsOf(db, account, [...registered.keys()])
  const songs = await Promise.all(rows.map((row) => shownSong(needs, row, registered.get(row.song) ?? null, seconds)))
  return songs.filter((song) => song !== null)
}

async function add(
  needs: Needs,
  account: Address,
  client: string,
  { sound, artwork, ...fields }: NewSong,
): Promise<SongOutcome> {
  const { upstream, jukeboxes, references } = needs
  const safe = safeFields(fields)
  if (safe === null) return { ok: false, code: 'badRequest' }
  const { keys, supporters, plan, ...texts } = safe
  const db = await tablesOf(needs)
  if (db === null) return AWAY
  if ((await songCount(db, account)) >= MAX_SONGS) return { ok: false, code: 'quota' }
  const refusal = await keyRefusal(needs, account, client, safe)
  if (refusal !== null) return refusal
  const nonce = BigInt(randomInt(1, NONCES))
  const [jukebox] = jukeboxes
  const song =
    jukebox === undefined ? null : await readSongId(upstreamForClient(upstream, client), jukebox, account, nonce)
  if (jukebox === undefined || song === null) return AWAY
  const isAdded = await references.enqueue(async () => {
    const recording = await readySound(db, account, sound)
    const picture = artwork === null ? null : await readyArtwork(db, account, artwork)
    if (recording === null || (artwork !== null && picture === null)) return false
    const now = nowSeconds(needs.clock)
    const row = {
      song,
      jukebox,
      account,
      nonce: String(nonce),
      ...texts,
      exclusive: 'true' as const,
      keys: JSON.stringify(keys),
      supporters: JSON.stringify(supporters),
      plan: planColumn(plan),
      ...soundColumns(song, recording),
      artwork: picture?.result.address ?? null,
      made_at: now,
      changed_at: now,
      leaving_at: null,
      network: recording.row.network,
      is_registered: 0 as const,
    }
    await insertSong(db, row, [recording, picture])
    return true
  })
  return isAdded ? await outcomeOf(needs, db, song) : { ok: false, code: 'notReady' }
}

async function change(
  needs: Needs,
  account: Address,
  client: string,
  song: string,
  { sound, artwork, ...fields }: SongChange,
): Promise<SongOutcome> {
  const { references } = needs
  const safe = safeFields(fields)
  if (safe === null) return { ok: false, code: 'badRequest' }
  const db = await tablesOf(needs)
  if (db === null) return AWAY
  const mine = await ownRow(needs, db, account, song)
  if (!mine.ok) return mine
  if (sound !== undefined && mine.registered !== null) return { ok: false, code: 'registered' }
  const refusal = await keyRefusal(needs, account, client, safe)
  if (refusal !== null) return refusal
  const isChanged = await references.enqueue(async () => {
    const recording = sound === undefined ? null : await readySound(db, account, sound)
    const picture = artwork === undefined || artwork === null ? null : await readyArtwork(db, account, artwork)
    const isMissing = (sound !== undefined && recording === null) || (typeof artwork === 'string' && picture === null)
    if (isMissing) return false
    const given = { ...safe, ...(artwork === undefined ? {} : { artwork }) }
    const columns = { ...changedColumns(song, given, recording, picture), changed_at: nowSeconds(needs.clock) }
    await changeSong(db, song, columns, [recording, picture])
    return true
  })
  if (!isChanged) return { ok: false, code: 'notReady' }
  await references.markUnused(objectsOf(mine.row))
  return await outcomeOf(needs, db, song)
}

async function remove(needs: Needs, account: Address, song: string): Promise<SongOutcome> {
  const db = await tablesOf(needs)
  if (db === null) return AWAY
  const mine = await ownRow(needs, db, account, song)
  if (!mine.ok) return mine
  const { row, registered } = mine
  if (registered !== null && !registered.isRetired) return { ok: false, code: 'stillSold' }
  const last = await outcomeOf(needs, db, song)
  if (!last.ok) return last
  if (last.song.unheardPlays > 0) await changeSong(db, song, deletedSongColumns(row, nowSeconds(needs.clock)))
  else await deleteSong(db, song)
  await needs.references.markUnused(objectsOf(row))
  return last
}

async function outcomeOf(needs: Needs, db: Db, song: string): Promise<SongOutcome> {
  const [row, registration, seconds] = await Promise.all([
    songRow(db, song),
    registrationOf(needs.index, song),
    blockTime(needs.upstream),
  ])
  if (row === undefined || !registration.ok || seconds === null) return AWAY
  const shown = await shownSong(needs, row, registration.registered, seconds)
  return shown === null ? AWAY : { ok: true, song: shown }
}

/** The song's row, if this account published it here or registered it (case 94). */
async function ownRow({ index }: Needs, db: Db, account: Address, song: string) {
  const row = await songRow(db, song)
  if (row === undefined || row.leaving_at !== null) return { ok: false, code: 'noSuchSong' } as const
  const registration = await registrationOf(index, song)
  if (!registration.ok) return registration
  const owner = row.account ?? registration.registered?.artist
  return owner === account ? ({ ...registration, row } as const) : ({ ok: false, code: 'notYours' } as const)
}

/** Each listener triggers calls to these contracts, so every key must answer quickly. */
async function keyRefusal(
  { upstream }: Needs,
  account: Address,
  client: string,
  { keys = [], supporters = [] }: Pick<SongChange, 'keys' | 'supporters'>,
): Promise<Refused | null> {
  const isAnswered = await canReadKeys(upstreamForClient(upstream, client), account, [...keys, ...supporters])
  if (isAnswered === null) return AWAY
  return isAnswered ? null : { ok: false, code: 'badKey' }
}

/** Deletes songs for good once every paid play has been heard. */
async function deleteHeardSongs(needs: Needs, db: Db, account: Address | null): Promise<void> {
  for (const row of await deletedSongs(db, account)) {
    const registration = await registrationOf(needs.index, row.song)
    if (!registration.ok || registration.registered === null) continue
    if ((await unheardPlays(needs, registration.registered)) !== 0) continue
    await deleteSong(db, row.song)
    await needs.references.markUnused(objectsOf(row))
  }
}

async function sweep(needs: Needs): Promise<void> {
  const db = await tablesOf(needs)
  if (db === null) return
  await deleteHeardSongs(needs, db, null)
  await deleteOldDrafts(db, needs, nowSeconds(needs.clock))
}
