import { getAddress, size } from 'viem'
import { expect, it } from 'vitest'
import { entryPointInitCode } from '../artifacts.ts'
import { accountSteps, plannedAccounts } from './accounts.ts'

const JUKEBOX = '0x1563915e194D8CfBA1943570603F7606A3115508'
const RELAYER = '0x5CbDd86a2FA8Dc4bDdd8a8f69dBa48572EeC07FB'

it('the EntryPoint has its published address', () => {
  const { entryPoint } = plannedAccounts(JUKEBOX, null)
  expect(entryPoint.address).toBe(getAddress('0x4337084d9e255ff0702461cf8895ce9e3b5ff108'))
  expect(size(entryPointInitCode())).toBeLessThanOrEqual(49_152)
})

it('the implementation and the factory of accounts do not depend on the chain’s other contracts or roles', () => {
  const { welcome, ...here } = plannedAccounts(JUKEBOX, RELAYER)
  const { welcome: otherWelcome, ...there } = plannedAccounts(RELAYER, JUKEBOX)
  expect(there).toEqual(here)
  expect(welcome?.address).not.toBe(otherWelcome?.address)
})

it('without a relayer there is no welcome', () => {
  const names = (relayer: typeof RELAYER | null) =>
    accountSteps(plannedAccounts(JUKEBOX, relayer)).map(({ name }) => name)
  expect(names(RELAYER)).toEqual([...names(null), 'Welcome'])
})
