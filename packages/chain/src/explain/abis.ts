import { artistTokenAbi } from '@musi/contracts/abi/artistToken'
import { artistTokenFactoryAbi } from '@musi/contracts/abi/artistTokenFactory'
import { batchAccountAbi } from '@musi/contracts/abi/batchAccount'
import { coinTabsAbi } from '@musi/contracts/abi/coinTabs'
import { failingTokenAbi } from '@musi/contracts/abi/failingToken'
import { governanceFounderAbi } from '@musi/contracts/abi/governanceFounder'
import { governanceTokenAbi } from '@musi/contracts/abi/governanceToken'
import { jukeboxAbi } from '@musi/contracts/abi/jukebox'
import { knownTokenAbi } from '@musi/contracts/abi/knownToken'
import { musicCollectionAbi } from '@musi/contracts/abi/musicCollection'
import { musicCollectionFactoryAbi } from '@musi/contracts/abi/musicCollectionFactory'
import { musicNftAbi } from '@musi/contracts/abi/musicNft'
import { oneTokenLiquidityAbi } from '@musi/contracts/abi/oneTokenLiquidity'
import { swapAndPlayAbi } from '@musi/contracts/abi/swapAndPlay'
import { passkeyAccountAbi } from '@musi/contracts/abi/passkeyAccount'
import { passkeyAccountFactoryAbi } from '@musi/contracts/abi/passkeyAccountFactory'
import { smartWalletDetectorAbi } from '@musi/contracts/abi/smartWalletDetector'
import { welcomeAbi } from '@musi/contracts/abi/welcome'
import type { Abi } from 'viem'
import { entryPointAbi } from '../relay/entryPointAbi.ts'
import { governorAbi } from '../abi/governor.ts'
import { merkleDistributorAbi } from '../abi/merkleDistributor.ts'
import { multicall3Abi } from '../abi/multicall3.ts'
import { nameRegistryAbi, nameResolverAbi, reverseNamesAbi } from '../abi/names.ts'
import { seaportAbi } from '../abi/seaport.ts'
import { stakingRewardsAbi } from '../abi/stakingRewards.ts'
import { timelockAbi } from '../abi/timelock.ts'
import { tokenAbi } from '../abi/token.ts'
import { v1ExchangeAbi } from '../abi/v1Exchange.ts'
import { v1FactoryAbi } from '../abi/v1Factory.ts'
import { v2FactoryAbi } from '../abi/v2Factory.ts'
import { v2MigratorAbi } from '../abi/v2Migrator.ts'
import { v2PairAbi } from '../abi/v2Pair.ts'
import { v2RouterAbi } from '../abi/v2Router.ts'
import { votesAbi } from '../abi/votes.ts'
import { wrappedNativeAbi } from '../abi/wrappedNative.ts'

/** Everything that the explorer can describe. A new contract is one line. If two ABIs share a selector, the first one wins. */
export const KNOWN_ABIS: readonly Abi[] = [
  tokenAbi,
  wrappedNativeAbi,
  v2RouterAbi,
  v2PairAbi,
  v2FactoryAbi,
  v2MigratorAbi,
  v1ExchangeAbi,
  v1FactoryAbi,
  stakingRewardsAbi,
  merkleDistributorAbi,
  votesAbi,
  governorAbi,
  timelockAbi,
  seaportAbi,
  nameRegistryAbi,
  nameResolverAbi,
  reverseNamesAbi,
  multicall3Abi,
  artistTokenFactoryAbi,
  jukeboxAbi,
  oneTokenLiquidityAbi,
  swapAndPlayAbi,
  welcomeAbi,
  coinTabsAbi,
  entryPointAbi,
  passkeyAccountFactoryAbi,
  passkeyAccountAbi,
  musicNftAbi,
  musicCollectionFactoryAbi,
  musicCollectionAbi,
  batchAccountAbi,
  smartWalletDetectorAbi,
  governanceFounderAbi,
  governanceTokenAbi,
  artistTokenAbi,
  knownTokenAbi,
  failingTokenAbi,
]
