import { OPERATION_TOPIC } from '@musi/chain/relay/relayedCalls'
import type { Outcome } from '#platform/rpc/call.ts'
import { describe, expect, it } from 'vitest'
import { isOurAccount, keyAccount } from './accounts.ts'
import { ChainAway, relayChain, welcomeId } from './relayChain.ts'

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const ENTRY_POINT = '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108'
const HASH = `0x${'ab'.repeat(32)}` as const
const CALL = { target: ENTRY_POINT, data: '0x12', gas: 100_000 }

/** Answers of a node that lies or is broken. */
const ODD: readonly unknown[] = [
  null,
  undefined,
  0,
  true,
  '',
  '0x',
  '0xzz',
  `0x${'ff'.repeat(40)}`,
  [],
  [1],
  {},
  { status: '0x1' },
  { status: 1, blockNumber: null, logs: [] },
  { blockNumber: '0x1', logs: 'none' },
  { status: '0x1', blockNumber: '0x1', logs: [null, { address: 7 }] },
]
const away = { code: -32000, message: 'Away.', data: { kind: 'away' } }
const chainOf = (outcome: Outcome) =>
  relayChain({ ask: (calls) => Promise.resolve(calls.map(() => outcome)) }, 31337, ENTRY_POINT)

/** Each question, and a check of an answer that it may give. */
const QUESTIONS = {
  nonce: (chain: ReturnType<typeof chainOf>) => chain.nonceOf(ACCOUNT),
  balance: (chain: ReturnType<typeof chainOf>) => chain.balanceOf(ACCOUNT),
  block: (chain: ReturnType<typeof chainOf>) => chain.newestBlock(),
  fees: (chain: ReturnType<typeof chainOf>) => chain.fees(),
  receipt: (chain: ReturnType<typeof chainOf>) => chain.receiptOf(HASH),
  operation: (chain: ReturnType<typeof chainOf>) => chain.operationsIn([HASH]),
  account: (chain: ReturnType<typeof chainOf>) => keyAccount(chain, ACCOUNT, { x: HASH, y: HASH }, 'client'),
} as const

describe.each(Object.entries(QUESTIONS))('the question for the %s', (_, ask) => {
  it.each(ODD.map((result, at) => [at, result] as const))(
    'has an answer or null, whatever the node returns (%i)',
    async (_at, result) => {
      const outcome = await ask(chainOf({ ok: true, result })).catch((error: unknown) => error)
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(ChainAway)
    },
  )

  it('has no answer while no endpoint answers', async () => {
    await expect(ask(chainOf({ ok: false, error: away }))).rejects.toBeInstanceOf(ChainAway)
  })
})

it.each(ODD.map((result, at) => [at, result] as const))(
  'an account counts as ours only if it has our code (%i)',
  async (_at, result) => {
    const operation = {
      sender: ACCOUNT,
      nonce: 0n,
      initCode: '0x',
      callData: '0x',
      accountGasLimits: HASH,
      preVerificationGas: 0n,
      gasFees: HASH,
      paymasterAndData: '0x',
      signature: '0x',
    } as const
    expect(await isOurAccount(chainOf({ ok: true, result }), ACCOUNT, operation, 'client')).toBe(false)
  },
)

it('a revert is reported by the name of its error only', async () => {
  const refusalOf = (data: unknown) =>
    chainOf({ ok: false, error: { code: 3, message: 'execution reverted', data } }).refusalOf(ACCOUNT, CALL)
  expect(await refusalOf('0x')).toBe('unknown')
  expect(await refusalOf(`0x${'61'.repeat(100_000)}`)).toBe('unknown')
  expect(await refusalOf(null)).toBe('unknown')
  expect(await chainOf({ ok: true, result: '0x' }).refusalOf(ACCOUNT, CALL)).toBe(null)
})

it('an operation has succeeded only if the EntryPoint says so, and a welcome if its transaction did (spec: touch.failed-inside)', async () => {
  const place = { blockNumber: '0x5', transactionHash: HASH, logIndex: '0x0' }
  const log = { address: ENTRY_POINT, topics: [HASH], data: '0x', ...place }
  const receipt = await chainOf({ ok: true, result: { status: '0x1', blockNumber: '0x5', logs: [log] } }).receiptOf(
    HASH,
  )
  const outcomes = [HASH, welcomeId(ACCOUNT)].map((id) => receipt?.hasSucceeded({ id }))
  expect([receipt?.block, ...outcomes]).toEqual([5, false, true])
})

it('mined operations are found by the EntryPoint’s events in the newest blocks', async () => {
  const place = { blockNumber: '0x7d0', transactionHash: HASH, logIndex: '0x0' }
  const topics = [OPERATION_TOPIC, HASH, `0x${'00'.repeat(32)}`, `0x${'00'.repeat(32)}`]
  const words = (success: number) => `0x${[5, success, 0, 0].map((word) => `${word}`.padStart(64, '0')).join('')}`
  const event = { address: ENTRY_POINT, topics, data: words(1), ...place }
  const asked: unknown[] = []
  const found = async (log: object) => {
    const ask = async (calls: readonly { method: string; params: unknown }[]): Promise<Outcome[]> =>
      calls.map(({ method, params }) => {
        asked.push(params)
        return { ok: true, result: method === 'eth_blockNumber' ? '0x7d0' : [log] }
      })
    return [...(await relayChain({ ask }, 31337, ENTRY_POINT).operationsIn([HASH]))]
  }
  expect(await found(event)).toEqual([[HASH, { transaction: HASH, block: 2000, isDone: true }]])
  expect(asked.at(-1)).toEqual([
    { address: ENTRY_POINT, fromBlock: '0x3e8', toBlock: 'latest', topics: [OPERATION_TOPIC, [HASH]] },
  ])
  expect(await found({ ...event, data: words(0) })).toMatchObject([[HASH, { isDone: false }]])
  expect(await found({ ...event, address: ACCOUNT })).toEqual([])
  expect(await found({ ...event, topics: [HASH] })).toEqual([])
})
