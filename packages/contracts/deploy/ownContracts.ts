import { type Address, encodeDeployData, encodeFunctionData } from 'viem'
import { artistTokenFactoryBytecode } from '../abi/artistTokenFactory.ts'
import { batchAccountBytecode } from '../abi/batchAccount.ts'
import { jukeboxBytecode } from '../abi/jukebox.ts'
import { musicNftAbi, musicNftBytecode } from '../abi/musicNft.ts'
import { reserveReaderBytecode } from '../abi/reserveReader.ts'
import { smartWalletDetectorAbi, smartWalletDetectorBytecode } from '../abi/smartWalletDetector.ts'
import { deployed } from './deploySteps.ts'
import { type Planned, planned } from './planned.ts'
import { type Step, readNumber } from './step.ts'

export type OwnContracts = {
  artistTokenFactory: Planned
  jukebox: Planned
  reserveReader: Planned
  batchAccount: Planned
  smartWalletDetector: Planned
  musicNft: Planned
}

/** Who is asked for by the contracts that have somebody in charge. */
export type OwnRoles = {
  /** Says which accounts are smart wallets. */
  smartWalletDetectorOwner: Address
  /** Makes the pieces of the collection. */
  nftMinter: Address
}

const COLLECTION = ['Musi Drops', 'DROP'] as const

/** Our own Solidity that stands once on a chain; nobody owns the others. */
export const plannedOwnContracts = (roles: OwnRoles): OwnContracts => ({
  artistTokenFactory: planned(artistTokenFactoryBytecode),
  jukebox: planned(jukeboxBytecode),
  reserveReader: planned(reserveReaderBytecode),
  batchAccount: planned(batchAccountBytecode),
  smartWalletDetector: planned(
    encodeDeployData({
      abi: smartWalletDetectorAbi,
      bytecode: smartWalletDetectorBytecode,
      args: [roles.smartWalletDetectorOwner],
    }),
  ),
  musicNft: planned(
    encodeDeployData({ abi: musicNftAbi, bytecode: musicNftBytecode, args: [...COLLECTION, roles.nftMinter] }),
  ),
})

export const ownContractSteps = (own: OwnContracts): Step[] => [
  deployed('Artist token factory', own.artistTokenFactory),
  deployed('Jukebox', own.jukebox),
  deployed('Reserve reader', own.reserveReader),
  deployed('Batch account', own.batchAccount),
  deployed('Smart-wallet detector', own.smartWalletDetector),
  deployed('Music NFT collection', own.musicNft),
]

/** One demo account that takes the way of a smart-contract wallet: no permit, an approval on chain (spec: approvals.smart-wallet). */
export const markedAsSmart = ({ smartWalletDetector }: OwnContracts, account: Address): Step => ({
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
