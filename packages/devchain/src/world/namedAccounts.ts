import type { Address } from 'viem'
import { demoAccounts, deployerAccount, relayerAccount } from './demoAccounts.ts'
import { artists, fans } from '../seed/people.ts'
import { COUNCIL, CRITICS, PROPOSERS } from '../seed/governance/voters.ts'

/** Names of the accounts that may create proposals. */
const DELEGATE_NAMES = [
  'Open Mic Sunday',
  'Radio Marmalade',
  'The Tape Club',
  'Harbour Sound',
  'North Side Choir',
  'The Listening Room',
  'Friends of Vinyl',
  'The Night Shift',
]

/** All named accounts of a development chain, including the deployer. */
export const namedAccounts = (): readonly { name: string; address: Address }[] =>
  [
    ...new Set([...demoAccounts(), ...artists(), ...fans()]),
    ...PROPOSERS.map(({ address }, at) => ({ name: DELEGATE_NAMES[at] ?? `Delegate ${at + 1}`, address })),
    { name: 'The council', address: COUNCIL.address },
    { name: 'The critics', address: CRITICS.address },
    { name: 'The house', address: deployerAccount().address },
    { name: 'The front desk', address: relayerAccount().address },
  ].map(({ name, address }) => ({ name, address }))
