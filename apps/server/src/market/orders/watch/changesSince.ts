import { hexQuantity } from '@musi/chain/rpc/hexQuantity'
import type { OrderTouch } from '@musi/chain/market/orderTouches'
import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import { parseAddress } from '@musi/domain/address'
import type { Kysely } from 'kysely'
import type { Block } from '#platform/heads/headHub.ts'
import type { MarketContracts } from '../judgeOrders.ts'
import type { OrderTables } from '../orderTables.ts'
import {
  type OrderToJudge,
  contractsOfOrders,
  dueOrders,
  ordersEndedSince,
  ordersJudgedAfter,
} from './touchedOrders.ts'

/** Blocks to scan again after a reorganisation. */
const REORG_RESCAN_BLOCKS = 64
/** Beyond this gap, judging all live orders is cheaper than reading the logs. */
const MAX_GAP_BLOCKS = 2000
/** Nodes limit the addresses of a filter. */
const ADDRESSES_PER_FILTER = 1000

/** `wasReplaced`: the scanned blocks are no longer on the chain. */
export type Changes = { touches: readonly OrderTouch[]; wasReplaced: boolean; orders: readonly OrderToJudge[] }

/**
 * Orders ended at block `endedFrom` or later, and orders judged after block `judgedAfter`, which
 * pages do without a scan.
 */
async function ordersChangedInDatabase(db: Kysely<OrderTables>, { endedFrom, judgedAfter }: BlockBounds) {
  const changedOrders = await Promise.all([ordersEndedSince(db, endedFrom), ordersJudgedAfter(db, judgedAfter)])
  return changedOrders.flat()
}
type BlockBounds = { endedFrom: number; judgedAfter: number }

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
  if (last === null || head.number - last.number > MAX_GAP_BLOCKS) return null
  const touchesFrom = async (block: number) =>
    touchesBetween(request, [seaport, ...(await contractsOfOrders(db))], block, head.number)
  const [currentBlock, touches, dueOrdersNow, changedOrders] = await Promise.all([
    request('eth_getBlockByNumber', [hexQuantity(last.number), false]) as Promise<{ hash?: string } | null>,
    touchesFrom(last.number + 1),
    dueOrders(db, head.timeSeconds),
    ordersChangedInDatabase(db, { endedFrom: last.number, judgedAfter: last.number }),
  ])
  if (currentBlock?.hash === last.hash)
    return { touches, wasReplaced: false, orders: [...dueOrdersNow, ...changedOrders] }
  // Acts of undone blocks leave no events on the current chain.
  const from = Math.max(0, Math.min(last.number, head.number) - REORG_RESCAN_BLOCKS)
  const [earlier, changedSinceFork] = await Promise.all([
    touchesFrom(from),
    ordersChangedInDatabase(db, { endedFrom: from, judgedAfter: from - 1 }),
  ])
  return { touches: earlier, wasReplaced: true, orders: [...dueOrdersNow, ...changedSinceFork] }
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
  for (let at = 0; at < emitters.length; at += ADDRESSES_PER_FILTER) {
    const filter = { address: emitters.slice(at, at + ADDRESSES_PER_FILTER), topics: [TOUCHING_TOPICS] }
    const params = [{ ...filter, fromBlock: hexQuantity(first), toBlock: hexQuantity(last) }]
    logs.push(...((await request('eth_getLogs', params)) as readonly RawLog[]))
  }
  return logs.flatMap((one): readonly OrderTouch[] => {
    const emitter = parseAddress(one.address)
    return emitter === null ? [] : orderTouches({ ...one, address: emitter })
  })
}
