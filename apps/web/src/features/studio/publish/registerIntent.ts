import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import type { Address } from '@musi/domain/address'
import type { Amount, Token } from '@musi/domain/currency'
import { retryOnce } from '../../../platform/page/loading/retryOnce.ts'
import { exchangeAddresses } from '../../../platform/session/exchange/exchangeAddresses.ts'
import type { SendIntent } from '../../../platform/session/transactions/send/send.ts'

/** A song as it will stand on the chain. */
export type Registration = {
  readonly jukebox: Address
  readonly artist: Address
  readonly title: string
  readonly nonce: bigint
  readonly cost: Amount<Token>
  /** Null: at once. */
  readonly opensAtSeconds: bigint | null
  readonly contentHash: `0x${string}`
}

/** All of it goes to the artist. */
const WHOLE_BPS = 10_000

/** Nothing leaves the account and nothing comes: a song and its terms are written down (spec: studio.register). */
export function registerIntent({
  jukebox,
  artist,
  title,
  nonce,
  cost,
  opensAtSeconds,
  contentHash,
}: Registration): SendIntent {
  const payees = [{ account: artist, shareBps: WHOLE_BPS }] as const
  const terms = { token: cost.currency.address, cost: cost.raw, opensAtSeconds, payees, contentHash }
  return {
    key: `registerSong ${nonce} ${contentHash} ${terms.token} ${cost.raw} ${opensAtSeconds ?? ''}`,
    action: { kind: 'registerSong', title, cost },
    shown: sealedTerms({ kind: 'registerSong', ...terms }),
    load: async () => {
      const { registerSong } = await retryOnce(() => import('@musi/chain/writes/registerSong'))
      return () => ({
        write: registerSong({ jukebox, nonce, ...terms }),
        promised: { pays: [], gets: [], balanceReader: exchangeAddresses().multicall },
      })
    },
  }
}
