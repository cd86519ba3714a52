import type { Address } from 'viem'
import { demoAccounts, houseAccount } from './demoAccounts.ts'
import { artists, fans } from '../seed/people.ts'
import { COUNCIL, CRITICS, PROPOSERS } from '../seed/governance/voters.ts'

/** Whoever has a name on a chain of our own; the house set everything up. */
export const everybody = (): readonly { name: string; address: Address }[] =>
  [
    ...new Set([...demoAccounts(), ...artists(), ...fans()]),
    ...PROPOSERS.map(({ address }, at) => ({ name: `Proposer ${at + 1}`, address })),
    { name: 'The council', address: COUNCIL.address },
    { name: 'The critics', address: CRITICS.address },
    { name: 'The house', address: houseAccount().address },
  ].map(({ name, address }) => ({ name, address }))
