// Needs: wallet
// A passkey account with Chromium's virtual authenticator: created, used and found again. The signatures: passkeyWallet.test.ts.
import type { Song } from '@musi/api/music/songs'
import { entryPointAbi } from '@musi/chain/relay/entryPointAbi'
import { openCall } from '@musi/chain/relay/relayedCalls'
import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import { ENTRY_POINT } from '@musi/chain/relay/operationEvent'
import { sendMined } from '@musi/chain/testing/sendMined'
import { playBudget } from '@musi/chain/reads/music/playBudget'
import type { Product } from '@musi/scripts/run/product'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import type { Address } from '@musi/domain/address'
import { type Page, expect } from '@playwright/test'
import { encodeEventTopics, erc20Abi } from 'viem'
import { test, withoutSplash } from './testing/harness.ts'
import { ONLY_P256, at, begin, bookOf, withPasskeys } from './testing/steps/passkeySteps.ts'
import { FIRST, demoWindow, status } from './testing/steps/walletSteps.ts'

const COIN = 10n ** 18n
const [OPERATION] = encodeEventTopics({ abi: entryPointAbi, eventName: 'UserOperationEvent' })
const [TRANSFER] = encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer' })

// A virtual authenticator belongs to its browser context, so each test gets its own.
test.use({ ownContext: true })

test.beforeEach(async ({ page, allow }) => {
  allow(ONLY_P256)
  // Passkeys need a host with a name, so these pages are on localhost.
  allow(/^http:\/\/localhost:/)
  await withoutSplash(page)
})

async function daiOf(product: Product): Promise<Address> {
  const { tokens } = await bookOf(product)
  return tokens.find(({ symbol }) => symbol === 'DAI')?.address ?? '0x'
}

/** Deploys the account of the page's passkey from another account, as anybody may. */
async function openAccount(page: Page, request: RpcRequest, product: Product): Promise<void> {
  const { contracts } = await bookOf(product)
  const stored = await page.evaluate(() => localStorage.getItem('musi.passkey') ?? '')
  const { x, y } = (JSON.parse(stored) as { data: { key: Record<'x' | 'y', `0x${string}`> } }).data.key
  await sendMined(request, { from: FIRST, to: contracts.passkeyAccountFactory, data: openCall({ x, y }) })
}

type Log = { data: string }
const logsOf = async (request: RpcRequest, address: string, topics: readonly (string | null)[]) =>
  (await request('eth_getLogs', [{ address, topics, fromBlock: '0x0' }])) as readonly Log[]
const topicOf = (account: string) => `0x${account.slice(2).toLowerCase().padStart(64, '0')}`

/** Nonces of the account's operations that were mined and succeeded. */
async function noncesOf(request: RpcRequest, account: Address): Promise<bigint[]> {
  const logs = await logsOf(request, ENTRY_POINT, [OPERATION, null, topicOf(account)])
  const words = logs.map(({ data }) => [data.slice(2, 66), data.slice(66, 130)].map((word) => BigInt(`0x${word}`)))
  return words.flatMap(([nonce = 0n, success]) => (success === 1n ? [nonce] : []))
}

/** The sum of all transfers of a token to an account. */
async function paidTo(request: RpcRequest, token: Address, account: Address): Promise<bigint> {
  const logs = await logsOf(request, token, [TRANSFER, null, topicOf(account)])
  return logs.reduce((sum, { data }) => sum + BigInt(data), 0n)
}

async function swapForDai(page: Page, product: Product, amount: string): Promise<void> {
  await page.goto(at(product, `/swap?inputCurrency=ETH&outputCurrency=${await daiOf(product)}`))
  await page.locator('#swap-currency-input .token-amount-input').fill(amount)
  await page.locator('#swap-button').click()
  await page.locator('#confirm-swap-or-send').click()
}

test('a stranger hears a song by one touch, and its artist pays exactly the price', async ({
  page,
  plainChain,
  product,
}) => {
  const book = await bookOf(product)
  const { rows } = (await (await fetch(`${product.origin}/api/songs`)).json()) as { rows: readonly Song[] }
  const song = rows.find(({ about }) => about?.song_title === 'Glass Weather')
  if (song === undefined || book.contracts.welcome === undefined) throw new Error('The seed has no such song.')
  const { call, decode } = playBudget(book.contracts.welcome, song.artist as Address, song.song as `0x${string}`)
  const budget = async () => {
    const answer = await plainChain.request('eth_call', [{ to: call.address, data: call.callData }, 'latest'])
    return decode(answer as `0x${string}`)?.left ?? 0n
  }
  const before = await budget()
  await page.goto(at(product, `/song/${song.song}`))
  await withPasskeys(page)
  await page.locator('#gift-play').click()
  await expect(page.locator('#insert-said')).toHaveText(/^Playing\./)
  expect(before - (await budget())).toBe(BigInt(song.cost))
  await page.reload()
  // The play is paid for, and nothing more is given to this account.
  await expect(page.locator('#insert-note')).toContainText('free')
  await expect(page.locator('#gift-play')).toHaveCount(0)
  // The charts count it for its sponsor, and the page's own count from the receipts agrees.
  await page.goto(at(product, '/charts'))
  await page.getByRole('button', { name: /Paid plays, 7 days/ }).click()
  await page.locator('dialog[open]').getByRole('button', { name: 'Check it' }).click()
  await expect(page.locator('dialog[open]').getByRole('status').last()).toContainText('The chain agrees.')
})

