import type { UnlistedToken } from '@musi/chain/reads/tokens/unlistedToken'
import { decimalsCheck } from '@musi/chain/reads/tokens/tokenDecimals'
import type { Address } from '@musi/domain/address'
import type { Native, Token } from '@musi/domain/currency'
import type { CallState } from '@musi/domain/multicall/callState'
import type { SourcedToken, TokenSource } from './tokens.ts'

/** The result of resolving a currency id of a link or form. */
export type TokenLookup =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'native'; readonly native: Native }
  | { readonly kind: 'token'; readonly token: Token; readonly source: TokenSource | 'chain' }
  /** The list and the chain disagree on the token's decimals: it must not be traded (spec: tokens.decimals-checked). */
  | { readonly kind: 'decimalsDiffer'; readonly token: Token; readonly listed: number; readonly onChain: number }
  /** The contract does not report decimals, so no amount of it can be shown. */
  | { readonly kind: 'noToken'; readonly address: Address }

/** Resolves a token from the address book, a list or the person; its decimals must match the chain. */
export function namedTokenLookup({ token, source }: SourcedToken, decimals: CallState<number>): TokenLookup {
  const check = decimalsCheck(token.decimals, decimals)
  return check.kind === 'mismatch' ? { ...check, kind: 'decimalsDiffer', token } : { kind: 'token', token, source }
}

/** Resolves an unknown token by its own data. */
export function unknownTokenLookup(address: Address, data: UnlistedToken): TokenLookup {
  if (data.kind === 'loading') return data
  return data.kind === 'none' ? { kind: 'noToken', address } : { kind: 'token', token: data, source: 'chain' }
}
