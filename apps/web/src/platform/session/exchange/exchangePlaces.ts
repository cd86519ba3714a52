import { chainById } from '@musi/chain/chainTable'
import { PAIR_INIT_CODE_HASH } from '@musi/chain/pairInitCodeHash'
import { type Address, isAddress } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import type { NeverRecipients } from '@musi/domain/exchange/recipient'
import { config } from '../../page/config/config.ts'
import { wrappedNative } from '../chain/bookTokens.ts'
import { perVisit } from '../../page/visit/visit.ts'

export type ExchangePlaces = {
  readonly wrapped: Token
  readonly router: Address
  readonly multicall: Address
  /** Null: this chain has none. */
  readonly v1Factory: Address | null
  readonly reserveReader: Address | null
  readonly never: NeverRecipients
  /** Of the chain's own coin, that Max leaves for gas (spec: chains.native-reserve). */
  readonly nativeReserve: bigint
}

/** Routers and factories of the era that anybody may have in a clipboard, and nobody at all (spec: swap.lost-recipient). */
const ELSEWHERE = [
  '0x0000000000000000000000000000000000000000',
  '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
  '0xf164fC0Ec4E93095b804a4795bBe1e041497b92a',
  '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
].flatMap((text) => isAddress(text) || [])

/** Where the exchange of this chain is. */
export const exchangePlaces = perVisit(found)

function found(): ExchangePlaces {
  const { chainId, book } = config()
  if (book === null) throw new Error('There is no address book.')
  const { v2Router: router, v2Factory: factory, multicall3: multicall, v1Factory, reserveReader } = book.contracts
  const chain = chainById(chainId)
  if (chain === undefined) throw new Error(`Chain ${chainId} is not in the table.`)
  const wrapped = wrappedNative()
  if (wrapped === null) throw new Error('The address book names no wrapped currency.')
  return {
    wrapped,
    router,
    multicall,
    v1Factory: v1Factory ?? null,
    reserveReader: reserveReader ?? null,
    never: {
      pairFactory: { factory, initCodeHash: PAIR_INIT_CODE_HASH },
      others: [router, ...ELSEWHERE],
    },
    nativeReserve: chain.nativeReserveWei,
  }
}
