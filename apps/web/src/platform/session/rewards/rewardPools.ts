import type { Address } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import { type CurrencyId, NATIVE_ID, type Token } from '@musi/domain/currency'
import { sortsBefore } from '@musi/domain/exchange/pair'
import { config } from '#platform/page/config/config.ts'
import { perVisit } from '#platform/page/visit/visit.ts'
import { bookTokens, wrappedNative } from '../chain/bookTokens.ts'

/** A contract that rewards stakers of a pair's shares. */
export type RewardPool = {
  readonly rewards: Address
  /** The token paired with the native currency: a known one, or an artist's, whose name is untrusted. */
  readonly token: Address
  /** Both tokens, in the order of the pair's reserves. */
  readonly sides: readonly [Address, Address]
  /** The pair's share token, with the symbol that it has on chain. */
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
  return book.stakingPools.flatMap(({ pair, rewards, artistToken }): RewardPool[] => {
    const token = artistToken ?? knownTokenOf(pair, book, wrapped.address)
    if (token === undefined) return []
    return [
      {
        rewards,
        token,
        sides: sortsBefore(wrapped.address, token) ? [wrapped.address, token] : [token, wrapped.address],
        shares: sharesOf(pair),
      },
    ]
  })
}

function knownTokenOf(pair: Address, { pools }: AddressBook, wrapped: Address): Address | undefined {
  const tokens = pools.find((pool) => pool.pair === pair)?.tokens
  if (tokens?.includes(wrapped) !== true) return undefined
  return tokens.find((token) => token !== wrapped && bookTokens().has(token))
}

/** The reward pools of this chain, in the order of its address book (spec: staking.pools). */
export const rewardPools = perVisit(readPools)

export const poolPath = ({ token }: RewardPool, page: '/uni' | '/add'): string => `${page}/${NATIVE_ID}/${token}`

/** The pool whose two currencies a link names, in either order; the native one may be given wrapped. */
export function poolOf(a: CurrencyId | null, b: CurrencyId | null): RewardPool | null {
  const wrapped = wrappedNative()?.address
  const ids = new Set([a, b].map((id) => (id === wrapped ? NATIVE_ID : id)))
  return rewardPools().find(({ token }) => ids.has(NATIVE_ID) && ids.has(token)) ?? null
}
