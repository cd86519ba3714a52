import type { Address } from '@musi/domain/address'

/** A key proposed for an account, as the screen shows it to the second signer. */
export type ShownRecovery = {
  account: Address
  /** The second signer, who signs. */
  signer: Address
  x: `0x${string}`
  y: `0x${string}`
  /** The account's round, so that a signature counts once. */
  round: bigint
}

const DOMAIN = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
] as const

const RECOVER = [
  { name: 'x', type: 'bytes32' },
  { name: 'y', type: 'bytes32' },
  { name: 'round', type: 'uint256' },
] as const

/** spec: touch.recovery-proposed */
export function recoveryTypedData(chainId: number, { account, x, y, round }: Omit<ShownRecovery, 'signer'>) {
  return {
    types: { EIP712Domain: DOMAIN, Recover: RECOVER },
    domain: { name: 'Musi Account', version: '1', chainId, verifyingContract: account },
    primaryType: 'Recover',
    message: { x, y, round },
  } as const
}
