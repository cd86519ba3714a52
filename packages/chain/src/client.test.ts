import { describe, expect, it } from 'vitest'
import { rpcClient } from './client.ts'

type Call = { id: number; method: string }
/** A server that answers each batch with what `answer` makes of it. */
function served(answer: (calls: readonly Call[]) => unknown, status = 200) {
  const batches: (readonly Call[])[] = []
  const request = rpcClient('/rpc', async (_, { body }) => {
    const calls = JSON.parse(body) as readonly Call[]
    batches.push(calls)
    return new Response(JSON.stringify(answer(calls)), { status, statusText: 'Bad Gateway' })
  })
  return { request, batches }
}

const echo = (calls: readonly Call[]) => calls.map(({ id, method }) => ({ jsonrpc: '2.0', id, result: method }))
const failing = (answered: Promise<unknown>) =>
  answered.then(
    () => null,
    (error: unknown) => error,
  )

describe('what is asked in one task', () => {
  it('goes out as one array with ids from 1 upwards', async () => {
    const { request, batches } = served(echo)
    expect(await Promise.all([request('a'), request('b')])).toEqual(['a', 'b'])
    expect(batches.map((calls) => calls.map(({ id }) => id))).toEqual([[1, 2]])
    await request('c')
    expect(batches).toHaveLength(2)
  })

  it('is answered by id, in whatever order, and an id that nobody asked for breaks nothing', async () => {
    const { request } = served((calls) => [{ id: 77, result: 'x' }, null, ...echo(calls).toReversed()])
    expect(await Promise.all([request('a'), request('b')])).toEqual(['a', 'b'])
  })

  it('is split where it is more than the server takes', async () => {
    const { request, batches } = served(echo)
    await Promise.all(Array.from({ length: 501 }, () => request('a')))
    expect(batches.map(({ length }) => length)).toEqual([500, 1])
  })
})

describe('what has no result', () => {
  it('an error of the node is refused, with its code and data, and the others get theirs', async () => {
    const error = { code: 3, message: 'execution reverted', data: '0x08c379a0' }
    const { request } = served(([, second]) => [
      { id: 1, error },
      { id: second?.id, result: 'fine' },
    ])
    const [refused, fine] = await Promise.all([failing(request('a')), request('b')])
    expect(refused).toMatchObject({ kind: 'refused', ...error })
    expect(fine).toBe('fine')
  })

  it('a call without an answer says so', async () => {
    const { request } = served(() => [])
    const message = 'Received unexpected JSON-RPC response to eth_call request.'
    expect(await failing(request('eth_call'))).toMatchObject({ kind: 'refused', message })
  })

  it('a server that answers with a status is unreachable', async () => {
    const { request } = served(echo, 502)
    expect(await failing(request('a'))).toMatchObject({ kind: 'unreachable', message: '502: Bad Gateway' })
  })

  it('an answer that is no JSON is unreachable', async () => {
    const request = rpcClient('/rpc', async () => new Response('<html>'))
    expect(await failing(request('a'))).toMatchObject({ message: 'Failed to parse JSON response' })
  })

  it('no answer at all is unreachable', async () => {
    const request = rpcClient('/rpc', () => Promise.reject(new TypeError('fetch failed')))
    expect(await failing(request('a'))).toMatchObject({ kind: 'unreachable', message: 'Failed to send batch call' })
  })
})
