import type { TokenData } from '@musi/chain/reads/tokenData'
import { decimalsCheck } from '@musi/chain/reads/tokenDecimals'
import type { Address } from '@musi/domain/address'
import type { Native, Token } from '@musi/domain/currency'
import type { CallState } from '@musi/domain/multicall/callState'
import type { Sourced, TokenSource } from './tokens.ts'

/** What a currency id of a link or a form stands for. */
export type FoundToken =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'native'; readonly native: Native }
  | { readonly kind: 'token'; readonly token: Token; readonly source: TokenSource | 'chain' }
  /** Its list says otherwise than the chain how it counts: it must not be traded (spec: tokens.decimals-checked). */
  | { readonly kind: 'decimalsDiffer'; readonly token: Token; readonly listed: number; readonly onChain: number }
  /** What stands there does not say how it counts, so no amount of it can be written down. */
  | { readonly kind: 'noToken'; readonly address: Address }

/** A token that somebody here has named; the chain has the last word on how it counts. */
export function namedToken({ token, source }: Sourced, decimals: CallState<number>): FoundToken {
  const check = decimalsCheck(token.decimals, decimals)
  return check.kind === 'mismatch' ? { ...check, kind: 'decimalsDiffer', token } : { kind: 'token', token, source }
}

/** A token that nobody here knows, as it speaks of itself. */
export function strangeToken(address: Address, data: TokenData): FoundToken {
  if (data.kind === 'loading') return data
  return data.kind === 'none' ? { kind: 'noToken', address } : { kind: 'token', token: data, source: 'chain' }
}
