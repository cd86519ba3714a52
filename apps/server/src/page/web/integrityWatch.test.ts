import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { watchIntegrity } from './integrityWatch.ts'
import { startTestServer, type TestServer } from '#testing/testServer.ts'

const PAGE =
  '<!doctype html><title>Musi</title><script type="application/json" id="musi-config"></script><script src="/assets/a.js"></script>'
const SCRIPT = 'export const price = 1\n'
const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`
const expected = { '/index.html': sha384(PAGE), '/assets/a.js': sha384(SCRIPT) }

let dist: string
let server: TestServer

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'musi-watch-'))
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'index.html'), PAGE)
  writeFileSync(join(dist, 'assets/a.js'), SCRIPT)
  writeFileSync(join(dist, 'assets/a.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(dist, 'assets/a.js.gz'), gzipSync(SCRIPT))
  server = await startTestServer({ MUSI_RPC_URL: 'http://127.0.0.1:1' }, { webDist: dist })
})
afterAll(async () => {
  await server.close()
  rmSync(dist, { recursive: true })
})

/** A proxy in front of the server that changes answers. */
const edge =
  (change: (text: string, url: string, encoding: string) => string) =>
  async (url: string, init: { headers: Record<string, string>; signal: AbortSignal }) => {
    const response = await fetch(url, init)
    return new Response(change(await response.text(), url, init.headers['accept-encoding'] ?? ''), {
      status: response.status,
    })
  }

test('case 108: files as they were built raise no alarm, with any configuration in the page', async () => {
  expect(await watchIntegrity({ origin: server.origin, fetch, expected })).toEqual([])
})

test('case 108: one byte changed in transit is found, in any encoding', async () => {
  const oneByte = edge((text, url) => (url.endsWith('.js') ? text.replace('1', '2') : text))
  const alteredFiles = await watchIntegrity({ origin: server.origin, fetch: oneByte, expected })
  expect(alteredFiles).toEqual(
    ['br', 'gzip', 'identity'].map((encoding) => ({
      path: '/assets/a.js',
      encoding,
      actual: sha384(SCRIPT.replace('1', '2')),
    })),
  )
  const onlyBrotli = edge((text, url, encoding) => (encoding === 'br' && url.endsWith('.js') ? `${text};` : text))
  expect(await watchIntegrity({ origin: server.origin, fetch: onlyBrotli, expected })).toMatchObject([
    { path: '/assets/a.js', encoding: 'br' },
  ])
})

test('case 108: an injected script is found, also next to the configuration', async () => {
  for (const put of ['<script src="//evil.example"></script>$&', '$&<script>alert(1)</script>']) {
    const altered = edge((text, url) => (url.endsWith('/') ? text.replace('</script>', put) : text))
    expect(await watchIntegrity({ origin: server.origin, fetch: altered, expected })).toHaveLength(3)
  }
})

test.each([
  '<meta http-equiv="refresh" content="0;url=//evil.example" data-head>',
  '<link rel="stylesheet" href="//evil.example/a.css" data-head>',
  '<link rel="preload" href="//evil.example/a.js" as="script" data-head>',
  '<link rel="alternate stylesheet" type="application/rss+xml" href="//evil.example/a.css" title="a" data-head>',
  '<link rel="alternate" type="text/css" href="//evil.example/a.css" title="a" data-head>',
  '<script type="module" data-head>alert(1)</script>',
  '<base href="//evil.example" data-head>',
])('case 108: a tag that is not one of the head of a page is found among them: %s', async (tag) => {
  const altered = edge((text, url) => (url.endsWith('/') ? text.replace(/<meta name="description"/, `${tag}$&`) : text))
  expect(await watchIntegrity({ origin: server.origin, fetch: altered, expected })).toHaveLength(3)
})

test('case 108: a missing file and an unreachable host are found', async () => {
  const [missing] = await watchIntegrity({ origin: server.origin, fetch, expected: { '/assets/b.js': sha384('') } })
  expect(missing).toMatchObject({ actual: 'HTTP 404' })
  const [dead] = await watchIntegrity({ origin: 'http://127.0.0.1:1', fetch, expected: { '/assets/b.js': sha384('') } })
  expect(dead?.actual).toContain('no answer')
})
