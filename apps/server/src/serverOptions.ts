import type { BallotRequest } from '@musi/api/ballots'
import type { SignedOrder } from '@musi/chain/market/orderParameters'
import type { LocalTokens } from '@musi/devchain/seed/localTokens'
import type { Address } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import type { ClaimSet } from '@musi/domain/claim/claimSet'
import type { Config } from './config/config.ts'
import type { ContentFiles } from './endpoints/content.ts'
import type { Network } from './outside/readOutside.ts'
import type { ByteBudget } from './platform/byteBudget.ts'
import type { Clock } from './platform/clock.ts'
import type { Log } from './platform/log.ts'
import type { BoundParams } from './rpc/boundCall.ts'
import type { SeedSong } from './songs/seedSongs.ts'

/** What the server needs to know of an embedded chain. */
type LocalChain = {
  rpcUrl: string
  wsUrl: string
  genesisHash: string
  addressBook: AddressBook
  /** Whose accounts its demo accounts are. */
  people?: readonly { name: string; address: Address }[]
  /** Owner of the seeded collection. */
  collectionOwner?: Address
  /** Who may claim on it, unless a file says otherwise. */
  claims?: ClaimSet
  /** The files that something on it leads to. */
  content?: ContentFiles
  /** What is known of the songs that its artists registered. */
  songs?: readonly SeedSong[]
  /** Votes by signature that wait on it. */
  ballots?: () => Promise<readonly BallotRequest[]>
  /** Orders that were signed on it. */
  orders?: () => Promise<readonly SignedOrder[]>
  /** What lives on it beside the tokens of its address book. */
  tokens?: LocalTokens
  beforeForward: (method: string, params: readonly unknown[]) => Promise<void>
  /** The parameters to forward a call with. Without it, calls are forwarded unchanged. */
  boundedParams?: BoundParams
}

export type ServerOptions = {
  config: Config
  /** Null: the chain is elsewhere, at config.rpcUrls. */
  chain: LocalChain | null
  /** The built web app; null: another program serves it. */
  webDist: string | null
  log: Log
  clock?: Clock
  /** How other hosts are reached; only tests bring their own. */
  network?: Network
  budget?: ByteBudget
  rpcTimeoutMs?: number
  /** Whether the history of the chain is kept; most tests have no use for it. */
  hasIndex?: boolean
}
