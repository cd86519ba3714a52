import { type Address, type Hex, encodeDeployData, encodeFunctionData, parseAbi } from 'viem'
import { merkleDistributorInitCode } from '../artifacts.ts'
import { deployStep } from '../deploySteps.ts'
import { type PlannedContract, planContract } from '../planContract.ts'
import { type Step, readNumber } from '../runner/step.ts'

const abi = parseAbi([
  'constructor(address token, bytes32 merkleRoot)',
  'function isClaimed(uint256 index) view returns (bool)',
  'function claim(uint256 index, address account, uint256 amount, bytes32[] proof)',
  'function transfer(address to, uint256 amount) returns (bool)',
  'function balanceOf(address owner) view returns (uint256)',
])

type Claim = { index: bigint; account: Address; amount: bigint; proof: readonly Hex[] }
export type Airdrop = {
  root: Hex
  total: bigint
  /** A claim made on every new chain, so that the claim screen has one. */
  claimed: Claim
}
export type PlannedAirdrop = Airdrop & PlannedContract & { token: Address }

export const plannedDistributor = (token: Address, root: Hex): PlannedContract =>
  planContract(encodeDeployData({ abi, bytecode: merkleDistributorInitCode(), args: [token, root] }))

export const plannedAirdrop = (token: Address, airdrop: Airdrop): PlannedAirdrop => ({
  ...airdrop,
  token,
  ...plannedDistributor(token, airdrop.root),
})

export const airdropSteps = (airdrop: PlannedAirdrop): Step[] => [
  deployStep('Distributor of the airdrop', airdrop),
  fundStep(airdrop),
  claimStep(airdrop),
]

const isClaimed = ({ address, claimed }: PlannedAirdrop) => {
  const data = encodeFunctionData({ abi, functionName: 'isClaimed', args: [claimed.index] })
  return async (request: Parameters<Step['isDone']>[0]) => (await readNumber(request, address, data)) === 1n
}

/** The first claim comes after the funding, so it proves the funding even when the balance is used up. */
const fundStep = (airdrop: PlannedAirdrop): Step => ({
  kind: 'send',
  name: 'What the airdrop gives',
  isDone: async (request) => {
    const balanceCall = encodeFunctionData({ abi, functionName: 'balanceOf', args: [airdrop.address] })
    return (await readNumber(request, airdrop.token, balanceCall)) > 0n || isClaimed(airdrop)(request)
  },
  call: {
    to: airdrop.token,
    data: encodeFunctionData({ abi, functionName: 'transfer', args: [airdrop.address, airdrop.total] }),
  },
})

const claimStep = (airdrop: PlannedAirdrop): Step => {
  const { index, account, amount, proof } = airdrop.claimed
  return {
    kind: 'send',
    name: 'A first claim',
    isDone: isClaimed(airdrop),
    call: {
      to: airdrop.address,
      data: encodeFunctionData({ abi, functionName: 'claim', args: [index, account, amount, proof] }),
    },
  }
}
