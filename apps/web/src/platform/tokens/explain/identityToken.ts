import type { Identity } from '@musi/chain/explain/directory'
import type { Address } from '@musi/domain/address'
import type { Currency, Token } from '@musi/domain/currency'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { shareToken } from '#platform/session/exchange/shareToken.ts'
import { tokenByAddress } from '../catalogue/tokens.ts'
import { identityAt } from './identities.ts'

/** Shares of pairs and V1 exchanges have the decimals of the pair contracts. */
const SHARE_DECIMALS = 18

const named = (address: Address): Currency => {
  const identity = identityAt(address)
  return (
    (identity === null ? tokenByAddress(address) : identityToken(identity, address)) ?? {
      kind: 'token',
      address,
      decimals: SHARE_DECIMALS,
      symbol: '',
      name: '',
    }
  )
}

const shares = (sides: readonly [Currency, Currency], address: Address, symbol: string): Token => ({
  ...shareToken(sides, address),
  symbol,
})

/** The token of amounts at this address, so that its unit can be shown; null if it is not a token. */
export function identityToken(identity: Identity, address: Address): Token | null {
  switch (identity.kind) {
    case 'token': {
      const { symbol, name, decimals } = identity
      return { kind: 'token', address, symbol, name, decimals: decimals ?? 0 }
    }
    case 'pair':
      return shares([named(identity.tokens[0]), named(identity.tokens[1])], address, 'UNI-V2')
    case 'v1Exchange':
      return shares([named(identity.token), nativeCurrency()], address, 'UNI-V1')
    default:
      return null
  }
}
