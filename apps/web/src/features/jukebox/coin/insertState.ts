import type { Address } from '@musi/domain/address'
import { type Listener, type PlayAccess, playAccess } from '@musi/domain/music/playAccess'
import type { PaidPlay } from '../payment/paidPlay.ts'
import { type PlayOffer, playOffer } from '@musi/domain/music/playOffer'

/** What the jukebox and the person's account say about the song that is on. */
export type InsertFacts = {
  readonly isSample: boolean
  /** This server has its recording. */
  readonly hasSound: boolean
  /** This chain has a jukebox that takes the coin. */
  readonly hasJukebox: boolean
  /** Null: not read yet. */
  readonly song: {
    readonly token: Address
    readonly cost: bigint
    readonly isRetired: boolean
    readonly opensAtSeconds: bigint
  } | null
  /** Null: the token does not report its decimals. */
  readonly tokenDecimals: number | null
  readonly listener: Omit<Listener, 'hasPaid'>
  readonly paid: PaidPlay['kind']
  readonly nowSeconds: bigint
}

export type InsertState =
  | PlayAccess
  | Exclude<PlayOffer, { kind: 'open' }>
  /** Nobody pays for what cannot be played. */
  | { readonly kind: 'noSound' | 'noJukebox' }
  /** It was paid for: nobody pays twice. */
  | { readonly kind: 'awaited' }
  /** Nobody can say whether it was. */
  | { readonly kind: 'unread' }

/** What the coin slot says and does (spec: songs.play-access, songs.play-offer, songs.paid-once). */
export function insertState(facts: InsertFacts): InsertState {
  const { isSample, hasSound, hasJukebox, song, tokenDecimals, listener, paid, nowSeconds } = facts
  if (!hasSound) return { kind: 'noSound' }
  if (isSample) return { kind: 'free' }
  if (!hasJukebox) return { kind: 'noJukebox' }
  if (listener.account !== null && (paid === 'open' || paid === 'awaited'))
    return { kind: paid === 'open' ? 'granted' : 'awaited' }
  if (song === null) return { kind: 'loading' }
  const { isRetired: retired, opensAtSeconds, token, cost } = song
  const offer = playOffer(
    { retired, opensAtSeconds: opensAtSeconds === 0n ? null : opensAtSeconds, tokenDecimals },
    nowSeconds,
  )
  if (offer.kind !== 'open') return offer
  const access = playAccess({ kind: 'registered', token, cost }, { ...listener, hasPaid: false })
  if (access.kind === 'connect') return access
  return paid === 'looking' ? { kind: 'loading' } : paid === 'away' ? { kind: 'unread' } : access
}

/**
 * What the slot shows. `words`: the specified ones are its button, since a press starts the song by paying, or a sample by playing. All
 * else stands beside these words, which are engraved then; `strip`: the words alone, with a sentence that says why (spec: songs.insert).
 */
export type SlotFace = 'words' | 'play' | 'again' | 'playing' | 'paying' | 'short' | 'strip'

const FACES: Readonly<Record<Exclude<InsertState['kind'], 'granted'>, SlotFace>> = {
  free: 'words',
  connect: 'words',
  pay: 'words',
  // Most songs can be paid for: the words stay where they are while that is read.
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

type Now = {
  /** All of the song is heard at this moment. */
  readonly isPlaying: boolean
  /** What was paid for has begun once, and can be begun again. */
  readonly hasBegun: boolean
}

export function slotFace(state: InsertState['kind'], { isPlaying, hasBegun }: Now): SlotFace {
  if (isPlaying) return 'playing'
  if (state === 'granted') return hasBegun ? 'again' : 'play'
  return FACES[state]
}
