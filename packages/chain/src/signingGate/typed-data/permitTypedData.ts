import type { Address } from '@musi/domain/address'
import { EIP712_DOMAIN } from '../../signatures/eip712Domain.ts'

/** Case 35: the longest validity of a permit. */
export const MAX_PERMIT_SECONDS = 3600n

/** An allowance to sign, as the screen shows it. */
export type ShownPermit = {
  token: Address
  /** The EIP-712 domain name: the token's own name, or `Uniswap V2` for every pair. */
  domainName: string
  owner: Address
  spender: Address
  value: bigint
  nonce: bigint
  deadlineSeconds: bigint
}

const PERMIT = [
  { name: 'owner', type: 'address' },
  { name: 'spender', type: 'address' },
  { name: 'value', type: 'uint256' },
  { name: 'nonce', type: 'uint256' },
  { name: 'deadline', type: 'uint256' },
] as const

/** spec: approvals.permit */
export function permitTypedData(chainId: number, permit: ShownPermit) {
  const { token, domainName, owner, spender, value, nonce, deadlineSeconds } = permit
  return {
    types: { EIP712Domain: EIP712_DOMAIN, Permit: PERMIT },
    domain: { name: domainName, version: '1', chainId, verifyingContract: token },
    primaryType: 'Permit',
    message: { owner, spender, value, nonce, deadline: deadlineSeconds },
  } as const
}
