import type { Address } from '@musi/domain/address'
import type { CallState } from '@musi/domain/multicall/callState'
import { ONCE, type Read } from '../multicall/read.ts'
import { callData, boolIn } from '../multicall/words.ts'

/**
 * True if an account is a contract that cannot sign a permit, by the detector of the chain (spec: reads.smart-wallet).
 */
export const smartWallet = (detector: Address, account: Address): Read<boolean> => ({
  call: { address: detector, callData: callData('0xf7c8afb7', account) },
  decode: boolIn,
  holdsBlocks: ONCE,
})

/** If the check fails, the account counts as an ordinary account with a key. Null while unknown. */
export const isSmartWallet = (state: CallState<boolean>): boolean | null => {
  if (state.kind === 'loading') return null
  return state.kind === 'value' && state.value
}
