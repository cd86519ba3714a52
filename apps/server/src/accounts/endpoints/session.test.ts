import { randomBytes } from 'node:crypto'
import { SESSION_PATH, SIGN_OUT_PATH } from '@musi/api/paths'
import { Session } from '@musi/api/session'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import type { Address } from '@musi/domain/address'
import { type SignInTerms, signInText } from '@musi/domain/signIn/signInText'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { issueNonce } from '../sessionStore.ts'
import { validated } from '#testing/validated.ts'
import { type TestServer, startTestServer } from '#testing/testServer.ts'
import { signIn, signInTerms, signed, testPage } from '#testing/testSignIn.ts'

const DAY = 86_400
let chain: TestChain
let server: TestServer
let account: Address = '0x'
let other: Address = '0x'

beforeAll(async () => {
  chain = await testChain()
  server = await startTestServer({}, { chain: { ...chain, beforeForward: () => Promise.resolve() } })
  account = chain.accounts[0]?.address ?? '0x'
  other = chain.accounts[1]?.address ?? '0x'
})
afterAll(() => server.close())

type Page = ReturnType<typeof testPage>
const whoIs = async (page: Page) => validated(Session, JSON.parse((await page.get(SESSION_PATH)).text)).session
const codeOf = ({ status, text }: { status: number; text: string }) =>
  `${status} ${(JSON.parse(text) as { code?: string }).code ?? 'ok'}`

test('signing the text signs an account in for a day by an HttpOnly cookie, until it signs out (spec: sign-in.once)', async () => {
  const page = testPage(server)
  expect(await whoIs(page)).toBeNull()
  const answer = await signIn(page, server, chain.request, account)
  const port = new URL(server.origin).port
  expect(answer.headers['set-cookie']).toMatch(
    new RegExp(`^musi-session-${port}=[\\w-]{43}; Path=/; Max-Age=${DAY}; HttpOnly; SameSite=Strict$`),
  )
  expect((await whoIs(page))?.account).toBe(account)
  expect((await whoIs(page))?.endsAtSeconds).toBeGreaterThan(Date.now() / 1000 + DAY - 60)
  const copied = testPage(server)
  for (const [name, value] of page.cookies) copied.cookies.set(name, value)
  await page.post(SIGN_OUT_PATH)
  // The session also ends in the database, so that a copied cookie is worthless.
  expect([await whoIs(page), await whoIs(copied)]).toEqual([null, null])
})

test('two browsers are signed in to separate accounts, and a forged cookie signs nobody in (spec: sign-in.once)', async () => {
  const one = testPage(server)
  const two = testPage(server)
  await signIn(one, server, chain.request, account)
  await signIn(two, server, chain.request, other)
  expect([(await whoIs(one))?.account, (await whoIs(two))?.account]).toEqual([account, other])
  const forged = testPage(server)
  forged.cookies.set([...one.cookies.keys()].find((name) => name.includes('session')) ?? '', 'A'.repeat(43))
  expect(await whoIs(forged)).toBeNull()
})

