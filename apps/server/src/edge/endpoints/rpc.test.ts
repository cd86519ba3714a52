import { connect } from 'node:net'
import { MAX_RPC_BODY_BYTES, MAX_RPC_CALLS } from '@musi/api/page/rpc'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#testing/testServer.ts'

let chain: TestChain
let server: TestServer

beforeAll(async () => {
  chain = await testChain({ holds: 'nothing' })
  server = await startTestServer({ MUSI_RPC_URL: chain.rpcUrl })
})
afterAll(async () => {
  await server.close()
  await chain.stop()
})

const call = (method: string, params: unknown = [], id: unknown = 1) => ({ jsonrpc: '2.0', id, method, params })

describe('accepted calls', () => {
  test('a single call is answered with its own id', async () => {
    const { status, text } = await server.rpc(call('eth_chainId', [], 'mine'))
    expect([status, JSON.parse(text)]).toEqual([200, { jsonrpc: '2.0', id: 'mine', result: '0x7a69' }])
  })

  test('a batch is answered in order, each call with its own result or error', async () => {
    const { text } = await server.rpc([
      call('eth_blockNumber', [], 7),
      call('anvil_mine', [], 7),
      call('eth_getBalance', ['nonsense'], 8),
      call('net_version', [], 9),
    ])
    expect(JSON.parse(text)).toMatchObject([
      { id: 7, result: '0x0' },
      { id: 7, error: { code: -32_601 } },
      { id: 8, error: { message: expect.any(String) } },
      { id: 9, result: '31337' },
    ])
  })

  test('eth_call accepts state overrides', async () => {
    // Code that returns the first storage word of its account.
    const code = '0x60005460005260206000f3'
    const to = '0x00000000000000000000000000000000000000aa'
    const slot = `0x${'0'.repeat(64)}`
    const value = `0x${'0'.repeat(62)}2a`
    const { text } = await server.rpc(
      call('eth_call', [{ to }, 'latest', { [to]: { code, stateDiff: { [slot]: value } } }]),
    )
    expect(JSON.parse(text)).toMatchObject({ result: value })
  })

  test('a batch larger than one endpoint request is answered completely and in order', async () => {
    const calls = Array.from({ length: 250 }, (_, index) =>
      call(index % 2 === 0 ? 'eth_chainId' : 'eth_blockNumber', [], index),
    )
    const answers: { id: number; result: string }[] = JSON.parse((await server.rpc(calls)).text)
    expect(answers.map(({ id }) => id)).toEqual(calls.map(({ id }) => id))
    expect(new Set(answers.map(({ result }) => result))).toEqual(new Set(['0x7a69', '0x0']))
  })
})

