import { type Address, type Hex, keccak256 } from 'viem'
import { cloneCode } from './cloneCode.ts'

/** EXTCODEHASH of every passkey account with this implementation. */
export const accountCodeHash = (implementation: Address): Hex => keccak256(cloneCode(implementation))
