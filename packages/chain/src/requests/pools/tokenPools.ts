import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { decodeEventLog, pad, toEventSelector, toHex } from 'viem'
import { v2FactoryAbi } from '../../abi/v2Factory.ts'
import { parseList } from '../../rpc/wire.ts'
import { parseLog } from '../logs/log.ts'
import { type PairFacts, pairFacts } from './pairFacts.ts'

export type TokenPool = PairFacts & { pair: Address }

const CREATED = toEventSelector('PairCreated(address,address,address,uint256)')

const reserveOf = (pool: TokenPool, token: Address): bigint => pool.reserves[pool.tokens.indexOf(token)] ?? 0n

/** The factory's pairs that contain a token, those with most of it first. */
export async function tokenPools(request: RpcRequest, factory: Address, token: Address): Promise<readonly TokenPool[]> {
  const queryLogs = (topics: readonly unknown[]) =>
    request('eth_getLogs', [{ address: factory, topics, fromBlock: toHex(0), toBlock: 'latest' }])
  const answers = await Promise.all([queryLogs([CREATED, pad(token)]), queryLogs([CREATED, null, pad(token)])])
  const logs = answers.flatMap((answer) => parseList(answer).map(parseLog))
  const pools = await Promise.all(
    logs.map(async ({ topics, data }) => {
      const [signature, ...rest] = topics
      if (signature === undefined) return null
      const { args } = decodeEventLog({
        abi: v2FactoryAbi,
        eventName: 'PairCreated',
        topics: [signature, ...rest],
        data,
      })
      const facts = await pairFacts(request, args.pair)
      return facts === null ? null : { pair: args.pair, ...facts }
    }),
  )
  return pools
    .filter((pool) => pool !== null)
    .toSorted((one, other) => (reserveOf(one, token) < reserveOf(other, token) ? 1 : -1))
}
