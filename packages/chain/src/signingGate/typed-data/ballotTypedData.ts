import type { Address } from '@musi/domain/address'

/** The published governor's name in its typed-data domain. */
export const GOVERNOR_NAME = 'Uniswap Governor Alpha'

/** A vote to sign, as the screen shows it. */
export type ShownBallot = {
  governor: Address
  voter: Address
  proposalId: bigint
  support: boolean
}

/** Domain of the governor, which has no version. */
const DOMAIN = [
  { name: 'name', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
] as const

const BALLOT = [
  { name: 'proposalId', type: 'uint256' },
  { name: 'support', type: 'bool' },
] as const

/** spec: governance.ballot */
export function ballotTypedData(chainId: number, ballot: Omit<ShownBallot, 'voter'>) {
  const { governor, proposalId, support } = ballot
  return {
    types: { EIP712Domain: DOMAIN, Ballot: BALLOT },
    domain: { name: GOVERNOR_NAME, chainId, verifyingContract: governor },
    primaryType: 'Ballot',
    message: { proposalId, support },
  } as const
}
