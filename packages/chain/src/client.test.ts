import { describe, expect, it } from 'vitest'
import { type ClientOptions, rpcClient } from './client.ts'
import type { Fetch } from './client/post.ts'
import { testClock } from './testing/testClock.ts'

type Call = { id: number; method: string }
/** A server whose response to each batch is made by `answer`. */
function clientOfServer(answer: (calls: readonly Call[]) => unknown, status = 200) {
  const batches: (readonly Call[])[] = []
  const { clock, advance } = testClock()
  const fetch: Fetch = async (_, { body }) => {
    const calls = JSON.parse(body) as readonly Call[]
    batches.push(calls)
    return new Response(JSON.stringify(answer(calls)), { status, statusText: 'Bad Gateway' })
  }
  return { request: rpcClient('/rpc', { fetch, clock }), batches, advance }
}

const echo = (calls: readonly Call[]) => calls.map(({ id, method }) => ({ jsonrpc: '2.0', id, result: method }))
const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )

/** A client of a server whose nth response comes from `answer`; its clock stands still in between. */
function clientWith(answer: (nth: number) => Promise<Response>, options: ClientOptions = {}) {
  const { clock, advance, timerCount: waiting } = testClock()
  let sent = 0
  const fetch: Fetch = () => answer((sent += 1))
  return { request: rpcClient('/rpc', { fetch, clock, ...options }), advance, waiting, sent: () => sent }
}

const ok = (result: unknown) => new Response(JSON.stringify([{ id: 1, result }]))

describe('the calls of one task', () => {
  it('go out as one array with ids from 1 upwards', async () => {
    const { request, batches } = clientOfServer(echo)
    expect(await Promise.all([request('a'), request('b')])).toEqual(['a', 'b'])
    expect(batches.map((calls) => calls.map(({ id }) => id))).toEqual([[1, 2]])
  })

  it('go out at once, and later calls within 50 ms are collected', async () => {
    const { request, batches, advance } = clientOfServer(echo)
    await request('a')
    const later = [request('b')]
    await advance(30)
    later.push(request('c'))
    await advance(19)
    expect(batches).toHaveLength(1)
    await advance(1)
    expect(await Promise.all(later)).toEqual(['b', 'c'])
    expect(batches.map((calls) => calls.map(({ method }) => method))).toEqual([['a'], ['b', 'c']])
  })

  it('are sent at once with the queued calls when a new block makes them due', async () => {
    const { request, batches } = clientOfServer(echo)
    await request('a')
    const waits = request('b')
    const head = [request('c', [], { urgent: true }), request('d', [], { urgent: true })]
    expect(await Promise.all([waits, ...head])).toEqual(['b', 'c', 'd'])
    expect(batches.map(({ length }) => length)).toEqual([1, 3])
  })

  it('are split if they exceed the calls or the size that the server accepts', async () => {
    const { request, batches } = clientOfServer(echo)
    await Promise.all(Array.from({ length: 501 }, () => request('a')))
    expect(batches.map(({ length }) => length)).toEqual([500, 1])
    const long = ['x'.repeat(600_000)]
    await Promise.all([1, 2, 3].map(() => request('a', long, { urgent: true })))
    expect(batches.slice(2).map(({ length }) => length)).toEqual([1, 1, 1])
  })
})

