import { createServer, type Server } from 'node:http'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Clock } from '#platform/clock.ts'
import { outbound } from '#platform/outbound.ts'
import { startTestServer, type TestServer } from '#testing/testServer.ts'
import type { Network } from './readOutside.ts'

// Names resolve to what a test says, and every dial, whatever its address, reaches this one loopback server.
const PUBLIC = '93.184.216.34'
let names: Record<string, string | readonly string[]>
let dialled: string[]
let resolved: string[]
let slept: number[]
let host: Server
let hostPort: number
let server: TestServer

const fakeNetwork: Network = {
  resolve(name) {
    resolved.push(name)
    if (name === 'silent.example') return new Promise(() => {})
    const addresses = names[name]
    if (addresses === undefined) return Promise.reject(new Error('ENOTFOUND'))
    return Promise.resolve(typeof addresses === 'string' ? [addresses] : addresses)
  },
  dial(request, address) {
    dialled.push(address)
    const url = new URL(`http://127.0.0.1:${hostPort}${request.url.pathname}${request.url.search}`)
    return outbound({ ...request, url, timeoutMs: 2000 })
  },
}

const clock: Clock = {
  now: () => 0,
  random: () => 0.5,
  sleep: (ms) => {
    slept.push(ms)
    return Promise.resolve()
  },
}

const LIST = JSON.stringify({ name: 'A list', tokens: [] })

beforeAll(async () => {
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  host = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://x')
    const to = url.searchParams.get('to')
    if (url.pathname === '/redirect') response.writeHead(302, { location: to ?? '' }).end()
    else if (url.pathname === '/again')
      response.writeHead(302, { location: `/again?n=${Number(url.searchParams.get('n')) + 1}` }).end()
    else if (url.pathname === '/endless') endless(response.write.bind(response))
    else if (url.pathname === '/bomb')
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(30_000_000)))
    else if (url.pathname === '/logo.png') response.end(png)
    else if (url.pathname === '/logo.svg') response.end('<svg xmlns="http://www.w3.org/2000/svg"/>')
    else if (url.pathname === '/large.png') response.end(Buffer.concat([png, Buffer.alloc(256 * 1024)]))
    else if (url.pathname === '/html') response.writeHead(200, { 'content-type': 'application/json' }).end('<html>')
    else if (url.pathname === '/missing') response.writeHead(404).end('{}')
    else response.writeHead(200, { 'content-type': 'text/html' }).end(LIST)
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const address = host.address()
  hostPort = typeof address === 'object' ? (address?.port ?? 0) : 0
})
afterAll(() => host.close())

function endless(write: (chunk: Buffer) => boolean) {
  const timer = setInterval(() => write(Buffer.alloc(256 * 1024, ' ')), 1)
  setTimeout(() => clearInterval(timer), 5000).unref()
}

beforeEach(async () => {
  names = { 'lists.example': PUBLIC, 'gateway.internal': '10.0.0.9' }
  dialled = []
  resolved = []
  slept = []
  server = await startTestServer(
    {
      MUSI_RPC_URL: 'http://127.0.0.1:1',
      MUSI_IPFS_GATEWAYS: 'http://gateway.internal:8080',
      MUSI_TOKEN_LISTS: '/lists/default.json,https://trusted.lan/list.json',
    },
    { network: fakeNetwork, clock },
  )
})
afterEach(() => server.close())

const sameOrigin = { 'sec-fetch-site': 'same-origin' }
const get = (kind: 'list' | 'logo', url: string, headers: Record<string, string> = sameOrigin) =>
  server.ask(`/outside/${kind}?url=${encodeURIComponent(url)}`, { headers })
const parseJson = (text: string) => JSON.parse(text)

