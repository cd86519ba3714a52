import type { ReadCall } from '@musi/domain/callKey'
import { type Hex, decodeFunctionData, encodeFunctionResult, zeroHash } from 'viem'
import { describe, expect, it } from 'vitest'
import { multicall3Abi } from '../abi/multicall3.ts'
import { encodeCall, plainAggregate, tryAggregate } from './aggregate.ts'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const data: readonly Hex[] = ['0x', '0x0902f1ac', `0x70a08231${'ab'.repeat(32)}`, `0x${'cd'.repeat(64)}`]
const calls: readonly ReadCall[] = data.map((callData) => ({ address, callData }))
const encoded = calls.map(encodeCall)
const results = data.map((returnData, at) => ({ success: at !== 1, returnData }))

describe('an aggregate', () => {
  it('has the same encoding as that of viem', () => {
    const expected = calls.map(({ callData }) => ({ target: address, callData }))
    const read = (data: Hex) => decodeFunctionData({ abi: multicall3Abi, data })
    expect(read(tryAggregate.calldata(encoded))).toEqual({
      functionName: 'tryBlockAndAggregate',
      args: [false, expected],
    })
    expect(read(plainAggregate.calldata(encoded))).toEqual({ functionName: 'aggregate', args: [expected] })
    expect(read(tryAggregate.calldata([])).args).toEqual([false, []])
  })

  it('decodes an answer that viem encodes, and a failed call has no data', () => {
    const functionName = 'tryBlockAndAggregate'
    const answer = encodeFunctionResult({ abi: multicall3Abi, functionName, result: [77n, zeroHash, results] })
    expect(tryAggregate.read(answer, 4)).toEqual({ block: 77, data: [data[0], null, data[2], data[3]] })
    const plain = encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate', result: [9n, data] })
    expect(plainAggregate.read(plain, 4)).toEqual({ block: 9, data })
  })

  it('rejects an answer in another format', () => {
    const answer = encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate', result: [9n, data] })
    for (const bad of ['0x', '0x00', answer.slice(0, 200), `0x${'f'.repeat(640)}`, 'nonsense'])
      expect(plainAggregate.read(bad, 4), bad).toBeNull()
    expect(plainAggregate.read(answer, 3)).toBeNull()
    expect(tryAggregate.read(`0x${'0'.repeat(64 * 3)}`, 2)).toBeNull()
  })

  it('gives null for a call whose data points outside the answer, or is longer than any real answer', () => {
    const long: Hex = `0x${'00'.repeat(300_000)}`
    const answer = encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate', result: [9n, ['0x01', long]] })
    expect(plainAggregate.read(answer, 2)).toEqual({ block: 9, data: ['0x01', null] })
  })
})
