import type { Address } from '@musi/domain/address'
import { type Hex, concat, recoverTypedDataAddress, toHex } from 'viem'
import { ballotTypedData } from '../signingGate/typed-data/ballotTypedData.ts'

/** A signed vote, which anybody can send. */
export type SignedBallot = { proposalId: bigint; support: boolean; v: 27 | 28; r: Hex; s: Hex }

/** The voter recovered from the signature; null if it is invalid. Another governor or chain gives another signer. */
export async function ballotSigner(
  chainId: number,
  governor: Address,
  { proposalId, support, v, r, s }: SignedBallot,
): Promise<Address | null> {
  const { types, ...content } = ballotTypedData(chainId, { governor, proposalId, support })
  const signature = concat([r, s, toHex(v)])
  return recoverTypedDataAddress({ ...content, types: { Ballot: types.Ballot }, signature }).catch(() => null)
}
