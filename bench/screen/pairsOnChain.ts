import type { AddressBook } from '@musi/domain/addressBook'
import { PAIR_INIT_CODE_HASH } from '@musi/chain/chains/pairInitCodeHash'
import type { TestChain } from '@musi/devchain/testing/testChain'
import { type Address, parseAddress } from '@musi/domain/address'
import { candidatePairs } from '@musi/domain/exchange/routes/candidatePairs'
import { pairAddress } from '@musi/domain/exchange/pairAddress'
import { pad, toHex } from 'viem'

/** Storage slot of a pair's reserves: 112 bits of each token, then a time. */
const RESERVES_SLOT = '0x8'
/** Reserves too small to win: they add candidate routes without changing the best one. */
const DUST = 1000n

export const setReserves = ({ request }: TestChain, pair: Address, one: bigint, other: bigint) =>
  request('anvil_setStorageAt', [pair, pad(RESERVES_SLOT), pad(toHex((other << 112n) | one))])

/** An address book with enough extra tokens, deployed on chain, that a swap considers about `pairs` pairs. */
export async function bookOfPairs(chain: TestChain, pairs: number): Promise<AddressBook> {
  const { addressBook: book, request } = chain
  if (pairs < 100) return book
  const factory = { factory: book.contracts.v2Factory, initCodeHash: PAIR_INIT_CODE_HASH } as const
  const tokenCount = Math.ceil((1 + Math.sqrt(1 + 8 * pairs)) / 2)
  const existing = new Set([book.contracts.wrappedNative, ...book.tokens.map(({ address }) => address)])
  const more = Array.from({ length: tokenCount - existing.size }, (_, at) => {
    const address = parseAddress(`0x${(0xb0b0n * 2n ** 128n + BigInt(at)).toString(16).padStart(40, '0')}`)
    if (!address) throw new Error('Forty digits are an address.')
    return { symbol: `T${at}`, name: `Token ${at}`, decimals: 18, address }
  })
  const bases = [...existing, ...more.map(({ address }) => address)]
  const code = await request('eth_getCode', [book.pools[0]?.pair, 'latest'])
  const from = book.contracts.wrappedNative
  const to = bases[1] ?? book.contracts.wrappedNative
  for (const [one, other] of candidatePairs(from, to, bases)) {
    const pair = pairAddress(factory, one, other)
    if ((await request('eth_getCode', [pair, 'latest'])) !== '0x') continue
    await request('anvil_setCode', [pair, code])
    await setReserves(chain, pair, DUST, DUST)
  }
  return { ...book, tokens: [...book.tokens, ...more] }
}
