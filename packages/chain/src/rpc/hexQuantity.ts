import type { Hex } from 'viem'

/** A JSON-RPC quantity: 255 is `0xff`. */
export const hexQuantity = (value: number | bigint): Hex => `0x${value.toString(16)}`
