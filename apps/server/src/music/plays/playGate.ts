import type { PlayLook, PlayPrice, PlayRefusalCode, PlayTicket, SoundRefusalCode } from '@musi/api/music/plays'
import { soundPath } from '@musi/api/paths'
import type { ChainSong } from '@musi/api/music/songs'
import type { SoundFormat } from '@musi/api/music/uploads'
import type { Chain } from '@musi/chain/chains/chainTable'
import type { Address } from '@musi/domain/address'
import type { Kysely } from 'kysely'
import type { OwnDatabase } from '#platform/database/ownDatabase.ts'
import { sealKey } from '#platform/database/sealKey.ts'
import type { ChainIndex } from '#history/chainIndex.ts'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import { askingFor } from '#platform/rpc/askingFor.ts'
import type { Upstream } from '#platform/rpc/upstream.ts'
import type { SongTables } from '../songs/songTables.ts'
import { type HeldSong, heldSong, isSongWithdrawn } from '../songs/withAbout.ts'
import type { Takedowns } from '../songs/takedowns.ts'
import { blockTime } from './blockTime.ts'
import { holdsKey } from './holdsKey.ts'
import { type Payment, isKnown, paymentsOf } from './payments.ts'
import { type Grant, type Play, grantPlay, heardPlays, playOf, takenBackOf } from './playBook.ts'
import type { PlayTables } from './playTables.ts'
import { readTicket, writeTicket } from './ticket.ts'
import { undonePlays } from './undonePlays.ts'

export type PlayOutcome =
  | { ok: true; ticket: PlayTicket }
  | { ok: false; code: PlayRefusalCode; price: PlayPrice | null }

export type SoundOutcome =
  | { ok: true; plays: Kysely<PlayTables>; play: Play; soundObject: string; format: SoundFormat }
  | { ok: false; code: SoundRefusalCode | 'noSuchSong' | 'noSound' | 'chainAway'; price: PlayPrice | null }

/**
 * Who hears a song whole: whoever paid for the play, holds what its artist named, or is the artist (spec: songs.gate).
 */
export type PlayGate = {
  grant: (listener: Listener, song: string, transaction: string | null) => Promise<PlayOutcome>
  /** What would open the song, without granting it. Null: the chain cannot be asked. */
  look: (listener: Listener, song: string) => Promise<PlayLook | null>
  /** What a ticket opens; null: asked without one. */
  open: (client: string, song: string, ticket: string | null) => Promise<SoundOutcome>
  stop: () => Promise<void>
}

const ASKS_FOR_MONEY: ReadonlySet<PlayRefusalCode> = new Set(['notPaid', 'heard', 'otherPlay'])

/** Names a price only where a payment would open the song: nobody can pay before it opens, or once it is retired. */
function refusalOf({ song, price }: Here, code: PlayRefusalCode): { code: PlayRefusalCode; price: PlayPrice | null } {
  if (!ASKS_FOR_MONEY.has(code)) return { code, price: null }
  return song.isRetired ? { code: 'retired', price: null } : { code, price }
}

type Needs = {
  own: Pick<OwnDatabase, 'tables'>
  index: Pick<ChainIndex, 'query' | 'follow'>
  upstream: Pick<Upstream, 'ask'>
  chain: Chain
  /** Empty where this chain has none. */
  jukeboxes: readonly Address[]
  /** How long and how large the recordings are that the store keeps. */
  bytesOf: (object: string) => Promise<number | null>
  takedowns: Pick<Takedowns, 'has'>
  clock: Pick<Clock, 'now'>
  log: Pick<Log, 'error'>
}

/** `client`: the one whose calls to the chain these are. */
export type Listener = { account: Address; client: string }

type Tables = { plays: Kysely<PlayTables>; songs: Kysely<SongTables> }
type Here = { tables: Tables; song: ChainSong; price: PlayPrice; node: Pick<Upstream, 'ask'> }

type No<Code> = { ok: false; code: Code }
type Paid = { ok: true; payments: readonly Payment[] }

const no = <Code extends string>(code: Code): No<Code> => ({ ok: false, code })

const NOTHING: PlayLook = { by: null, endsAtSeconds: null, isAwaited: false }

/** Transactions of a fan that are looked at for a play that was paid and not heard, the newest first. */
const MOST_LOOKED_AT = 20

