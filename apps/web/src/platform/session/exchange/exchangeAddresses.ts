import { chainById } from '@musi/chain/chains/chainTable'
import { PAIR_INIT_CODE_HASH } from '@musi/chain/chains/pairInitCodeHash'
import { type Address, ZERO_ADDRESS } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import type { LostRecipients } from '@musi/domain/exchange/recipient'
import { config } from '#platform/page/config/config.ts'
import { wrappedNative } from '../chain/bookTokens.ts'
import { perVisit } from '#platform/page/visit/visit.ts'

export type ExchangeAddresses = {
  readonly wrapped: Token
  readonly router: Address
  readonly multicall: Address
  /** The V1 factory; null if this chain has none. */
  readonly v1Factory: Address | null
  readonly reserveReader: Address | null
  readonly lostRecipients: LostRecipients
  /** Amount of native currency that the Max button leaves for gas (spec: chains.native-reserve). */
  readonly nativeReserve: bigint
}

/**
 * Well-known routers and factories, which people may have in their clipboard, and the zero address
 * (spec: swap.lost-recipient).
 */
const KNOWN_CONTRACTS: readonly Address[] = [
  ZERO_ADDRESS,
  '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
  '0xf164fC0Ec4E93095b804a4795bBe1e041497b92a',
  '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
]

/** The contract addresses of this chain's exchange. */
export const exchangeAddresses = perVisit(readAddresses)

function readAddresses(): ExchangeAddresses {
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
    lostRecipients: {
      pairFactory: { factory, initCodeHash: PAIR_INIT_CODE_HASH },
      others: [router, ...KNOWN_CONTRACTS],
    },
    nativeReserve: chain.nativeReserveWei,
  }
}
