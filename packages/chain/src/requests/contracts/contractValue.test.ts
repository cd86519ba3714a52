import { encodeFunctionData } from 'viem'
import type { Address } from '@musi/domain/address'
import { expect, test } from 'vitest'
import { tokenAbi } from '../../abi/token.ts'
import { v2FactoryAbi } from '../../abi/v2Factory.ts'
import { contractValue } from './contractValue.ts'

const ONE: Address = '0x0000000000000000000000000000000000000001'
const OTHER: Address = '0x0000000000000000000000000000000000000002'

/** Requests a node gets for these reads. */
async function sentRequests(...questions: readonly ((request: never) => Promise<unknown>)[]): Promise<unknown[]> {
  const sent: unknown[] = []
  const request = async (_method: string, [call]: readonly [{ data: string }]) => {
    sent.push(call.data)
    return '0x'
  }
  for (const question of questions) await question(request as never)
  return sent
}

test('the first call and a repeated call have the same encoding as that of viem', async () => {
  const pairOf = (args: readonly [Address, Address]) => (request: never) =>
    contractValue(request, { address: ONE, abi: v2FactoryAbi, functionName: 'getPair', args })
  const balance = (request: never) =>
    contractValue(request, { address: ONE, abi: tokenAbi, functionName: 'balanceOf', args: [OTHER] })
  expect(await sentRequests(pairOf([ONE, OTHER]), balance, pairOf([OTHER, OTHER]))).toEqual([
    encodeFunctionData({ abi: v2FactoryAbi, functionName: 'getPair', args: [ONE, OTHER] }),
    encodeFunctionData({ abi: tokenAbi, functionName: 'balanceOf', args: [OTHER] }),
    encodeFunctionData({ abi: v2FactoryAbi, functionName: 'getPair', args: [OTHER, OTHER] }),
  ])
})

test('the arguments select among functions with one name', async () => {
  const abi = [
    { type: 'function', name: 'at', stateMutability: 'view', inputs: [{ type: 'uint256' }], outputs: [] },
    { type: 'function', name: 'at', stateMutability: 'view', inputs: [{ type: 'address' }], outputs: [] },
  ] as const
  const at = (args: readonly [bigint] | readonly [Address]) => (request: never) =>
    contractValue(request, { address: ONE, abi, functionName: 'at', args })
  expect(await sentRequests(at([1n]), at([ONE]))).toEqual([
    encodeFunctionData({ abi, functionName: 'at', args: [1n] }),
    encodeFunctionData({ abi, functionName: 'at', args: [ONE] }),
  ])
})
