import { expect, test } from 'vitest'
import { laneOf, nextNonce } from './nextNonce.ts'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const NOW = 1_800_000_000n
const LANE = 5n << 64n

type Signed = Parameters<typeof nextNonce>[0]['signed'][number]
const signed = (nonce: bigint, change: Partial<Signed> = {}): Signed => ({
  account,
  nonce,
  untilSeconds: NOW + 60n,
  isRefused: false,
  ...change,
})
/** Next nonces by lane; 0 in all others. */
const pick = (list: readonly Signed[], next: Readonly<Record<string, bigint>> = { 0: 3n }) =>
  nextNonce({
    account,
    signed: list,
    chainSeconds: NOW,
    nonceIn: async (lane) => next[`${lane}`] ?? lane << 64n,
  })

test.each([
  ['nothing was signed in this browser', []],
  ['the previous operation was mined', [signed(2n)]],
  ['the pending one has expired', [signed(3n, { untilSeconds: NOW - 1n })]],
  ['the pending one belongs to another account', [signed(3n, { account: other })]],
  ['another one is pending in its own lane', [signed(LANE)]],
])('an operation uses lane 0 if %s (spec: wallets.passkey-tabs)', async (_, list) => {
  expect((await pick(list)).nonce).toBe(3n)
})

test('an operation gets a new lane while another is pending in lane 0, up to the last second before that one expires', async () => {
  for (const untilSeconds of [NOW, NOW + 60n]) {
    const picks = await Promise.all([1, 2].map(() => pick([signed(3n, { untilSeconds })])))
    expect(picks.map(({ nonce }) => nonce & (2n ** 64n - 1n))).toEqual([0n, 0n])
    const lanes = new Set(picks.map(({ nonce }) => laneOf(nonce)))
    expect([lanes.size, lanes.has(0n)]).toEqual([2, false])
    expect(picks.map(({ hasPending }) => hasPending)).toEqual([true, true])
  }
})

test('a refused operation is replaced with the same nonce until it expires, so that at most one of the two is mined', async () => {
  for (const nonce of [3n, LANE]) expect((await pick([signed(nonce, { isRefused: true })])).nonce).toBe(nonce)
  expect((await pick([signed(3n), signed(LANE, { isRefused: true })])).nonce).toBe(LANE)
})

test('once a refused operation is replaced, the next operation gets a new lane', async () => {
  const { nonce } = await pick([signed(3n, { isRefused: true }), signed(3n)])
  expect(laneOf(nonce)).not.toBe(0n)
})

test('a refused operation that was mined after all, or has expired, is not replaced', async () => {
  expect(
    await pick([signed(2n, { isRefused: true }), signed(3n, { isRefused: true, untilSeconds: NOW - 1n })]),
  ).toEqual({
    nonce: 3n,
    hasPending: false,
  })
  const taken = { 0: 3n, 5: LANE + 1n }
  expect((await pick([signed(LANE, { isRefused: true })], taken)).nonce).toBe(3n)
})
