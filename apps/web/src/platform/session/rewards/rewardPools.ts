import type { Address } from '@musi/domain/address'
import { type Currency, type CurrencyId, NATIVE_ID, type Token, currencyId } from '@musi/domain/currency'
import { sortsBefore } from '@musi/domain/exchange/pair'
import { config } from '#platform/page/config/config.ts'
import { perVisit } from '#platform/page/visit/visit.ts'
import { bookTokens, wrappedNative } from '../chain/bookTokens.ts'
import { nativeCurrency } from '../chain/nativeCurrency.ts'

/** A contract that rewards stakers of a pair's shares. */
export type RewardPool = {
  readonly rewards: Address
  /** The native currency first, unwrapped. */
  readonly currencies: readonly [Currency, Currency]
  /** Both tokens in the order of the pair's reserves. */
  readonly sides: readonly [Address, Address]
  /** The pair's own token, by the symbol that the chain gives it. */
  readonly shares: Token
}

const sharesOf = (pair: Address): Token => ({
  kind: 'token',
  address: pair,
  decimals: 18,
  symbol: 'UNI-V2',
  name: 'Uniswap V2',
})

function readPools(): readonly RewardPool[] {
  const { book } = config()
  const wrapped = wrappedNative()
  if (book === null || wrapped === null) return []
  return book.stakingPools.flatMap(({ pair, rewards }): RewardPool[] => {
    const tokens = book.pools.find((pool) => pool.pair === pair)?.tokens
    const other = tokens?.find((token) => token !== wrapped.address)
    const token = other && bookTokens().get(other)
    if (token === undefined || tokens?.includes(wrapped.address) !== true) return []
    return [
      {
        rewards,
        currencies: [nativeCurrency(), token],
        sides: sortsBefore(wrapped.address, token.address)
          ? [wrapped.address, token.address]
          : [token.address, wrapped.address],
        shares: sharesOf(pair),
      },
    ]
  })
}

/** The reward pools of this chain, in the order of its address book (spec: staking.pools). */
export const rewardPools = perVisit(readPools)

export const poolPath = ({ currencies: [a, b] }: RewardPool, page: '/uni' | '/add'): string =>
  `${page}/${currencyId(a)}/${currencyId(b)}`

/** The pool of a link, whichever side it names first, and the native currency in either form. */
export function poolOf(a: CurrencyId | null, b: CurrencyId | null): RewardPool | null {
  const wrapped = wrappedNative()?.address
  const ids = new Set([a, b].map((id) => (id === wrapped ? NATIVE_ID : id)))
  return rewardPools().find(({ currencies }) => currencies.every((currency) => ids.has(currencyId(currency)))) ?? null
}