test('a stranger creates an account with one touch and swaps with another, and the swap is listed as one act', async ({
  page,
  plainChain,
  product,
}) => {
  await page.goto(at(product, '/tickets'))
  await withPasskeys(page)
  const account = await begin(page, 'PASSKEY')
  await plainChain.request('anvil_setBalance', [account, `0x${COIN.toString(16)}`])
  await swapForDai(page, product, '0.05')
  await expect(demoWindow(page)).toContainText('Your device shows only the name of this site')
  await expect(demoWindow(page)).toContainText('0.05 ETH')
  await page.locator('#demo-approve').click()
  await expect(page.locator('#swap-got')).toContainText('You got')
  await page.locator('#review-swap').getByRole('button', { name: 'Close' }).first().click()
  await status(page).click()
  // One act, not a batch of one.
  await expect(page.getByRole('region', { name: 'Recent Transactions' }).getByRole('listitem')).toHaveText([
    /Swap.*ETH.*DAI/,
  ])
  const { native, balance } = tokenReads(plainChain.request)
  expect(await native(account)).toBe(COIN - COIN / 20n)
  expect(await balance(await daiOf(product), account)).toBeGreaterThan(0n)
})

test('a script that replaces the passkey functions after the start is never called (spec: signing.first-references)', async ({
  page,
  plainChain,
  product,
}) => {
  await page.goto(at(product, '/tickets'))
  await withPasskeys(page)
  const account = await begin(page, 'PASSKEY')
  await plainChain.request('anvil_setBalance', [account, `0x${COIN.toString(16)}`])
  await swapForDai(page, product, '0.05')
  await expect(page.locator('#demo-approve')).toBeEnabled()
  await page.evaluate(() => {
    document.body.dataset['calls'] = ''
    const note = () => {
      document.body.dataset['calls'] += 'called '
    }
    CredentialsContainer.prototype.get = async () => (note(), null)
    navigator.credentials.get = async () => (note(), null)
    Object.defineProperty(AuthenticatorResponse.prototype, 'clientDataJSON', { get: note })
  })
  await page.locator('#demo-approve').click()
  await expect(page.locator('#swap-got')).toContainText('You got')
  await expect(page.locator('body')).toHaveAttribute('data-calls', '')
})

test('two tabs of one account swap at the same time, and both swaps are mined (spec: wallets.passkey-tabs)', async ({
  page,
  plainChain,
  product,
  allow,
}) => {
  // The second tab asks for the first one's operation, which has not arrived.
  allow(/status of 404/)
  const { request } = plainChain
  const { native, balance } = tokenReads(request)
  await page.goto(at(product, '/tickets'))
  const authenticator = await withPasskeys(page)
  const account = await begin(page, 'PASSKEY')
  await openAccount(page, request, product)
  await request('anvil_setBalance', [account, `0x${COIN.toString(16)}`])
  const other = await page.context().newPage()
  await withoutSplash(other)
  await other.goto(at(product, '/tickets'))
  await withPasskeys(other, authenticator)
  await expect(status(other)).toBeVisible()

  const held = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  await page.route('**/api/ops', async (route) => {
    arrived.resolve()
    await held.promise
    await route.continue()
  })
  await page.bringToFront()
  await swapForDai(page, product, '0.05')
  await page.locator('#demo-approve').click()
  await arrived.promise
  await other.bringToFront()
  await swapForDai(other, product, '0.0625')
  await other.locator('#demo-approve').click()
  await expect(other.locator('#swap-got')).toContainText('You got')
  // A notice about the other tab's swap may stand in this review, which still waits for its own.
  await expect(page.locator('#swap-got')).toHaveCount(0)
  held.resolve()
  await page.bringToFront()
  await expect(page.locator('#swap-got')).toContainText('You got')

  expect(await native(account)).toBe(COIN - COIN / 20n - COIN / 16n)
  const nonces = await noncesOf(request, account)
  expect(nonces.filter((nonce) => nonce >> 64n === 0n)).toEqual([0n])
  expect(nonces).toHaveLength(2)
  const dai = await daiOf(product)
  expect(await balance(dai, account)).toBe(await paidTo(request, dai, account))
})

test('a declined dialog uses no passkey, and a browser without stored data finds the account again', async ({
  page,
  plainChain,
  product,
}) => {
  await page.goto(at(product, '/tickets'))
  const { cdp, authenticatorId } = await withPasskeys(page)
  const account = await begin(page, 'PASSKEY')
  await plainChain.request('anvil_setBalance', [account, `0x${COIN.toString(16)}`])
  await swapForDai(page, product, '0.05')
  await page.locator('#demo-reject').click()
  await expect(page.locator('#review-swap')).toContainText('Transaction rejected.')
  expect(await tokenReads(plainChain.request).native(account)).toBe(COIN)
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
  expect(credentials.map(({ signCount }) => signCount)).toEqual([1])
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  expect(await begin(page, 'PASSKEY_FOUND')).toBe(account)
})
