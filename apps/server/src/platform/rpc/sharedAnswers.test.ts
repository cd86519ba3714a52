import { beforeEach, describe, expect, test } from 'vitest'
import { type Call, errorOutcome, type Outcome } from './call.ts'
import { failureOutcome } from './failure.ts'
import { type SharedAnswers, sharedAnswers } from './sharedAnswers.ts'

const word = (value: number) => value.toString(16).padStart(64, '0')
const call = (data: string): Call => ({ method: 'eth_call', params: [{ to: '0xaa', data }, 'latest'] })
const CALL = call('0x01')
const AGGREGATE = call('0x399542e9')
const NUMBER: Call = { method: 'eth_blockNumber', params: [] }
const HEAD = { number: 10, hash: '0xa', isFresh: true }
const ok = (result: unknown): Outcome => ({ ok: true, result })

let head: { number: number; hash: string; isFresh: boolean } | null
let nowMs: number
let asked: Call[]
let shared: SharedAnswers

beforeEach(() => {
  head = HEAD
  nowMs = 0
  asked = []
  shared = sharedAnswers(
    () => head,
    () => nowMs,
  )
})

const request = (client = 'a', seenBlock = 10) => shared.forRequest({ client, seenBlock })

/** Sends calls the way the server does for a request. */
async function ask(
  each: Call,
  answer: Outcome | (() => Outcome | Promise<Outcome>) = ok('0x1'),
  sharing = request(),
): Promise<Outcome | null> {
  const joined = sharing.join(each)
  if (joined !== null) return await joined
  return await sharing.lead(each, async () => {
    asked.push(each)
    return typeof answer === 'function' ? await answer() : answer
  })
}

