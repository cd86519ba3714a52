import { type Address, type Hex, encodeDeployData, encodeFunctionData } from 'viem'
import { artistTokenFactoryBytecode } from '../abi/artistTokenFactory.ts'
import { batchAccountBytecode } from '../abi/batchAccount.ts'
import { jukeboxBytecode } from '../abi/jukebox.ts'
import { reserveReaderBytecode } from '../abi/reserveReader.ts'
import { smartWalletDetectorAbi, smartWalletDetectorBytecode } from '../abi/smartWalletDetector.ts'
import { create2Address } from './create2.ts'
import { deployed } from './deploySteps.ts'
import { type Step, readNumber } from './step.ts'

type Planned = { address: Address; initCode: Hex }
export type OwnContracts = {
  artistTokenFactory: Planned
  jukebox: Planned
  reserveReader: Planned
  batchAccount: Planned
  smartWalletDetector: Planned
}

const planned = (initCode: Hex): Planned => ({ address: create2Address(initCode), initCode })

/** Our own Solidity that stands once on a chain. `owner` says which accounts are smart wallets; nobody owns the others. */
export const plannedOwnContracts = (owner: Address): OwnContracts => ({
  artistTokenFactory: planned(artistTokenFactoryBytecode),
  jukebox: planned(jukeboxBytecode),
  reserveReader: planned(reserveReaderBytecode),
  batchAccount: planned(batchAccountBytecode),
  smartWalletDetector: planned(
    encodeDeployData({ abi: smartWalletDetectorAbi, bytecode: smartWalletDetectorBytecode, args: [owner] }),
  ),
})

export const ownContractSteps = (own: OwnContracts): Step[] => [
  deployed('Artist token factory', own.artistTokenFactory),
  deployed('Jukebox', own.jukebox),
  deployed('Reserve reader', own.reserveReader),
  deployed('Batch account', own.batchAccount),
  deployed('Smart-wallet detector', own.smartWalletDetector),
]

/** One demo account that takes the way of a smart-contract wallet: no permit, an approval on chain (decisions.md A-25). */
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
