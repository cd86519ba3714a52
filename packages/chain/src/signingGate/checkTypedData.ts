import { block } from '../reads/block.ts'
import type { DropOrder } from '../drops/dropOrder.ts'
import { logText } from './checkCall.ts'
import { isSameValue } from './difference.ts'
import type { GateRefusal } from './gateRefusal.ts'
import { type ShownPermit, permitTypedData } from './permitTypedData.ts'
import { type Addresses, isListedSpender } from './addresses.ts'

/** case 35: no signature may stay valid for longer than this. */
export const LONGEST_PERMIT_SECONDS = 3600n

type Parts = { domain?: unknown; types?: unknown; primaryType?: unknown; message?: unknown }

/** Null: the permit is for our chain, this token and a listed spender, matches the screen, and expires soon. */
export async function checkPermit(
  addresses: Addresses,
  typedData: unknown,
  shown: ShownPermit,
): Promise<GateRefusal | null> {
  const shownTypedData = permitTypedData(addresses.book.chainId, shown)
  const { domain, types, primaryType, message } = (typedData ?? {}) as Parts
  const parts = [
    ['domain', domain, shownTypedData.domain],
    ['types', types, shownTypedData.types],
    ['primaryType', primaryType, shownTypedData.primaryType],
    ['message', message, shownTypedData.message],
  ] as const
  const other = parts.find(([, actual, expected]) => !isSameValue(actual, expected))
  if (other !== undefined)
    return { kind: 'otherPermit', field: other[0], actual: logText(other[1]), shown: logText(other[2]) }
  if (!(await isListedSpender(addresses, shown.token, shown.spender)))
    return { kind: 'unlistedSpender', field: 'spender', actual: shown.spender, shown: 'the list of spenders' }
  const latest = (await block(addresses.request, 'latest'))?.timeSeconds
  if (latest === undefined) return { kind: 'chainSilent', actual: 'no latest block' }
  const longest = BigInt(latest) + LONGEST_PERMIT_SECONDS
  if (shown.deadlineSeconds > longest)
    return {
      kind: 'otherDeadline',
      field: 'deadline',
      actual: String(shown.deadlineSeconds),
      shown: `at most ${longest}`,
    }
  return null
}

/** The typed data is built from the very order on screen, so only the market and the collection need checking. */
export function checkOrder({ book }: Addresses, order: DropOrder): GateRefusal | null {
  const { seaport, musicNft } = book.contracts
  if (seaport === undefined)
    return { kind: 'otherTarget', field: 'seaport', actual: 'Seaport', shown: 'nothing on this chain' }
  if (musicNft === undefined || musicNft.toLowerCase() !== order.collection.toLowerCase())
    return {
      kind: 'otherToken',
      field: 'collection',
      actual: order.collection,
      shown: musicNft ?? 'nothing on this chain',
    }
  return null
}
