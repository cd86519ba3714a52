import type { Address } from '@musi/domain/address'
import type { CallState } from '@musi/domain/multicall/callState'
import type { Hex } from 'viem'
import { ONCE, type Read } from '../multicall/read.ts'
import { callData, uint } from '../multicall/words.ts'

/** The standard gives it one byte. */
function decode(data: Hex): number | undefined {
  const said = uint(data)
  return said === undefined || said > 255n ? undefined : Number(said)
}

export const tokenDecimals = (token: Address): Read<number> => ({
  call: { address: token, callData: callData('0x313ce567') },
  decode,
  holdsBlocks: ONCE,
})

/** Whether a token counts as its list says it does. `mismatch`: it must not be traded (spec: tokens.decimals-checked). */
export type DecimalsCheck =
  | { kind: 'loading' }
  | { kind: 'match' }
  | { kind: 'mismatch'; listed: number; onChain: number }
  /** It does not say, so nothing speaks against its list. */
  | { kind: 'silent' }

export function decimalsCheck(listed: number, state: CallState<number>): DecimalsCheck {
  if (state.kind === 'loading') return state
  if (state.kind === 'error') return { kind: 'silent' }
  return state.value === listed ? { kind: 'match' } : { kind: 'mismatch', listed, onChain: state.value }
}
