// Attacks on sign-in and sessions, and cross-site writes.
import { Session } from '@musi/api/session'
import { demoAccounts } from '@musi/devchain/world/demoAccounts'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { type SignInTerms, signInText } from '@musi/domain/signIn/signInText'
import { signInTerms } from '@musi/server/testing/testSignIn'
import { type Address, getAddress } from 'viem'
import * as v from 'valibot'
import { afterAll, beforeAll, expect } from 'vitest'
import { type Page, browser, codeOf, keyOf, signInAs } from './people.ts'
import { attackTest } from './attackTest.ts'
import { type Target, startTarget } from './target.ts'
import { NONCE_PATH, SESSION_PATH, SIGN_OUT_PATH } from '@musi/api/paths'

let target: Target
beforeAll(async () => {
  target = await startTarget()
})
afterAll(() => target.stop())

const owner = keyOf('trader')
const thief = keyOf('newcomer')
const sessionAccount = async (page: Page) =>
  v.parse(Session, JSON.parse((await page.get(SESSION_PATH)).text)).session?.account
const DAY = 86_400
/** A client with a new IP address for each attempt, so that no rate limit hides the rule under test. */
let lastAddress = 0
const newClient = () => browser(target, `198.18.${Math.floor((lastAddress += 1) / 250)}.${1 + (lastAddress % 250)}`)

const ALTERED: readonly ((terms: SignInTerms) => Partial<SignInTerms>)[] = [
  () => ({ domain: 'evil.example' }),
  () => ({ domain: '127.0.0.1' }),
  ({ domain }) => ({ domain: `${domain}.evil.example` }),
  ({ domain }) => ({ domain: `${domain}@evil.example` }),
  () => ({ uri: 'https://evil.example' }),
  ({ uri }) => ({ uri: `${uri}/` }),
  ({ uri }) => ({ uri: uri.replace('http:', 'https:') }),
  () => ({ chainId: 1 }),
  () => ({ chainId: 137 }),
  () => ({ nonce: 'A'.repeat(22) }),
  ({ nonce }) => ({ nonce: nonce.toLowerCase() === nonce ? nonce.toUpperCase() : nonce.toLowerCase() }),
  ({ nonce }) => ({ nonce: nonce.slice(0, -1) }),
  ({ nonce }) => ({ nonce: `${nonce}A` }),
  ({ issuedAtSeconds }) => ({ issuedAtSeconds: issuedAtSeconds - 900, endsAtSeconds: issuedAtSeconds - 300 }),
  ({ issuedAtSeconds }) => ({ issuedAtSeconds: issuedAtSeconds + DAY, endsAtSeconds: issuedAtSeconds + 2 * DAY }),
  ({ issuedAtSeconds }) => ({ notBeforeSeconds: issuedAtSeconds + 300 }),
  ({ issuedAtSeconds }) => ({ endsAtSeconds: issuedAtSeconds + 7 * DAY }),
  ({ endsAtSeconds }) => ({ endsAtSeconds: endsAtSeconds + 1_000_000_000 }),
  ({ issuedAtSeconds }) => ({ endsAtSeconds: issuedAtSeconds }),
  () => ({ account: thief.address }),
]

attackTest('sign-in', 'a sign-in message with any altered field is refused', async (countVariant) => {
  for (const change of ALTERED) {
    const page = newClient()
    const terms = await signInTerms(page, target, owner.address)
    const message = signInText({ ...terms, ...change(terms) })
    const answer = await page.post(SESSION_PATH, { message, signature: await owner.signMessage({ message }) })
    expect([answer.status, await sessionAccount(page)], message).toEqual([401, undefined])
    countVariant()
  }
})

attackTest('sign-in', 'a sign-in message cannot be used twice', async (countVariant) => {
  const page = newClient()
  const message = signInText(await signInTerms(page, target, owner.address))
  const body = { message, signature: await owner.signMessage({ message }) }
  expect(codeOf(await page.post(SESSION_PATH, body))).toBe('200 ok')
  await page.post(SIGN_OUT_PATH)
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect(codeOf(await page.post(SESSION_PATH, body))).toBe('401 badNonce')
    countVariant()
  }
})

