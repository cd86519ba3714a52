import { delegate } from '@musi/chain/writes/governance/delegate'
import { transfer } from '@musi/chain/writes/tokens/transfer'
import type { World } from '@musi/contracts/deploy/world'
import { type Address, parseUnits } from 'viem'
import { demoAccount, seedAccount } from '../../world/demoAccounts.ts'
import { stepOf } from '../stepOf.ts'
import type { Step, Moment } from '../timeline.ts'

type Voter = { address: Address }

/** Eight proposers, each with one open proposal at a time. */
export const PROPOSERS: readonly Voter[] = [25, 26, 27, 28, 29, 30, 31, 32].map(seedAccount)
/** Two voters whose votes decide. */
export const COUNCIL: Voter = seedAccount(33)
export const CRITICS: Voter = seedAccount(34)

const uni = (amount: string) => parseUnits(amount, 18)
/** Holdings in tokens; the governor requires 10 million to propose and 40 million as the quorum. */
const PROPOSER_HOLDS = uni('11000000')
const COUNCIL_HOLDS = uni('60000000')
const CRITICS_HOLD = uni('45000000')
const VOTER_HOLDS = uni('250000')
const TREASURY_HOLDS = uni('5000000')

/** Distribution of the governance token 29 days ago, to voters and to holders who do not vote. */
export function voterMoment(world: World): Moment {
  const token = world.governanceToken
  const voter = demoAccount('voter').address
  const giveStep = (recipient: Address, amount: bigint): Step =>
    stepOf(world.deployer, 'Governance tokens are given', transfer({ what: token, recipient, amount }))
  const delegateStep = (by: Address, delegatee: Address): Step =>
    stepOf(by, 'Votes are delegated', delegate({ token, delegatee }))
  return {
    secondsAgo: 29 * 86_400,
    steps: [
      giveStep(world.governance.timelock, TREASURY_HOLDS),
      ...PROPOSERS.map(({ address }) => giveStep(address, PROPOSER_HOLDS)),
      giveStep(COUNCIL.address, COUNCIL_HOLDS),
      giveStep(CRITICS.address, CRITICS_HOLD),
      giveStep(voter, VOTER_HOLDS),
      ...[...PROPOSERS, COUNCIL, CRITICS].map(({ address }) => delegateStep(address, address)),
      delegateStep(voter, voter),
      // Petra delegates to Vera. Theo has never delegated.
      delegateStep(demoAccount('provider').address, voter),
    ],
  }
}
