import { balanceOf } from '@musi/chain/reads/tokens/balanceOf'
import { nativeBalanceOf } from '@musi/chain/reads/tokens/nativeBalanceOf'
import { readAllBalances } from '@musi/chain/reads/tokens/readAllBalances'
import type { Address } from '@musi/domain/address'
import { type Currency, type Token, currencyId } from '@musi/domain/currency'
import { pooledToken } from '@musi/domain/exchange/wrap'
import { sortsBefore } from '@musi/domain/exchange/pair'
import { type Fraction, ZERO, compare, plus } from '@musi/domain/fraction'
import { useEffect, useMemo, useState } from 'react'
import { chainReads } from '#platform/session/chain/chainReads.ts'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { useRead } from '#platform/session/chain/useRead.ts'
import { useReads } from '#platform/session/chain/useReads.ts'
import { type Staleness, stalenessOf } from '#platform/session/freshness/staleness.ts'
import { exchangeAddresses } from '#platform/session/exchange/exchangeAddresses.ts'
import { poolAddress } from '#platform/session/exchange/poolAddress.ts'
import { useWorth } from '#platform/session/prices/useWorth.ts'
import { useArtistFeed } from '#platform/tokens/artists/useArtistFeed.ts'
import { useAllTokens } from '#platform/tokens/catalogue/useAllTokens.ts'

export type Holding = {
  readonly currency: Currency
  readonly amount: bigint
  /** Worth in dollars; null if no trusted pool leads to dollars, or none is read yet. */
  readonly dollars: Fraction | null
}

export type Holdings = {
  /** Sorted by worth, then those without a price. */
  readonly held: readonly Holding[]
  /** True once all tokens were checked; until then there may be more. */
  readonly isDone: boolean
  /** True if the chain gives no balance of a token that the account held when all were checked. */
  readonly isUnread: boolean
  /** True once the pools that give prices have been read. */
  readonly isPriced: boolean
  readonly behind: Staleness | null
}

/** Worth of the wallet's tokens that have a price; null while unknown. */
export const walletWorth = ({ held, isDone, isPriced }: Holdings): Fraction | null =>
  isDone && isPriced ? held.reduce((sum, { dollars }) => (dollars === null ? sum : plus(sum, dollars)), ZERO) : null

/** Blocks between two checks of all tokens, because an account may receive a token it never had. */
const SWEEP_BLOCKS = 20

type Sweep = { readonly found: ReadonlySet<Address>; readonly isDone: boolean }

/** Finds which of all tokens an account holds, in parts; their balances are then read at each block. */
function useFoundTokens(account: Address, tokens: readonly Token[]): Sweep {
  const areArtistsRead = useArtistFeed().kind !== 'reading'
  const { head } = useHeads()
  const round = head === null ? null : Math.floor(head.number / SWEEP_BLOCKS)
  const [sweep, setSweep] = useState<Sweep>(() => ({ found: new Set(), isDone: false }))
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const addresses = tokens.map(({ address }) => address)
    void readAllBalances(chainReads(), { account, tokens: addresses, signal }, (balances) => {
      const held = balances.flatMap(([token, balance]) => (balance > 0n ? [token] : []))
      setSweep(({ found, isDone }) =>
        held.every((token) => found.has(token)) ? { found, isDone } : { found: new Set([...found, ...held]), isDone },
      )
    }).then(() =>
      signal.aborted ? undefined : setSweep(({ found, isDone }) => ({ found, isDone: isDone || areArtistsRead })),
    )
    return () => stop.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [account, tokens, round, areArtistsRead])
  return sweep
}

/** All tokens in an account's wallet, at each block. The calling component needs a key per account. */
export function useHoldings(account: Address): Holdings {
  const all = useAllTokens()
  const { found, isDone } = useFoundTokens(account, all)
  const tokens = useMemo(() => all.filter(({ address }) => found.has(address)), [all, found])
  const { wrapped, multicall } = exchangeAddresses()
  const native = useRead(nativeBalanceOf(multicall, account))
  const balances = useReads(tokens.map(({ address }) => balanceOf(address, account)))
  const pools = useArtistPools(tokens, wrapped.address)
  const worth = useWorth(
    useMemo(() => [wrapped.address, ...tokens.map(({ address }) => address)], [tokens, wrapped]),
    pools,
  )
  const parts = [
    { currency: nativeCurrency(), state: native },
    ...tokens.map((currency, at) => ({ currency, state: balances[at] })),
  ]
  const held = parts.flatMap(({ currency, state }): Holding[] => {
    if (state?.kind !== 'value' || state.value === 0n) return []
    const dollars = worth?.of(pooledToken(currency, wrapped.address), state.value) ?? null
    return [{ currency, amount: state.value, dollars }]
  })
  const isRead = parts.every(({ state }) => state !== undefined && state.kind !== 'loading')
  return {
    held: held.toSorted(byWorth),
    isDone: isDone && isRead,
    isUnread: parts.some(({ state }) => state?.kind === 'error'),
    isPriced: worth !== null,
    behind: stalenessOf([native, ...balances]),
  }
}

/** The pools that price artist tokens: those with the native currency, which are in no address book. */
function useArtistPools(tokens: readonly Token[], wrapped: Address) {
  const { artists } = useArtistFeed()
  return useMemo(
    () =>
      tokens.flatMap(({ address }) => {
        const artist = artists.get(address)
        if (artist === undefined || artist.lookAlike !== null) return []
        const sides = sortsBefore(address, wrapped) ? ([address, wrapped] as const) : ([wrapped, address] as const)
        return [{ pair: poolAddress(address, wrapped), tokens: sides }]
      }),
    [tokens, artists, wrapped],
  )
}

function byWorth(one: Holding, other: Holding): number {
  if (one.dollars !== null && other.dollars !== null) return compare(other.dollars, one.dollars)
  if (one.dollars !== null || other.dollars !== null) return one.dollars === null ? 1 : -1
  return currencyId(one.currency) < currencyId(other.currency) ? -1 : 1
}
