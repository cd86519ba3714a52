import { ballotTypedData } from '@musi/chain/signingGate/typed-data/ballotTypedData'
import type { World } from '@musi/contracts/deploy/world'
import type { Address } from '@musi/domain/address'
import { parseSignature } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { seedAccount } from '../../world/demoAccounts.ts'
import { ACTIVE_ID } from './proposals.ts'

/** A signed vote that was not sent yet. */
export type OwnBallot = {
  voter: Address
  proposal: string
  support: boolean
  v: 27 | 28
  r: `0x${string}`
  s: `0x${string}`
}

/** Three proposers who have not voted on the active proposal, by their seed account. */
const SIGNERS: readonly (readonly [person: number, support: boolean])[] = [
  [30, true],
  [31, false],
  [32, true],
]

export const ownBallots = ({ governance }: World, chainId: number): Promise<readonly OwnBallot[]> =>
  Promise.all(
    SIGNERS.map(async ([person, support]) => {
      const account = privateKeyToAccount(seedAccount(person).privateKey)
      const { governor } = governance
      const { types, ...content } = ballotTypedData(chainId, { governor, proposalId: BigInt(ACTIVE_ID), support })
      const signature = await account.signTypedData({ ...content, types: { Ballot: types.Ballot } })
      const { r, s, yParity } = parseSignature(signature)
      return { voter: account.address, proposal: `${ACTIVE_ID}`, support, v: yParity === 0 ? 27 : 28, r, s }
    }),
  )
