import type { SignedPermit } from '@musi/chain/writes/signedPermit'
import { type Address, type Hex, parseSignature } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

export type PermitToSign = {
  token: Address
  /** What the token signs under: its own name, or `Uniswap V2` for every pair. */
  domainName: string
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

/** A permit of an account whose key everybody knows; in the product the wallet signs. The same question has the same answer. */
export async function localPermit(privateKey: Hex, permit: PermitToSign): Promise<SignedPermit> {
  const { token, domainName, spender, value, nonce, deadlineSeconds } = permit
  const account = privateKeyToAccount(privateKey)
  const signature = await account.signTypedData({
    domain: { name: domainName, version: '1', chainId: 31337, verifyingContract: token },
    types: { Permit: PERMIT },
    primaryType: 'Permit',
    message: { owner: account.address, spender, value, nonce, deadline: deadlineSeconds },
  })
  const { r, s, yParity } = parseSignature(signature)
  return { deadlineSeconds, v: 27 + yParity, r, s }
}