describe('refused calls get a sentence', () => {
  test.each([
    'eth_sendTransaction',
    'eth_sign',
    'eth_signTransaction',
    'eth_signTypedData_v4',
    'personal_sign',
    'personal_unlockAccount',
    'anvil_setBalance',
    'anvil_impersonateAccount',
    'evm_mine',
    'evm_revert',
    'debug_traceTransaction',
    'foo_bar',
    '__proto__',
    'eth_accounts',
    'hardhat_reset',
    'admin_addPeer',
    'txpool_content',
    'ETH_CALL',
    'eth_newFilter',
    'constructor',
    '',
  ])('the method "%s"', async (method) => {
    const { status, text } = await server.rpc(call(method))
    expect([status, JSON.parse(text)]).toMatchObject([
      200,
      { id: 1, error: { code: -32_601, message: expect.stringContaining('not served here') } },
    ])
  })

  test('a body of 50 MB, while no more than the limit is held in memory', async () => {
    const answer = await server.ask('/rpc', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.alloc(50 * 1024 * 1024, ' '),
    })
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([
      413,
      { error: { message: expect.stringContaining('larger than 1 MB') } },
    ])
    expect(server.budget.peak()).toBeLessThanOrEqual(MAX_RPC_BODY_BYTES)
  })

  test('a body of 50 MB without a Content-Length', async () => {
    const line = connect(server.port, '127.0.0.1')
    line.on('error', () => {})
    const chunk = Buffer.alloc(64 * 1024, ' ')
    line.write(
      `POST /rpc HTTP/1.1\r\nhost: 127.0.0.1:${server.port}\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`,
    )
    for (let sent = 0; sent < 800; sent += 1)
      line.write(Buffer.concat([Buffer.from('10000\r\n'), chunk, Buffer.from('\r\n')]))
    const answer = await new Promise<string>((resolve) => line.once('data', (data) => resolve(data.toString())))
    line.destroy()
    expect(answer).toContain('413')
    expect(server.budget.peak()).toBeLessThanOrEqual(MAX_RPC_BODY_BYTES)
  })

  test('10,000 calls in a batch', async () => {
    const { status, text } = await server.rpc(Array.from({ length: 10_000 }, () => call('eth_chainId')))
    expect(status).toBe(413)
    expect(JSON.parse(text)).toMatchObject({ error: { message: expect.stringContaining(`at most ${MAX_RPC_CALLS}`) } })
  })

  test.each([
    ['not JSON', 'nonsense', 400, -32_700],
    ['an empty batch', '[]', 400, -32_600],
    ['no object', '"eth_chainId"', 200, -32_600],
    ['no method', '{"id":1}', 200, -32_600],
    ['params that are a text', '{"id":1,"method":"eth_call","params":"x"}', 200, -32_600],
    ['no id', '{"method":"eth_chainId"}', 200, -32_600],
  ])('%s', async (_, body, status, code) => {
    const answer = await server.ask('/rpc', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([
      status,
      { error: { code, message: expect.any(String) } },
    ])
  })

  test.each([
    ['params', `{"id":1,"method":"eth_call","params":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['objects', `{"id":1,"method":"eth_call","params":[${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}]}`],
    ['batches', '['.repeat(100_000) + ']'.repeat(100_000)],
  ])('%s nested a hundred thousand deep, with one line in the log and no stack', async (_, body) => {
    const before = server.logged.length
    const answer = await server.ask('/rpc', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([
      400,
      { error: { code: -32_700, message: expect.stringContaining('is nested too deeply') } },
    ])
    await expect
      .poll(() => server.logged.slice(before))
      .toEqual([expect.stringMatching(/^debug: POST \/rpc 400 .* ms$/)])
  })

  test('another content type and another HTTP method', async () => {
    expect(
      (await server.ask('/rpc', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' })).status,
    ).toBe(415)
    expect((await server.ask('/rpc')).status).toBe(405)
  })

  test('no memory stays reserved after all requests are answered', async () => {
    await server.rpc(call('eth_chainId'))
    await expect.poll(() => server.budget.held()).toBe(0)
  })
})

describe('accepted callers', () => {
  const extension = 'chrome-extension://nkbihfbeogaeaoehlefnkodbefgpgknn'

  test.each([extension, 'moz-extension://4a2b-11', 'safari-web-extension://ABCD-1234'])(
    'the wallet at %s',
    async (origin) => {
      const preflight = await server.ask('/rpc', {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      })
      expect(preflight).toMatchObject({
        status: 204,
        headers: { 'access-control-allow-origin': origin, 'access-control-allow-headers': 'content-type' },
      })
      const { status, headers } = await server.rpc(call('eth_chainId'), { origin, 'sec-fetch-site': 'cross-site' })
      expect([status, headers['access-control-allow-origin'], headers['vary']]).toEqual([200, origin, 'Origin'])
    },
  )

  test('a program without an Origin is served, and so is the app, without CORS headers', async () => {
    expect((await server.rpc(call('eth_chainId'))).status).toBe(200)
    const own = await server.rpc(call('eth_chainId'), { origin: server.origin, 'sec-fetch-site': 'same-origin' })
    expect([own.status, own.headers['access-control-allow-origin']]).toEqual([200, undefined])
  })

  test.each(['https://evil.example', 'null', 'http://127.0.0.1:1', 'chrome-extension://a/b'])(
    'except a page of %s',
    async (origin) => {
      const answer = await server.rpc(call('eth_chainId'), { origin })
      expect([answer.status, JSON.parse(answer.text)]).toMatchObject([
        403,
        { code: 'foreignOrigin', error: expect.any(String) },
      ])
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    },
  )
})
