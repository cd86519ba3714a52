// Sends /rpc calls that would keep the embedded chain busy for hours (spec: rpc.bounded-calls).
import { freshBlocks } from '@musi/devchain/state/chainClock'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boundedParams } from '@musi/devchain/rpc/boundedParams'
import { startTestServer, type TestServer } from '@musi/server/testing/testServer'

const SEED = 20_260_731
const COUNT = process.env['MUSI_LONG'] === undefined ? 20 : 1000
const TIMEOUT_MS = 60_000 + COUNT * 2000

let chain: TestChain
let server: TestServer

beforeAll(async () => {
  chain = await testChain({ holds: 'contracts' })
  const beforeForward = freshBlocks(chain.request)
  server = await startTestServer({}, { chain: { ...chain, beforeForward, boundedParams } })
})
afterAll(async () => {
  await server.close()
  await chain.stop()
})

type Call = { method: string; params: readonly unknown[] }

const TARGET = '0x00000000000000000000000000000000000000aa'
const SENDER = '0x00000000000000000000000000000000000000cc'
const ENDLESS = '0xffffffffffff'

/**
 * Loops over the operations that are slowest for their gas. `late` succeeds only with much gas, so
 * that gas estimation has to search.
 */
const CODES = {
  loop: '0x5b600056',
  hash: '0x5b61ffff60002050600056',
  exponent: `0x5b7f${'ff'.repeat(32)}600a0a50600056`,
  create: '0x5b61c00060006000f050600056',
  hashTwo: '0x5b600060006000600061ffff600060025afa50600056',
  power: `0x600860005260516020526008604052${[96, 128, 160, 192].map((at) => `60001960${at.toString(16)}52`).join('')}5b6000600060c1600060055afa50602756`,
  read: '0x5b5a5450600056',
  answer: '0x625000006000f3',
  late: '0x5a5b61ffff60002050620186a05a1160015762080000901160205760006000fd5b00',
} as const
const codeOf = (code: string) => ({ [TARGET]: { code, balance: '0xffffffffffffffffffffffff' } })

/** Seeded random numbers, so that a failed run can be repeated. */
function randomNumbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const GAS = [ENDLESS, '0xffffffffffffffff', 2 ** 53 - 1, '281474976710655', '0x3938700', undefined, null, 'much', -1]
const BLOCKS = [{ gasLimit: ENDLESS }, { time: '0x7fffffff', number: '0xffffffff' }, [null, null, null, ENDLESS], {}]

function hostileCall(below: (limit: number) => number): Call {
  const one = <T>(from: readonly T[]): T => from[below(from.length)] as T
  const state = codeOf(one(Object.values(CODES)))
  const call = { from: SENDER, to: TARGET, gas: one(GAS) }
  const many = Array.from({ length: 1 + below(300) }, () => call)
  return one<Call>([
    { method: 'eth_call', params: [call, 'latest', state, one(BLOCKS)] },
    { method: 'eth_call', params: [{ ...call, to: undefined, data: one(Object.values(CODES)) }, 'pending'] },
    { method: 'eth_estimateGas', params: [call, 'latest', state, one(BLOCKS)] },
    { method: 'eth_createAccessList', params: [{ ...call, to: undefined, data: CODES.read }, 'latest'] },
    {
      method: 'eth_simulateV1',
      params: [{ blockStateCalls: [{ stateOverrides: state, blockOverrides: one(BLOCKS), calls: many }] }, 'latest'],
    },
    { method: 'eth_simulateV1', params: [{ blockStateCalls: many.map(() => ({ calls: [call] })) }, 'latest'] },
    { method: 'eth_feeHistory', params: [ENDLESS, 'latest', Array.from({ length: 1000 }, (_, at) => at / 10)] },
    { method: 'eth_getLogs', params: [{ fromBlock: '0x0', toBlock: ENDLESS }] },
    {
      method: 'eth_getProof',
      params: [TARGET, Array.from({ length: 500 }, (_, at) => `0x${at.toString(16).padStart(64, '0')}`), 'latest'],
    },
  ])
}

const ask = async (call: Call) => {
  const { status, text } = await server.rpc({ jsonrpc: '2.0', id: 1, ...call })
  const answer: { result?: unknown; error?: { message: string } } = JSON.parse(text)
  return { status, ...answer }
}

let nonce = 0
/** Signs a transfer, sends it as a page would, and waits until it is mined. */
async function transfer() {
  const [from] = chain.accounts
  if (from === undefined) throw new Error('no accounts')
  nonce = Math.max(nonce, Number(await chain.request('eth_getTransactionCount', [from.address, 'latest'])))
  const gas = { gas: 21_000n, maxFeePerGas: 10n ** 10n, maxPriorityFeePerGas: 0n }
  const raw = await privateKeyToAccount(from.privateKey).signTransaction({
    chainId: 31_337,
    nonce,
    to: SENDER,
    value: 1n,
    ...gas,
  })
  nonce += 1
  const { result } = await ask({ method: 'eth_sendRawTransaction', params: [raw] })
  await expect.poll(() => chain.request('eth_getTransactionReceipt', [result])).toMatchObject({ status: '0x1' })
}

test.each([
  ['eth_call', 'loop'],
  ['eth_call', 'hash'],
  ['eth_estimateGas', 'loop'],
  ['eth_estimateGas', 'late'],
  ['eth_call', 'power'],
] as const)(
  '%s with unlimited gas (%s) is answered, and a transaction sent right after is mined',
  async (method, code) => {
    const { status, result, error } = await ask({
      method,
      params: [{ to: TARGET, gas: ENDLESS }, 'latest', codeOf(CODES[code])],
    })
    expect(status).toBe(200)
    expect(result ?? error?.message).not.toMatch(/in time/)
    await transfer()
  },
)

test('a simulation with unlimited gas is answered, and a transaction sent right after is mined', async () => {
  const calls = Array.from({ length: 50 }, () => ({ to: TARGET, gas: ENDLESS }))
  const block = { stateOverrides: codeOf(CODES.hash), blockOverrides: { gasLimit: ENDLESS }, calls }
  const { error } = await ask({ method: 'eth_simulateV1', params: [{ blockStateCalls: [block] }, 'latest'] })
  expect(error?.message ?? '').not.toMatch(/in time/)
  await transfer()
})

test('a batch of a hundred hostile calls does not delay a transaction', async () => {
  const order: string[] = []
  const params = [{ to: TARGET, gas: ENDLESS }, 'latest', codeOf(CODES.hash)]
  const batch = Array.from({ length: 100 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'eth_call', params }))
  const answered = server.rpc(batch).then(({ text }) => {
    order.push('batch')
    const answers: { result?: string; error?: { message: string } }[] = JSON.parse(text)
    return answers
  })
  await transfer()
  order.push('mined')
  const answers = await answered
  expect(order).toEqual(['mined', 'batch'])
  expect(answers.every(({ result, error }) => result !== undefined || (error?.message.length ?? 0) > 5)).toBe(true)
})

test(
  `the chain still answers after ${COUNT} hostile calls of many kinds in a row (seed ${SEED})`,
  async () => {
    const below = randomNumbers(SEED)
    for (let at = 0; at < COUNT; at += 1) {
      const call = hostileCall(below)
      const { status, result, error } = await ask(call)
      expect([status, result !== undefined || error !== undefined]).toEqual([200, true])
      expect(error?.message ?? '', JSON.stringify(call).slice(0, 300)).not.toMatch(/in time|left alone/)
      if (at % 8 === 0) await transfer()
    }
    expect((await server.ask('/health')).status).toBe(200)
  },
  TIMEOUT_MS,
)
