import { type Address, encodeDeployData, encodeFunctionData } from 'viem'
import { artistTokenFactoryBytecode } from '../../abi/artistTokenFactory.ts'
import { batchAccountBytecode } from '../../abi/batchAccount.ts'
import { coinTabsAbi, coinTabsBytecode } from '../../abi/coinTabs.ts'
import { jukeboxBytecode } from '../../abi/jukebox.ts'
import { musicCollectionFactoryAbi, musicCollectionFactoryBytecode } from '../../abi/musicCollectionFactory.ts'
import { musicNftAbi, musicNftBytecode } from '../../abi/musicNft.ts'
import { oneTokenLiquidityAbi, oneTokenLiquidityBytecode } from '../../abi/oneTokenLiquidity.ts'
import { reserveReaderBytecode } from '../../abi/reserveReader.ts'
import { smartWalletDetectorAbi, smartWalletDetectorBytecode } from '../../abi/smartWalletDetector.ts'
import { swapAndPlayAbi, swapAndPlayBytecode } from '../../abi/swapAndPlay.ts'
import { jukeboxV2InitCode, musicCollectionFactoryV1InitCode } from '../artifacts.ts'
import { deployStep } from '../deploySteps.ts'
import { type PlannedContract, type DeployTarget, planContract } from '../planContract.ts'
import { type Step, readNumber } from '../runner/step.ts'

export type OwnContracts = {
  artistTokenFactory: PlannedContract
  /** The contract where songs are registered. */
  jukebox: PlannedContract
  /** The former contract for songs; not deployed to public chains that never had it. */
  jukeboxV2: PlannedContract
  reserveReader: PlannedContract
  oneTokenLiquidity: PlannedContract
  /** Pays for a play in a token other than the song's. */
  swapAndPlay: PlannedContract
  /** Holds the deposits from which listeners pay for plays without a transaction for each. */
  coinTabs: PlannedContract
  batchAccount: PlannedContract
  smartWalletDetector: PlannedContract
  musicNft: PlannedContract
  musicCollectionFactory: PlannedContract
  /** The former collection factory; not deployed to public chains that never had it. */
  musicCollectionFactoryV1: PlannedContract
}

/** Accounts with roles in our own contracts. */
export type OwnRoles = {
  /** Owner of the list of smart wallets. */
  smartWalletDetectorOwner: Address
  /** Mints the pieces of the collection. */
  nftMinter: Address
  /** Origin of the site that collections link to; empty for none. */
  site: string
}

/** The exchange used to add liquidity from one token and to pay for plays. */
type Exchange = { v2Factory: PlannedContract; v2Router: PlannedContract; wrappedNative: DeployTarget }

const COLLECTION = ['Musi Drops', 'DROP'] as const

/** Our own contracts, deployed once per chain; only the detector and the NFT have a role holder. */
export function plannedOwnContracts(roles: OwnRoles, { v2Factory, v2Router, wrappedNative }: Exchange): OwnContracts {
  const artistTokenFactory = planContract(artistTokenFactoryBytecode)
  const jukebox = planContract(jukeboxBytecode)
  const musicCollectionFactoryV1 = planContract(musicCollectionFactoryV1InitCode())
  return {
    artistTokenFactory,
    jukebox,
    jukeboxV2: planContract(jukeboxV2InitCode()),
    reserveReader: planContract(reserveReaderBytecode),
    oneTokenLiquidity: planContract(
      encodeDeployData({
        abi: oneTokenLiquidityAbi,
        bytecode: oneTokenLiquidityBytecode,
        args: [v2Factory.address, wrappedNative.address],
      }),
    ),
    swapAndPlay: planContract(
      encodeDeployData({
        abi: swapAndPlayAbi,
        bytecode: swapAndPlayBytecode,
        args: [v2Router.address, jukebox.address],
      }),
    ),
    coinTabs: planContract(
      encodeDeployData({
        abi: coinTabsAbi,
        bytecode: coinTabsBytecode,
        args: [jukebox.address, artistTokenFactory.address],
      }),
    ),
    batchAccount: planContract(batchAccountBytecode),
    smartWalletDetector: planContract(
      encodeDeployData({
        abi: smartWalletDetectorAbi,
        bytecode: smartWalletDetectorBytecode,
        args: [roles.smartWalletDetectorOwner],
      }),
    ),
    musicNft: planContract(
      encodeDeployData({ abi: musicNftAbi, bytecode: musicNftBytecode, args: [...COLLECTION, roles.nftMinter] }),
    ),
    musicCollectionFactory: planContract(
      encodeDeployData({
        abi: musicCollectionFactoryAbi,
        bytecode: musicCollectionFactoryBytecode,
        args: [musicCollectionFactoryV1.address, roles.site],
      }),
    ),
    musicCollectionFactoryV1,
  }
}

export const ownContractSteps = (own: OwnContracts): Step[] => [
  deployStep('Artist token factory', own.artistTokenFactory),
  deployStep('Jukebox', own.jukebox),
  deployStep('Reserve reader', own.reserveReader),
  deployStep('Liquidity from one token', own.oneTokenLiquidity),
  deployStep('Swap and play', own.swapAndPlay),
  deployStep('Batch account', own.batchAccount),
  deployStep('Smart-wallet detector', own.smartWalletDetector),
  deployStep('Music NFT collection', own.musicNft),
  deployStep('Music collection factory', own.musicCollectionFactory),
]

/**
 * Marks one demo account as a smart-contract wallet, which needs an approval on chain instead of a permit (spec:
 * approvals.smart-wallet).
 */
export const markSmartStep = ({ smartWalletDetector }: OwnContracts, account: Address): Step => ({
  kind: 'send',
  name: 'A demo account that counts as a smart wallet',
  isDone: async (request) => {
    const data = encodeFunctionData({ abi: smartWalletDetectorAbi, functionName: 'isArgentWallet', args: [account] })
    return (await readNumber(request, smartWalletDetector.address, data)) === 1n
  },
  call: {
    to: smartWalletDetector.address,
    data: encodeFunctionData({ abi: smartWalletDetectorAbi, functionName: 'markAccount', args: [account, true] }),
  },
})
