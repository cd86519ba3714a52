import type { PlayAccess, PlayPrice, PlayRefusalCode, PlayTicket, SoundRefusalCode } from '@musi/api/music/plays'
import { soundPath } from '@musi/api/paths'
import type { SoundFormat } from '@musi/api/music/uploads'
import type { Address } from '@musi/domain/address'
import type { Kysely } from 'kysely'
import type { ServiceNeeds } from '#history/serviceNeeds.ts'
import { sealKey } from '#platform/database/sealKey.ts'
import type { ChainIndex } from '#history/chainIndex.ts'
import { nowSeconds } from '#platform/clock.ts'
import { findStoredSong, isSongWithdrawn } from '../songs/songDetails.ts'
import type { Takedowns } from '#moderation/takedowns.ts'
import { type Grant, type Play, grantPlay, findPlay } from './playStore.ts'
import { type PlaceNeeds, type PlaceTables, type PlayPlace, placeTables, playPlace } from './playPlace.ts'
import type { PlayTables } from './playTables.ts'
import { isOpen, isUndoneOnly, playWay } from './playWay.ts'
import { readTicket, writeTicket } from './ticket.ts'
import { undonePlays } from './undonePlays.ts'

export type PlayOutcome =
  | { ok: true; ticket: PlayTicket }
  | { ok: false; code: PlayRefusalCode; price: PlayPrice | null }

export type SoundOutcome =
  | { ok: true; plays: Kysely<PlayTables>; play: Play; soundObject: string; format: SoundFormat }
  | { ok: false; code: SoundRefusalCode | 'noSuchSong' | 'noSound' | 'chainAway'; price: PlayPrice | null }

/**
 * Decides who hears the whole song: accounts that paid for the play, hold a token or piece that the
 * artist named, or are the artist (spec: songs.gate).
 */
export type PlayGate = {
  grant: (listener: Listener, song: string, transaction: string | null) => Promise<PlayOutcome>
  /**
   * Finds the way in which the account could open the song, without granting it; null if the chain
   * is unavailable.
   */
  access: (listener: Listener, song: string) => Promise<PlayAccess | null>
  /** Opens a song by ticket; a null ticket means none was sent. */
  open: (client: string, song: string, ticket: string | null) => Promise<SoundOutcome>
  stop: () => Promise<void>
}

const REFUSALS_WITH_PRICE: ReadonlySet<PlayRefusalCode> = new Set(['notPaid', 'heard', 'otherPlay'])

/**
 * Includes a price only if a payment would open the song: not before its release, and not after it
 * was retired.
 */
function refusalOf(
  { song, price }: PlayPlace,
  code: PlayRefusalCode,
): { code: PlayRefusalCode; price: PlayPrice | null } {
  if (!REFUSALS_WITH_PRICE.has(code)) return { code, price: null }
  return song.isRetired ? { code: 'retired', price: null } : { code, price }
}

type Needs = PlaceNeeds &
  Pick<ServiceNeeds, 'clock' | 'log'> & {
    index: Pick<ChainIndex, 'query' | 'follow'>
    /** Size of a stored recording. */
    bytesOf: (object: string) => Promise<number | null>
    takedowns: Pick<Takedowns, 'has'>
  }

/** `client`: charged for the chain calls. */
export type Listener = { account: Address; client: string }

type Refusal<Code> = { ok: false; code: Code }
const refuse = <Code extends string>(code: Code): Refusal<Code> => ({ ok: false, code })
const refuseSound = (code: Extract<SoundOutcome, { ok: false }>['code']) => ({ ok: false, code, price: null }) as const

const CANNOT_OPEN: PlayAccess = { by: null, endsAtSeconds: null, isAwaited: false }

export function playGate(needs: Needs): PlayGate {
  const undoneCheck = undonePlays(needs)
  let key: Promise<Buffer> | null = null
  const ticketKey: TicketKey = ({ plays }) =>
    (key ??= sealKey(plays, 'tickets').catch((error: unknown) => {
      key = null
      throw error
    }))
  return {
    grant: (listener, song, transaction) => grant(needs, ticketKey, listener, song, transaction),
    access: (listener, song) => playAccess(needs, listener, song),
    async open(client, song, ticket) {
      const tables = ticket === null ? null : await placeTables(needs)
      if (ticket === null || tables === null) return await findClosedReason(needs, client, song)
      await undoneCheck.checkPending()
      return await openWithTicket(needs, tables, readTicket(await ticketKey(tables), song, ticket), song)
    },
    stop: undoneCheck.stop,
  }
}

type TicketKey = (tables: PlaceTables) => Promise<Buffer>

