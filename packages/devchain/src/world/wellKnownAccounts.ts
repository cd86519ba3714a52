import type { Address } from '@musi/domain/address'
import { seedAccount } from './demoAccounts.ts'

/** The first forty accounts include the demo accounts, the deployer and all seeded people. */
const ACCOUNTS = 40

let known: readonly Address[] | undefined
/** Accounts of the public mnemonic, whose keys everybody has. On a public chain they must never hold or own anything. */
export const wellKnownAccounts = (): readonly Address[] =>
  (known ??= Array.from({ length: ACCOUNTS }, (_, index) => seedAccount(index).address))

export const isWellKnownAccount = (address: Address): boolean => wellKnownAccounts().includes(address)
