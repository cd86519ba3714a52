import { type Address, shortenAddress } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { earlierTokens } from '@musi/domain/text/earlierTokens'
import { knownTokenIndex, tokenLookAlike } from '@musi/domain/text/tokenLookAlike'

type Made = { readonly address: Address; readonly symbol: string; readonly name: string }

/**
 * Unit names of factory tokens in a statement, in order of creation: one that looks like a known or earlier token says
 * so, because readers sum by this column (spec: money.whose).
 */
export function factoryTokenUnits(made: readonly Made[], known: readonly Token[]): ReadonlyMap<string, string> {
  const trusted = knownTokenIndex(known, [])
  const earlier = earlierTokens()
  const units = new Map<string, string>()
  for (const { address, symbol, name } of made) {
    const token: Token = { kind: 'token', address, symbol, name, decimals: 18 }
    const original = (tokenLookAlike(token, trusted) ?? earlier.lookAlike(token))?.original
    earlier.add(token)
    const of = original && (original.name || original.symbol)
    units.set(address, of === undefined ? symbol : `${symbol} (not ${of}) ${shortenAddress(address)}`)
  }
  return units
}
