import { describe, expect as vitestExpect, test } from 'vitest'
import { expectNoAxeViolations, expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { FIRST, SECOND, installWallet, restoreChainAfterEach, node, addressBook } from '#testing/chain.ts'
import { consoleErrors } from '#testing/consoleErrors.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { toCallDataWord } from '#testing/toCallDataWord.ts'
import { SELECTORS } from '#testing/selectors.ts'
import { tokenBalance } from '#testing/pools.ts'

restoreChainAfterEach()

const SEND = 'eth_sendTransaction'
const name = () => page.locator('#token-name')
const symbol = () => page.locator('#token-symbol')
const create = () => page.locator('#create-token-button')
const review = () => page.locator('#review-token')
const confirm = () => page.locator('#confirm-token')

async function fill(typedName: string, typedSymbol: string): Promise<void> {
  await page.goto('/create-artist-token')
  await name().fill(typedName)
  await symbol().fill(typedSymbol)
}

/** Presses Create once the future token's address was read; an earlier press asks to try again. */
async function pressCreate(): Promise<void> {
  await expect(page.locator('#web3-status-connected')).toBeVisible()
  await page.waitForRequest(/\/rpc$/)
  await page.settled()
  await create().click()
}

/** All of a new token belongs to the account that created it. */
const supplyOf = (token: string) => tokenBalance(SECOND, token)

/** Somebody else creates the token's pair with the wrapped currency, sends it 1 wei and syncs it. */
async function skewPairByOneWei(token: string): Promise<void> {
  const { v2Factory, wrappedNative } = addressBook().contracts
  const send = (to: string, data: string, value = '0x0') =>
    node('eth_sendTransaction', [{ from: FIRST, to, data, value }])
  await send(v2Factory, `${SELECTORS.createPair}${toCallDataWord(token)}${toCallDataWord(wrappedNative)}`)
  const call = { to: v2Factory, data: `${SELECTORS.getPair}${toCallDataWord(token)}${toCallDataWord(wrappedNative)}` }
  const pair = `0x${String(await node('eth_call', [call, 'latest'])).slice(-40)}`
  await send(wrappedNative, SELECTORS.deposit, '0x1')
  await send(wrappedNative, `${SELECTORS.transfer}${toCallDataWord(pair)}${toCallDataWord(1n)}`)
  await send(pair, SELECTORS.sync)
}

describe('an artist’s own token (spec: artist-tokens.create)', () => {
  test('without a wallet, Create opens the wallet dialog, logs, shows one line and keeps the form', async () => {
    consoleErrors.allow(/No token was created/)
    await fill('Nova Lane', 'NOVA')
    await expect(page.getByText('One million tokens, all of them yours at first.')).toBeVisible()
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('token-form')
    await create().click()
    await expect(page.getByRole('dialog')).toContainText('Connect to a wallet')
    vitestExpect(consoleErrors.all().join(' ')).toContain('No token was created.')
    await page.keyboard.press('Escape')
    await expect(page.locator('#create-token-trouble')).toHaveText(
      'Connect a wallet first. The token will belong to its account.',
    )
    await expect(name()).toHaveValue('Nova Lane')
  })

  test('a token is test-run, minted to its artist, announced by the alert, given its first pool and listed in the token picker (spec: artist-tokens.first-pool)', async () => {
    const wallet = installWallet(SECOND)
    const alerts: string[] = []
    page.onDialog((dialog) => {
      alerts.push(dialog.message())
      dialog.accept()
    })
    await fill('Nova Lane', 'NOVA')
    // The wallet is asked for the owner's account, and may refuse (spec: artist-tokens.accounts).
    consoleErrors.allow(/No token was created/)
    wallet.next('eth_requestAccounts', { does: 'reject' })
    await pressCreate()
    await expect(page.locator('#create-token-trouble')).toContainText('rejected')
    await create().click()
    await expect(page.locator('#token-rehearsal')).toContainText('Test run passed')
    vitestExpect(wallet.asks('eth_requestAccounts')).toBe(2)
    await expect(page.locator('#token-rehearsal')).toContainText(/You get 1,000,000 NOVA 0x\w{4}\.\.\.\w{4}\./)
    await expect(review()).toContainText(SECOND)
    await expectNoAxeViolations()
    await page.keepShots('token-review')
    wallet.next(SEND, { does: 'reject' })
    await confirm().click()
    await expect(page.locator('#token-declined')).toHaveText('Nothing was sent.')
    await confirm().click()
    await expect(page.getByRole('heading', { name: 'Your token is ready' })).toBeVisible()
    await expect(review()).toContainText('1,000,000 NOVA are in your account.')
    await expect.poll(() => alerts.length).toBe(1)
    const address = /^your token has been deployed, here is your token address (0x[\dA-Fa-f]{40})$/.exec(
      alerts[0] ?? '',
    )?.[1]
    vitestExpect(await supplyOf(address ?? '')).toBe(10n ** 24n)
    await page.keepShots('token-done')
    await page.locator('#token-done').click()
    await expect(page.locator('#made-token')).toBeFocused()
    await expect(page.locator('#create-token-page')).toContainText(address ?? 'none')
    await page.setViewportSize({ width: 360, height: 780 })
    await page.locator('#first-pool-price').fill('0.001')
    await page.locator('#first-pool-tokens').fill('1000001')
    await expect(page.locator('#create-token-page')).toContainText('There are only 1,000,000 NOVA.')
    await page.locator('#first-pool-tokens').fill('1000')
    await expect(page.locator('#first-pool-preview')).toContainText('1 ETH')
    await expect(page.locator('#first-pool-preview')).toContainText('0.10%')
    await page.keepShots('token-made-phone')
    await expectNoAxeViolations()
    await page.locator('#open-first-pool').click()
    await expect(page.getByText('You are the first liquidity provider.')).toBeVisible()
    await expect(page.locator('#add-liquidity-input-tokenb')).toContainText('NOVA')
    await expect(page.getByLabel('First token: amount')).toHaveValue('1')
    await expect(page.getByLabel('Second token: amount')).toHaveValue('1000')
    vitestExpect(alerts.length).toBe(1)

    await page.locator('#approve-button').click()
    await page.locator('#add-button').click()
    await page.locator('#confirm-add').click()
    await expect(page.locator('#review-add')).toContainText('Liquidity added')
    await page.goto('/swap')
    await page.locator('#swap-currency-output .open-currency-select-button').click()
    await page.locator('#token-search-input').fill('NOVA')
    await expect(page.getByRole('dialog')).toContainText('Nova Lane')
  })

  test('case 4: 1 wei sent to the pair beforehand does not block the artist’s first pool (spec: liquidity.opened, artist-tokens.first-pool)', async () => {
    installWallet(SECOND)
    const alerts: string[] = []
    page.onDialog((dialog) => {
      alerts.push(dialog.message())
      dialog.accept()
    })
    await fill('Nova Lane', 'NOVA')
    await pressCreate()
    await expect(page.locator('#token-rehearsal')).toContainText('Test run passed')
    await confirm().click()
    await expect(page.getByRole('heading', { name: 'Your token is ready' })).toBeVisible()
    await expect.poll(() => alerts.length).toBe(1)
    const token = /0x[\dA-Fa-f]{40}$/.exec(alerts[0] ?? '')?.[0] ?? ''
    await skewPairByOneWei(token)
    await page.locator('#token-done').click()
    await expect(page.locator('#first-pool-sent')).toContainText('Somebody sent 0.000000000000000001 ETH')
    await page.locator('#first-pool-price').fill('0.001')
    await page.locator('#first-pool-tokens').fill('1000')
    await page.keepShots('token-first-pool-sent')
    await page.locator('#open-first-pool').click()
    await expect(page.locator('#add-sent')).toContainText('Nothing is wrong')
    await page.locator('#approve-button').click()
    await page.locator('#add-button').click()
    await expect(page.locator('#add-rehearsal')).toContainText('Test run passed')
    await page.locator('#confirm-add').click()
    await expect(page.locator('#review-add')).toContainText('Liquidity added')
  })

  test('the review shows the factory’s objections, and the form checks nothing', async () => {
    installWallet(SECOND)
    await fill('', 'NOVA')
    await pressCreate()
    await expect(review()).toContainText('The token needs a name.')
    await expect(confirm()).toBeDisabled()
  })

  test('the artist is warned of a look-alike symbol and of a symbol no list accepts (spec: artist-tokens.own-warning)', async () => {
    await fill('Nova Lane', 'USDС')
    await expect(page.locator('#token-look-alike')).toContainText('People could mistake this for')
    await expect(page.locator('#token-look-alike')).toContainText('(USDC)')
    await symbol().fill('NOVA BAND')
    await expect(page.locator('#token-look-alike')).toHaveCount(0)
    await expect(page.locator('#token-unlisted')).toBeVisible()
    await page.keepShots('token-warned')
  })
})
