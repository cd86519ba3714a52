import type { Address } from './address.ts'

/** Key of a read in the multicall store: `{address}-{calldata}` (spec: reads.call-key). */
export type CallKey = `${string}-${string}`

export type ReadCall = { readonly address: Address; readonly callData: `0x${string}` }

const ADDRESS = /^0x[a-fA-F0-9]{40}$/
const LOWER_HEX = /^0x[a-f0-9]*$/

/** A malformed call is a bug in the caller, so it throws with the specified message. */
export function callKey({ address, callData }: ReadCall): CallKey {
  if (!ADDRESS.test(address)) throw new Error(`Invalid address: ${address}`)
  if (!LOWER_HEX.test(callData)) throw new Error(`Invalid hex: ${callData}`)
  return `${address}-${callData}`
}
