import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FILE_HOLD_BYTES } from '#edge/http/sendAnswer.ts'
import { startTestServer, type TestServer } from '#testing/testServer.ts'

const UNREACHABLE_RPC = 'http://127.0.0.1:1'
const SCRIPT = 'console.log("the app")\n'.repeat(20)
const PAGE =
  '<!doctype html><title>x</title><script type="application/json" id="musi-config"></script><div id="root"></div><script type="importmap">{"integrity":{}}</script>'

const FILM = Buffer.alloc(8 * 1024 * 1024, 'a film ')

let folder: string
let server: TestServer

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'musi-web-'))
  const dist = join(folder, 'dist')
  for (const inside of ['assets', 'frames']) mkdirSync(join(dist, inside), { recursive: true })
  writeFileSync(join(dist, 'frames/pitch.en.html'), '<p>A pitch</p>')
  writeFileSync(join(dist, 'frames/frames.css'), 'p {}')
  writeFileSync(join(folder, 'secret.txt'), 'SECRET')
  writeFileSync(join(dist, '.built-from'), 'SECRET')
  writeFileSync(join(dist, 'index.html'), PAGE)
  writeFileSync(join(dist, 'index.html.br'), brotliCompressSync(PAGE))
  writeFileSync(join(dist, 'icon.svg'), '<svg/>')
  writeFileSync(join(dist, 'assets/app-1a2b.js'), SCRIPT)
  writeFileSync(join(dist, 'assets/app-1a2b.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(dist, 'assets/app-1a2b.js.gz'), gzipSync(SCRIPT))
  writeFileSync(join(dist, 'assets/loop-3c.mp4'), '0123456789')
  writeFileSync(join(dist, 'assets/film-4d.mp4'), FILM)
  symlinkSync(join(folder, 'secret.txt'), join(dist, 'assets/link.txt'))
  symlinkSync(folder, join(dist, 'assets/out'))
  server = await startTestServer(
    {
      MUSI_RPC_URL: UNREACHABLE_RPC,
      MUSI_LINKS: '{"chat":"https://chat.example/?a=</script><script>alert(1)</script>"}',
    },
    { webDist: dist },
  )
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

describe('the page', () => {
  test('contains the same configuration as GET /config', async () => {
    const page = (await server.ask('/')).text
    const inside = /id="musi-config">([^<]*)<\/script>/.exec(page)?.[1] ?? ''
    expect(JSON.parse(inside)).toEqual(JSON.parse((await server.ask('/config')).text))
    expect(JSON.parse(inside)).toMatchObject({ chainId: 31337, writes: 'on', genesisHash: null })
  })

  test('has one inline script, the import map, which the policy allows by its hash', async () => {
    const { text, headers } = await server.ask('/swap')
    const map = /<script type="importmap">([^<]*)<\/script>/.exec(text)?.[1] ?? ''
    const hash = createHash('sha256').update(map).digest('base64')
    expect(map).toBe('{"integrity":{}}')
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}'; `)
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)')
  })

  test('cannot be broken out of by configured text', async () => {
    expect((await server.ask('/')).text).not.toContain('<script>alert')
  })

  test.each(['/swap', '/index.html', '/no/such/page', '/swap/0x1?x=/../', '/a.b.c', '/%00', '/%E0%A4%A'])(
    'is served at %s',
    async (path) => {
      const { status, headers, text } = await server.ask(path)
      expect([status, headers['cache-control'], headers['content-type']]).toEqual([
        200,
        'no-cache',
        'text/html; charset=utf-8',
      ])
      expect(text).toContain('<div id="root">')
    },
  )

  test('is answered with 304 until the configuration changes', async () => {
    const etag = (await server.ask('/')).headers['etag'] ?? ''
    expect(await server.ask('/', { headers: { 'if-none-match': etag } })).toMatchObject({ status: 304, text: '' })
    writeFileSync(join(server.dataDir, 'writes-off'), '')
    await expect.poll(async () => (await server.ask('/', { headers: { 'if-none-match': etag } })).status).toBe(200)
    expect((await server.ask('/')).text).toContain('"writes":"off"')
  })
})