attackTest('sign-in', 'a message requested by another browser is refused', async (countVariant) => {
  const page = newClient()
  const other = newClient()
  const message = signInText(await signInTerms(page, target, owner.address))
  const body = { message, signature: await owner.signMessage({ message }) }
  await signInTerms(other, target, owner.address)
  expect(codeOf(await other.post(SESSION_PATH, body))).toBe('401 badNonce')
  expect(codeOf(await page.post(SESSION_PATH, body))).toBe('200 ok')
  countVariant(2)
})

attackTest('sign-in', 'exactly one of six concurrent sign-ins with the same nonce succeeds', async (countVariant) => {
  const page = newClient()
  const message = signInText(await signInTerms(page, target, owner.address))
  const body = { message, signature: await owner.signMessage({ message }) }
  const answers = await Promise.all(Array.from({ length: 6 }, () => page.post(SESSION_PATH, body)))
  expect(answers.map(codeOf).filter((code) => code === '200 ok')).toHaveLength(1)
  countVariant(6)
})

attackTest('sign-in', 'another account’s signature is refused, and uses up the nonce', async (countVariant) => {
  const page = newClient()
  const message = signInText(await signInTerms(page, target, owner.address))
  expect(codeOf(await page.post(SESSION_PATH, { message, signature: await thief.signMessage({ message }) }))).toBe(
    '401 badSignature',
  )
  const own = { message, signature: await owner.signMessage({ message }) }
  expect(codeOf(await page.post(SESSION_PATH, own))).toBe('401 badNonce')
  countVariant(2)
})

const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

attackTest('sign-in', 'other encodings of a valid signature are refused', async (countVariant) => {
  const forms: readonly ((signature: string) => string)[] = [
    (good) => {
      const s = (ORDER - BigInt(`0x${good.slice(66, 130)}`)).toString(16).padStart(64, '0')
      return `${good.slice(0, 66)}${s}${good.endsWith('1b') ? '1c' : '1b'}`
    },
    (good) => good.slice(0, -2),
    (good) => `${good}00`,
    (good) => `${good.slice(0, 130)}ff`,
    (good) => `0x${'0'.repeat(128)}${good.slice(130)}`,
    () => '0x',
    () => `0x${'f'.repeat(130)}`,
    () => `0x${'1b'.repeat(4096)}`,
  ]
  for (const form of forms) {
    const page = newClient()
    const message = signInText(await signInTerms(page, target, owner.address))
    const signature = form(await owner.signMessage({ message }))
    expect((await page.post(SESSION_PATH, { message, signature })).status).toBeGreaterThanOrEqual(400)
    expect(await sessionAccount(page)).toBeUndefined()
    countVariant()
  }
})

/** Every address inside a value, at any depth. */
function contractsOf(value: unknown): Address[] {
  if (typeof value === 'string') return /^0x[0-9a-fA-F]{40}$/.test(value) ? [getAddress(value)] : []
  return value === null || typeof value !== 'object' ? [] : Object.values(value).flatMap(contractsOf)
}

attackTest('sign-in', 'nobody can sign in as a contract of the address book', async (countVariant) => {
  const people = new Set<string>(demoAccounts().map(({ address }) => address))
  const contracts = [...new Set(contractsOf(ownWorld()))].filter((address) => !people.has(address)).slice(0, 40)
  expect(contracts.length).toBeGreaterThan(15)
  for (const account of contracts) {
    const page = newClient()
    const message = signInText(await signInTerms(page, target, account))
    const answer = await page.post(SESSION_PATH, { message, signature: await thief.signMessage({ message }) })
    expect([account, answer.status]).toEqual([account, 401])
    countVariant()
  }
})

