import type { PlayRefusalCode } from '@musi/api/music/plays'
import type { Address } from '@musi/domain/address'
import { type Clock, nowSeconds } from '#platform/clock.ts'
import type { HeldSong } from '../songs/withAbout.ts'
import { blockTime } from './blockTime.ts'
import { holdsKey } from './holdsKey.ts'
import { type Payment, isTransactionKnown, findPayments } from './payments.ts'
import { heardPlays, takenBackOf } from './playStore.ts'
import type { PlaceNeeds, PlayPlace } from './playPlace.ts'

type WayNeeds = Pick<PlaceNeeds, 'index' | 'chain' | 'jukeboxes'> & { clock: Pick<Clock, 'now'> }

type No<Code> = { ok: false; code: Code }
type Paid = { ok: true; payments: readonly Payment[] }

const no = <Code extends PlayRefusalCode>(code: Code): No<Code> => ({ ok: false, code })

/** Newest transactions of a fan searched for a paid play that was not heard. */
const MOST_LOOKED_AT = 20

/** Payments in one transaction of an account for a song that have not been fully heard in time. */
async function paid({ chain, jukeboxes, clock }: WayNeeds, place: PlayPlace, account: Address, transaction: string) {
  const result = await findPayments({ upstream: place.node, chain, jukeboxes }, transaction)
  if (result.kind !== 'found') return no(result.kind === 'none' ? 'otherPlay' : result.kind)
  const own = result.payments.filter(({ song, fan }) => song === place.song.song && fan === account)
  if (own.length === 0) return no('otherPlay')
  const ids = own.map(({ id }) => id)
  const heard = await heardPlays(place.tables.plays, ids, nowSeconds(clock))
  const left = own.filter(({ id }) => !heard.has(id))
  return left.length === 0 ? no('heard') : ({ ok: true, payments: left } as const)
}

/** The newest unheard payments; empty if there are none. */
async function waiting(
  needs: WayNeeds,
  place: PlayPlace,
  account: Address,
): Promise<Paid | No<'chainAway' | 'notFinal'>> {
  const page = await needs.index.query<'acts'>({
    kind: 'acts',
    account,
    subject: place.song.song,
    act: 'playSong',
    before: null,
  })
  if (page === null) return no('chainAway')
  const transactions = [...new Set(page.rows.map(({ transaction }) => transaction))].slice(0, MOST_LOOKED_AT)
  let isLater = false
  for (const transaction of transactions) {
    const paidOutcome = await paid(needs, place, account, transaction)
    if (paidOutcome.ok) return paidOutcome
    if (paidOutcome.code === 'chainAway') return no(paidOutcome.code)
    isLater ||= paidOutcome.code === 'notFinal'
  }
  return isLater ? no('notFinal') : { ok: true, payments: [] }
}

/** A reorganisation undid the payment, but a node still has the transaction to mine it again. */
export async function isUndoneOnly(
  { clock }: Pick<WayNeeds, 'clock'>,
  { tables, song, node }: PlayPlace,
  account: Address,
): Promise<boolean> {
  const undoneHere = await takenBackOf(tables.plays, account, song.song, nowSeconds(clock))
  const known = await Promise.all(undoneHere.map(({ play }) => isTransactionKnown(node, play.slice(0, 66))))
  return known.includes(true)
}

/** Nobody can have paid before the release: supporters hear the song by what they hold at the newest block. */
async function earlyWay({ node }: PlayPlace, account: Address, { keys, supporters }: HeldSong) {
  const holds = await holdsKey(node, account, [...keys, ...supporters])
  if (holds === true) return { ok: true, way: 'supporter', payments: [] } as const
  return no(holds === null ? 'chainAway' : 'notOpenYet')
}

/** Null if the chain is unavailable. */
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
  held: HeldSong,
  transaction: string | null,
) {
  if (place.song.artist === account && !held.isLeaving) return { ok: true, way: 'artist', payments: [] } as const
  const opened = await isOpen(place)
  if (opened === null) return no('chainAway')
  if (!opened) return await earlyWay(place, account, held)
  if (transaction !== null) {
    const paidOutcome = await paid(needs, place, account, transaction)
    return paidOutcome.ok ? ({ ...paidOutcome, way: 'play' } as const) : paidOutcome
  }
  const holds = await holdsKey(place.node, account, held.keys)
  if (holds === true) return { ok: true, way: 'key', payments: [] } as const
  const paidOutcome = await waiting(needs, place, account)
  if (!paidOutcome.ok) return paidOutcome
  if (paidOutcome.payments.length > 0) return { ...paidOutcome, way: 'play' } as const
  // Nobody is asked to pay who may hold what opens the song.
  return no(holds === null ? 'chainAway' : 'notPaid')
}
