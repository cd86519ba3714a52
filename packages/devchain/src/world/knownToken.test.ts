import { knownTokenAbi } from '@musi/contracts/abi/knownToken'
import { type Hex, encodeFunctionData, parseSignature } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import { testChain } from '../testing/testChain.ts'

const types = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
} as const

it('a known token accepts a permit once, and refuses its replay', async () => {
  const { request, addressBook, accounts } = await testChain()
  const usdc = addressBook.tokens[1]
  const owner = accounts[0]
  const spender = accounts[1]
  if (usdc === undefined || owner === undefined || spender === undefined) throw new Error('The address book is empty.')
  const domain = { name: usdc.name, version: '1', chainId: 31337, verifyingContract: usdc.address }
  const message = { owner: owner.address, spender: spender.address, value: 7n, nonce: 0n, deadline: 2n ** 40n }
  const account = privateKeyToAccount(owner.privateKey)
  const {
    r,
    s,
    v = 27n,
  } = parseSignature(await account.signTypedData({ domain, types, primaryType: 'Permit', message }))
  const args = [owner.address, spender.address, 7n, message.deadline, Number(v), r, s] as const
  const call = { from: spender.address, to: usdc.address }
  const permit = { ...call, data: encodeFunctionData({ abi: knownTokenAbi, functionName: 'permit', args }) }
  expect(await request('eth_sendTransactionSync', [permit])).toMatchObject({ status: '0x1' })
  const allowance = encodeFunctionData({
    abi: knownTokenAbi,
    functionName: 'allowance',
    args: [owner.address, spender.address],
  })
  expect(BigInt((await request('eth_call', [{ ...call, data: allowance }, 'latest'])) as Hex)).toBe(7n)
  await expect(request('eth_estimateGas', [permit])).rejects.toThrow()
})
