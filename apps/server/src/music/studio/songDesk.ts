import { randomInt } from 'node:crypto'
import type { ChainSong } from '@musi/api/music/songs'
import { soundPath } from '@musi/api/paths'
import {
  DRAFT_SECONDS,
  type NewSong,
  type SongChange,
  type SongPlan,
  type StudioRefusalCode,
  type StudioSong,
} from '@musi/api/music/studio'
import type { FirstSong } from '@musi/api/music/uploads'
import type { Address } from '@musi/domain/address'
import { songStage } from '@musi/domain/music/songStage'
import { safeText } from '@musi/domain/safeText'
import { SONG_LIMITS } from '@musi/domain/text/textLimits'
import type { Kysely } from 'kysely'
import type { OwnDatabase } from '#platform/database/ownDatabase.ts'
import type { ChainIndex } from '#history/chainIndex.ts'
import { blockTime } from '../plays/blockTime.ts'
import { areKeys } from '../plays/holdsKey.ts'
import { heardCount } from '../plays/playBook.ts'
import type { PlayTables } from '../plays/playTables.ts'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import { askingFor } from '#platform/rpc/askingFor.ts'
import type { Upstream } from '#platform/rpc/upstream.ts'
import type { SongTables } from '../songs/songTables.ts'
import { type SongRow, aboutOf, artworkObject, isSongWithdrawn, songRow } from '../songs/withAbout.ts'
import type { Takedowns } from '../songs/takedowns.ts'
import type { KeptResult } from '../uploads/checkFile.ts'
import type { ObjectKeeper } from '../uploads/objectKeeper.ts'
import { type UploadRow, uploadOf } from '../uploads/uploadBook.ts'
import type { UploadTables } from '../uploads/uploadTables.ts'
import { endDrafts } from './endDrafts.ts'
import { songIdIn } from './songIdIn.ts'

type Refused = { ok: false; code: StudioRefusalCode }
export type SongOutcome = { ok: true; song: StudioSong } | Refused

/** The songs of an account: drafts, and those that it registered (spec: songs.studio). */
export type SongDesk = {
  list: (account: Address) => Promise<readonly StudioSong[] | null>
  /** `client`: the one whose calls to the chain these are. */
  add: (account: Address, client: string, song: NewSong) => Promise<SongOutcome>
  change: (account: Address, client: string, song: string, change: SongChange) => Promise<SongOutcome>
  /** What was paid for and not heard keeps its recording until it is. */
  remove: (account: Address, song: string) => Promise<SongOutcome>
  /** Ends what was deleted and heard, and drafts that nobody registered. */
  sweep: () => Promise<void>
  stop: () => void
}

type Needs = {
  own: Pick<OwnDatabase, 'tables'>
  index: Pick<ChainIndex, 'query'>
  upstream: Pick<Upstream, 'ask'>
  keeper: ObjectKeeper
  takedowns: Pick<Takedowns, 'has'>
  /** The one where songs are registered first; empty where this chain has none. */
  jukeboxes: readonly Address[]
  firstBy: (contentHash: string, account: Address) => Promise<FirstSong | null>
  /** How large a recording of the store is. */
  bytesOf: (object: string) => Promise<number | null>
  clock: Pick<Clock, 'now'>
  log: Pick<Log, 'error'>
}

type Tables = SongTables & UploadTables
type Db = Kysely<Tables>
type Sound = Extract<KeptResult, { kind: 'sound' }>
type Artwork = Extract<KeptResult, { kind: 'artwork' }>
/** The song as the chain has it; null if it is not registered. */
type Registered = { ok: true; registered: ChainSong | null } | typeof AWAY
type Ready<Result> = { row: UploadRow; result: Result }

/** Nobody makes so many; a program that makes accounts is bounded by its address. */
const MOST_SONGS = 500
const NONCES = 2 ** 47
const SWEEP_EVERY_MS = 3_600_000

const AWAY = { ok: false, code: 'away' } as const satisfies Refused

const termsOf = (registered: ChainSong | null) =>
  registered && { isRetired: registered.isRetired, opensAtSeconds: BigInt(registered.opensAtSeconds) }

