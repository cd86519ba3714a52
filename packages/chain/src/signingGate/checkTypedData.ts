import { block } from '../reads/block.ts'
import type { DropOrder } from '../drops/dropOrder.ts'
import { logged } from './checkCall.ts'
import { means } from './difference.ts'
import type { GateRefusal } from './gateRefusal.ts'
import { type PermitShown, permitTypedData } from './permitTypedData.ts'
import { type Places, isListedSpender } from './places.ts'

/** case 35: nothing that is signed may be used later than this. */
export const LONGEST_PERMIT_SECONDS = 3600n

type Parts = { domain?: unknown; types?: unknown; primaryType?: unknown; message?: unknown }

/** Null: the permit is for our chain, this token, a listed spender, and says what the screen says; its time is short. */
export async function checkPermit(places: Places, typedData: unknown, shown: PermitShown): Promise<GateRefusal | null> {
  const wanted = permitTypedData(places.book.chainId, shown)
  const { domain, types, primaryType, message } = (typedData ?? {}) as Parts
  const parts = [
    ['domain', domain, wanted.domain],
    ['types', types, wanted.types],
    ['primaryType', primaryType, wanted.primaryType],
    ['message', message, wanted.message],
  ] as const
  const other = parts.find(([, said, expected]) => !means(said, expected))
  if (other !== undefined)
    return { kind: 'otherPermit', field: other[0], said: logged(other[1]), shown: logged(other[2]) }
  if (!(await isListedSpender(places, shown.token, shown.spender)))
    return { kind: 'unlistedSpender', field: 'spender', said: shown.spender, shown: 'the list of spenders' }
  const latest = (await block(places.request, 'latest'))?.timeSeconds
  if (latest === undefined) return { kind: 'chainSilent', said: 'no latest block' }
  const longest = BigInt(latest) + LONGEST_PERMIT_SECONDS
  if (shown.deadlineSeconds > longest)
    return {
      kind: 'otherDeadline',
      field: 'deadline',
      said: String(shown.deadlineSeconds),
      shown: `at most ${longest}`,
    }
  return null
}

/** An offer is made from the very order on screen; what is left is that this chain has the market and the collection. */
export function checkOrder({ book }: Places, order: DropOrder): GateRefusal | null {
  const { seaport, musicNft } = book.contracts
  if (seaport === undefined)
    return { kind: 'otherTarget', field: 'seaport', said: 'Seaport', shown: 'nothing on this chain' }
  if (musicNft === undefined || musicNft.toLowerCase() !== order.collection.toLowerCase())
    return {
      kind: 'otherToken',
      field: 'collection',
      said: order.collection,
      shown: musicNft ?? 'nothing on this chain',
    }
  return null
}
