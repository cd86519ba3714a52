import { type Address, type Hex, concat, keccak256 } from 'viem'

/** Code of an account of a passkey: an ERC-1167 clone of the implementation. */
const cloneOf = (implementation: Address): Hex =>
  concat(['0x363d3d373d3d3d363d73', implementation, '0x5af43d82803e903d91602b57fd5bf3'])

/** EXTCODEHASH of every account of a passkey with this implementation. */
export const accountCodeHash = (implementation: Address): Hex => keccak256(cloneOf(implementation))
