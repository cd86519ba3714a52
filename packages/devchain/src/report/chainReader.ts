import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import { contractValue } from '@musi/chain/requests/contracts/contractValue'
import {
  type Abi,
  type AbiEvent,
  type Address,
  type ContractFunctionArgs,
  type ContractFunctionName,
  type ContractFunctionReturnType,
  type Hex,
  encodeEventTopics,
} from 'viem'

export type RawLog = { address: Address; topics: [Hex, ...Hex[]]; data: Hex; transactionHash: Hex; blockNumber: Hex }

/** The report's chain reads, limited to calls that any node supports. */
export type ChainReader = {
  request: RpcRequest
  value: <const TAbi extends Abi, Name extends ContractFunctionName<TAbi, 'view' | 'pure'>>(
    address: Address,
    abi: TAbi,
    functionName: Name,
    ...args: ContractFunctionArgs<TAbi, 'view' | 'pure', Name> & readonly unknown[]
  ) => Promise<ContractFunctionReturnType<TAbi, 'view' | 'pure', Name>>
  logs: (address: Address | null, event: AbiEvent) => Promise<RawLog[]>
  native: (address: Address) => Promise<bigint>
  nonce: (address: Address) => Promise<number>
  hasCode: (address: Address) => Promise<boolean>
  now: () => Promise<bigint>
}

export const chainReader = (request: RpcRequest): ChainReader => ({
  request,
  async value(address, abi, functionName, ...args) {
    const result = await contractValue(request, { address, abi, functionName, args })
    if (result === null) throw new Error(`${address} does not answer ${functionName}.`)
    return result
  },
  async logs(address, event) {
    const [topic] = encodeEventTopics({ abi: [event] })
    const where = address === null ? {} : { address }
    return (await request('eth_getLogs', [
      { ...where, topics: [topic], fromBlock: '0x0', toBlock: 'latest' },
    ])) as RawLog[]
  },
  native: async (address) => BigInt(String(await request('eth_getBalance', [address, 'latest']))),
  nonce: async (address) => Number(await request('eth_getTransactionCount', [address, 'latest'])),
  hasCode: async (address) => String(await request('eth_getCode', [address, 'latest'])).length > 2,
  async now() {
    const { timestamp } = (await request('eth_getBlockByNumber', ['latest', false])) as { timestamp: Hex }
    return BigInt(timestamp)
  },
})