describe('the server fetches content', () => {
  test('a list of any declared content type is served as JSON that no browser executes', async () => {
    const { status, headers, text } = await get('list', 'https://lists.example/list')
    expect([status, headers['content-type'], text]).toEqual([200, 'application/json', LIST])
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    expect(dialled).toEqual([PUBLIC])
  })

  test('a logo is served as a PNG', async () => {
    const { status, headers } = await get('logo', 'https://lists.example/logo.png')
    expect([status, headers['content-type']]).toEqual([200, 'image/png'])
  })

  test('repeated requests for one logo cause a single fetch', async () => {
    await Promise.all(Array.from({ length: 6 }, () => get('logo', 'https://lists.example/logo.png')))
    await get('logo', 'https://lists.example/logo.png')
    expect(dialled).toHaveLength(1)
  })

  test('a redirect to another public host is followed, with each host looked up and checked', async () => {
    names['cdn.example'] = '151.101.1.1'
    const { status } = await get('list', 'https://lists.example/redirect?to=https://cdn.example/list')
    expect([status, dialled, resolved]).toEqual([200, [PUBLIC, '151.101.1.1'], ['lists.example', 'cdn.example']])
  })

  test('a configured host is served, even if it is private and on another port', async () => {
    names['trusted.lan'] = '192.168.1.7'
    expect((await get('list', 'http://gateway.internal:8080/ipns/x')).status).toBe(200)
    expect((await get('list', 'https://trusted.lan/list.json')).status).toBe(200)
    expect(dialled).toEqual(['10.0.0.9', '192.168.1.7'])
    // Other ports of the gateway are not configured.
    expect((await get('list', 'http://gateway.internal:9090/')).status).toBe(400)
    expect(parseJson((await get('list', 'http://gateway.internal/')).text)).toMatchObject({ code: 'unreachable' })
  })
})

describe('default gateways', () => {
  test('a default gateway with a private address is not dialled; only configured hosts may be private', async () => {
    const plain = await startTestServer({ MUSI_RPC_URL: 'http://127.0.0.1:1' }, { network: fakeNetwork, clock })
    names['ipfs.io'] = '10.0.0.9'
    names['dweb.link'] = '127.0.0.1'
    for (const host of ['ipfs.io', 'dweb.link']) {
      const answer = await plain.ask(`/outside/list?url=${encodeURIComponent(`https://${host}/ipns/x`)}`, {
        headers: sameOrigin,
      })
      expect([answer.status, parseJson(answer.text)]).toMatchObject([502, { code: 'unreachable' }])
    }
    expect(dialled).toEqual([])
    await plain.close()
  })
})

describe('name lookups that are not answered', () => {
  test('a name lookup without an answer times out like any other dead host', async () => {
    const startMs = performance.now()
    const { status, text } = await get('list', 'https://silent.example/list')
    expect([status, parseJson(text)]).toMatchObject([502, { code: 'unreachable' }])
    expect(performance.now() - startMs).toBeLessThan(4000)
    expect(dialled).toEqual([])
  })
})