describe('answers shared until the next head (spec: rpc.asked-once)', () => {
  test('a call is sent once per head, whoever sends it, and again with the next head', async () => {
    await ask(CALL)
    expect(await ask(CALL, ok('0x2'), request('b'))).toEqual(ok('0x1'))
    expect(asked).toHaveLength(1)
    head = { number: 11, hash: '0xb', isFresh: true }
    expect(await ask(CALL, ok('0x2'))).toEqual(ok('0x2'))
    expect(asked).toHaveLength(2)
  })

  test('a pending call is not sent again', async () => {
    const answer = Promise.withResolvers<Outcome>()
    const all = [
      ask(CALL, () => answer.promise),
      ask(CALL, () => answer.promise),
      ask(CALL, () => answer.promise, request('b')),
    ]
    answer.resolve(ok('0x7'))
    expect(await Promise.all(all)).toEqual([ok('0x7'), ok('0x7'), ok('0x7')])
    expect(asked).toHaveLength(1)
  })

  test('a reorganisation, another hash at the same height, ends what was shared (spec: rpc.asked-once-kept)', async () => {
    await ask(CALL)
    head = { number: 10, hash: '0xb', isFresh: true }
    expect(await ask(CALL, ok('0x2'))).toEqual(ok('0x2'))
  })

  test('an answer that arrives after the head has changed is not kept (spec: rpc.asked-once-kept)', async () => {
    await ask(CALL, () => {
      head = { number: 11, hash: '0xb', isFresh: true }
      return ok('0x1')
    })
    await ask(CALL, ok('0x2'))
    expect(asked).toHaveLength(2)
  })

  test('a call sent before a new head is not shared with calls after it (spec: rpc.asked-once-kept)', async () => {
    const answer = Promise.withResolvers<Outcome>()
    const before = ask(CALL, () => answer.promise)
    head = { number: 11, hash: '0xb', isFresh: true }
    expect(await ask(CALL, ok('0x2'))).toEqual(ok('0x2'))
    answer.resolve(ok('0x1'))
    expect(await before).toEqual(ok('0x1'))
    expect(await ask(CALL, ok('0x3'))).toEqual(ok('0x2'))
  })

  test.each([
    ['no head is known', () => (head = null), 10],
    ['the newest head may be outdated', () => (head = { ...HEAD, isFresh: false }), 10],
    ['the page knows a newer block', () => undefined, 11],
  ])('nothing is shared where %s (spec: rpc.asked-once-kept)', async (_, change, seenBlock) => {
    change()
    await ask(CALL, ok('0x1'), request('a', seenBlock))
    await ask(CALL, ok('0x1'), request('b', seenBlock))
    expect(asked).toHaveLength(2)
  })

  test('while the newest head may be outdated, a pending call is shared, but its answer is not kept (spec: rpc.asked-once-kept)', async () => {
    head = { ...HEAD, isFresh: false }
    await Promise.all([ask(CALL), ask(CALL)])
    expect(asked).toHaveLength(1)
    head = HEAD
    await ask(CALL)
    expect(asked).toHaveLength(2)
  })

  test.each([
    ['a revert', CALL, errorOutcome(3, 'execution reverted')],
    ['a failure of the node', CALL, failureOutcome({ kind: 'timedOut' })],
    ['an answer that names an older block than the head', AGGREGATE, ok(`0x${word(9)}`)],
    ['a result that is no text', CALL, ok({ a: 1 })],
  ])('%s is not kept (spec: rpc.asked-once-kept)', async (_, each, outcome) => {
    await ask(each, outcome)
    await ask(each, outcome)
    expect(asked).toHaveLength(2)
  })

  test("an answer that states the head's block or a later one is kept", async () => {
    await ask(AGGREGATE, ok(`0x${word(11)}`))
    await ask(AGGREGATE)
    expect(asked).toHaveLength(1)
  })

  test('the number of the newest block is shared for half a second', async () => {
    await ask(NUMBER, ok('0xa'))
    nowMs = 499
    await ask(NUMBER, ok('0xa'))
    expect(asked).toHaveLength(1)
    nowMs = 500
    await ask(NUMBER, ok('0xa'))
    expect(asked).toHaveLength(2)
  })

  test('a failure that concerns only its sender is not shared (spec: rpc.asked-once-bounded)', async () => {
    const answer = Promise.withResolvers<Outcome>()
    const own = ask(CALL, () => answer.promise)
    const other = ask(CALL, ok('0x2'), request('b'))
    answer.resolve(failureOutcome({ kind: 'busy' }))
    expect(await own).toMatchObject({ ok: false })
    expect(await other).toBeNull()
  })

  test('one client causes at most a megabyte of shared answers until the next head, and none above 256 kB (spec: rpc.asked-once-bounded)', async () => {
    const large = ok(`0x${'0'.repeat(300 * 1024)}`)
    await ask(CALL, large)
    await ask(CALL, large)
    expect(asked).toHaveLength(2)
    const some = ok(`0x${'0'.repeat(100 * 1024)}`)
    for (let at = 0; at < 20; at += 1) await ask(call(`0x1${at}`), some, request('greedy'))
    asked = []
    for (let at = 0; at < 20; at += 1) await ask(call(`0x1${at}`), some, request('greedy'))
    expect(asked).toHaveLength(10)
    await ask(CALL, some, request('b'))
    await ask(CALL, some, request('b'))
    expect(asked).toHaveLength(11)
  })
})

const bytes = (text: string) => Buffer.from(text)
const BODY = bytes('[{"id":1,"method":"eth_call"}]')

/** Answers a request with one call as the endpoint does, unless the same bytes are known. */
async function post(each: Call, answer: Outcome | Promise<Outcome>, sharing = request(), body = BODY) {
  const known = await sharing.bodies.find(body)
  if (known !== null) return String(known)
  const begun = sharing.bodies.begin(body, [each])
  const outcome = await ask(each, () => answer, sharing)
  const own = JSON.stringify(outcome)
  begun?.end(bytes(own), outcome === null ? [] : [outcome])
  return own
}

