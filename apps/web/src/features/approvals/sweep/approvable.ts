import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { config } from '#platform/page/config/config.ts'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { poolAddress } from '#platform/session/exchange/poolAddress.ts'
import { savedPools } from '#platform/session/exchange/savedPools.ts'
import { shareToken } from '#platform/session/exchange/shareToken.ts'

/** Something that can be approved: a token, or the shares of a pool. */
export type Approvable = {
  readonly token: Token
  /** The two tokens of the pool; null if it is not a pool share. */
  readonly pooled: readonly [Token, Token] | null
}

export type Approvables = ReadonlyMap<Address, Approvable>

const sharesOfV1 = (token: Token, exchange: Address): Token => ({
  kind: 'token',
  address: exchange,
  decimals: 18,
  symbol: `${token.symbol}/${nativeCurrency().symbol} V1`,
  name: `${token.symbol}/${nativeCurrency().symbol} V1`,
  sharesOf: [token, nativeCurrency()],
})

/** Pools whose tokens are known: those in the address book, and those that the person has found. */
function namedPools(): readonly (readonly [Address, Address])[] {
  const { pools = [] } = config().book ?? {}
  return [...pools.map(({ tokens }) => tokens), ...savedPools()]
}

/** Everything whose allowances are checked: all tokens, the shares of known pools, and those of V1 exchanges. */
export function approvables(tokens: readonly Token[], exchanges: ReadonlyMap<Address, Address>): Approvables {
  const byAddress = new Map(tokens.map((token) => [token.address, token]))
  const all = new Map<Address, Approvable>(tokens.map((token) => [token.address, { token, pooled: null }]))
  for (const [one, other] of namedPools()) {
    const a = byAddress.get(one)
    const b = byAddress.get(other)
    if (a === undefined || b === undefined) continue
    const pool = poolAddress(a.address, b.address)
    all.set(pool, { token: shareToken([a, b], pool), pooled: [a, b] })
  }
  for (const [address, exchange] of exchanges) {
    const token = byAddress.get(address)
    if (token !== undefined) all.set(exchange, { token: sharesOfV1(token, exchange), pooled: null })
  }
  return all
}
