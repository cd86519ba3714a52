// Needs: wallet
// An account with a passkey, with Chromium's virtual authenticator: made, used, found again. What is signed: passkeyWallet.test.ts.
import type { Song } from '@musi/api/music/songs'
import { playBudget } from '@musi/chain/reads/music/playBudget'
import type { Product } from '@musi/scripts/run/product'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import type { Address } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import { type Page, expect } from '@playwright/test'
import { test, withoutSplash } from './testing/harness.ts'
import { connectButton, demoWindow, modal, status } from './testing/steps/walletSteps.ts'

/** Browsers warn about keys of P-256 alone; the account's contract can check no others. */
const ONLY_P256 = /pubKeyCredParams/
const COIN = 10n ** 18n

// An authenticator stays with its context.
test.use({ ownContext: true })

test.beforeEach(async ({ page, allow }) => {
  allow(ONLY_P256)
  // Passkeys need a host with a name, so these pages are on localhost.
  allow(/^http:\/\/localhost:/)
  await withoutSplash(page)
})

/** A page of the product at an address that may have passkeys. */
const at = ({ port }: Product, path: string) => `http://localhost:${port}${path}`

/** Chromium's authenticator in software, which touches by itself. */
async function withPasskeys(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, authenticatorId }
}

async function begin(page: Page, option: 'PASSKEY' | 'PASSKEY_FOUND'): Promise<Address> {
  await connectButton(page).click()
  await page.locator(`#connect-${option}`).click()
  await expect(status(page)).toBeVisible()
  await expect(modal(page)).toBeHidden()
  await status(page).click()
  const account = await page.locator('#web3-account-identifier-row').getAttribute('title')
  await page.keyboard.press('Escape')
  return (account ?? '0x') as Address
}

async function daiOf({ origin }: Product): Promise<Address> {
  const { book } = (await (await fetch(`${origin}/config`)).json()) as { book: AddressBook }
  return book.tokens.find(({ symbol }) => symbol === 'DAI')?.address ?? '0x'
}

async function swapForDai(page: Page, product: Product, amount: string): Promise<void> {
  await page.goto(at(product, `/swap?inputCurrency=ETH&outputCurrency=${await daiOf(product)}`))
  await page.locator('#swap-currency-input .token-amount-input').fill(amount)
  await page.locator('#swap-button').click()
  await page.locator('#confirm-swap-or-send').click()
}

test('a stranger hears a song by two touches, and its artist pays exactly the price', async ({
  page,
  plainChain,
  product,
}) => {
  const { book } = (await (await fetch(`${product.origin}/config`)).json()) as { book: AddressBook }
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
  await expect(demoWindow(page)).toContainText('Sign in to Musi?')
  await page.locator('#demo-approve').click()
  await expect(page.locator('#insert-said')).toHaveText(/^Playing\./)
  expect(before - (await budget())).toBe(BigInt(song.cost))
  await page.reload()
  // The play is paid for, and nothing more is given to this account.
  await expect(page.locator('#insert-note')).toContainText('free')
  await expect(page.locator('#gift-play')).toHaveCount(0)
})

test('a stranger makes an account by one touch, swaps by another, and the swap is told as one act', async ({
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
  await expect(page.locator('#review-swap')).toContainText('You got')
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

test('a script that replaces the functions for passkeys after the start is never asked (spec: signing.first-references)', async ({
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
  await expect(page.locator('#review-swap')).toContainText('You got')
  await expect(page.locator('body')).toHaveAttribute('data-calls', '')
})

test('a refused window touches nothing, and a browser that knows nothing finds the account again', async ({
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
