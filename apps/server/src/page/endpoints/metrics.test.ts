import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '#testing/testServer.ts'
import { metricText } from '../metricsText.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await testChain({ holds: 'nothing' })
})
afterAll(() => chain.stop())

const TOKEN = 'a-token-of-the-test-42'
/** Matches a line of the text format, version 0.0.4. */
const LINE =
  /^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z_]+="[^"\n]*"(,[a-z_]+="[^"\n]*")*\})? (-?\d+(\.\d+)?(e[+-]?\d+)?|\+Inf))$/
const ROUTE = /route="([^"]*)"/g

test('metrics count requests by route and status, and no label comes from a visitor (spec: server.metrics)', async () => {
  const server = await startTestServer({ MUSI_RPC_URL: chain.rpcUrl })
  await server.ask('/ready')
  await server.ask('/live')
  await server.ask('/live')
  for (const path of ['/visitor%22%7D-1', '/api/candles?pair=visitor-2', '/sounds/visitor-3', '/%zz', '/x?visitor-4'])
    await server.ask(path, { headers: { 'user-agent': 'visitor-5' } })
  const { status, headers, text } = await server.ask('/metrics')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  for (const line of text.trimEnd().split('\n')) expect(line).toMatch(LINE)
  expect(text).not.toContain('visitor')
  expect(text).toContain('musi_http_request_seconds_count{route="/live",status="200"} 2')
  expect(text).toContain('musi_http_request_seconds_bucket{route="/live",status="200",le="+Inf"} 2')
  expect(text).toContain('musi_http_request_seconds_count{route="/*",status="404"} 3')
  expect(text).toContain('musi_chain_ok 1')
  expect(text).toMatch(/musi_node_requests_total\{endpoint="0",result="answered"\} [1-9]/)
  expect([...text.matchAll(ROUTE)].every(([, route]) => /^(none|failed|\/[\w/:*.-]*)$/.test(route ?? ''))).toBe(true)
  await server.close()
})

test('metrics are for callers on this machine, or with the token (spec: server.metrics)', async () => {
  const alone = await startTestServer({ MUSI_RPC_URL: chain.rpcUrl })
  const proxied = await startTestServer({
    MUSI_RPC_URL: chain.rpcUrl,
    MUSI_TRUSTED_PROXY: '1',
    MUSI_METRICS_TOKEN: TOKEN,
  })
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const asked = [
    [alone, {}, 200],
    [alone, { host: 'rebound.example' }, 403],
    [alone, { 'x-forwarded-for': '127.0.0.1' }, 403],
    [alone, bearer(TOKEN), 200],
    [alone, { ...bearer(TOKEN), 'x-forwarded-for': '10.0.0.9' }, 403],
    [proxied, {}, 403],
    [proxied, { 'x-forwarded-for': '127.0.0.1' }, 403],
    [proxied, { ...bearer(TOKEN), host: '10.0.0.5:3210', 'x-forwarded-for': '10.0.0.9' }, 200],
    [proxied, bearer(`${TOKEN}x`), 403],
    [proxied, bearer(''), 403],
  ] as const
  for (const [server, headers, expected] of asked)
    expect([headers, (await server.ask('/metrics', { headers })).status]).toEqual([headers, expected])
  await Promise.all([alone.close(), proxied.close()])
})

test('a figure that was not read has no sample, and quotes in a label are escaped', () => {
  const samples = [{ value: null }, { labels: { endpoint: 'a"b\n' }, value: 1 }]
  expect(metricText({ name: 'musi_x', type: 'gauge', help: 'X.', samples })).toBe(
    '# HELP musi_x X.\n# TYPE musi_x gauge\nmusi_x{endpoint="a\\"b\\n"} 1',
  )
})
