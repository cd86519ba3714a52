import type { Address } from '@musi/domain/address'
import { seedAccount } from './demoAccounts.ts'

/** The demo accounts, the house and everybody else who lives on a chain of our own are among the first forty. */
const ACCOUNTS = 40

let known: readonly Address[] | undefined
/** Accounts whose keys everybody has, because the words are known: on a public chain they may hold and own nothing. */
export const wellKnownAccounts = (): readonly Address[] =>
  (known ??= Array.from({ length: ACCOUNTS }, (_, index) => seedAccount(index).address))

export const isWellKnownAccount = (address: Address): boolean => wellKnownAccounts().includes(address)
