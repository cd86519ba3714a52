import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#testing/testServer.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({
    MUSI_RPC_URL: 'http://127.0.0.1:1',
    MUSI_CONTACT_FRAME_URL: 'https://forms.example/a?b=c',
  })
})
afterAll(() => server.close())

const PATHS = ['/', '/config', '/health', '/heads', '/rpc', '/outside/list?url=https://a.example', '/assets/x.js']

test.each(PATHS)('case 109: %s is refused with a sentence to a foreign host name', async (path) => {
  for (const host of [
    'evil.example',
    `evil.example:${server.port}`,
    '127.0.0.1',
    `evil.127.0.0.1.example:${server.port}`,
    '[::1]',
  ]) {
    const { status, text } = await server.ask(path, { headers: { host } })
    expect([host, status, JSON.parse(text)]).toMatchObject([
      host,
      421,
      { code: 'foreignHost', error: expect.stringContaining('http://localhost:') },
    ])
  }
})

test.each(PATHS)('%s is refused to a page of another origin, and to a page that hides its origin', async (path) => {
  for (const origin of [
    'https://evil.example',
    'null',
    `https://127.0.0.1:${server.port}`,
    `http://127.0.0.1:${server.port}.evil.example`,
  ]) {
    const { status, text } = await server.ask(path, { headers: { origin } })
    expect([origin, status, JSON.parse(text)]).toMatchObject([origin, 403, { code: 'foreignOrigin' }])
  }
})

test('an extension reaches /rpc and nothing else', async () => {
  const origin = 'chrome-extension://abc'
  expect((await server.ask('/config', { headers: { origin } })).status).toBe(403)
  expect((await server.ask('/rpc', { method: 'OPTIONS', headers: { origin } })).status).toBe(204)
})

test('another site may link to the app, but not load its answers', async () => {
  const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
  expect((await server.ask('/', { headers: link })).status).not.toBe(403)
  for (const path of ['/config', '/heads', '/health', '/rpc', '/outside/logo?url=x'])
    for (const site of ['cross-site', 'same-site'])
      expect((await server.ask(path, { headers: { 'sec-fetch-site': site } })).status).toBe(403)
})

test.each(['/%63onfig', '/%68eads', '/%6Futside/logo?url=x', '/%72pc', '/./config', '/assets/../config', '/%2e/heads'])(
  'another site cannot load a path by spelling it differently: %s',
  async (path) => {
    const { status, headers } = await server.ask(path, { headers: { 'sec-fetch-site': 'cross-site' } })
    // Expects a refusal, or that no endpoint matched and an error or the page was served.
    expect([status, headers['content-type']]).toEqual([expect.toBeOneOf([403, 404]), 'application/json'])
  },
)

test('both names of this machine are accepted', async () => {
  expect((await server.ask('/config', { headers: { host: `LOCALHOST:${server.port}` } })).status).toBe(200)
  expect((await server.ask('/config')).status).toBe(200)
})

test('case 17: every answer, errors included, carries the security headers', async () => {
  for (const path of PATHS) {
    const { headers } = await server.ask(path, {
      headers: { host: path === '/' ? 'evil.example' : `127.0.0.1:${server.port}` },
      method: path === '/heads' ? 'HEAD' : 'GET',
    })
    expect([path, headers]).toMatchObject([
      path,
      {
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'permissions-policy': expect.stringContaining(
          'clipboard-write=(self), autoplay=(self), fullscreen=(self), publickey-credentials-create=(self), publickey-credentials-get=(self), accelerometer=()',
        ),
      },
    ])
    expect(headers['strict-transport-security']).toBeUndefined()
  }
})

test('case 17: the content security policy is the one in the specification', async () => {
  const policy = (await server.ask('/config')).headers['content-security-policy'] ?? ''
  expect(
    Object.fromEntries(
      policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
    ),
  ).toEqual({
    'default-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'worker-src': "'self'",
    'img-src': "'self' blob:",
    'media-src': "'self' blob:",
    'connect-src': "'self'",
    'frame-src': "https://forms.example 'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'musi',
  })
})

test('an app served over https tells browsers to stay on https', async () => {
  const secure = await startTestServer({
    MUSI_RPC_URL: 'http://127.0.0.1:1',
    MUSI_PUBLIC_ORIGIN: 'https://musi.example',
  })
  const { status, headers } = await secure.ask('/config', { headers: { host: 'musi.example' } })
  expect([status, headers['strict-transport-security']]).toEqual([200, 'max-age=15552000; includeSubDomains'])
  expect((await secure.ask('/config')).status).toBe(421)
  await secure.close()
})

test.each([
  'GET http://evil.example/config HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\n\r\n',
  'GET /config HTTP/1.1\r\n\r\n',
  'GET /\\..\\x HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\n\r\n',
  'GET /config HTTP/1.1\r\nHost: a b\r\n\r\n',
  'GET /config HTTP/1.1\r\nHost: 127.0.0.1:PORT.evil.example\r\n\r\n',
  'GET /config HTTP/1.1\r\nHost:\r\n\r\n',
  // A proxy or another program that reads the last Host would answer for another host (RFC 9112).
  'GET /config HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nHost: evil.example\r\n\r\n',
  'GET /config HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nhost: 127.0.0.1:PORT\r\n\r\n',
])('a malformed request is a client error: %j', async (request) => {
  const line = connect(server.port, '127.0.0.1')
  line.end(request.replaceAll('PORT', String(server.port)))
  const answer = await new Promise<string>((resolve) => line.once('data', (data) => resolve(data.toString())))
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect((await server.ask('/config')).status).toBe(200)
})
