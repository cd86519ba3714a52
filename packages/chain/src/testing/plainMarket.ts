// A simple record of all trades, read from every log, to compare figures with in tests.
import type { AddressBook } from '@musi/domain/addressBook'
import type { PairTrade } from '@musi/domain/charts/candle'
import { type ChainEvent, chainEvent } from '../events/chainEvent.ts'
import type { RpcRequest } from '../rpc/rpcRequest.ts'

type SeenEvent = { address: string; block: number; timeSeconds: number; transaction: string; event: ChainEvent }
type RawLog = Record<'address' | 'blockNumber' | 'data' | 'transactionHash', `0x${string}`> & {
  topics: readonly `0x${string}`[]
}

/** Reads all events of the chain without the code under test. */
export async function readAllEvents(request: RpcRequest) {
  const logs = (await request('eth_getLogs', [{ fromBlock: '0x0', toBlock: 'latest' }])) as readonly RawLog[]
  const blocks = await Promise.all(
    [...new Set(logs.map(({ blockNumber }) => blockNumber))].map(async (number) => {
      const block = (await request('eth_getBlockByNumber', [number, false])) as { timestamp: string }
      return [number, Number(block.timestamp)] as const
    }),
  )
  const times = new Map(blocks)
  const newest = (await request('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
  const events = logs.flatMap(({ address, blockNumber, topics, data, transactionHash }): SeenEvent[] => {
    const event = chainEvent({ topics, data })
    const timeSeconds = times.get(blockNumber) ?? 0
    return event === null
      ? []
      : [
          {
            address: address.toLowerCase(),
            block: Number(blockNumber),
            timeSeconds,
            transaction: transactionHash,
            event,
          },
        ]
  })
  return { seen: events, nowSeconds: Number(newest.timestamp) }
}

type PlainSwap = { timeSeconds: number; paid: [number, number]; got: [number, number]; raw: PairTrade }
type PlainPool = { token0: string; token1: string; reserves: [number, number]; swaps: PlainSwap[] }

/** Computes pools and their swaps from all events. */
export function plainPools(events: readonly SeenEvent[]): ReadonlyMap<string, PlainPool> {
  const pools = new Map<string, PlainPool>()
  for (const { address, timeSeconds, event } of events) {
    if (event.name === 'PairCreated') {
      const { token0, token1, pair } = event.args
      pools.set(pair.toLowerCase(), { token0, token1, reserves: [0, 0], swaps: [] })
    }
    const pool = pools.get(address)
    if (pool === undefined) continue
    if (event.name === 'Sync') pool.reserves = [Number(event.args.reserve0), Number(event.args.reserve1)]
    if (event.name === 'Swap') {
      const { amount0In, amount1In, amount0Out, amount1Out } = event.args
      const raw: PairTrade = {
        timeSeconds,
        paid: [String(amount0In), String(amount1In)],
        got: [String(amount0Out), String(amount1Out)],
      }
      const [paid, got]: [number, number][] = [
        [Number(amount0In), Number(amount1In)],
        [Number(amount0Out), Number(amount1Out)],
      ]
      pool.swaps.push({ timeSeconds, paid: paid ?? [0, 0], got: got ?? [0, 0], raw })
    }
  }
  return pools
}

/** Price of a token's smallest unit in dollars, by its dollar pool or its native pool, whichever is deeper. */
export function plainPrices(pools: ReadonlyMap<string, PlainPool>, { tokens, contracts }: AddressBook) {
  const dollar = tokens.find(({ symbol }) => symbol === 'USDC')?.address ?? ''
  const wrapped = contracts.wrappedNative as string
  const poolOf = (one: string, other: string) => {
    for (const { token0, token1, reserves } of pools.values()) {
      if (token0 === one && token1 === other) return { own: reserves[0], other: reserves[1] }
      if (token0 === other && token1 === one) return { own: reserves[1], other: reserves[0] }
    }
    return null
  }
  const native = poolOf(wrapped, dollar)
  const nativePrice = native === null ? 0 : native.other / native.own / 1e6
  return (token: string): number | null => {
    if (token === dollar) return 1e-6
    if (token === wrapped) return nativePrice
    const own = poolOf(token, dollar)
    const through = poolOf(token, wrapped)
    if (through !== null && (own === null || own.other / 1e6 <= through.other * nativePrice))
      return (through.other / through.own) * nativePrice
    return own === null ? null : own.other / own.own / 1e6
  }
}