test('W4: two session cookies of the same name sign nobody in: another port of this host could have set the first (spec: sign-in.cookies)', async () => {
  const one = testPage(server)
  const otherPage = testPage(server)
  await signIn(one, server, chain.request, account)
  await signIn(otherPage, server, chain.request, other)
  const textOf = (page: Page) => [...page.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const asked = async (cookie: string) =>
    validated(
      Session,
      JSON.parse((await server.ask(SESSION_PATH, { headers: { 'sec-fetch-site': 'same-origin', cookie } })).text),
    ).session
  expect((await asked(textOf(one)))?.account).toBe(account)
  expect(await asked(`${textOf(otherPage)}; ${textOf(one)}`)).toBeNull()
  expect(await asked(`${textOf(one)}; ${textOf(otherPage)}`)).toBeNull()
  expect(await asked(`${textOf(one)}; ${textOf(one)}`)).toBeNull()
})

describe('case 93: a sign-in with wrong terms, a wrong signature or a used nonce', () => {
  const MINUTE = 60
  const altered: readonly [string, (terms: SignInTerms) => Partial<SignInTerms>, string][] = [
    ['of another domain', () => ({ domain: 'musi.example' }), '401 otherDomain'],
    ['of another address of the app', () => ({ uri: 'https://musi.example' }), '401 otherDomain'],
    ['of another chain', () => ({ chainId: 137 }), '401 otherChain'],
    ['with a nonce that nobody issued', () => ({ nonce: 'A'.repeat(22) }), '401 badNonce'],
    [
      'that is over',
      ({ issuedAtSeconds }) => ({ issuedAtSeconds: issuedAtSeconds - 900, endsAtSeconds: issuedAtSeconds - 300 }),
      '401 expired',
    ],
    ['that begins later', ({ issuedAtSeconds }) => ({ notBeforeSeconds: issuedAtSeconds + 5 * MINUTE }), '401 notYet'],
    [
      'that was issued in the future',
      ({ endsAtSeconds }) => ({ issuedAtSeconds: endsAtSeconds, endsAtSeconds: endsAtSeconds + MINUTE }),
      '401 notYet',
    ],
    [
      'that would be good for a week',
      ({ issuedAtSeconds }) => ({ endsAtSeconds: issuedAtSeconds + 7 * DAY }),
      '401 badMessage',
    ],
  ]
  test.each(altered)('%s is refused', async (_, change, refusal) => {
    const page = testPage(server)
    const terms = await signInTerms(page, server, account)
    const message = signInText({ ...terms, ...change(terms) })
    const answer = await page.post(SESSION_PATH, { message, signature: await signed(chain.request, account, message) })
    expect(codeOf(answer)).toBe(refusal)
    expect(await whoIs(page)).toBeNull()
  })

  test('an altered text, another signer and half a signature are refused', async () => {
    const page = testPage(server)
    const attempt = async (change: (message: string) => string, by: Address, cut = 132) => {
      const message = signInText(await signInTerms(page, server, account))
      const signature = (await signed(chain.request, by, message)).slice(0, cut)
      return codeOf(await page.post(SESSION_PATH, { message: change(message), signature }))
    }
    expect(await attempt((text) => text.replace('moves nothing', 'moves all'), account)).toBe('401 badMessage')
    expect(await attempt((text) => text.replace(/Issued At: ./, 'Issued At: 3'), account)).toBe('401 badMessage')
    expect(await attempt((text) => text.replace(account, other), account)).toBe('401 badSignature')
    expect(await attempt((text) => text, other)).toBe('401 badSignature')
    expect(await attempt((text) => text, account, 130)).toBe('401 badSignature')
    expect(await whoIs(page)).toBeNull()
  })

  test('a message is refused in another browser and the second time', async () => {
    const page = testPage(server)
    const thief = testPage(server)
    const message = signInText(await signInTerms(page, server, account))
    const body = { message, signature: await signed(chain.request, account, message) }
    await signInTerms(thief, server, account)
    expect(codeOf(await thief.post(SESSION_PATH, body))).toBe('401 badNonce')
    expect(codeOf(await page.post(SESSION_PATH, body))).toBe('200 ok')
    expect(codeOf(await page.post(SESSION_PATH, body))).toBe('401 badNonce')
  })

  test('W3: a nonce in use stays valid while ten thousand others are issued or guessed (spec: sign-in.nonce)', async () => {
    const page = testPage(server)
    const message = signInText(await signInTerms(page, server, account))
    const key = randomBytes(32)
    const now = Math.floor(Date.now() / 1000)
    for (let each = 0; each < 10_000; each += 1) issueNonce(key, null, now)
    // Nonces sealed with another key, or with a changed time.
    const { nonce } = await signInTerms(page, server, account)
    for (const forged of [issueNonce(key, null, now).nonce, `${(now + 60).toString(16)}${nonce.slice(8)}`]) {
      const terms = { ...(await signInTerms(page, server, account)), nonce: forged }
      const text = signInText(terms)
      const answer = await page.post(SESSION_PATH, {
        message: text,
        signature: await signed(chain.request, account, text),
      })
      expect(codeOf(answer)).toBe('401 badNonce')
    }
    const signature = await signed(chain.request, account, message)
    expect(codeOf(await page.post(SESSION_PATH, { message, signature }))).toBe('200 ok')
  })

  test('exactly one of several logins racing for one nonce succeeds', async () => {
    const page = testPage(server)
    const message = signInText(await signInTerms(page, server, account))
    const body = { message, signature: await signed(chain.request, account, message) }
    const answers = await Promise.all(Array.from({ length: 6 }, () => page.post(SESSION_PATH, body)))
    expect(answers.map(codeOf).toSorted()).toEqual(['200 ok', ...Array.from({ length: 5 }, () => '401 badNonce')])
  })

  test('a signature in its malleable form (high s) is refused', async () => {
    const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
    const page = testPage(server)
    const message = signInText(await signInTerms(page, server, account))
    const signature = await signed(chain.request, account, message)
    const s = (ORDER - BigInt(`0x${signature.slice(66, 130)}`)).toString(16).padStart(64, '0')
    const otherForm = `${signature.slice(0, 66)}${s}${signature.endsWith('1b') ? '1c' : '1b'}`
    expect(codeOf(await page.post(SESSION_PATH, { message, signature: otherForm }))).toBe('401 badSignature')
  })

  test('a smart wallet verifies its own signature, within a time limit (EIP-1271)', async () => {
    const word = (value: string) => `7f${value.padEnd(64, '0')}60005260206000f3`
    const wallets: readonly [code: string, outcome: string][] = [
      [`0x${word('1626ba7e')}`, '200 ok'],
      [`0x${word('ffffffff')}`, '401 badSignature'],
      // Returns the magic value followed by extra bytes.
      [`0x7f${'1626ba7e'.padEnd(64, '1')}60005260206000f3`, '401 badSignature'],
      ['0x60006000fd', '401 badSignature'],
      // Loops until it runs out of gas.
      ['0x5b600056', '401 badSignature'],
    ]
    for (const [at, [code, outcome]] of wallets.entries()) {
      const wallet: Address = `0x00000000000000000000000000000000000A11${at + 10}`
      const checksummed = wallet.toLowerCase() as Address
      await chain.request('anvil_setCode', [checksummed, code])
      const page = testPage(server)
      const terms = await signInTerms(page, server, checksummed)
      const { parseAddress } = await import('@musi/domain/address')
      const message = signInText({ ...terms, account: parseAddress(checksummed) ?? checksummed })
      const signature = await signed(chain.request, account, message)
      expect([at, codeOf(await page.post(SESSION_PATH, { message, signature }))]).toEqual([at, outcome])
    }
  })
})

test('other sites, programs and pages that hide their origin can neither sign in nor out', async () => {
  const body = JSON.stringify({ message: 'x', signature: '0x00' })
  const attempts = [
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: 'chrome-extension://abcdef', 'sec-fetch-site': 'cross-site' },
    {},
    { 'sec-fetch-site': 'same-origin' },
  ]
  for (const headers of attempts)
    for (const path of [SESSION_PATH, SIGN_OUT_PATH])
      expect((await server.ask(path, { method: 'POST', headers, body })).status).toBe(403)
})