describe('files', () => {
  test('cannot be framed, except the documents for our own frames, in which no script runs (spec: server.csp)', async () => {
    const policyOf = async (path: string) => (await server.ask(path)).headers['content-security-policy']
    expect(await policyOf('/frames/pitch.en.html')).toMatch(
      /^default-src 'none'; .*font-src 'self'; img-src 'self'; .*frame-ancestors 'self'$/,
    )
    for (const path of ['/', '/pitch', '/frames/frames.css', '/frames/none.html', '/icon.svg', '/assets/app-1a2b.js'])
      expect([path, await policyOf(path)]).toEqual([path, expect.stringContaining("frame-ancestors 'none'")])
  })

  test('with a hash in the name are cached forever, in an encoding the browser accepts', async () => {
    const plain = await server.ask('/assets/app-1a2b.js')
    expect(plain).toMatchObject({
      status: 200,
      text: SCRIPT,
      headers: {
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript; charset=utf-8',
        vary: 'Accept-Encoding',
      },
    })
    const raw = async (encoding: string) => {
      const response = await fetch(`${server.origin}/assets/app-1a2b.js`, { headers: { 'accept-encoding': encoding } })
      return [response.headers.get('content-encoding'), await response.text()]
    }
    expect(await raw('gzip, deflate, br')).toEqual(['br', SCRIPT])
    expect(await raw('gzip')).toEqual(['gzip', SCRIPT])
    expect(await raw('br;q=0, gzip;q=0')).toEqual([null, SCRIPT])
    expect(await raw('*')).toEqual(['br', SCRIPT])
  })

  test('that are missing under /assets are 404 and never the page (case 110: old page, new files)', async () => {
    const { status, headers, text } = await server.ask('/assets/app-0000.js')
    expect([status, headers['content-type'], JSON.parse(text)]).toMatchObject([
      404,
      'application/json',
      { code: 'noSuchFile' },
    ])
  })

  test.each([
    ['bytes=0-', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=2-3', 206, '23', 'bytes 2-3/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=5-2', 200, '0123456789', undefined],
    ['bytes=0-0,2-2', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
  ])('of video are served in ranges: %s', async (range, status, text, contentRange) => {
    const answer = await server.ask('/assets/loop-3c.mp4', { headers: { range } })
    expect([answer.status, answer.text, answer.headers['content-range']]).toEqual([status, text, contentRange])
  })

  test('cannot be written', async () => {
    expect((await server.ask('/assets/app-1a2b.js', { method: 'PUT', body: 'x' })).status).toBe(405)
    expect(await server.ask('/assets/app-1a2b.js', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' })
  })
})

describe('a large file', () => {
  const path = '/assets/film-4d.mp4'

  test('is served whole, in ranges and by HEAD', async () => {
    const whole = await fetch(server.origin + path)
    expect([whole.headers.get('content-length'), whole.headers.get('accept-ranges')]).toEqual([
      String(FILM.length),
      'bytes',
    ])
    expect(Buffer.from(await whole.arrayBuffer()).equals(FILM)).toBe(true)
    const part = await server.ask(path, { headers: { range: 'bytes=1000000-1000013' } })
    expect([part.status, part.text]).toEqual([206, FILM.toString('utf8', 1_000_000, 1_000_014)])
    const etag = whole.headers.get('etag') ?? ''
    expect(await server.ask(path, { headers: { 'if-none-match': etag } })).toMatchObject({ status: 304, text: '' })
    const head = await server.ask(path, { method: 'HEAD' })
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', String(FILM.length)])
    await expect.poll(() => server.budget.held()).toBe(0)
  })

  test('is not held in memory for slow readers, and is released when they leave', async () => {
    const slow = Array.from({ length: 20 }, () => {
      const line = connect(server.port, '127.0.0.1')
      line.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n\r\n`)
      return new Promise<typeof line>((resolve) => line.once('readable', () => resolve(line)))
    })
    const lines = await Promise.all(slow)
    await sleep(100)
    expect(server.budget.held()).toBe(20 * FILE_HOLD_BYTES)
    for (const line of lines) line.destroy()
    await expect.poll(() => server.budget.held()).toBe(0)
  })

  test('that was replaced on disk is not sent with the old headers', async () => {
    const other = join(folder, 'dist/assets/other-5e.mp4')
    writeFileSync(other, FILM)
    const own = await startTestServer({ MUSI_RPC_URL: UNREACHABLE_RPC }, { webDist: join(folder, 'dist') })
    expect((await own.ask('/assets/other-5e.mp4', { method: 'HEAD' })).status).toBe(200)
    await sleep(20)
    writeFileSync(other, FILM.subarray(0, 2_000_000))
    expect((await own.ask('/assets/other-5e.mp4')).status).toBe(404)
    rmSync(other)
    expect((await own.ask('/assets/other-5e.mp4')).status).toBe(404)
    await own.close()
  })
})

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%252e%252e%252fsecret.txt',
  '/assets/%2e%2e%5c%2e%2e%5csecret.txt',
  '/assets/link.txt',
  '/assets/out/secret.txt',
  '/.built-from',
  '//secret.txt',
  '/assets//../../secret.txt',
  '/....//secret.txt',
  '/assets/app-1a2b.js%00/../../../secret.txt',
  '/assets/app-1a2b.js/../../../secret.txt',
  '/assets/..\\..\\secret.txt',
  '/file:///etc/passwd',
  '/~root',
])('case 88: %s reads nothing outside the app', async (path) => {
  const { text, headers } = await server.ask(path)
  expect(text).not.toContain('SECRET')
  // Either an error or the page, never bytes of another file.
  expect(headers['content-type']).toMatch(/^(application\/json|text\/html)/)
})

test('compressed copies decompress to the original', async () => {
  const get = async (encoding: string) => {
    const { promise, resolve } = Promise.withResolvers<Buffer>()
    const { request } = await import('node:http')
    request(`${server.origin}/swap`, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)))
    }).end()
    return await promise
  }
  const page = (await server.ask('/swap')).text
  expect(brotliDecompressSync(await get('br')).toString()).toBe(page)
  expect(gunzipSync(await get('gzip')).toString()).toBe(page)
})
