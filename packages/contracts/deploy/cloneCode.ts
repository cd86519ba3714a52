import type { Address, Hex } from 'viem'

const BEFORE = '363d3d373d3d3d363d73'
const BEHIND = '5af43d82803e903d91602b57fd5bf3'
const CLONE = new RegExp(`^0x${BEFORE}([0-9a-f]{40})${BEHIND}$`)

/** Code of a minimal proxy (ERC-1167) of a contract, in lower case as nodes return it. */
export const cloneCode = (target: Address): Hex => `0x${BEFORE}${target.slice(2).toLowerCase()}${BEHIND}`

/** Init code of such a proxy, as OpenZeppelin's `Clones` has it; its hash is part of the proxy's CREATE2 address. */
export const cloneInitCode = (target: Address): Hex => `0x3d602d80600a3d3981f3${cloneCode(target).slice(2)}`

/** The contract that code is a minimal proxy of, in lower case; null if it is none. */
export function clonedFrom(code: string): Hex | null {
  const target = CLONE.exec(code)?.[1]
  return target === undefined ? null : `0x${target}`
}
