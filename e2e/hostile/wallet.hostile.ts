// Wallets that lie, many wallets at once, and built-in functions that another script has replaced.
import { v2RouterAbi } from '@musi/chain/abi/v2Router'
import { tokenAddress } from '@musi/devchain/testing/lookUp'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { type Browser, type Page, chromium } from '@playwright/test'
import { decodeFunctionData, getAddress } from 'viem'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { keyOf } from './people.ts'
import { type Lies, type Sent, recordingWallet } from './recordingWallet.ts'
import { attackTest } from './attackTest.ts'
import { type Target, startTarget } from './target.ts'

const owner = keyOf('trader').address
const THIEF = '0x00000000000000000000000000000000000bad00'
const world = ownWorld()
const dai = tokenAddress(world.tokens, 'DAI')

let target: Target
let chrome: Browser
beforeAll(async () => {
  target = await startTarget()
  const path = process.env['CHROMIUM_PATH']
  const noSandbox = process.env['MUSI_CHROMIUM_SANDBOX'] === 'off'
  chrome = await chromium.launch({
    ...(path === undefined ? {} : { executablePath: path }),
    args: noSandbox ? ['--no-sandbox'] : [],
  })
}, 180_000)
afterAll(async () => {
  await chrome.close()
  await target.stop()
})

type Visit = { page: Page; faults: string[]; outside: string[]; close: () => Promise<void> }

/**
 * Opens a page with a wallet that lies. `faults` are exceptions and blocked scripts, `outside` are
 * requests to other hosts.
 */
async function visit(lies: Lies = {}): Promise<Visit> {
  const context = await chrome.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  const faults: string[] = []
  const outside: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('dialog', (dialog) => {
    faults.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== target.origin) outside.push(request.url())
  })
  await page.addInitScript(() => sessionStorage.setItem('showWelcomeScreen', 'false'))
  await recordingWallet(page, owner, lies)
  return { page, faults, outside, close: () => context.close() }
}

const swapUrl = () => `${target.origin}/swap?inputCurrency=ETH&outputCurrency=${dai}&exactAmount=0.01`

/**
 * Opens a swap by link and confirms it. Returns what the wallet was asked to send; empty if the
 * page stopped it.
 */
async function trySwap(page: Page, { beforePress }: { beforePress?: () => Promise<unknown> } = {}): Promise<Sent[]> {
  await page.goto(swapUrl())
  const button = page.locator('#swap-button')
  await vi.waitUntil(async () => await button.isEnabled().catch(() => false), 30_000)
  await beforePress?.()
  await button.click({ timeout: 5000 }).catch(() => undefined)
  const confirm = page.locator('#confirm-swap-or-send')
  await vi.waitUntil(async () => await confirm.isEnabled().catch(() => false), 10_000).catch(() => undefined)
  await confirm.click({ timeout: 3000 }).catch(() => undefined)
  await vi.waitUntil(async () => (await callsOf(page)).length > 0, 6000).catch(() => undefined)
  return await callsOf(page)
}
const callsOf = (page: Page) => page.evaluate(() => window.recordedCalls)

/** True if the call is what the screen states: 0.01 ETH for DAI, to the owner. */
function isHonest({ from, to, value, data }: Sent): boolean {
  if (getAddress(to) !== getAddress(world.v2Router.address) || BigInt(value) !== 10n ** 16n) return false
  if (getAddress(from) !== owner || data.toLowerCase().includes(THIEF.slice(2))) return false
  const { args } = decodeFunctionData({ abi: v2RouterAbi, data: data as `0x${string}` })
  const flat = JSON.stringify(args, (_, each: unknown) => (typeof each === 'bigint' ? `${each}` : each))
  return flat.includes(owner) && flat.includes(getAddress(dai))
}

attackTest('wallet', 'an honest wallet is asked for exactly what the screen promises', async () => {
  const { page, faults, outside, close } = await visit()
  const calls = await trySwap(page)
  expect(calls.map(isHonest)).toEqual([true])
  expect([faults, outside]).toEqual([[], []])
  await close()
})

