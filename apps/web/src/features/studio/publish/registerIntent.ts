import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import type { SongKey } from '@musi/api/music/songs'
import type { Address } from '@musi/domain/address'
import type { Amount, Token } from '@musi/domain/currency'
import type { Payee } from '@musi/domain/music/paymentShares'
import { actIntent } from '#platform/session/exchange/actIntent.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'

/** A song as it will be registered on chain. */
export type Registration = {
  readonly jukebox: Address
  readonly artist: Address
  readonly title: string
  readonly nonce: bigint
  readonly cost: Amount<Token>
  /** Release time; null releases it at once. */
  readonly opensAtSeconds: bigint | null
  readonly contentHash: `0x${string}`
  readonly payees: readonly [Payee, ...Payee[]]
  /** Early listeners. The server lets them play early; they are not stored on chain. */
  readonly supporters: readonly SongKey[]
}

/** Registers a song and its terms; no tokens move (spec: studio.register). */
export function registerIntent({
  jukebox,
  title,
  nonce,
  cost,
  opensAtSeconds,
  contentHash,
  payees,
}: Registration): SendIntent {
  const terms = { token: cost.currency.address, cost: cost.raw, opensAtSeconds, payees, contentHash }
  const sharesKey = payees.map(({ account, shareBps }) => `${account}:${shareBps}`).join(',')
  return actIntent({
    key: `registerSong ${nonce} ${contentHash} ${terms.token} ${cost.raw} ${opensAtSeconds ?? ''} ${sharesKey}`,
    action: { kind: 'registerSong', title, cost },
    shown: sealedTerms({ kind: 'registerSong', jukebox, ...terms }, [cost.currency.address]),
    code: () => import('@musi/chain/writes/music/registerSong'),
    write: ({ registerSong }) => registerSong({ jukebox, nonce, ...terms }),
  })
}
