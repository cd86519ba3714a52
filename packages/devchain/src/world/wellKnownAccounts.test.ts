import { expect, it } from 'vitest'
import { wellKnownAccounts, isWellKnownAccount } from './wellKnownAccounts.ts'
import { demoAccounts, deployerAccount } from './demoAccounts.ts'
import { ownWorld } from './ownWorld.ts'

it('all accounts that hold or own something on a chain of our own count as well known', () => {
  const { deployer, provider, smart } = ownWorld()
  const all = [...demoAccounts(), deployerAccount()].map(({ address }) => address)
  for (const address of [...all, deployer, provider, smart]) expect(isWellKnownAccount(address), address).toBe(true)
})

it('the well-known accounts are the first forty of the development mnemonic, derived as in every wallet', () => {
  expect(new Set(wellKnownAccounts()).size).toBe(40)
  expect(wellKnownAccounts()[0]).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
  expect(wellKnownAccounts()[9]).toBe('0xa0Ee7A142d267C1f36714E4a8F75612F20a79720')
})