const LIES: Record<string, Lies> = {
  'is on another chain': { chainId: '0x1' },
  'names a chain that is no number': { chainId: '<b>1</b>' },
  'names a chain of a megabyte': { chainId: `0x${'1'.repeat(1_000_000)}` },
  'shows no account': { accounts: [] },
  'shows an account that is none': { accounts: ['0x12'] },
  'shows ten thousand accounts': {
    accounts: [owner, ...Array.from({ length: 9999 }, (_, at) => `0x${at.toString(16).padStart(40, '0')}`)],
  },
  'answers with a hash of an earlier transaction': { hash: 'old' },
  'answers with no hash': { hash: 'none' },
  'answers with a megabyte': { hash: 'megabyte' },
  'answers with markup': { hash: 'markup' },
  'answers with a number': { hash: 'number' },
  'answers with half a hash': { hash: 'short' },
  'never answers': { hash: 'hang' },
}
for (const [what, lies] of Object.entries(LIES)) {
  attackTest(
    'wallet',
    `with a wallet that ${what} nothing leaves but what is on the screen, and the page lives`,
    async () => {
      const { page, faults, outside, close } = await visit(lies)
      await page.goto(swapUrl())
      const isAble = await vi
        .waitUntil(
          async () =>
            await page
              .locator('#swap-button')
              .isEnabled()
              .catch(() => false),
          8000,
        )
        .catch(() => false)
      const calls = isAble ? await trySwap(page) : []
      expect(calls.every(isHonest)).toBe(true)
      expect(calls.length).toBeLessThanOrEqual(1)
      expect(await page.evaluate(() => 'ranIt' in globalThis)).toBe(false)
      expect(await page.locator('h1').count()).toBeGreaterThan(0)
      expect([faults, outside]).toEqual([[], []])
      await close()
    },
  )
}

/** Built-in functions that handle amounts and addresses. */
const PATCHED_FUNCTIONS = [
  'Array.prototype.map',
  'Array.prototype.join',
  'Array.prototype.slice',
  'Array.prototype.concat',
  'JSON.stringify',
  'JSON.parse',
  'String.prototype.slice',
  'String.prototype.padStart',
  'String.prototype.toLowerCase',
  'String.prototype.replace',
  'BigInt.prototype.toString',
  'Number.prototype.toString',
  'Object.keys',
  'Object.entries',
  'Object.assign',
  'Map.prototype.get',
]

/** Replaces a function by one that puts the thief's address in place of the owner's. */
function patch({ name, from, to }: { name: string; from: string; to: string }): void {
  const parts = name.split('.')
  const last = parts.pop() ?? ''
  const home = parts.reduce<Record<string, unknown>>(
    (at, part) => at[part] as Record<string, unknown>,
    globalThis as unknown as Record<string, unknown>,
  )
  const honest = home[last] as (...args: unknown[]) => unknown
  const apply = Reflect.apply
  // Bound once, so that the patch does not call the functions it replaces.
  // oxlint-disable-next-line typescript/unbound-method
  const { bind, call } = Function.prototype
  // oxlint-disable-next-line typescript/unbound-method
  const { indexOf, slice } = String.prototype
  const find = apply(bind, call, [indexOf]) as (text: string, what: string) => number
  const cut = apply(bind, call, [slice]) as (text: string, from: number, to?: number) => string
  const swap = (value: unknown): unknown => {
    if (typeof value !== 'string' || value.length < 40 || value.length > 20_000) return value
    let rest: string = value
    for (let at = find(rest, from); at >= 0; at = find(rest, from))
      rest = cut(rest, 0, at) + to + cut(rest, at + from.length)
    return rest
  }
  home[last] = function patched(this: unknown, ...args: unknown[]) {
    const answer = apply(honest, this, args)
    return typeof answer === 'string' ? swap(answer) : answer
  }
}
const patchFunction = async (page: Page, name: string) => {
  for (const from of [owner.slice(2), owner.slice(2).toLowerCase()])
    await page.evaluate(patch, { name, from, to: THIEF.slice(2) })
}

