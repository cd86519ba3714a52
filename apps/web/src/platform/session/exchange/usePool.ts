import { balanceOf } from '@musi/chain/reads/tokens/balanceOf'
import { feeRecipient } from '@musi/chain/reads/pools/feeRecipient'
import { lastProduct } from '@musi/chain/reads/pools/lastProduct'
import { pairBetween } from '@musi/chain/reads/pools/pairBetween'
import { pairReserves } from '@musi/chain/reads/pools/pairReserves'
import { totalSupply } from '@musi/chain/reads/tokens/totalSupply'
import type { Address } from '@musi/domain/address'
import type { Currency, Token } from '@musi/domain/currency'
import { sortsBefore } from '@musi/domain/exchange/pair'
import { pooledToken } from '@musi/domain/exchange/wrap'
import { type PairState, pairState } from '@musi/domain/liquidity/pairState'
import type { Pool, ProtocolFee } from '@musi/domain/liquidity/poolShares'
import { valueOf } from '@musi/domain/multicall/callState'
import { useRead } from '../chain/useRead.ts'
import type { Age } from '../freshness/staleness.ts'
import { useAccount } from '../wallet/useAccount.ts'
import { exchangeAddresses } from './exchangeAddresses.ts'
import { poolAddress } from './poolAddress.ts'
import { shareToken } from './shareToken.ts'

export type PoolFacts = {
  /** A is the first of the two currencies. Unread data counts as loading, never as "not existing". */
  readonly state: PairState
  /** The pool's protocol fee; null while unknown. */
  readonly fee: ProtocolFee | null
  /** The pool's share token; a placeholder if the pair cannot exist. */
  readonly shareToken: Token
  /** The account's shares; null if not read yet, or nobody is connected. */
  readonly shares: bigint | null
  /** Ages of the answers about the pool and the shares (spec: reads.press). */
  readonly ages: readonly (Age | null)[]
}

type PooledTokens = readonly [Address, Address]

/**
 * The pool's tokens, sorted as on chain, so that a pool is read once in either order; null if the
 * pair cannot exist.
 */
function pooledTokens(one: Currency, other: Currency, wrapped: Address): PooledTokens | null {
  const a = pooledToken(one, wrapped)
  const b = pooledToken(other, wrapped)
  if (a === b) return null
  return sortsBefore(a, b) ? [a, b] : [b, a]
}

/** Reserves of a pool at each block, and the account's share; null until two currencies are selected. */
export function usePool(one: Currency | null, other: Currency | null): PoolFacts | null {
  const { wrapped, lostRecipients } = exchangeAddresses()
  const { factory } = lostRecipients.pairFactory
  const account = useAccount()
  const tokens = one === null || other === null ? null : pooledTokens(one, other, wrapped.address)
  const address = tokens === null ? null : poolAddress(...tokens)
  const pair = useRead(tokens === null ? null : pairBetween(factory, ...tokens))
  // The pair's address is known before the factory answers, so everything is read in one request.
  const existing = pair.kind === 'value' && pair.value === null ? null : address
  const reserves = useRead(existing && pairReserves(existing))
  const supply = useRead(existing && totalSupply(existing))
  const payee = useRead(tokens && feeRecipient(factory))
  const kLast = useRead(existing && lastProduct(existing))
  const shares = useRead(existing === null || account === null ? null : balanceOf(existing, account))
  if (one === null || other === null) return null
  return {
    state: pairState([one, other], wrapped.address, poolOf()),
    fee: feeOf(),
    shareToken: shareToken([one, other], address ?? wrapped.address),
    shares: account !== null && hasNoPool() ? 0n : valueOf(shares),
    ages: ages(),
  }

  function isFirst([first]: PooledTokens): boolean {
    return one !== null && first === pooledToken(one, wrapped.address)
  }
  function hasNoPool(): boolean {
    return pair.kind === 'value' && pair.value === null
  }
  function poolOf(): Pool | null | 'loading' {
    if (hasNoPool()) return null
    // Only the factory says if the pool exists: a failed read is unknown, not "none".
    if (pair.kind !== 'value' || reserves.kind !== 'value' || supply.kind !== 'value' || tokens === null)
      return 'loading'
    const [reserveA, reserveB] = isFirst(tokens) ? reserves.value : [reserves.value[1], reserves.value[0]]
    return { reserveA, reserveB, totalSupply: supply.value }
  }
  function feeOf(): ProtocolFee | null {
    if (payee.kind !== 'value') return null
    if (payee.value === null || hasNoPool()) return { kind: 'off' }
    return kLast.kind === 'value' ? { kind: 'on', kLast: kLast.value } : null
  }
  function ages(): readonly (Age | null)[] {
    if (tokens === null) return []
    if (hasNoPool()) return [pair, payee]
    return [pair, reserves, supply, payee, kLast, account === null ? null : shares]
  }
}
