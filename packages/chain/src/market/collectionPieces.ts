import { musicNftAbi } from '@musi/contracts/abi/musicNft'
import type { Address } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import { calendarSeconds } from '@musi/domain/calendarSeconds'
import type { Royalty } from '@musi/domain/market/marketOrder'
import { type Hex, decodeAbiParameters } from 'viem'
import { aggregatedCalls } from '../multicall/aggregatedCalls.ts'
import { contractValue } from '../requests/contracts/contractValue.ts'
import { addressOrNull, callData, uintAt } from '../multicall/words.ts'
import { NAME_LIMIT, SYMBOL_LIMIT, parseTokenText } from '../reads/tokens/parseTokenText.ts'
import type { RpcRequest } from '../rpc/rpcRequest.ts'

export type CollectionFacts = {
  address: Address
  name: string
  symbol: string
  /** The artist's description; empty if there is none. */
  text: string
  /** The account that may mint; null if the collection names nobody. */
  minter: Address | null
  /** The account that opened it, by our factory's own record; null if it is not from our factory. */
  maker: Address | null
  pieces: number
}

export type PieceFacts = {
  collection: Address
  id: bigint
  owner: Address
  /** URI of the piece's file; null if it names no file, or its URI is too long. */
  uri: string | null
  /** Release time of the piece; null if it has no date of its own. */
  releaseSeconds: number | null
  /** Royalty for a price of 10,000, so its amount is the share in basis points. */
  royalty: Royalty | null
}

/** Newest pieces read per collection, and of all collections together. */
const MAX_PIECES_PER_COLLECTION = 500
const MAX_PIECES = 2000
const PIECES_PER_REQUEST = 100
const COLLECTIONS_PER_REQUEST = 100
const READS_PER_PIECE = 4
const READS_PER_COLLECTION = 5
/** Maximum length of a text; the factory's own limit does not bind other contracts. */
const MAX_TEXT_LENGTH = 1000
const BPS = 10_000n
/** Allows for a small file inside the URI (`data:`). */
const MAX_URI_LENGTH = 8192

/** Hex characters; longer than the answer of any number or name. */
const MAX_ANSWER_LENGTH = 2048

const readCall = (address: Address, selector: Hex, ...args: readonly bigint[]) => ({
  address,
  callData: callData(selector, ...args),
})

type Answer = Hex | null | undefined

/** Returns null without a valid answer. */
const boundedAnswer = (answer: Answer, maxLength = MAX_ANSWER_LENGTH): Hex | null =>
  answer === null || answer === undefined || answer.length > maxLength ? null : answer
const numberOf = (answer: Answer, at = 0): bigint | null => {
  const data = boundedAnswer(answer)
  return data === null ? null : (uintAt(data, at) ?? null)
}
const accountOf = (answer: Answer): Address | null => {
  const data = boundedAnswer(answer)
  return data === null ? null : (addressOrNull(data) ?? null)
}
function textOf(answer: Answer): string | null {
  const data = boundedAnswer(answer, MAX_URI_LENGTH * 2)
  try {
    return data === null ? null : decodeAbiParameters([{ type: 'string' }], data)[0]
  } catch {
    return null
  }
}

/** URI of a piece's file; null if there is no such piece, or it has none. */
export async function pieceUri(request: RpcRequest, address: Address, id: bigint): Promise<string | null> {
  const uri = await contractValue(request, { address, abi: musicNftAbi, functionName: 'tokenURI', args: [id] })
  return uri === null || uri === '' || uri.length > MAX_URI_LENGTH ? null : uri
}

/** Number of newest pieces shown per collection, given the number of collections. */
export const maxPiecesPerCollection = (collections: number): number =>
  Math.min(MAX_PIECES_PER_COLLECTION, Math.floor(MAX_PIECES / Math.max(1, collections)))

/** Contracts that the collections are read through. */
export type MarketContracts = Pick<AddressBook['contracts'], 'multicall3' | 'musicCollectionFactory'>

/** Details the collections report about themselves, and who opened them. Throws if nobody answers. */
export async function collectionFacts(
  request: RpcRequest,
  contracts: MarketContracts,
  collections: readonly Address[],
): Promise<readonly CollectionFacts[]> {
  const facts: CollectionFacts[] = []
  for (let at = 0; at < collections.length; at += COLLECTIONS_PER_REQUEST)
    facts.push(
      ...(await collectionFactsInOneRequest(request, contracts, collections.slice(at, at + COLLECTIONS_PER_REQUEST))),
    )
  return facts
}

async function collectionFactsInOneRequest(
  request: RpcRequest,
  { multicall3, musicCollectionFactory: factory }: MarketContracts,
  collections: readonly Address[],
): Promise<readonly CollectionFacts[]> {
  const heads = await aggregatedCalls(request, multicall3, [
    ...collections.flatMap((address) => [
      readCall(address, '0x18160ddd'),
      readCall(address, '0x06fdde03'),
      readCall(address, '0x95d89b41'),
      readCall(address, '0x07546172'),
      // Missing in collections made before artists opened their own.
      readCall(address, '0x1f1bd692'),
    ]),
    // The factory is asked, never the collection, which could name anybody.
    ...(factory === undefined
      ? []
      : collections.map((address) => ({ address: factory, callData: callData('0x709f64ff', address) }))),
  ])
  const makers = heads.answers.slice(collections.length * READS_PER_COLLECTION)
  return collections.map((address, at): CollectionFacts => {
    const [supply, name, symbol, minter, text] = heads.answers.slice(at * READS_PER_COLLECTION)
    return {
      address,
      name: parseTokenText(name ?? '0x', NAME_LIMIT) || parseTokenText(symbol ?? '0x', NAME_LIMIT),
      symbol: parseTokenText(symbol ?? '0x', SYMBOL_LIMIT),
      text: parseTokenText(text ?? '0x', MAX_TEXT_LENGTH),
      minter: accountOf(minter),
      maker: accountOf(makers[at]),
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
        readCall(address, '0x6352211e', id),
        readCall(address, '0xc87b56dd', id),
        readCall(address, '0x4eaad1ee', id),
        readCall(address, '0x2a55205a', id, BPS),
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