for (const name of PATCHED_FUNCTIONS.slice(0, 13)) {
  attackTest('wallet', `with ${name} replaced after the page was loaded no changed call leaves`, async () => {
    const { page, close } = await visit()
    await page.goto(`${target.origin}/tickets`)
    await patchFunction(page, name)
    await page.evaluate(
      (path) => history.pushState(null, '', path),
      new URL(swapUrl()).pathname + new URL(swapUrl()).search,
    )
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    const button = page.locator('#swap-button')
    const isAble = await vi.waitUntil(async () => await button.isEnabled().catch(() => false), 8000).catch(() => false)
    if (isAble) {
      await button.click({ timeout: 5000 }).catch(() => undefined)
      await page
        .locator('#confirm-swap-or-send')
        .click({ timeout: 6000 })
        .catch(() => undefined)
      await vi.waitUntil(async () => (await callsOf(page)).length > 0, 3000).catch(() => undefined)
    }
    expect((await callsOf(page)).every(isHonest)).toBe(true)
    await close()
  })
}

for (const name of PATCHED_FUNCTIONS) {
  attackTest('wallet', `with ${name} replaced before the press no changed call leaves`, async () => {
    const { page, close } = await visit()
    const calls = await trySwap(page, { beforePress: () => patchFunction(page, name) })
    expect(calls.every(isHonest)).toBe(true)
    await close()
  })
}

attackTest('wallet', 'W13: a wallet that takes the place of window.ethereum after the load is not asked', async () => {
  const { page, close } = await visit()
  await page.addInitScript(() => {
    addEventListener('load', () => {
      const requestedMethods: string[] = []
      Object.assign(window, {
        theftAsked: requestedMethods,
        ethereum: {
          request: ({ method }: { method: string }) => {
            requestedMethods.push(method)
            return Promise.resolve(method === 'eth_chainId' ? '0x7a69' : [])
          },
          on: () => undefined,
          removeListener: () => undefined,
        },
      })
    })
  })
  const calls = await trySwap(page)
  expect(calls.every(isHonest)).toBe(true)
  expect(await page.evaluate(() => (window as unknown as { theftAsked: string[] }).theftAsked)).toEqual([])
  await close()
})

attackTest(
  'wallet',
  'only few of five thousand hostile wallet announcements are kept, and none of their icons is fetched',
  async (countVariant) => {
    const { page, faults, outside, close } = await visit()
    await page.addInitScript(() => {
      const names = [
        '<img src=x onerror="window.ranIt=true">',
        '\u202Eksam',
        'MetaMask',
        '',
        'x'.repeat(100_000),
        'Musi',
      ]
      const announce = () => {
        for (let at = 0; at < 5010; at += 1) {
          const icon = at % 2 ? `http://127.0.0.1:9/${at}.png` : `data:image/svg+xml,<svg onload="window.ranIt=true"/>`
          const info = { uuid: `u${at}`, name: names[at % names.length], icon, rdns: `w${at}.example` }
          const provider = {
            request: () => Promise.reject(new Error('no')),
            on: () => undefined,
            removeListener: () => undefined,
          }
          dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
        }
      }
      addEventListener('eip6963:requestProvider', announce)
      localStorage.removeItem('musi.wallet')
      announce()
    })
    await page.goto(`${target.origin}/tickets`)
    await page.evaluate(() => localStorage.removeItem('musi.wallet'))
    await page
      .locator('#connect-wallet')
      .click({ timeout: 10_000 })
      .catch(() => undefined)
    const cards = await page.locator('[id^="connect-"]').count()
    expect(cards).toBeLessThanOrEqual(50)
    expect(await page.evaluate(() => 'ranIt' in globalThis)).toBe(false)
    expect([faults, outside]).toEqual([[], []])
    countVariant(5010)
    await close()
  },
)
