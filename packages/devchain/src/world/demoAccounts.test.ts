import { mnemonicToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import { demoAccounts, deployerAccount } from './demoAccounts.ts'

it('the demo accounts are those that any wallet derives from the well-known mnemonic', () => {
  const words = 'test test test test test test test test test test test junk'
  const derived = (addressIndex: number) => mnemonicToAccount(words, { addressIndex }).address
  expect(demoAccounts().map(({ address }) => address)).toEqual(demoAccounts().map((_, index) => derived(index)))
  expect(deployerAccount().address).toBe(derived(9))
  expect(demoAccounts()[0]).toMatchObject({
    address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    privateKey: '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  })
})