describe('case 49: each call gets its own result or error, whatever the batch looks like', () => {
  it.each<[string, (right: readonly { id: number; result?: string }[]) => unknown]>([
    ['shuffled', (right) => right.toReversed()],
    ['with an unknown id, and with values that are not answers', (right) => [{ id: 77 }, null, 3, ...right]],
    ['with ids turned into texts', (right) => right.map((item) => ({ ...item, id: String(item.id) }))],
    ['with one answer twice', (right) => [...right, right[0]]],
  ])('%s: all results are right', async (_, change) => {
    const { request } = clientOfServer((calls) => change(echo(calls)))
    expect(await Promise.all([request('a'), request('b'), request('c')])).toEqual(['a', 'b', 'c'])
  })

  it.each<[string, (right: readonly object[]) => unknown]>([
    ['is missing', (right) => right.slice(1)],
    ['occurs twice with different results', (right) => [{ id: 1, result: 'x' }, ...right]],
    ['has neither a result nor an error', (right) => [{ id: 1 }, ...right.slice(1)]],
  ])('one reply %s: only its call fails', async (_, change) => {
    const { request } = clientOfServer((calls) => change(echo(calls)))
    const [first, second] = await Promise.all([errorOf(request('eth_call')), request('b')])
    const message = 'Received unexpected JSON-RPC response to eth_call request.'
    expect(first).toMatchObject({ kind: 'unreachable', code: -32000, message })
    expect(second).toBe('b')
  })

  it('a call that the node answers with an error rejects with its code and data; the others get their results', async () => {
    const error = { code: 3, message: 'execution reverted', data: '0x08c379a0' }
    const { request } = clientOfServer(([, second]) => [
      { id: 1, error },
      { id: second?.id, result: 'fine' },
    ])
    const [refused, fine] = await Promise.all([errorOf(request('a')), request('b')])
    expect(refused).toMatchObject({ kind: 'refused', ...error })
    expect(fine).toBe('fine')
  })
})

describe('case 50: a batch whose answer is not an array', () => {
  it('one error without an id rejects every call', async () => {
    const error = { code: -32600, message: 'batch too large' }
    const { request } = clientOfServer(() => ({ jsonrpc: '2.0', id: null, error }))
    for (const failure of await Promise.all([errorOf(request('a')), errorOf(request('b'))]))
      expect(failure).toMatchObject({ kind: 'refused', ...error })
  })

  it('null leaves every call without an answer', async () => {
    const { request } = clientOfServer(() => null)
    const message = 'Received unexpected JSON-RPC response to a request.'
    expect(await errorOf(request('a'))).toMatchObject({ message })
  })

  it.each(['<html>', '[{"id":1,"resu'])('%s cannot be parsed, and is not requested again', async (text) => {
    const { request, sent } = clientWith(() => Promise.resolve(new Response(text)))
    expect(await errorOf(request('a'))).toMatchObject({ kind: 'unreachable', message: 'Failed to parse JSON response' })
    expect(sent()).toBe(1)
  })

  it('an endless answer is not read to its end', async () => {
    let sentChunks = 0
    const mebibyte = new Uint8Array(1024 * 1024).fill(32)
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sentChunks += 1
        controller.enqueue(mebibyte)
      },
    })
    const { request } = clientWith(() => Promise.resolve(new Response(endless)))
    expect(await errorOf(request('a'))).toMatchObject({ message: 'Failed to parse JSON response' })
    expect(sentChunks).toBeLessThan(40)
  })
})

