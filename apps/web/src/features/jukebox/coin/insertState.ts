import type { Address } from '@musi/domain/address'
import { type Listener, type PlayAccess, playAccess } from '@musi/domain/music/playAccess'
import type { PaymentStatus } from '../payment/paymentStatus.ts'
import { type PlayOffer, playOffer } from '@musi/domain/music/playOffer'

/** Facts about the current song from the jukebox and the account. */
export type InsertFacts = {
  readonly isSample: boolean
  /** True if this server has the recording. */
  readonly hasSound: boolean
  /** True if this chain has a jukebox that accepts payments. */
  readonly hasJukebox: boolean
  /** The song on chain; null until it is read. */
  readonly song: {
    readonly token: Address
    readonly cost: bigint
    readonly isRetired: boolean
    readonly opensAtSeconds: bigint
  } | null
  /** Decimals of the song's token; null if the token does not report them. */
  readonly tokenDecimals: number | null
  readonly listener: Omit<Listener, 'hasPaid'>
  readonly payment: PaymentStatus['kind']
  readonly nowSeconds: bigint
}

export type InsertState =
  | PlayAccess
  | Exclude<PlayOffer, { kind: 'open' }>
  /** The song cannot be played, so nobody pays for it. */
  | { readonly kind: 'noSound' | 'noJukebox' }
  /** A payment is pending; nobody pays twice. */
  | { readonly kind: 'awaited' }
  /** The payments could not be read. */
  | { readonly kind: 'unread' }

/** State of the coin slot (spec: songs.play-access, songs.play-offer, songs.paid-once). */
export function insertState(facts: InsertFacts): InsertState {
  const { isSample, hasSound, hasJukebox, song, tokenDecimals, listener, payment, nowSeconds } = facts
  if (!hasSound) return { kind: 'noSound' }
  if (isSample) return { kind: 'free' }
  if (!hasJukebox) return { kind: 'noJukebox' }
  if (listener.account !== null && (payment === 'open' || payment === 'awaited'))
    return { kind: payment === 'open' ? 'granted' : 'awaited' }
  if (song === null) return { kind: 'loading' }
  const { isRetired: retired, opensAtSeconds, token, cost } = song
  const offer = playOffer(
    { retired, opensAtSeconds: opensAtSeconds === 0n ? null : opensAtSeconds, tokenDecimals },
    nowSeconds,
  )
  if (offer.kind !== 'open') return offer
  const access = playAccess({ kind: 'registered', token, cost }, { ...listener, hasPaid: false })
  if (access.kind === 'connect') return access
  return payment === 'looking' ? { kind: 'loading' } : payment === 'away' ? { kind: 'unread' } : access
}

/**
 * Face of the slot. `words`: the specified text is the button, since a click pays for the song or
 * plays a sample. On other faces, that text is engraved beside the button; `strip`: the text alone,
 * with a reason (spec: songs.insert).
 */
export type SlotFace = 'words' | 'play' | 'again' | 'playing' | 'paying' | 'short' | 'strip'

const FACES: Readonly<Record<Exclude<InsertState['kind'], 'granted'>, SlotFace>> = {
  free: 'words',
  connect: 'words',
  pay: 'words',
  // Most songs can be paid for, so the button stays while that is read.
  loading: 'words',
  awaited: 'paying',
  short: 'short',
  opensLater: 'strip',
  retired: 'strip',
  notAPrice: 'strip',
  noSound: 'strip',
  noJukebox: 'strip',
  unread: 'strip',
}

type PlaybackFacts = {
  /** True while the whole song is playing. */
  readonly isPlaying: boolean
  /** True if the paid play has started once and can be restarted. */
  readonly hasBegun: boolean
}

export function slotFace(state: InsertState['kind'], { isPlaying, hasBegun }: PlaybackFacts): SlotFace {
  if (isPlaying) return 'playing'
  if (state === 'granted') return hasBegun ? 'again' : 'play'
  return FACES[state]
}
