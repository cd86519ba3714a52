import type { BallotRequest } from '@musi/api/ballots'
import type { SignedOrder } from '@musi/chain/market/orderParameters'
import type { LocalTokens } from '@musi/devchain/seed/localTokens'
import type { Address } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import type { ClaimSet } from '@musi/domain/claim/claimSet'
import type { Config } from '#platform/config/config.ts'
import type { ContentFiles } from '#market/endpoints/content.ts'
import type { Network } from '#edge/outside/readOutside.ts'
import type { ByteBudget } from '#platform/byteBudget.ts'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import type { BoundParams } from '#platform/rpc/boundCall.ts'
import type { SeedSong } from '#music/songs/seedSongs.ts'

/** The embedded chain, as far as the server needs to know it. */
type LocalChain = {
  rpcUrl: string
  wsUrl: string
  genesisHash: string
  addressBook: AddressBook
  /** Whose accounts its demo accounts are. */
  people?: readonly { name: string; address: Address }[]
  /** Owner of the seeded collection. */
  collectionOwner?: Address
  /** Claims that are open on it, unless a file says otherwise. */
  claims?: ClaimSet
  /** The files that something on it leads to. */
  content?: ContentFiles
  /** Titles and files of the songs that its artists registered. */
  songs?: readonly SeedSong[]
  /** Votes by signature that wait on it. */
  ballots?: () => Promise<readonly BallotRequest[]>
  /** Orders that were signed on it. */
  orders?: () => Promise<readonly SignedOrder[]>
  /** Tokens that live on it beside those of its address book. */
  tokens?: LocalTokens
  beforeForward: (method: string, params: readonly unknown[]) => Promise<void>
  /** The parameters to forward a call with. Without it, calls are forwarded unchanged. */
  boundedParams?: BoundParams
}

export type ServerOptions = {
  config: Config
  /** Null if the chain is elsewhere, at config.rpcUrls. */
  chain: LocalChain | null
  /** The built web app; null: another program serves it. */
  webDist: string | null
  log: Log
  clock?: Clock
  /** How other hosts are reached; only tests bring their own. */
  network?: Network
  budget?: ByteBudget
  rpcTimeoutMs?: number
  /** False in most tests, which have no use for the history of the chain. */
  hasIndex?: boolean
}
