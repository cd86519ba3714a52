import { hexQuantity } from '@musi/chain/rpc/hexQuantity'
import type { CollectionFacts, PieceFacts } from '@musi/chain/market/collectionPieces'
import { type Address, parseAddress } from '@musi/domain/address'
import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import type { Block } from '#platform/heads/headHub.ts'
import { readBlock } from '#platform/heads/readBlock.ts'
import { inTurn } from '#platform/inTurn.ts'

/**
 * Pieces in memory; the reference stays the same while nothing has changed. `hasMore`: a collection has more pieces
 * than are shown.
 */
export type HeldPieces = {
  collections: readonly CollectionFacts[]
  pieces: readonly PieceFacts[]
  hasMore: boolean
}

/** Beyond this gap, reading everything is cheaper than reading the logs. */
const LONGEST_GAP = 2000
/** Nodes limit the addresses of a filter. */
const ADDRESSES_AT_ONCE = 1000

type Held = { facts: CollectionFacts; pieces: Map<bigint, PieceFacts | null> }

/**
 * Pieces of collections, newest first, with an equal share of the reads for each. After the first read, only pieces an
 * event changed are read again: a full market would otherwise need thousands of reads per block.
 */
export function pieceMemory(
  request: RpcRequest,
  multicall: Address,
): (collections: readonly Address[]) => Promise<HeldPieces> {
  const held = new Map<Address, Held>()
  /** Collections and pieces to read again. */
  const stale = new Set<string>()
  let seen: Block | null = null
  let answer: HeldPieces | null = null
  const run = inTurn()

  /** Forgets what may have changed. */
  async function forgetChanged(head: Block): Promise<void> {
    if (seen?.hash === head.hash) return
    if (seen === null || head.number <= seen.number || head.number - seen.number > LONGEST_GAP) return held.clear()
    const { pieceTouch } = await import('@musi/chain/market/pieceTouches')
    const [known, logs] = await Promise.all([
      request('eth_getBlockByNumber', [hexQuantity(seen.number), false]).then(readBlock),
      logsBetween(request, [...held.keys()], seen.number + 1, head.number),
    ])
    // The logs are from another chain than the stored pieces.
    if (known?.hash !== seen.hash) return held.clear()
    for (const log of logs) {
      const emitter = parseAddress(log.address)
      const touch = emitter === null ? null : pieceTouch({ ...log, address: emitter })
      if (touch?.kind === 'collection') held.delete(touch.collection)
      else if (touch?.kind === 'piece') stale.add(touch.collection).add(`${touch.collection} ${touch.id}`)
    }
  }

  async function read(collections: readonly Address[]): Promise<HeldPieces> {
    const head = readBlock(await request('eth_getBlockByNumber', ['latest', false]))
    if (head === null) throw new Error('The chain has no newest block.')
    await forgetChanged(head)
    if (
      answer !== null &&
      stale.size === 0 &&
      held.size === collections.length &&
      answer.collections.every(({ address }, at) => address === collections[at])
    ) {
      seen = head
      return answer
    }
    answer = null
    const { collectionFacts, mostPieces, pieceFacts } = await import('@musi/chain/market/collectionPieces')
    const wanted = collections.filter((address) => !held.has(address) || stale.has(address))
    for (const facts of wanted.length === 0 ? [] : await collectionFacts(request, multicall, wanted))
      held.set(facts.address, { facts, pieces: held.get(facts.address)?.pieces ?? new Map() })
    const most = mostPieces(collections.length)
    const shown = collections.flatMap((address) => {
      const each = held.get(address)
      return each === undefined ? [] : newestOf(each.facts, most).map((id) => ({ address, id, pieces: each.pieces }))
    })
    const unread = shown.filter(({ address, id, pieces }) => !pieces.has(id) || stale.has(`${address} ${id}`))
    const facts = unread.length === 0 ? [] : await pieceFacts(request, multicall, unread)
    for (const { pieces, id } of unread) pieces.set(id, null)
    for (const piece of facts) held.get(piece.collection)?.pieces.set(piece.id, piece)
    for (const address of held.keys()) if (!collections.includes(address)) held.delete(address)
    stale.clear()
    seen = head
    answer = {
      collections: collections.flatMap((address) => held.get(address)?.facts ?? []),
      pieces: shown.flatMap(({ id, pieces }) => pieces.get(id) ?? []),
      hasMore: collections.some((address) => (held.get(address)?.facts.pieces ?? 0) > most),
    }
    return answer
  }

  // Reads one at a time, each continuing from the previous one.
  return (collections) => run(() => read(collections))
}

async function logsBetween(
  request: RpcRequest,
  emitters: readonly Address[],
  first: number,
  last: number,
): Promise<readonly RawLog[]> {
  const logs: RawLog[] = []
  for (let at = 0; at < emitters.length; at += ADDRESSES_AT_ONCE) {
    const filter = { fromBlock: hexQuantity(first), toBlock: hexQuantity(last) }
    const params = [{ ...filter, address: emitters.slice(at, at + ADDRESSES_AT_ONCE) }]
    logs.push(...((await request('eth_getLogs', params)) as readonly RawLog[]))
  }
  return logs
}

type RawLog = { address: string; topics: readonly `0x${string}`[]; data: `0x${string}` }

const newestOf = ({ pieces }: CollectionFacts, most: number): readonly bigint[] =>
  Array.from({ length: Math.min(pieces, most) }, (_, at) => BigInt(pieces - at))
