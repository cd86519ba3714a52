import { hexQuantity } from '@musi/chain/rpc/hexQuantity'
import type { OrderTouch } from '@musi/chain/market/orderTouches'
import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import { parseAddress } from '@musi/domain/address'
import type { Kysely } from 'kysely'
import type { Block } from '#platform/heads/headHub.ts'
import type { MarketContracts } from '../orderJudge.ts'
import type { OrderTables } from '../orderTables.ts'
import { type SleepingOrder, contractsOfBook, dueOrders, ordersEndedSince, ordersJudgedAfter } from './touchedOrders.ts'

/** Blocks to scan again after a reorganisation. */
const BACK = 64
/** Beyond this gap, judging all live orders is cheaper than reading the logs. */
const LONGEST_GAP = 2000
/** Nodes limit the addresses of a filter. */
const ADDRESSES_AT_ONCE = 1000

/** `wasReplaced`: the scanned blocks are no longer on the chain. */
export type Changes = { touches: readonly OrderTouch[]; wasReplaced: boolean; orders: readonly SleepingOrder[] }

/** Orders ended by blocks from one on, and orders a page judged in a block the watch never scanned. */
async function writtenOrders(db: Kysely<OrderTables>, { endedFrom, judgedAfter }: Written) {
  const written = await Promise.all([ordersEndedSince(db, endedFrom), ordersJudgedAfter(db, judgedAfter)])
  return written.flat()
}
type Written = { endedFrom: number; judgedAfter: number }

type RawLog = { address: string; topics: readonly `0x${string}`[]; data: `0x${string}` }

/**
 * Everything that happened since a block, read in parallel because pages wait for it; null if so much may have changed
 * that all orders must be judged.
 */
export async function changesSince(
  request: RpcRequest,
  { seaport }: Pick<MarketContracts, 'seaport'>,
  { last, head }: { last: Block | null; head: Block },
  db: Kysely<OrderTables>,
): Promise<Changes | null> {
  if (last === null || head.number - last.number > LONGEST_GAP) return null
  const touchesFrom = async (block: number) =>
    touchesBetween(request, [seaport, ...(await contractsOfBook(db))], block, head.number)
  const [known, touches, dueNow, written] = await Promise.all([
    request('eth_getBlockByNumber', [hexQuantity(last.number), false]) as Promise<{ hash?: string } | null>,
    touchesFrom(last.number + 1),
    dueOrders(db, head.timeSeconds),
    writtenOrders(db, { endedFrom: last.number, judgedAfter: last.number }),
  ])
  if (known?.hash === last.hash) return { touches, wasReplaced: false, orders: [...dueNow, ...written] }
  // Acts of undone blocks leave no events on the current chain.
  const from = Math.max(0, Math.min(last.number, head.number) - BACK)
  const [earlier, rewritten] = await Promise.all([
    touchesFrom(from),
    writtenOrders(db, { endedFrom: from, judgedAfter: from - 1 }),
  ])
  return { touches: earlier, wasReplaced: true, orders: [...dueNow, ...rewritten] }
}

async function touchesBetween(
  request: RpcRequest,
  emitters: readonly string[],
  first: number,
  last: number,
): Promise<readonly OrderTouch[]> {
  if (first > last) return []
  const { TOUCHING_TOPICS, orderTouches } = await import('@musi/chain/market/orderTouches')
  const logs: RawLog[] = []
  for (let at = 0; at < emitters.length; at += ADDRESSES_AT_ONCE) {
    const filter = { address: emitters.slice(at, at + ADDRESSES_AT_ONCE), topics: [TOUCHING_TOPICS] }
    const params = [{ ...filter, fromBlock: hexQuantity(first), toBlock: hexQuantity(last) }]
    logs.push(...((await request('eth_getLogs', params)) as readonly RawLog[]))
  }
  return logs.flatMap((one): readonly OrderTouch[] => {
    const emitter = parseAddress(one.address)
    return emitter === null ? [] : orderTouches({ ...one, address: emitter })
  })
}
