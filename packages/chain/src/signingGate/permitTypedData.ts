import type { Address } from '@musi/domain/address'

/** An allowance to be signed, as the screen shows it. */
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

const DOMAIN = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
] as const

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
    types: { EIP712Domain: DOMAIN, Permit: PERMIT },
    domain: { name: domainName, version: '1', chainId, verifyingContract: token },
    primaryType: 'Permit',
    message: { owner, spender, value, nonce, deadline: deadlineSeconds },
  } as const
}

/** Wallets need the domain type beside the types of an order. */
export const ORDER_DOMAIN = DOMAIN
