import type { Address } from '@musi/domain/address'
import type { CallState } from '@musi/domain/multicall/callState'
import type { Hex } from 'viem'
import { ONCE, type Read } from '../../multicall/read.ts'
import { callData, uint } from '../../multicall/words.ts'

/** Decimals are a uint8 by the standard. */
function decode(data: Hex): number | undefined {
  const number = uint(data)
  return number === undefined || number > 255n ? undefined : Number(number)
}

export const tokenDecimals = (token: Address): Read<number> => ({
  call: { address: token, callData: callData('0x313ce567') },
  decode,
  holdsBlocks: ONCE,
})

/**
 * Compares a token's decimals with those its list claims. A `mismatch` must not be traded (spec:
 * tokens.decimals-checked).
 */
export type DecimalsCheck =
  | { kind: 'loading' }
  | { kind: 'match' }
  | { kind: 'mismatch'; listed: number; onChain: number }
  /** The token does not report its decimals, so nothing contradicts its list. */
  | { kind: 'silent' }

export function decimalsCheck(listed: number, state: CallState<number>): DecimalsCheck {
  if (state.kind === 'loading') return state
  if (state.kind === 'error') return { kind: 'silent' }
  return state.value === listed ? { kind: 'match' } : { kind: 'mismatch', listed, onChain: state.value }
}