async function findRecording(needs: Needs, { tables, song }: PlayPlace) {
  const storedSong = await findStoredSong(tables.songs, song.song)
  if (isSongWithdrawn(needs.takedowns, song.song, song.contentHash, storedSong?.soundObject ?? null))
    return refuse('withdrawn')
  const soundBytes = storedSong === null ? null : await needs.bytesOf(storedSong.soundObject)
  return storedSong === null || soundBytes === null
    ? refuse('noSound')
    : ({ ok: true, storedSong, soundBytes } as const)
}

async function grant(
  needs: Needs,
  ticketKey: TicketKey,
  { account, client }: Listener,
  id: string,
  transaction: string | null,
): Promise<PlayOutcome> {
  const place = await playPlace(needs, id, client)
  if (!place.ok) return { ...place, price: null }
  const recording = await findRecording(needs, place)
  // A song that cannot be played has no price.
  if (!recording.ok) return { ...recording, price: null }
  const { storedSong, soundBytes } = recording
  const way = await playWay(needs, place, account, storedSong, transaction)
  if (!way.ok) return { ok: false, ...refusalOf(place, way.code) }
  const sharedFields = { song: id, account, way: way.way, durationMs: storedSong.durationMs, soundBytes }
  const grants: Grant[] =
    way.payments.length === 0
      ? [{ ...sharedFields, payment: null }]
      : way.payments.map(({ id: payment, block }) => ({ ...sharedFields, payment: { id: payment, block } }))
  for (const each of grants) {
    const play = await grantPlay(place.tables.plays, each, nowSeconds(needs.clock))
    if (play !== null) return ticketOf(await ticketKey(place.tables), play)
  }
  return { ok: false, ...refusalOf(place, 'heard') }
}

function ticketOf(key: Buffer, { song, play, way, ends_at: endsAtSeconds, bytes_left: bytesLeft }: Play): PlayOutcome {
  const text = writeTicket(key, { song, play, endsAtSeconds })
  return { ok: true, ticket: { address: `${soundPath(song)}?ticket=${text}`, endsAtSeconds, bytesLeft, by: way } }
}

async function playAccess(needs: Needs, { account, client }: Listener, id: string): Promise<PlayAccess | null> {
  const place = await playPlace(needs, id, client)
  if (!place.ok) return place.code === 'chainAway' ? null : CANNOT_OPEN
  const recording = await findRecording(needs, place)
  if (!recording.ok) return CANNOT_OPEN
  const way = await playWay(needs, place, account, recording.storedSong, null)
  if (!way.ok) {
    if (way.code === 'chainAway') return null
    const isAwaited = way.code === 'notPaid' ? await isUndoneOnly(needs, place, account) : way.code === 'notFinal'
    return { ...CANNOT_OPEN, isAwaited }
  }
  const [first] = way.payments
  const play = first === undefined ? undefined : await findPlay(place.tables.plays, first.id)
  const endsAtSeconds = (play?.begun_at ?? null) === null ? null : (play?.ends_at ?? null)
  return { by: way.way, endsAtSeconds, isAwaited: false }
}

/** Reason why a song is closed without a ticket. */
async function findClosedReason(needs: Needs, client: string, id: string): Promise<SoundOutcome> {
  const place = await playPlace(needs, id, client)
  if (!place.ok) return refuseSound(place.code)
  const recording = await findRecording(needs, place)
  if (!recording.ok) return refuseSound(recording.code)
  const isReleased = await isOpen(place)
  if (isReleased === null) return refuseSound('chainAway')
  if (!isReleased) return refuseSound('notOpenYet')
  if (place.song.isRetired) return refuseSound('retired')
  return { ok: false, code: 'payToPlay', price: place.price }
}

async function openWithTicket(
  needs: Needs,
  tables: PlaceTables,
  ticket: ReturnType<typeof readTicket>,
  id: string,
): Promise<SoundOutcome> {
  if (ticket === null) return refuseSound('forged')
  if (ticket.endsAtSeconds < nowSeconds(needs.clock)) return refuseSound('over')
  const [play, storedSong] = await Promise.all([findPlay(tables.plays, ticket.play), findStoredSong(tables.songs, id)])
  if (play === undefined) return refuseSound('forged')
  if (play.is_taken_back === 1) return refuseSound('takenBack')
  if (isSongWithdrawn(needs.takedowns, id, storedSong?.soundObject ?? null)) return refuseSound('withdrawn')
  if (storedSong === null) return refuseSound('noSound')
  const { soundObject, format } = storedSong
  return { ok: true, plays: tables.plays, play, soundObject, format }
}
