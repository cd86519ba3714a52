import type { Hex } from 'viem'

/** A whole number as JSON-RPC writes it: 255 is `0xff`. */
export const hexQuantity = (value: number | bigint): Hex => `0x${value.toString(16)}`
