import type { SongKey } from '@musi/api/music/songs'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import type { Address } from '@musi/domain/address'
import { beforeAll, expect, test, vi } from 'vitest'
import { byteBudget } from '#platform/byteBudget.ts'
import { systemClock } from '#platform/clock.ts'
import { upstreamForClient } from '#platform/rpc/upstreamForClient.ts'
import type { Call } from '#platform/rpc/call.ts'
import { endpointOf } from '#platform/rpc/endpoint.ts'
import { createUpstream } from '#platform/rpc/upstream.ts'
import { canReadKeys, holdsKey } from './holdsKey.ts'

const FAN: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const keyAt = (number: number, atLeast = '5'): Extract<SongKey, { kind: 'token' }> => ({
  kind: 'token',
  token: `0x${(0xbeef00 + number).toString(16).padStart(40, '0')}`,
  atLeast,
})
/** Code of contracts that misbehave when asked for a balance. */
const CODES = {
  five: '0x600560005260206000f3',
  nothing: '0x600060005260206000f3',
  burnsAllGas: '0x5b600056',
  refuses: '0x60006000fd',
  answersNoNumber: '0x60046000f3',
  isNoContract: '0x',
} as const
const KEYS = Object.fromEntries(Object.keys(CODES).map((name, at) => [name, keyAt(at)])) as Record<
  keyof typeof CODES,
  ReturnType<typeof keyAt>
>

let chain: TestChain
beforeAll(async () => {
  chain = await testChain({ holds: 'nothing' })
  for (const [name, code] of Object.entries(CODES))
    await chain.request('anvil_setCode', [KEYS[name as keyof typeof CODES].token, code])
})

function upstreamOf(url = chain.rpcUrl, maxExpensive = 2) {
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const upstream = createUpstream({
    endpoints: [endpointOf(url)],
    chainId: 31_337,
    budget: byteBudget(1e8),
    clock: systemClock,
    log,
    maxExpensive,
  })
  const calls: Call[] = []
  let inside = 0
  let maxInside = 0
  const ask: typeof upstream.ask = async (asked, options) => {
    calls.push(...asked)
    maxInside = Math.max(maxInside, (inside += asked.length))
    const outcomes = await upstream.ask(asked, options)
    inside -= asked.length
    return outcomes
  }
  return { upstream, asked: { ask }, calls, maxInside: () => maxInside }
}

test('key contracts are untrusted: each is called with 200,000 gas, two at a time, and none after a match (spec: songs.keys-asked)', async () => {
  const { burnsAllGas, refuses, nothing, five } = KEYS
  const { asked, calls, maxInside } = upstreamOf()
  expect(await holdsKey(asked, FAN, [burnsAllGas, refuses, nothing, five, ...Array(4).fill(burnsAllGas)])).toBe(true)
  expect([calls.length, maxInside()]).toEqual([4, 2])
  for (const { params } of calls) expect(params).toMatchObject([{ gas: '0x30d40' }, 'latest'])
  expect(await holdsKey(asked, FAN, [nothing])).toBe(false)
  expect(await holdsKey(asked, FAN, [nothing, burnsAllGas])).toBe(null)
  expect(await holdsKey(asked, FAN, [])).toBe(false)
})

test('a key with amount zero does not open a song for an account that has none (spec: songs.keys)', async () => {
  const { asked } = upstreamOf()
  expect(await holdsKey(asked, FAN, [{ ...KEYS.nothing, atLeast: '0' }])).toBe(false)
  expect(await holdsKey(asked, FAN, [{ ...KEYS.five, atLeast: '0' }])).toBe(true)
})

test('only contracts that answer with a number within 200,000 gas are accepted as keys (spec: songs.keys)', async () => {
  const { asked } = upstreamOf()
  for (const [name, key] of Object.entries(KEYS))
    expect([name, await canReadKeys(asked, FAN, [key])]).toEqual([name, name === 'five' || name === 'nothing'])
  expect(await canReadKeys(asked, FAN, [KEYS.five, KEYS.burnsAllGas])).toBe(false)
  expect(await canReadKeys(upstreamOf('http://127.0.0.1:1').asked, FAN, [KEYS.five])).toBe(null)
})

test('a call on behalf of a client waits in that client’s queue (spec: rpc.own-reads)', async () => {
  const { upstream } = upstreamOf(chain.rpcUrl, 1)
  const ended: string[] = []
  const ask = async (client: string) => {
    await holdsKey(upstreamForClient(upstream, client), FAN, [KEYS.burnsAllGas])
    ended.push(client)
  }
  await Promise.all([...Array.from({ length: 40 }, () => ask('greedy')), ask('other')])
  expect(ended.indexOf('other')).toBeLessThan(4)
})

test('a call of the server without a gas limit is sent with the highest limit allowed (spec: rpc.own-reads)', async () => {
  const { upstream } = upstreamOf()
  // Code that returns the remaining gas: GAS PUSH1 0 MSTORE PUSH1 32 PUSH1 0 RETURN.
  await chain.request('anvil_setCode', [keyAt(99).token, '0x5a60005260206000f3'])
  const [named, unnamed] = await upstream.ask([
    { method: 'eth_call', params: [{ to: keyAt(99).token, gas: '0x30d40' }, 'latest'] },
    { method: 'eth_call', params: [{ to: keyAt(99).token }, 'latest'] },
  ])
  const gasOf = (outcome: typeof named) => (outcome?.ok === true ? Number(outcome.result) : Number.NaN)
  expect(gasOf(named)).toBeLessThan(0x30d40)
  expect(gasOf(unnamed)).toBeLessThan(0x1c9c380)
  expect(gasOf(unnamed)).toBeGreaterThan(0x1c9c380 - 50_000)
})