describe('answers to requests with the same bytes (spec: rpc.asked-once)', () => {
  test('the bytes of an answer are kept until the next head, and not for other bytes', async () => {
    await post(CALL, ok('0x1'))
    expect(request('b').bodies.find(BODY)).toEqual(bytes(JSON.stringify(ok('0x1'))))
    expect(request('b').bodies.find(bytes(`${String(BODY)} `))).toBeNull()
    head = { number: 11, hash: '0xb', isFresh: true }
    expect(request('b').bodies.find(BODY)).toBeNull()
  })

  test('a request whose call is at the node is answered with the same bytes, one whose call waits for its turn is not (spec: rpc.asked-once-bounded)', async () => {
    const sharing = request()
    const begun = sharing.bodies.begin(BODY, [CALL])
    expect(request('b').bodies.find(BODY)).toBeNull()
    const outcome = Promise.withResolvers<Outcome>()
    const own = ask(CALL, () => outcome.promise, sharing)
    const other = request('b').bodies.find(BODY)
    expect(other).toBeInstanceOf(Promise)
    outcome.resolve(ok('0x1'))
    begun?.end(bytes('shared'), [(await own) ?? expect.fail()])
    expect(String(await other)).toBe('shared')
  })

  test.each([
    ['no head is known', () => (head = null), 10],
    ['the newest head may be outdated', () => (head = { ...HEAD, isFresh: false }), 10],
    ['the page knows a newer block', () => undefined, 11],
  ])('nothing is kept where %s (spec: rpc.asked-once-kept)', async (_, change, seenBlock) => {
    await post(CALL, ok('0x1'))
    change()
    expect(request('b', seenBlock).bodies.find(BODY)).toBeNull()
  })

  test.each([
    ['a revert', CALL, errorOutcome(3, 'execution reverted')],
    ['an answer that names an older block than the head', AGGREGATE, ok(`0x${word(9)}`)],
    ['a call that is sent for each who asks', { method: 'eth_getBalance', params: ['0xaa', 'latest'] }, ok('0x1')],
  ])('%s is not kept (spec: rpc.asked-once-kept)', async (_, each, outcome) => {
    await post(each, outcome)
    expect(request('b').bodies.find(BODY)).toBeNull()
  })

  test('an answer obtained while the head moved is given to nobody who asks later (spec: rpc.asked-once-kept)', async () => {
    const answer = Promise.withResolvers<Outcome>()
    const own = post(CALL, answer.promise)
    await Promise.resolve()
    head = { number: 11, hash: '0xb', isFresh: true }
    expect(request('b').bodies.find(BODY)).toBeNull()
    answer.resolve(ok('0x1'))
    await own
    expect(request('b').bodies.find(BODY)).toBeNull()
  })

  test('the number of the newest block is kept no longer than by itself', async () => {
    await ask(NUMBER, ok('0xa'))
    nowMs = 400
    await post(NUMBER, ok('0xb'))
    nowMs = 499
    expect(request('b').bodies.find(BODY)).not.toBeNull()
    nowMs = 500
    expect(request('b').bodies.find(BODY)).toBeNull()
  })

  test('a failure that concerns only its sender reaches nobody else (spec: rpc.asked-once-bounded)', async () => {
    const answer = Promise.withResolvers<Outcome>()
    const own = post(CALL, answer.promise)
    await Promise.resolve()
    const other = request('b').bodies.find(BODY)
    answer.resolve(failureOutcome({ kind: 'busy' }))
    await own
    expect(await other).toBeNull()
  })

  test('a client keeps at most a megabyte until the next head, with its answers to whole requests (spec: rpc.asked-once-bounded)', async () => {
    const some = ok(`0x${'0'.repeat(50 * 1024)}`)
    const body = (at: number) => bytes(String(at))
    for (let at = 0; at < 20; at += 1) await post(call(`0x1${at}`), some, request('greedy'), body(at))
    const kept = Array.from({ length: 20 }, (_, at) => request('b').bodies.find(body(at))).filter(Boolean)
    expect(kept).toHaveLength(10)
    await post(CALL, ok('0x1'), request('b'))
    expect(request('c').bodies.find(BODY)).not.toBeNull()
  })

  test('a request of more than 32,768 bytes is answered by itself', async () => {
    const long = bytes(' '.repeat(32_769))
    await post(CALL, ok('0x1'), request(), long)
    expect(request('b').bodies.find(long)).toBeNull()
  })
})