describe('case 51: a request that fails', () => {
  it('is sent once more after a pause, and then fails with the specified message', async () => {
    const down = async () => new Response('', { status: 502, statusText: 'Bad Gateway' })
    const { request, advance, sent } = clientWith(down)
    const failure = errorOf(request('a'))
    await advance(100)
    expect(sent()).toBe(1)
    await advance(200)
    expect(await failure).toMatchObject({ kind: 'unreachable', code: -32000, message: '502: Bad Gateway' })
    expect(sent()).toBe(2)
  })

  it('works when the second attempt does', async () => {
    const { request, advance } = clientWith((nth) =>
      nth === 1 ? Promise.reject(new TypeError()) : Promise.resolve(ok(7)),
    )
    const answer = request('a')
    await advance(300)
    expect(await answer).toBe(7)
  })

  it('fails with "Failed to send batch call" if nobody answers', async () => {
    const { request, advance } = clientWith(() => Promise.reject(new TypeError('fetch failed')))
    const failure = errorOf(request('a'))
    await advance(300)
    expect(await failure).toMatchObject({ kind: 'unreachable', message: 'Failed to send batch call' })
  })

  it('is given up after 30 s if it hangs', async () => {
    const hangs: Fetch = (_, { signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    const { request, advance } = clientWith(() => Promise.resolve(ok(1)), { fetch: hangs })
    const failure = errorOf(request('eth_sendRawTransaction'))
    await advance(30_000)
    expect(await failure).toMatchObject({ message: 'Failed to send batch call' })
  })

  it('is not repeated if it sends a transaction, which may have arrived', async () => {
    const { request, sent } = clientWith(() => Promise.reject(new TypeError('fetch failed')))
    expect(await errorOf(request('eth_sendRawTransaction', ['0x02']))).toMatchObject({ kind: 'unreachable' })
    expect(sent()).toBe(1)
  })

  it('is not repeated if the server says that it is invalid', async () => {
    const { request, sent } = clientWith(async () => new Response('', { status: 413, statusText: 'Too Large' }))
    expect(await errorOf(request('a'))).toMatchObject({ message: '413: Too Large' })
    expect(sent()).toBe(1)
  })

  it('pauses for as long as the server asks', async () => {
    const busy = () => new Response('', { status: 429, headers: { 'retry-after': '3' } })
    const { request, advance, sent } = clientWith(async (nth) => (nth === 1 ? busy() : ok('fine')))
    const answer = request('a')
    await advance(2900)
    expect(sent()).toBe(1)
    await advance(200)
    expect(await answer).toBe('fine')
  })

  it('causes no retry storm: while nothing works, fewer requests are sent than were made, and it recovers within 4 s', async () => {
    let works = false
    const { request, advance, sent } = clientWith(async () => (works ? ok('fine') : new Response('', { status: 503 })))
    for (let block = 0; block < 60; block++) {
      void errorOf(request('a', [], { urgent: true }))
      await advance(2000)
    }
    expect(sent()).toBeLessThanOrEqual(60)
    works = true
    const answer = request('a')
    await advance(4000)
    expect(await answer).toBe('fine')
  })
})

describe('case 52: a request for the chain id', () => {
  it('is answered locally from the heads and never sent (spec: reads.chain-id-local)', async () => {
    const { clock } = testClock()
    const bodies: string[] = []
    const fetch: Fetch = async (_, { body }) => {
      bodies.push(body)
      return ok('fine')
    }
    const request = rpcClient('/rpc', { fetch, clock, chainId: 137 })
    expect([await request('eth_chainId'), await request('a')]).toEqual(['0x89', 'fine'])
    expect(bodies.filter((body) => body.includes('eth_chainId'))).toEqual([])
  })
})

describe('an error of our server in place of a node’s answer', () => {
  it.each(['unreachable', 'timedOut', 'httpError', 'busy', 'resting'])(
    '"%s" is not taken for an answer of the contract',
    async (kind) => {
      const error = { code: -32000, message: 'The endpoint could not be reached.', data: { kind } }
      const { request } = clientOfServer(() => [{ id: 1, error }])
      expect(await errorOf(request('eth_call'))).toMatchObject({ kind: 'unreachable' })
    },
  )

  it.each(['tooLarge', 'refusedBatch'])('"%s" rejects as refused, and may be requested in parts', async (kind) => {
    const error = { code: -32000, message: 'Ask for less at once.', data: { kind } }
    const { request } = clientOfServer(() => [{ id: 1, error }])
    expect(await errorOf(request('eth_getLogs'))).toMatchObject({ kind: 'refused' })
  })
})

describe('a call that no caller waits for any more', () => {
  it('is not sent; a request without any other call is aborted', async () => {
    const stopped = new AbortController()
    let aborted = false
    const hangs: Fetch = (_, { signal }) => {
      signal.addEventListener('abort', () => (aborted = true))
      return new Promise(() => {})
    }
    const { request, advance } = clientWith(() => Promise.reject(new Error()), { fetch: hangs })
    const failure = errorOf(request('a', [], { signal: stopped.signal }))
    await advance(0)
    stopped.abort(new Error('gone'))
    expect(await failure).toMatchObject({ message: 'gone' })
    expect(aborted).toBe(true)
    expect(await errorOf(request('b', [], { signal: stopped.signal }))).toMatchObject({ message: 'gone' })
  })
})
