import { describe, expect, it, test } from 'vitest'
import { boundedParams } from './boundedParams.ts'

const LIMIT = '0x3938700'
const REPEATED = '0x400000'
const TO = '0x00000000000000000000000000000000000000aa'

const paramsOf = (method: string, params: readonly unknown[]) => {
  const bounded = boundedParams(method, params)
  if (!bounded.ok) throw new Error(bounded.sentence)
  return bounded.params
}
const gasOf = (method: string, gas: unknown) =>
  (paramsOf(method, [{ to: TO, gas }, 'latest'])[0] as { gas: unknown }).gas

describe('the gas of a call', () => {
  test.each([
    ['0xffffffffffff', LIMIT],
    ['0xffffffffffffffff', LIMIT],
    [1e15, LIMIT],
    ['281474976710655', LIMIT],
    ['0XFFFFFFFFFFFF', LIMIT],
    ['0xffff_ffff_ffff', LIMIT],
    ['0x5208', '0x5208'],
    [21_000, '0x5208'],
    ['21000', '0x5208'],
    [LIMIT, LIMIT],
    [{}, LIMIT],
    [null, null],
    [undefined, undefined],
  ])('given as %j is forwarded as %j', (gas, forwarded) => {
    expect(gasOf('eth_call', gas)).toBe(forwarded)
  })
})

test.each(['eth_estimateGas', 'eth_createAccessList'])(
  '%s, which runs its call repeatedly, gets a lower gas limit, even if none is given',
  (method) => {
    const gas = ['0xffffffffffff', null, undefined, '0x5208'].map((each) => gasOf(method, each))
    expect(gas).toEqual([REPEATED, REPEATED, REPEATED, '0x5208'])
  },
)

test.each(['eth_estimateGas', 'eth_createAccessList'])(
  '%s with overridden state gets half of that gas limit',
  (method) => {
    const state = { [TO]: { code: '0x5b600056' } }
    const gas = ['0xffffffffffff', undefined, '0x5208'].map(
      (each) => (paramsOf(method, [{ to: TO, gas: each }, 'latest', state])[0] as { gas: unknown }).gas,
    )
    expect(gas).toEqual(['0x200000', '0x200000', '0x5208'])
  },
)

test('an overridden block’s gas limit is bounded; its time, number and state are unchanged', () => {
  const block = { gasLimit: '0xffffffffffff', time: '0x70000000', number: '0x99' }
  const state = { [TO]: { code: '0x5b600056' } }
  for (const method of ['eth_call', 'eth_estimateGas'])
    expect(paramsOf(method, [{ to: TO }, 'latest', state, block]).slice(1)).toEqual([
      'latest',
      state,
      { ...block, gasLimit: LIMIT },
    ])
})

describe('a simulation', () => {
  const simulated = (payload: unknown) =>
    paramsOf('eth_simulateV1', [payload, 'latest'])[0] as {
      blockStateCalls: { calls: { gas: string }[]; blockOverrides: Record<string, string> }[]
    }
  const gasOfCalls = (...blocks: object[][]) =>
    simulated({ blockStateCalls: blocks.map((calls) => ({ calls })) }).blockStateCalls.map(({ calls }) =>
      calls.map(({ gas }) => Number(gas)),
    )

  it('gets the gas of one block for all calls of all its blocks', () => {
    const gas = '0x1c9c380'
    expect(gasOfCalls([{ gas }, { gas: '0xffffffffffff' }], [{ gas }])).toEqual([[30_000_000, 30_000_000], [0]])
  })

  it('divides the remaining gas among the calls without a gas limit', () => {
    expect(gasOfCalls([{}, { gas: 20_000_000 }], [{ gas: null }])).toEqual([[20_000_000, 20_000_000], [20_000_000]])
  })

  it('keeps the time and number of its blocks, the state and the answer options', () => {
    const block = {
      blockOverrides: { time: '0x70000000', number: '0x99', gasLimit: '0xffffffffffff' },
      stateOverrides: {},
    }
    expect(simulated({ blockStateCalls: [block], validation: true, traceTransfers: true })).toMatchObject({
      blockStateCalls: [
        { blockOverrides: { ...block.blockOverrides, gasLimit: LIMIT }, stateOverrides: {}, calls: [] },
      ],
      validation: true,
      traceTransfers: true,
    })
  })

  it('of more than 256 blocks is refused with a sentence', () => {
    expect(
      boundedParams('eth_simulateV1', [{ blockStateCalls: Array.from({ length: 257 }, () => ({})) }]),
    ).toMatchObject({
      ok: false,
      sentence: expect.stringContaining('at most 256 blocks'),
    })
  })
})

test.each([
  ['eth_call', [[null, TO, '0xffffffffffff']]],
  ['eth_call', [{ to: TO }, 'latest', {}, [null, null, null, '0xffffffffffff']]],
  ['eth_estimateGas', []],
  ['eth_simulateV1', [[[{ calls: [] }]]]],
  ['eth_simulateV1', [{ blockStateCalls: [[null, null, []]] }]],
  ['eth_simulateV1', [{ blockStateCalls: [{ calls: [[TO]] }] }]],
  ['eth_simulateV1', [{ blockStateCalls: [{ blockOverrides: ['0x1'], calls: [] }] }]],
])('parameters given as arrays instead of objects are refused: %s %j', (method, params) => {
  expect(boundedParams(method, params)).toMatchObject({ ok: false, sentence: expect.stringContaining('must be an') })
})

test('a request that runs no code is forwarded unchanged', () => {
  const params = [{ fromBlock: '0x0' }]
  expect(paramsOf('eth_getLogs', params)).toBe(params)
})