describe('case 92: addresses the server never connects to', () => {
  const PRIVATE = [
    'http://127.0.0.1/',
    'http://127.1/',
    'http://0x7f.1/',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://017700000001/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[fd00::1]/',
    'http://0/',
    'http://0.0.0.0/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'http://192.168.0.1/',
    'http://100.64.0.1/',
    'http://172.20.0.1/',
    'http://224.0.0.1/',
    'http://[fe80::1]/',
    'http://①②⑦.⓪.⓪.①/',
    'http://localhost/',
  ]
  test.each(PRIVATE)('%s', async (url) => {
    names['localhost'] = '127.0.0.1'
    for (const kind of ['list', 'logo'] as const) {
      const { status, text } = await get(kind, url)
      expect([status, parseJson(text)]).toMatchObject([502, { code: 'unreachable' }])
    }
    expect(dialled).toEqual([])
  })

  test('a private host, a dead host, an unknown name and a redirect to a private host give the same answer after the same time', async () => {
    const answers = []
    for (const url of [
      'http://127.0.0.1/',
      'https://nobody.example/',
      'https://lists.example/redirect?to=http://10.0.0.1/',
      'https://lists.example/redirect?to=http://lists.example:8080/',
    ])
      answers.push((({ status, text }) => ({ status, text }))(await get('list', url)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    // The earlier pauses belong to the server's search for its chain.
    expect(slept.slice(-4)).toEqual([3000, 3000, 3000, 3000])
  })

  test('a name that resolves to a private address after the check is dialled at the checked address', async () => {
    let dialCount = 0
    names = new Proxy({}, { get: () => (dialCount++ === 0 ? PUBLIC : '127.0.0.1') })
    expect((await get('list', 'https://rebinding.example/list')).status).toBe(200)
    expect([dialCount, dialled]).toEqual([1, [PUBLIC]])
  })

  test('a name with both a public and a private address is not dialled', async () => {
    names['mixed.example'] = [PUBLIC, '127.0.0.1']
    expect((await get('list', 'https://mixed.example/list')).status).toBe(502)
    expect(dialled).toEqual([])
  })

  test.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://169.254.169.254/',
    'http://inside.example/',
    'file:///etc/passwd',
    'gopher://x/',
  ])('a redirect to %s is not followed', async (to) => {
    names['inside.example'] = '10.1.1.1'
    expect((await get('list', `https://lists.example/redirect?to=${encodeURIComponent(to)}`)).status).toBe(502)
    expect(dialled).toEqual([PUBLIC])
  })

  test('a chain of ten redirects is followed only three times', async () => {
    expect((await get('list', 'https://lists.example/again?n=0')).status).toBe(502)
    expect(dialled).toHaveLength(4)
  })

  test.each([
    'file:///etc/passwd',
    'gopher://lists.example/',
    'ftp://lists.example/',
    'data:application/json,{}',
    'javascript:alert(1)',
    '//lists.example/x',
    'https://lists.example:8443/',
    'http://lists.example:22/',
    'https://user:secret@lists.example/',
    'nonsense',
    '',
    'ipfs://bafy',
    'ipns://x',
    'musi.eth',
  ])('%s is refused with a sentence before anything is looked up', async (url) => {
    const { status, text } = await get('list', url)
    expect([status, parseJson(text)]).toMatchObject([
      400,
      { code: expect.any(String), error: expect.stringMatching(/\.$|…$/) },
    ])
    expect([resolved, dialled]).toEqual([[], []])
  })
})

describe('limits on what is fetched', () => {
  test.each([
    ['list', '/endless', 'tooLarge'],
    ['list', '/bomb', 'tooLarge'],
    ['logo', '/large.png', 'tooLarge'],
    ['logo', '/endless', 'tooLarge'],
    ['list', '/html', 'notAList'],
    ['logo', '/html', 'notALogo'],
    ['logo', '/logo.svg', 'notALogo'],
    ['list', '/missing', 'notFound'],
  ] as const)('a %s at %s is refused as %s', async (kind, path, code) => {
    const { status, text } = await get(kind, `https://lists.example${path}`)
    expect([status, parseJson(text)]).toMatchObject([502, { code, error: expect.stringMatching(/\.$/) }])
    expect(server.budget.peak()).toBeLessThanOrEqual(11 * 1024 * 1024)
    await expect.poll(() => server.budget.held()).toBe(0)
  })

  test('one client may send 120 requests a minute, then gets 429 with Retry-After', async () => {
    const statuses: number[] = []
    for (let each = 0; each < 120; each += 1)
      statuses.push((await get('logo', 'https://lists.example/logo.png')).status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    const { status, headers, text } = await get('logo', 'https://lists.example/logo.png')
    expect([status, headers['retry-after'], parseJson(text).code]).toEqual([429, '60', 'tooMany'])
    expect((await get('logo', 'https://lists.example/x', { ...sameOrigin, 'x-forwarded-for': '1.2.3.4' })).status).toBe(
      429,
    )
  })

  test.each([{}, { 'sec-fetch-site': 'none' }, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }])(
    'only the page itself is served: %j',
    async (headers) => {
      expect((await get('list', 'https://lists.example/list', headers as Record<string, string>)).status).toBe(403)
      expect(dialled).toEqual([])
    },
  )
})