export function songDesk(needs: Needs): SongDesk {
  const { own, index, upstream, keeper, takedowns, jukeboxes, firstBy, bytesOf, clock, log } = needs
  const tables = (): Promise<Db | null> => own.tables<Tables>()
  const nowSeconds = () => Math.floor(clock.now() / 1000)

  /** What the chain says of an account's songs. Null: it cannot be asked. */
  async function registeredBy(account: Address): Promise<Map<string, ChainSong> | null> {
    const songs = new Map<string, ChainSong>()
    let before: { block: number; log: number } | null = null
    for (;;) {
      const page: Awaited<ReturnType<typeof index.query<'songs'>>> = await index.query<'songs'>({
        ...{ kind: 'songs', artist: account, song: null, before },
      })
      if (page === null) return null
      for (const song of page.rows) songs.set(song.song, song)
      before = page.rows.at(-1) ?? null
      if (page.isLast || before === null) return songs
    }
  }

  async function registeredAs(song: string): Promise<Registered> {
    const page = await index.query<'songs'>({ kind: 'songs', artist: null, song, before: null })
    return page === null ? AWAY : { ok: true, registered: page.rows[0] ?? null }
  }

  /** Plays that were paid for and can still be heard. Null: it is not known. */
  async function unheard({ song, plays }: ChainSong): Promise<number | null> {
    const book = await own.tables<PlayTables>()
    return book === null ? null : Math.max(0, plays - (await heardCount(book, song, nowSeconds())))
  }

  async function shown(row: SongRow, registered: ChainSong | null, chainSeconds: number): Promise<StudioSong | null> {
    const { sound, keys, supporters, ...about } = aboutOf(row)
    if (sound === null || sound.preview === null || row.sound_object === null) return null
    const { song_title, artist_name, genre, description, released_date, artwork } = about
    const { durationMs, gainDb, waveform, preview } = sound
    const contentHash = `0x${row.sound_object}`
    const account = (row.account ?? registered?.artist ?? '0x') as Address
    const unheardPlays = registered === null ? 0 : await unheard(registered)
    if (unheardPlays === null) return null
    return {
      ...{ song_title, artist_name, genre, description, released_date, keys, supporters },
      plan: row.plan === null ? null : (JSON.parse(row.plan) as SongPlan),
      jukebox: registered?.jukebox ?? draftJukebox(row),
      ...{ song: row.song, nonce: row.nonce ?? '0', artwork, contentHash, format: row.format },
      stage: songStage(termsOf(registered), supporters.length > 0, chainSeconds),
      isWithdrawn: isSongWithdrawn(takedowns, row.song, row.sound_object, registered?.contentHash ?? null),
      bytes: row.bytes > 0 ? row.bytes : ((await bytesOf(row.sound_object)) ?? 0),
      ...{ durationMs, gainDb, waveform, preview, first: await firstBy(contentHash, account) },
      registered: registered && {
        ...{ token: registered.token, cost: registered.cost, opensAtSeconds: registered.opensAtSeconds },
        ...{ contentHash: registered.contentHash, plays: registered.plays },
      },
      unheardPlays,
      ...{ madeAtSeconds: row.made_at, changedAtSeconds: row.changed_at },
      endsAtSeconds: registered === null ? row.changed_at + DRAFT_SECONDS : null,
    }
  }

  /** A draft of before there was another jukebox has its id in that one, and is registered there. */
  const draftJukebox = ({ jukebox }: SongRow): Address => (jukebox ?? jukeboxes.at(-1) ?? '0x') as Address

  async function outcomeOf(db: Db, song: string): Promise<SongOutcome> {
    const [row, registration, seconds] = await Promise.all([songRow(db, song), registeredAs(song), blockTime(upstream)])
    if (row === undefined || !registration.ok || seconds === null) return AWAY
    const known = await shown(row, registration.registered, seconds)
    return known === null ? AWAY : { ok: true, song: known }
  }

  /** The row, when it is this account's: by who published it here, or by who registered it (case 94). */
  async function ownRow(db: Db, account: Address, song: string) {
    const row = await songRow(db, song)
    if (row === undefined || row.leaving_at !== null) return { ok: false, code: 'noSuchSong' } as const
    const registration = await registeredAs(song)
    if (!registration.ok) return registration
    const owner = row.account ?? registration.registered?.artist
    return owner === account ? ({ ...registration, row } as const) : ({ ok: false, code: 'notYours' } as const)
  }

  /** Whoever listens has these asked for him, so each must answer at once. */
  async function keyRefusal(
    account: Address,
    client: string,
    { keys = [], supporters = [] }: Pick<SongChange, 'keys' | 'supporters'>,
  ): Promise<Refused | null> {
    const isAnswered = await areKeys(askingFor(upstream, client), account, [...keys, ...supporters])
    if (isAnswered === null) return AWAY
    return isAnswered ? null : { ok: false, code: 'badKey' }
  }

  async function ready<Result extends KeptResult>(
    db: Db,
    account: Address,
    upload: string,
    kind: Result['kind'],
  ): Promise<Ready<Result> | null> {
    const row = await uploadOf(db, upload, account)
    if (row === undefined || row.kind !== kind || row.state !== 'ready' || row.result === null) return null
    return { row, result: JSON.parse(row.result) as Result }
  }

  async function list(account: Address): Promise<readonly StudioSong[] | null> {
    const [db, registered, seconds] = await Promise.all([tables(), registeredBy(account), blockTime(upstream)])
    if (db === null || registered === null || seconds === null) return null
    await letLeave(db, account)
    const rows = await db
      .selectFrom('songs')
      .selectAll()
      .where('leaving_at', 'is', null)
      .where((column) => {
        const mine = column('account', '=', account)
        const ids = [...registered.keys()]
        return ids.length === 0 ? mine : column.or([mine, column('song', 'in', ids)])
      })
      .orderBy('made_at', 'desc')
      .orderBy('song')
      .execute()
    const songs = await Promise.all(rows.map((row) => shown(row, registered.get(row.song) ?? null, seconds)))
    return songs.filter((song) => song !== null)
  }

  async function add(account: Address, client: string, { sound, artwork, ...fields }: NewSong): Promise<SongOutcome> {
    const safe = safeFields(fields)
    if (safe === null) return { ok: false, code: 'badRequest' }
    const { keys, supporters, plan, ...texts } = safe
    const db = await tables()
    if (db === null) return AWAY
    const { count } = await db
      .selectFrom('songs')
      .select((column) => column.fn.countAll().as('count'))
      .where('account', '=', account)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_SONGS) return { ok: false, code: 'quota' }
    const refusal = await keyRefusal(account, client, safe)
    if (refusal !== null) return refusal
    const nonce = BigInt(randomInt(1, NONCES))
    const [jukebox] = jukeboxes
    const song = jukebox === undefined ? null : await songIdIn(askingFor(upstream, client), jukebox, account, nonce)
    if (jukebox === undefined || song === null) return AWAY
    const isAdded = await keeper.inTurn(async () => {
      const recording = await ready<Sound>(db, account, sound, 'sound')
      const picture = artwork === null ? null : await ready<Artwork>(db, account, artwork, 'artwork')
      if (recording === null || (artwork !== null && picture === null)) return false
      await db.transaction().execute(async (writing) => {
        await writing
          .insertInto('songs')
          .values({
            ...{ song, jukebox, account, nonce: String(nonce), ...texts, exclusive: 'true' },
            ...{ keys: JSON.stringify(keys), supporters: JSON.stringify(supporters), plan: planColumn(plan) },
            ...soundColumns(song, recording),
            artwork: picture?.result.address ?? null,
            ...{ made_at: nowSeconds(), changed_at: nowSeconds(), leaving_at: null },
            ...{ network: recording.row.network, is_registered: 0 as const },
          })
          .execute()
        await taken(writing, recording, picture)
      })
      return true
    })
    return isAdded ? await outcomeOf(db, song) : { ok: false, code: 'notReady' }
  }

  async function change(
    account: Address,
    client: string,
    song: string,
    { sound, artwork, ...fields }: SongChange,
  ): Promise<SongOutcome> {
    const safe = safeFields(fields)
    if (safe === null) return { ok: false, code: 'badRequest' }
    const { keys, supporters, plan, ...texts } = safe
    const db = await tables()
    if (db === null) return AWAY
    const mine = await ownRow(db, account, song)
    if (!mine.ok) return mine
    const { row, registered } = mine
    if (sound !== undefined && registered !== null) return { ok: false, code: 'registered' }
    const refusal = await keyRefusal(account, client, safe)
    if (refusal !== null) return refusal
    const isChanged = await keeper.inTurn(async () => {
      const recording = sound === undefined ? null : await ready<Sound>(db, account, sound, 'sound')
      const picture =
        artwork === undefined || artwork === null ? null : await ready<Artwork>(db, account, artwork, 'artwork')
      const isMissing = (sound !== undefined && recording === null) || (typeof artwork === 'string' && picture === null)
      if (isMissing) return false
      const columns = {
        ...texts,
        ...(keys !== undefined && { keys: JSON.stringify(keys) }),
        ...(supporters !== undefined && { supporters: JSON.stringify(supporters) }),
        ...(plan !== undefined && { plan: planColumn(plan) }),
        ...(recording === null ? {} : soundColumns(song, recording)),
        ...(artwork === undefined ? {} : { artwork: picture?.result.address ?? null }),
        changed_at: nowSeconds(),
      }
      await db.transaction().execute(async (writing) => {
        await writing.updateTable('songs').set(columns).where('song', '=', song).execute()
        await taken(writing, recording, picture)
      })
      return true
    })
    if (!isChanged) return { ok: false, code: 'notReady' }
    await keeper.letGo(objectsOf(row))
    return await outcomeOf(db, song)
  }

  async function remove(account: Address, song: string): Promise<SongOutcome> {
    const db = await tables()
    if (db === null) return AWAY
    const mine = await ownRow(db, account, song)
    if (!mine.ok) return mine
    const { row, registered } = mine
    if (registered !== null && !registered.isRetired) return { ok: false, code: 'stillSold' }
    const last = await outcomeOf(db, song)
    if (!last.ok) return last
    if (last.song.unheardPlays > 0) await db.updateTable('songs').set(leaving(row)).where('song', '=', song).execute()
    else await db.deleteFrom('songs').where('song', '=', song).execute()
    await keeper.letGo(objectsOf(row))
    return last
  }

  /** What was deleted goes for good once every play that was paid for has been heard. */
  async function letLeave(db: Db, account: Address | null): Promise<void> {
    const left = db.selectFrom('songs').selectAll().where('leaving_at', 'is not', null)
    const rows = await (account === null ? left : left.where('account', '=', account)).execute()
    for (const row of rows) {
      const registration = await registeredAs(row.song)
      if (!registration.ok || registration.registered === null || (await unheard(registration.registered)) !== 0)
        continue
      await db.deleteFrom('songs').where('song', '=', row.song).execute()
      await keeper.letGo(objectsOf(row))
    }
  }

  /** Of a deleted song what listening takes stays; nobody else is told or played anything more of it. */
  function leaving(row: SongRow): Partial<SongRow> {
    const { sound } = aboutOf(row)
    return {
      ...{ description: '', artwork: null, preview_object: null, keys: '[]', supporters: '[]', plan: null },
      ...{ sound: JSON.stringify(sound && { ...sound, preview: null }), leaving_at: nowSeconds() },
    }
  }

  async function sweep(): Promise<void> {
    const db = await tables()
    if (db === null) return
    await letLeave(db, null)
    await endDrafts(db, { index, keeper }, nowSeconds())
  }
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => log.error(`Songs were not swept: ${String(error)}`))
  }, SWEEP_EVERY_MS).unref()

  return { list, add, change, remove, sweep, stop: () => clearInterval(timer) }
}

