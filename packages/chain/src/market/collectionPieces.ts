import { musicNftAbi } from '@musi/contracts/abi/musicNft'
import type { Address } from '@musi/domain/address'
import { calendarSeconds } from '@musi/domain/calendarSeconds'
import type { Royalty } from '@musi/domain/market/marketOrder'
import { type Hex, decodeAbiParameters } from 'viem'
import { aggregatedCalls } from '../multicall/aggregatedCalls.ts'
import { contractValue } from '../requests/contracts/contractValue.ts'
import { addressOrNone, callData, uintAt } from '../multicall/words.ts'
import { NAME_LIMIT, SYMBOL_LIMIT, parseTokenText } from '../reads/tokens/parseTokenText.ts'
import type { RpcRequest } from '../rpc/rpcRequest.ts'

export type CollectionFacts = {
  address: Address
  name: string
  symbol: string
  /** The artist's description; empty if there is none. */
  text: string
  /** Null if it names nobody. */
  minter: Address | null
  pieces: number
}

export type PieceFacts = {
  collection: Address
  id: bigint
  owner: Address
  /** Null if it names no file, or its URI is too long. */
  uri: string | null
  /** Null if it has no date of its own. */
  releaseSeconds: number | null
  /** Out of a price of 10,000, so the amount is the share in basis points. */
  royalty: Royalty | null
}

/** The newest of each collection, and of all together: more than a person looks through. */
const MOST_PIECES = 500
const MOST_OF_ALL = 2000
const PIECES_PER_REQUEST = 100
const COLLECTIONS_PER_REQUEST = 100
const READS_PER_PIECE = 4
const READS_PER_COLLECTION = 5
/** The factory's limit does not bind other contracts. */
const LONGEST_TEXT = 1000
const BPS = 10_000n
/** A file within the name of the file. */
const LONGEST_URI = 8192

/** Longer than any number or name. */
const LONGEST_ANSWER = 2048

const read = (address: Address, selector: Hex, ...args: readonly bigint[]) => ({
  address,
  callData: callData(selector, ...args),
})

type Answer = Hex | null | undefined

/** Null without a valid answer. */
const within = (answer: Answer, longest = LONGEST_ANSWER): Hex | null =>
  answer === null || answer === undefined || answer.length > longest ? null : answer
const numberOf = (answer: Answer, at = 0): bigint | null => {
  const data = within(answer)
  return data === null ? null : (uintAt(data, at) ?? null)
}
const accountOf = (answer: Answer): Address | null => {
  const data = within(answer)
  return data === null ? null : (addressOrNone(data) ?? null)
}
function textOf(answer: Answer): string | null {
  const data = within(answer, LONGEST_URI * 2)
  try {
    return data === null ? null : decodeAbiParameters([{ type: 'string' }], data)[0]
  } catch {
    return null
  }
}

/** URI of a piece's file; null if there is no such piece, or it has none. */
export async function pieceUri(request: RpcRequest, address: Address, id: bigint): Promise<string | null> {
  const uri = await contractValue(request, { address, abi: musicNftAbi, functionName: 'tokenURI', args: [id] })
  return uri === null || uri === '' || uri.length > LONGEST_URI ? null : uri
}

/** Number of newest pieces shown per collection, given the number of collections. */
export const mostPieces = (collections: number): number =>
  Math.min(MOST_PIECES, Math.floor(MOST_OF_ALL / Math.max(1, collections)))

/** Details the collections report about themselves. Throws if nobody answers. */
export async function collectionFacts(
  request: RpcRequest,
  multicall: Address,
  collections: readonly Address[],
): Promise<readonly CollectionFacts[]> {
  const facts: CollectionFacts[] = []
  for (let at = 0; at < collections.length; at += COLLECTIONS_PER_REQUEST)
    facts.push(...(await factsAtOnce(request, multicall, collections.slice(at, at + COLLECTIONS_PER_REQUEST))))
  return facts
}

async function factsAtOnce(
  request: RpcRequest,
  multicall: Address,
  collections: readonly Address[],
): Promise<readonly CollectionFacts[]> {
  const heads = await aggregatedCalls(
    request,
    multicall,
    collections.flatMap((address) => [
      read(address, '0x18160ddd'),
      read(address, '0x06fdde03'),
      read(address, '0x95d89b41'),
      read(address, '0x07546172'),
      // Missing in collections made before artists opened their own.
      read(address, '0x1f1bd692'),
    ]),
  )
  return collections.map((address, at): CollectionFacts => {
    const [supply, name, symbol, minter, text] = heads.answers.slice(at * READS_PER_COLLECTION)
    return {
      address,
      name: parseTokenText(name ?? '0x', NAME_LIMIT) || parseTokenText(symbol ?? '0x', NAME_LIMIT),
      symbol: parseTokenText(symbol ?? '0x', SYMBOL_LIMIT),
      text: parseTokenText(text ?? '0x', LONGEST_TEXT),
      minter: accountOf(minter),
      pieces: Number(numberOf(supply) ?? 0n),
    }
  })
}

/** On-chain data of these pieces, without those nobody owns. Throws if nobody answers. */
export async function pieceFacts(
  request: RpcRequest,
  multicall: Address,
  ids: readonly { address: Address; id: bigint }[],
): Promise<readonly PieceFacts[]> {
  const each: PieceFacts[] = []
  for (let at = 0; at < ids.length; at += PIECES_PER_REQUEST) {
    const part = ids.slice(at, at + PIECES_PER_REQUEST)
    const { answers } = await aggregatedCalls(
      request,
      multicall,
      part.flatMap(({ address, id }) => [
        read(address, '0x6352211e', id),
        read(address, '0xc87b56dd', id),
        read(address, '0x4eaad1ee', id),
        read(address, '0x2a55205a', id, BPS),
      ]),
    )
    for (const [place, { address, id }] of part.entries()) {
      const [ownerAnswer, uriAnswer, dateAnswer, royaltyAnswer] = answers.slice(place * READS_PER_PIECE)
      const owner = accountOf(ownerAnswer)
      if (owner === null) continue
      const released = numberOf(dateAnswer)
      const artist = accountOf(royaltyAnswer)
      const amount = numberOf(royaltyAnswer, 1)
      each.push({
        collection: address,
        id,
        owner,
        uri: textOf(uriAnswer),
        releaseSeconds: released === null || released === 0n ? null : calendarSeconds(released),
        royalty: artist === null || amount === null || amount === 0n ? null : { artist, amount },
      })
    }
  }
  return each
}
