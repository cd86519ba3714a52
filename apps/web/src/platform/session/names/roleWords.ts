import type { BookRole } from '@musi/domain/addressBook'
import { words } from '#platform/page/i18n/words.ts'

/** Names of the address book's contracts in sentences. */
const ROLES = {
  wrappedNative: 'the wrapping contract',
  v2Factory: 'the pool factory',
  v2Router: 'the exchange',
  multicall3: 'the reader of many calls',
  v1Factory: 'the V1 factory',
  v2Migrator: 'the way from V1 to V2',
  artistTokenFactory: 'the token press',
  jukebox: 'the jukebox',
  jukeboxV2: 'the earlier jukebox',
  reserveReader: 'the reserve reader',
  oneTokenLiquidity: 'the one-token liquidity contract',
  swapAndPlay: 'the swap-and-play contract',
  coinTabs: 'the coin tabs',
  batchAccount: 'the batch account',
  smartWalletDetector: 'the smart-wallet detector',
  governanceToken: 'the governance token',
  merkleDistributor: 'the airdrop',
  // The timelock holds the treasury, and a second word would look like a second thing.
  timelock: 'the treasury',
  governor: 'the governor',
  musicNft: 'the drops',
  musicCollectionFactory: 'the collection factory',
  musicCollectionFactoryV1: 'the earlier collection factory',
  seaport: 'the marketplace',
  conduitController: 'the marketplace’s conduits',
  entryPoint: 'the entry point',
  passkeyAccount: 'the passkey account code',
  passkeyAccountFactory: 'the passkey account factory',
  passkeyVerifier: 'the passkey verifier',
  welcome: 'the fund for first plays',
  nameRegistry: 'the name service',
} as const satisfies Record<BookRole, string>

export const roleText = words('explorer.role', ROLES)
