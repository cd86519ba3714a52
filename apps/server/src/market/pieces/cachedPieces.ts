import { hexQuantity } from '@musi/chain/rpc/hexQuantity'
import type { CollectionFacts, MarketContracts, PieceFacts } from '@musi/chain/market/collectionPieces'
import { type Address, parseAddress } from '@musi/domain/address'
import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import type { Block } from '#platform/heads/headHub.ts'
import { readBlock } from '#platform/heads/readBlock.ts'
import { serialQueue } from '#platform/serialQueue.ts'

/**
 * Pieces in memory; the reference stays the same while nothing has changed. `hasMore`: a collection has more pieces
 * than are shown.
 */
export type ChainPieces = {
  collections: readonly CollectionFacts[]
  pieces: readonly PieceFacts[]
  hasMore: boolean
}

/** Beyond this gap, reading everything is cheaper than reading the logs. */
const LONGEST_GAP = 2000
/** Nodes limit the addresses of a filter. */
const ADDRESSES_AT_ONCE = 1000

type CachedCollection = { facts: CollectionFacts; pieces: Map<bigint, PieceFacts | null> }

/**
 * Pieces of collections, newest first, with an equal share of the shown pieces for each. After the
 * first read, only pieces an event changed are read again: a full market would otherwise need
 * thousands of reads per block.
 */
export function cachedPieces(
  request: RpcRequest,
  contracts: MarketContracts,
): (collections: readonly Address[]) => Promise<ChainPieces> {
  const cache = new Map<Address, CachedCollection>()
  /** Collections and pieces to read again. */
  const stale = new Set<string>()
  let lastBlock: Block | null = null
  let lastAnswer: ChainPieces | null = null
  const run = serialQueue()

  /** Drops from the cache what may have changed since the last read. */
  async function forgetChanged(head: Block): Promise<void> {
    if (lastBlock?.hash === head.hash) return
    if (lastBlock === null || head.number <= lastBlock.number || head.number - lastBlock.number > LONGEST_GAP)
      return cache.clear()
    const { pieceTouch } = await import('@musi/chain/market/pieceTouch')
    const [currentBlock, logs] = await Promise.all([
      request('eth_getBlockByNumber', [hexQuantity(lastBlock.number), false]).then(readBlock),
      logsBetween(request, [...cache.keys()], lastBlock.number + 1, head.number),
    ])
    // The cached pieces are from a block that was undone.
    if (currentBlock?.hash !== lastBlock.hash) return cache.clear()
    for (const log of logs) {
      const emitter = parseAddress(log.address)
      const touch = emitter === null ? null : pieceTouch({ ...log, address: emitter })
      if (touch?.kind === 'collection') cache.delete(touch.collection)
      else if (touch?.kind === 'piece') stale.add(touch.collection).add(`${touch.collection} ${touch.id}`)
    }
  }

  async function read(collections: readonly Address[]): Promise<ChainPieces> {
    const head = readBlock(await request('eth_getBlockByNumber', ['latest', false]))
    if (head === null) throw new Error('The chain has no newest block.')
    await forgetChanged(head)
    if (
      lastAnswer !== null &&
      stale.size === 0 &&
      cache.size === collections.length &&
      lastAnswer.collections.every(({ address }, at) => address === collections[at])
    ) {
      lastBlock = head
      return lastAnswer
    }
    lastAnswer = null
    const { collectionFacts, maxPiecesPerCollection, pieceFacts } = await import('@musi/chain/market/collectionPieces')
    const collectionsToRead = collections.filter((address) => !cache.has(address) || stale.has(address))
    for (const facts of collectionsToRead.length === 0
      ? []
      : await collectionFacts(request, contracts, collectionsToRead))
      cache.set(facts.address, { facts, pieces: cache.get(facts.address)?.pieces ?? new Map() })
    const maxPieces = maxPiecesPerCollection(collections.length)
    const shown = collections.flatMap((address) => {
      const each = cache.get(address)
      return each === undefined
        ? []
        : newestOf(each.facts, maxPieces).map((id) => ({ address, id, pieces: each.pieces }))
    })
    const unread = shown.filter(({ address, id, pieces }) => !pieces.has(id) || stale.has(`${address} ${id}`))
    const facts = unread.length === 0 ? [] : await pieceFacts(request, contracts.multicall3, unread)
    for (const { pieces, id } of unread) pieces.set(id, null)
    for (const piece of facts) cache.get(piece.collection)?.pieces.set(piece.id, piece)
    for (const address of cache.keys()) if (!collections.includes(address)) cache.delete(address)
    stale.clear()
    lastBlock = head
    lastAnswer = {
      collections: collections.flatMap((address) => cache.get(address)?.facts ?? []),
      pieces: shown.flatMap(({ id, pieces }) => pieces.get(id) ?? []),
      hasMore: collections.some((address) => (cache.get(address)?.facts.pieces ?? 0) > maxPieces),
    }
    return lastAnswer
  }

  // One read at a time, because each continues from the previous one.
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

const newestOf = ({ pieces }: CollectionFacts, maxPieces: number): readonly bigint[] =>
  Array.from({ length: Math.min(pieces, maxPieces) }, (_, at) => BigInt(pieces - at))
