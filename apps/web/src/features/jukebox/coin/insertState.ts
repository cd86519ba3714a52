import type { Address } from '@musi/domain/address'
import { type Listener, type PlayAccess, playAccess } from '@musi/domain/music/playAccess'
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
  readonly listener: Listener
  readonly nowSeconds: bigint
}

export type InsertState =
  | PlayAccess
  | Exclude<PlayOffer, { kind: 'open' }>
  /** Nobody pays for what cannot be played. */
  | { readonly kind: 'noSound' | 'noJukebox' }

/** What the coin slot says and does (spec: songs.play-access, songs.play-offer). */
export function insertState(facts: InsertFacts): InsertState {
  const { isSample, hasSound, hasJukebox, song, tokenDecimals, listener, nowSeconds } = facts
  if (!hasSound) return { kind: 'noSound' }
  if (isSample) return { kind: 'free' }
  if (!hasJukebox) return { kind: 'noJukebox' }
  if (listener.account !== null && listener.hasPaid) return { kind: 'granted' }
  if (song === null) return { kind: 'loading' }
  const { isRetired: retired, opensAtSeconds, token, cost } = song
  const offer = playOffer(
    { retired, opensAtSeconds: opensAtSeconds === 0n ? null : opensAtSeconds, tokenDecimals },
    nowSeconds,
  )
  return offer.kind === 'open' ? playAccess({ kind: 'registered', token, cost }, listener) : offer
}