const objectsOf = (row: SongRow) => [row.sound_object, row.preview_object, artworkObject(row.artwork)]

/** What a song took is no upload any more. */
async function taken(writing: Db, ...uploads: readonly (Ready<KeptResult> | null)[]): Promise<void> {
  for (const upload of uploads)
    if (upload !== null) await writing.deleteFrom('uploads').where('upload', '=', upload.row.upload).execute()
}

function soundColumns(song: string, { row, result }: Ready<Sound>) {
  const { durationMs, gainDb, waveform, preview, format, bytes } = result
  const sound = { address: soundPath(song), isCertified: true, durationMs, gainDb, waveform, preview }
  return {
    ...{ sound: JSON.stringify(sound), format, bytes },
    ...{ sound_object: row.object, preview_object: row.preview_object },
  }
}

const TEXTS = Object.keys(SONG_LIMITS) as (keyof typeof SONG_LIMITS)[]

/** With nothing hidden in its texts (case 87). Null: of one nothing is left. */
function safeFields<Given extends Omit<SongChange, 'sound' | 'artwork'>>(given: Given): Given | null {
  const texts = TEXTS.flatMap((name) => {
    const text = given[name]
    return text === undefined ? [] : [[name, safeText(text, SONG_LIMITS[name])] as const]
  })
  return texts.some(([, text]) => text === '') ? null : { ...given, ...Object.fromEntries(texts) }
}

const planColumn = (plan: SongPlan | null) => plan && JSON.stringify(plan)
