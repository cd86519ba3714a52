import { once } from 'node:events'
import { type IncomingMessage, request as plainRequest } from 'node:http'
import { createServer, request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SESSION_PATH, SIGN_OUT_PATH } from '@musi/api/paths'
import { Session } from '@musi/api/session'
import { testChain } from '@musi/devchain/testing/testChain'
import { expect, test } from 'vitest'
import { testAuthority } from '#testing/testCertificates.ts'
import { validated } from '#testing/validated.ts'
import { startTestServer } from '#testing/testServer.ts'
import { type Site, signIn, testPage } from '#testing/testSignIn.ts'

/** A TLS proxy in front of a server, and a page that uses it. */
async function secureFront() {
  const authority = testAuthority()
  let behind = 0
  const { certificate: cert, key } = authority.vouch('127.0.0.1')
  const front = createServer({ cert, key })
  front.on('request', (asked, answer) => {
    const { method = 'GET', url = '/', headers } = asked
    const passed = plainRequest({ host: '127.0.0.1', port: behind, method, path: url, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 0, given.headers)
      given.pipe(answer)
    })
    asked.pipe(passed)
  })
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')
  const { port } = front.address() as AddressInfo
  const ask: Site['ask'] = async (path, { method = 'GET', headers = {}, body } = {}) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, ca: authority.certificate, agent: false })
    sent.end(body)
    const [given] = (await once(sent, 'response')) as [IncomingMessage]
    const plain = Object.entries(given.headers).map(([name, value]) => [name, String(value)] as const)
    return { status: given.statusCode ?? 0, headers: Object.fromEntries(plain), text: await text(given) }
  }
  return {
    site: { origin: `https://127.0.0.1:${port}`, ask },
    stand: (serverPort: number) => (behind = serverPort),
    close: () => front.close(),
  }
}

test('over https the session cookie is bound to this host and https, and a plain cookie is not accepted (spec: sign-in.once)', async () => {
  const front = await secureFront()
  const { site } = front
  const chain = await testChain()
  const beforeForward = () => Promise.resolve()
  const env = { MUSI_PUBLIC_ORIGIN: site.origin, MUSI_TRUSTED_PROXY: '1' }
  const server = await startTestServer(env, { chain: { ...chain, beforeForward } })
  front.stand(server.port)
  const account = chain.accounts[0]?.address ?? '0x'
  const page = testPage(site)
  const answer = await signIn(page, site, chain.request, account)
  // The `__Host-` prefix requires a cookie to be Secure, valid for the whole host, and without a
  // domain (RFC 6265bis).
  expect(answer.headers['set-cookie']).toMatch(
    /^__Host-musi-session=[\w-]{43}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Strict; Secure$/,
  )
  const whoIs = async (from: typeof page) => validated(Session, JSON.parse((await from.get(SESSION_PATH)).text)).session
  expect((await whoIs(page))?.account).toBe(account)

  // An attacker on the network may have set this cookie through a page without https.
  const planted = testPage(site)
  const [token = ''] = [...page.cookies].filter(([name]) => name.includes('session')).map(([, value]) => value)
  planted.cookies.set(`musi-session-${new URL(site.origin).port}`, token)
  expect(await whoIs(planted)).toBeNull()
  const ended = await page.post(SIGN_OUT_PATH)
  expect(ended.headers['set-cookie']).toMatch(/^__Host-musi-session=; .*Max-Age=0; .*; Secure$/)
  expect(await whoIs(page)).toBeNull()
  front.close()
  await server.close()
})