attackTest('sign-in', 'made-up session cookies are ignored', async (countVariant) => {
  const page = await signInAs(target, owner, newClient())
  const name = [...page.cookies.keys()].find((key) => key.includes('session')) ?? ''
  const value = page.cookies.get(name) ?? ''
  const flipped = `${value.slice(0, -1)}${value.endsWith('A') ? 'B' : 'A'}`
  for (const made of [
    'A'.repeat(43),
    flipped,
    value.slice(1),
    `${value}A`,
    value.toLowerCase(),
    '',
    '..',
    '%00',
    `"${value}"x`,
  ]) {
    const forger = newClient()
    forger.cookies.set(name, made)
    expect(await sessionAccount(forger), made).toBeUndefined()
    countVariant()
  }
  expect(await sessionAccount(page)).toBe(owner.address)
})

attackTest('sign-in', 'W4: two session cookies with the same name are both ignored', async (countVariant) => {
  const victim = await signInAs(target, owner, newClient())
  const attacker = await signInAs(target, thief, newClient())
  const name = [...victim.cookies.keys()].find((key) => key.includes('session')) ?? ''
  const own = victim.cookies.get(name) ?? ''
  const planted = attacker.cookies.get(name) ?? ''
  for (const pair of [
    [planted, own],
    [own, planted],
    [planted, planted],
  ]) {
    const cookie = pair.map((value) => `${name}=${value}`).join('; ')
    const { text } = await target.askAsPage(SESSION_PATH, { headers: { cookie } })
    expect(v.parse(Session, JSON.parse(text)).session).toBeNull()
    countVariant()
  }
})

attackTest('sign-in', 'a saved copy of the cookie of an ended session is refused', async (countVariant) => {
  const page = await signInAs(target, owner, newClient())
  const copy = newClient()
  for (const [name, value] of page.cookies) copy.cookies.set(name, value)
  await page.post(SIGN_OUT_PATH)
  expect(await sessionAccount(copy)).toBeUndefined()
  countVariant()
})

const WRITES = [
  ['POST', SESSION_PATH],
  ['POST', NONCE_PATH],
  ['POST', SIGN_OUT_PATH],
  ['POST', '/api/uploads'],
  ['POST', '/api/studio/songs'],
  ['POST', '/api/studio/pieces'],
  ['POST', '/api/plays'],
  ['POST', '/errors'],
] as const
const CROSS_SITE_HEADERS: readonly Record<string, string>[] = [
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { origin: 'chrome-extension://abcdef', 'sec-fetch-site': 'cross-site' },
  { origin: 'http://127.0.0.1:1', 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  {},
]

attackTest('sign-in', 'cross-site requests with a signed-in person’s cookies write nothing', async (countVariant) => {
  const page = await signInAs(target, owner, newClient())
  const cookie = [...page.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  for (const [method, path] of WRITES) {
    for (const headers of CROSS_SITE_HEADERS) {
      const { status } = await target.ask(path, { method, headers: { ...headers, cookie }, body: '{}' })
      expect([path, headers, status]).toEqual([path, headers, 403])
      countVariant()
    }
  }
})

attackTest('sign-in', 'endpoints that any origin may read allow no credentials', async (countVariant) => {
  for (const path of ['/api/songs', '/api/pairs', '/api/orders?maker=0x0000000000000000000000000000000000000001']) {
    const { headers } = await target.ask(path, { headers: { origin: 'https://evil.example' } })
    expect(headers['access-control-allow-credentials'], path).toBeUndefined()
    expect(headers['access-control-allow-origin'], path).toBe('*')
    countVariant()
  }
})

attackTest(
  'sign-in',
  'W3: a flood of numbers from 90 addresses pushes out no sign-in that is being read',
  async (countVariant) => {
    const page = newClient()
    const message = signInText(await signInTerms(page, target, owner.address))
    const signature = await owner.signMessage({ message })
    const flood = async (at: number) => {
      const attacker = browser(target, `203.0.113.${at}`)
      for (let count = 0; count < 119; count += 1) {
        attacker.cookies.clear()
        await attacker.post(NONCE_PATH)
        countVariant()
      }
    }
    for (let wave = 0; wave < 9; wave += 1) {
      await Promise.all(Array.from({ length: 10 }, (_, at) => flood(wave * 10 + at + 1)))
    }
    expect(codeOf(await page.post(SESSION_PATH, { message, signature }))).toBe('200 ok')
  },
)
