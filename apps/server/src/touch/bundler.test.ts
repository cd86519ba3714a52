import { type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { byteBudget } from '#platform/byteBudget.ts'
import { bundler } from './bundler.ts'

const ENTRY_POINT = '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108'
const ID = `0x${'ab'.repeat(32)}`
const OPERATION = { sender: ENTRY_POINT, nonce: '0x5' }

type Call = { id: number; method: string; params: unknown }
type Reply = (response: ServerResponse, call: Call) => void

const log = { error: vi.fn(), warn: vi.fn() }
const budget = byteBudget(1_000_000)
let server: Server
let calls: Call[]
let reply: Reply
const says =
  (result: unknown): Reply =>
  (response, { id }) =>
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result }))
const honest: Reply = (response, call) =>
  says(call.method === 'eth_supportedEntryPoints' ? [ENTRY_POINT.toLowerCase()] : ID)(response, call)

beforeEach(async () => {
  calls = []
  reply = honest
  vi.clearAllMocks()
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      const call = JSON.parse(text) as Call
      calls.push(call)
      // Only the operation is answered as the test says.
      const answers = call.method === 'eth_supportedEntryPoints' ? honest : reply
      answers(response.setHeader('content-type', 'application/json'), call)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const opened = () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2/secret-key`
  return bundler({ url, entryPoint: ENTRY_POINT, budget, log, timeoutMs: 300 })
}

it('an operation is sent with its EntryPoint, which the bundler is first asked to support (spec: touch.bundler)', async () => {
  const one = opened()
  expect(await one.send(ID, OPERATION)).toEqual({ kind: 'accepted' })
  expect(await one.send(ID, OPERATION)).toEqual({ kind: 'accepted' })
  expect(calls.map(({ method, params }) => [method, params])).toEqual([
    ['eth_supportedEntryPoints', []],
    ['eth_sendUserOperation', [OPERATION, ENTRY_POINT]],
    ['eth_sendUserOperation', [OPERATION, ENTRY_POINT]],
  ])
})

it.each<[what: string, reply: Reply]>([
  ['another hash', says(`0x${'cd'.repeat(32)}`)],
  ['no hash', says(null)],
  ['an object', says({ userOpHash: ID })],
  ['something else than JSON', (response) => response.end('<html>')],
  ['an answer without end', (response) => void response.write('{"jsonrpc":"2.0",')],
  ['nothing', () => undefined],
  ['a cut connection', (response) => response.destroy()],
  ['a megabyte', (response, { id }) => response.end(JSON.stringify({ id, result: 'ab'.repeat(500_000) }))],
  ['another address', (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
])(
  'if a bundler answers with %s, it is unclear whether it has the operation, and its key is not logged',
  async (_, answers) => {
    const one = opened()
    reply = answers
    expect(await one.send(ID, OPERATION)).toEqual({ kind: 'unclear' })
    expect(log.warn).toHaveBeenCalledTimes(1)
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain('secret-key')
    expect(budget.held()).toBe(0)
    reply = honest
    expect(await one.send(ID, OPERATION)).toEqual({ kind: 'accepted' })
  },
)

it('a refusal keeps its code, and its long message is not logged', async () => {
  reply = (response, { id }) =>
    response.end(JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32507, message: `AA24 ${'x'.repeat(9999)}` } }))
  expect(await opened().send(ID, OPERATION)).toEqual({ kind: 'refused', code: -32507 })
  expect(JSON.stringify(log.warn.mock.calls)).not.toContain('xxx')
})

it('a bundler that does not support our EntryPoint gets no operations', async () => {
  const one = bundler({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    entryPoint: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    budget,
    log,
  })
  expect(await one.send(ID, OPERATION)).toEqual({ kind: 'refused', code: 0 })
  expect(calls.map(({ method }) => method)).toEqual(['eth_supportedEntryPoints'])
})
