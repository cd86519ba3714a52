import { registeredSong } from '@musi/chain/reads/music/registeredSong'
import { isWelcomed, playBudget } from '@musi/chain/reads/music/playBudget'
import { paysForPlay } from '@musi/domain/music/givenPlay'
import { config, contractOf } from '#platform/page/config/config.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { useRead } from '#platform/session/chain/useRead.ts'
import { useConnection } from '#platform/session/wallet/useConnection.ts'
import type { SongOffer } from '#platform/tokens/songs/jukeSong.ts'

export type Gift = {
  song: `0x${string}`
  sponsor: `0x${string}`
  /** `toSign`: the song was paid for, and the account still has to sign in to hear it. */
  kind: 'offered' | 'toSign'
}

const isPasskey = (id: string) => id === 'PASSKEY' || id === 'PASSKEY_FOUND'

/** A first play that the artist pays for: for a stranger, or for an account with a passkey that had none yet. */
export function useGift(offer: SongOffer): Gift | null {
  const { head } = useHeads()
  const connection = useConnection()
  const welcome = config().relays ? contractOf('welcome') : null
  const registered = offer.kind === 'registered' && welcome !== null ? offer : null
  const ownAccount = connection.status === 'connected' && isPasskey(connection.wallet.id) ? connection.account : null
  const isStranger = connection.status === 'disconnected'
  const song = useRead(registered === null ? null : registeredSong(registered.jukebox, registered.song))
  const budget = useRead(
    registered === null || welcome === null ? null : playBudget(welcome, registered.artist, registered.song),
  )
  const welcomed = useRead(welcome === null || ownAccount === null ? null : isWelcomed(welcome, ownAccount))
  if (registered === null || (!isStranger && welcomed.kind !== 'value')) return null
  const gift = { song: registered.song, sponsor: registered.artist }
  if (welcomed.kind === 'value' && welcomed.value) return { ...gift, kind: 'toSign' }
  if (song.kind !== 'value' || song.value === null || budget.kind !== 'value' || head === null) return null
  return paysForPlay(budget.value, song.value, BigInt(head.timeSeconds)) ? { ...gift, kind: 'offered' } : null
}
