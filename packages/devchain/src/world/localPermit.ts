import { type ShownPermit, permitTypedData } from '@musi/chain/signingGate/typed-data/permitTypedData'
import type { SignedPermit } from '@musi/chain/writes/tokens/signedPermit'
import { type Hex, parseSignature } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

export type PermitToSign = Omit<ShownPermit, 'owner'>

/** Signs a permit for an account with a public key; in the product the wallet signs. The result is deterministic. */
export async function localPermit(privateKey: Hex, permit: PermitToSign): Promise<SignedPermit> {
  const account = privateKeyToAccount(privateKey)
  const { types, ...content } = permitTypedData(31337, { ...permit, owner: account.address })
  const signature = await account.signTypedData({ ...content, types: { Permit: types.Permit } })
  const { r, s, yParity } = parseSignature(signature)
  return { deadlineSeconds: permit.deadlineSeconds, v: 27 + yParity, r, s }
}
