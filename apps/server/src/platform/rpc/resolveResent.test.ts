import { expect, test } from 'vitest'
import { type Call, errorOutcome, type Outcome } from './call.ts'
import { resolveResent } from './resolveResent.ts'

const calls = [
  { method: 'eth_sendRawTransaction', params: ['0x02f86c0180'] },
  { method: 'eth_call', params: [] },
]
const refusedOutcomes = calls.map(() => errorOutcome(-32_000, 'nonce too low'))

function fakeChain(answer: Outcome) {
  const requestedCalls: Call[] = []
  const ask = (more: readonly Call[]) => {
    requestedCalls.push(...more)
    return Promise.resolve([answer])
  }
  return { requestedCalls, ask }
}

test('a refused resend of a transaction that the chain has is answered with its hash', async () => {
  const { requestedCalls, ask } = fakeChain({ ok: true, result: { blockNumber: null } })
  const [sent, other] = await resolveResent(calls, refusedOutcomes, ask)
  expect(requestedCalls).toMatchObject([{ method: 'eth_getTransactionByHash' }])
  expect(sent).toEqual({ ok: true, result: expect.stringMatching(/^0x[0-9a-f]{64}$/) })
  expect(other).toBe(refusedOutcomes[1])
})

test('a transaction that the chain does not have, or that cannot be looked up, stays refused', async () => {
  for (const answer of [{ ok: true, result: null } as const, errorOutcome(-32_000, 'busy')])
    expect(await resolveResent(calls, refusedOutcomes, fakeChain(answer).ask)).toEqual(refusedOutcomes)
})

test('the chain is not asked if no outcome is in doubt', async () => {
  const { requestedCalls, ask } = fakeChain({ ok: true, result: null })
  await resolveResent(calls, [{ ok: true, result: '0x1' }, errorOutcome(-32_000, 'reverted')], ask)
  expect(requestedCalls).toEqual([])
})