export function playGate(needs: Needs): PlayGate {
  const { own, index, upstream, chain, jukeboxes, clock } = needs
  const undone = undonePlays(needs)
  const nowSeconds = () => Math.floor(clock.now() / 1000)
  let key: Promise<Buffer> | null = null
  const keyOf = ({ plays }: Tables) =>
    (key ??= sealKey(plays, 'tickets').catch((error: unknown) => {
      key = null
      throw error
    }))

  async function kept(): Promise<Tables | null> {
    const [plays, songs] = await Promise.all([own.tables<PlayTables>(), own.tables<SongTables>()])
    return plays === null || songs === null ? null : { plays, songs }
  }

  async function here(id: string, client: string): Promise<({ ok: true } & Here) | No<'noSuchSong' | 'chainAway'>> {
    if (jukeboxes.length === 0) return no('noSuchSong')
    const query = { kind: 'songs', artist: null, song: id, before: null } as const
    const [tables, page] = await Promise.all([kept(), index.query<'songs'>(query)])
    if (tables === null || page === null) return no('chainAway')
    const [song] = page.rows
    if (song === undefined) return no('noSuchSong')
    const { jukebox, token, cost, opensAtSeconds } = song
    const node = askingFor(upstream, client)
    return {
      ok: true,
      tables,
      song,
      node,
      price: { chainId: chain.id, jukebox, song: id, token, cost, opensAtSeconds },
    }
  }

  async function ticketOf(tables: Tables, { song, play, way, ends_at: endsAtSeconds, bytes_left: bytesLeft }: Play) {
    const text = writeTicket(await keyOf(tables), { song, play, endsAtSeconds })
    return {
      ok: true,
      ticket: { address: `${soundPath(song)}?ticket=${text}`, endsAtSeconds, bytesLeft, by: way },
    } as const
  }

  /** The payments of an account for a song, of one transaction, that nobody has heard to the end of their time. */
  async function paid(place: Here, account: Address, transaction: string) {
    const result = await paymentsOf({ upstream: place.node, chain, jukeboxes }, transaction)
    if (result.kind !== 'found') return no(result.kind === 'none' ? 'otherPlay' : result.kind)
    const own = result.payments.filter(({ song, fan }) => song === place.song.song && fan === account)
    if (own.length === 0) return no('otherPlay')
    const ids = own.map(({ id }) => id)
    const heard = await heardPlays(place.tables.plays, ids, nowSeconds())
    const left = own.filter(({ id }) => !heard.has(id))
    return left.length === 0 ? no('heard') : ({ ok: true, payments: left } as const)
  }

  /** The newest payments that are left to be heard; none where nothing was paid, or everything is heard. */
  async function waiting(place: Here, account: Address): Promise<Paid | No<'chainAway' | 'notFinal'>> {
    const page = await index.query<'acts'>({
      ...{ kind: 'acts', account, subject: place.song.song, act: 'playSong', before: null },
    })
    if (page === null) return no('chainAway')
    const transactions = [...new Set(page.rows.map(({ transaction }) => transaction))].slice(0, MOST_LOOKED_AT)
    let isLater = false
    for (const transaction of transactions) {
      const paidOutcome = await paid(place, account, transaction)
      if (paidOutcome.ok) return paidOutcome
      if (paidOutcome.code === 'chainAway') return no(paidOutcome.code)
      isLater ||= paidOutcome.code === 'notFinal'
    }
    return isLater ? no('notFinal') : { ok: true, payments: [] }
  }

  /** The chain took a payment back, and a node still has the transaction, to be mined again. */
  async function isUndoneOnly({ tables, song, node }: Here, account: Address): Promise<boolean> {
    const undoneHere = await takenBackOf(tables.plays, account, song.song, nowSeconds())
    const known = await Promise.all(undoneHere.map(({ play }) => isKnown(node, play.slice(0, 66))))
    return known.includes(true)
  }

  /** Before a song opens nobody can have paid for it: its supporters hear it, by what they hold at the newest block. */
  async function earlyWay({ node }: Here, account: Address, { keys, supporters }: HeldSong) {
    const holds = await holdsKey(node, account, [...keys, ...supporters])
    if (holds === true) return { ok: true, way: 'supporter', payments: [] } as const
    return no(holds === null ? 'chainAway' : 'notOpenYet')
  }

  async function isOpen({ song, node }: Here): Promise<boolean | null> {
    if (song.opensAtSeconds === '0') return true
    const seconds = await blockTime(node)
    return seconds === null ? null : seconds >= Number(song.opensAtSeconds)
  }

  async function wayOf(place: Here, account: Address, held: HeldSong, transaction: string | null) {
    if (place.song.artist === account && !held.isLeaving) return { ok: true, way: 'artist', payments: [] } as const
    const opened = await isOpen(place)
    if (opened === null) return no('chainAway')
    if (!opened) return await earlyWay(place, account, held)
    if (transaction !== null) {
      const paidOutcome = await paid(place, account, transaction)
      return paidOutcome.ok ? ({ ...paidOutcome, way: 'play' } as const) : paidOutcome
    }
    const holds = await holdsKey(place.node, account, held.keys)
    if (holds === true) return { ok: true, way: 'key', payments: [] } as const
    const paidOutcome = await waiting(place, account)
    if (!paidOutcome.ok) return paidOutcome
    if (paidOutcome.payments.length > 0) return { ...paidOutcome, way: 'play' } as const
    // Nobody is told to pay who may hold what opens the song.
    return no(holds === null ? 'chainAway' : 'notPaid')
  }

  async function recordingOf({ tables, song }: Here) {
    const held = await heldSong(tables.songs, song.song)
    if (isSongWithdrawn(needs.takedowns, song.song, song.contentHash, held?.soundObject ?? null)) return no('withdrawn')
    const soundBytes = held === null ? null : await needs.bytesOf(held.soundObject)
    return held === null || soundBytes === null ? no('noSound') : ({ ok: true, held, soundBytes } as const)
  }

  async function grant({ account, client }: Listener, id: string, transaction: string | null): Promise<PlayOutcome> {
    const place = await here(id, client)
    if (!place.ok) return { ...place, price: null }
    const { tables } = place
    const recording = await recordingOf(place)
    // Nobody is told a price of what would not be given.
    if (!recording.ok) return { ...recording, price: null }
    const { held, soundBytes } = recording
    const way = await wayOf(place, account, held, transaction)
    if (!way.ok) return { ok: false, ...refusalOf(place, way.code) }
    const common = { song: id, account, way: way.way, durationMs: held.durationMs, soundBytes }
    const grants: Grant[] =
      way.payments.length === 0
        ? [{ ...common, payment: null }]
        : way.payments.map(({ id: payment, block }) => ({ ...common, payment: { id: payment, block } }))
    for (const each of grants) {
      const play = await grantPlay(tables.plays, each, nowSeconds())
      if (play !== null) return await ticketOf(tables, play)
    }
    return { ok: false, ...refusalOf(place, 'heard') }
  }

  async function look({ account, client }: Listener, id: string): Promise<PlayLook | null> {
    const place = await here(id, client)
    if (!place.ok) return place.code === 'chainAway' ? null : NOTHING
    const recording = await recordingOf(place)
    if (!recording.ok) return NOTHING
    const way = await wayOf(place, account, recording.held, null)
    if (!way.ok) {
      if (way.code === 'chainAway') return null
      const isAwaited = way.code === 'notPaid' ? await isUndoneOnly(place, account) : way.code === 'notFinal'
      return { ...NOTHING, isAwaited }
    }
    const [first] = way.payments
    const play = first === undefined ? undefined : await playOf(place.tables.plays, first.id)
    const endsAtSeconds = (play?.begun_at ?? null) === null ? null : (play?.ends_at ?? null)
    return { by: way.way, endsAtSeconds, isAwaited: false }
  }

  async function open(client: string, id: string, text: string | null): Promise<SoundOutcome> {
    const tables = text === null ? null : await kept()
    if (text === null || tables === null) {
      const place = await here(id, client)
      if (!place.ok) return { ...place, price: null }
      const recording = await recordingOf(place)
      if (!recording.ok) return { ...recording, price: null }
      const opened = await isOpen(place)
      if (opened === null) return { ok: false, code: 'chainAway', price: null }
      if (!opened) return { ok: false, code: 'notOpenYet', price: null }
      if (place.song.isRetired) return { ok: false, code: 'retired', price: null }
      return { ok: false, code: 'payToPlay', price: place.price }
    }
    await undone.lookAgain()
    const ticket = readTicket(await keyOf(tables), id, text)
    if (ticket === null) return { ok: false, code: 'forged', price: null }
    if (ticket.endsAtSeconds < nowSeconds()) return { ok: false, code: 'over', price: null }
    const [play, held] = await Promise.all([playOf(tables.plays, ticket.play), heldSong(tables.songs, id)])
    if (play === undefined) return { ok: false, code: 'forged', price: null }
    if (play.is_taken_back === 1) return { ok: false, code: 'takenBack', price: null }
    if (isSongWithdrawn(needs.takedowns, id, held?.soundObject ?? null))
      return { ok: false, code: 'withdrawn', price: null }
    if (held === null) return { ok: false, code: 'noSound', price: null }
    const { soundObject, format } = held
    return { ok: true, plays: tables.plays, play, soundObject, format }
  }

  return {
    grant,
    look,
    open,
    stop: undone.stop,
  }
}
