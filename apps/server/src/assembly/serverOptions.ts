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
import type { BoundParams } from '#platform/rpc/boundedCall.ts'
import type { SeededModeration } from '#moderation/seedModeration.ts'
import type { SeedSong } from '#music/songs/songSeeder.ts'

/** The embedded chain's properties that the server needs. */
type LocalChain = {
  rpcUrl: string
  wsUrl: string
  genesisHash: string
  addressBook: AddressBook
  /** Names and addresses of the demo accounts. */
  people?: readonly { name: string; address: Address }[]
  /** Owner of the seeded collection. */
  collectionOwner?: Address
  /** Claims open on this chain, unless a file is configured. */
  claims?: ClaimSet
  /** Content-addressed files that contracts of this chain refer to. */
  content?: ContentFiles
  /** Titles and recordings of the songs registered on this chain. */
  songs?: readonly SeedSong[]
  /** Artists who let other programs list their songs. */
  listedArtists?: readonly Address[]
  /** Seeded reports and decisions of this chain, and its operators. */
  moderation?: SeededModeration & { operators: readonly Address[] }
  /** Key of the account that pays the gas of accounts with a passkey. */
  relayerKey?: `0x${string}`
  /** Votes by signature that have not been sent yet. */
  ballots?: () => Promise<readonly BallotRequest[]>
  /** Orders signed for this chain. */
  orders?: () => Promise<readonly SignedOrder[]>
  /** Tokens on this chain that are not in its address book. */
  tokens?: LocalTokens
  beforeForward: (method: string, params: readonly unknown[]) => Promise<void>
  /** The parameters to forward a call with. Without it, calls are forwarded unchanged. */
  boundedParams?: BoundParams
}

export type ServerOptions = {
  config: Config
  /** `chain` is null if the chain is elsewhere, at config.rpcUrls. */
  chain: LocalChain | null
  /** The built web app; null if another program serves it. */
  webDist: string | null
  log: Log
  clock?: Clock
  /** Reaches other hosts; only tests replace it. */
  network?: Network
  budget?: ByteBudget
  rpcTimeoutMs?: number
  /** True to index the history, which most tests do not need. */
  hasIndex?: boolean
}
