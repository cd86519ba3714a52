import type { PlayRefusalCode } from '@musi/api/music/plays'
import type { Address } from '@musi/domain/address'
import { type Clock, nowSeconds } from '#platform/clock.ts'
import type { StoredSong } from '../songs/songDetails.ts'
import { blockTime } from './blockTime.ts'
import { holdsKey } from './holdsKey.ts'
import { type Payment, isTransactionKnown, findPayments } from './payments.ts'
import { findHeardPlays, findTakenBack } from './playStore.ts'
import type { PlaceNeeds, PlayPlace } from './playPlace.ts'

type WayNeeds = Pick<PlaceNeeds, 'index' | 'chain' | 'jukeboxes'> & { clock: Pick<Clock, 'now'> }

type Refusal<Code> = { ok: false; code: Code }
type Paid = { ok: true; payments: readonly Payment[] }

const refuse = <Code extends PlayRefusalCode>(code: Code): Refusal<Code> => ({ ok: false, code })

/** Newest transactions of a fan searched for a paid play that was not heard. */
const MAX_TRANSACTIONS = 20

/** An account's payments for a song in one transaction whose plays were not heard. */
async function findUnheardPayments(
  { chain, jukeboxes, clock }: WayNeeds,
  place: PlayPlace,
  account: Address,
  transaction: string,
) {
  const result = await findPayments({ upstream: place.node, chain, jukeboxes }, transaction)
  if (result.kind !== 'found') return refuse(result.kind === 'none' ? 'otherPlay' : result.kind)
  const matching = result.payments.filter(({ song, fan }) => song === place.song.song && fan === account)
  if (matching.length === 0) return refuse('otherPlay')
  const ids = matching.map(({ id }) => id)
  const heard = await findHeardPlays(place.tables.plays, ids, nowSeconds(clock))
  const unheard = matching.filter(({ id }) => !heard.has(id))
  return unheard.length === 0 ? refuse('heard') : ({ ok: true, payments: unheard } as const)
}

/** The newest unheard payments; empty if there are none. */
async function findNewestUnheard(
  needs: WayNeeds,
  place: PlayPlace,
  account: Address,
): Promise<Paid | Refusal<'chainAway' | 'notFinal'>> {
  const page = await needs.index.query<'acts'>({
    kind: 'acts',
    account,
    subject: place.song.song,
    act: 'playSong',
    before: null,
  })
  if (page === null) return refuse('chainAway')
  const transactions = [...new Set(page.rows.map(({ transaction }) => transaction))].slice(0, MAX_TRANSACTIONS)
  let isNotFinalYet = false
  for (const transaction of transactions) {
    const outcome = await findUnheardPayments(needs, place, account, transaction)
    if (outcome.ok) return outcome
    if (outcome.code === 'chainAway') return refuse(outcome.code)
    isNotFinalYet ||= outcome.code === 'notFinal'
  }
  return isNotFinalYet ? refuse('notFinal') : { ok: true, payments: [] }
}

/** True if a reorganisation undid the payment but a node still has the transaction, so that it can be mined again. */
export async function isUndoneOnly(
  { clock }: Pick<WayNeeds, 'clock'>,
  { tables, song, node }: PlayPlace,
  account: Address,
): Promise<boolean> {
  const takenBack = await findTakenBack(tables.plays, account, song.song, nowSeconds(clock))
  const areKnown = await Promise.all(takenBack.map(({ play }) => isTransactionKnown(node, play.slice(0, 66))))
  return areKnown.includes(true)
}

/** Nobody can pay before the release, so supporters may hear the song by what they hold at the newest block. */
async function earlyWay({ node }: PlayPlace, account: Address, { keys, supporters }: StoredSong) {
  const holds = await holdsKey(node, account, [...keys, ...supporters])
  if (holds === true) return { ok: true, way: 'supporter', payments: [] } as const
  return refuse(holds === null ? 'chainAway' : 'notOpenYet')
}

/** Returns null if the chain is unavailable. */
export async function isOpen({ song, node }: PlayPlace): Promise<boolean | null> {
  if (song.opensAtSeconds === '0') return true
  const seconds = await blockTime(node)
  return seconds === null ? null : seconds >= Number(song.opensAtSeconds)
}

/** The right by which an account may open a song: being its artist, a payment, or holding what the artist named. */
export async function playWay(
  needs: WayNeeds,
  place: PlayPlace,
  account: Address,
  storedSong: StoredSong,
  transaction: string | null,
) {
  if (place.song.artist === account && !storedSong.isDeleted) return { ok: true, way: 'artist', payments: [] } as const
  const isReleased = await isOpen(place)
  if (isReleased === null) return refuse('chainAway')
  if (!isReleased) return await earlyWay(place, account, storedSong)
  if (transaction !== null) {
    const outcome = await findUnheardPayments(needs, place, account, transaction)
    return outcome.ok ? ({ ...outcome, way: 'play' } as const) : outcome
  }
  const holds = await holdsKey(place.node, account, storedSong.keys)
  if (holds === true) return { ok: true, way: 'key', payments: [] } as const
  const outcome = await findNewestUnheard(needs, place, account)
  if (!outcome.ok) return outcome
  if (outcome.payments.length > 0) return { ...outcome, way: 'play' } as const
  // An account that might hold a key is not asked to pay.
  return refuse(holds === null ? 'chainAway' : 'notPaid')
}
