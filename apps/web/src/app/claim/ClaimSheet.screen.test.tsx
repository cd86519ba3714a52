import type { Claim } from '@musi/api/claims'
import { describe, expect as vitestExpect, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { installWallet, restoreChainAfterEach, node, addressBook, tokenOf } from '#testing/chain.ts'
import { consoleErrors } from '#testing/consoleErrors.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { toCallDataWord } from '#testing/toCallDataWord.ts'
import { SELECTORS } from '#testing/selectors.ts'
import { tokenBalance } from '#testing/pools.ts'

restoreChainAfterEach()

/** Can claim 1000 for SOCKS, 400 as a user, and 2,345.678 for liquidity. */
const ARIA = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
/** Already claimed on the first day. */
const VERA = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
/** 1000 for SOCKS, and 400 as a user. */
const CLEO = '0x976EA74026E726554dB657fA54763abd0C3a0aa9'
const NICO = '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955'
const COIN = 10n ** 18n
const SEND = 'eth_sendTransaction'

const modal = () => page.locator('#address-claim')
const field = () => page.locator('#claim-recipient input')
const button = () => page.locator('#address-claim-button')
const why = () => page.locator('#address-claim-why')

const uniBalance = (who: string) => tokenBalance(who, tokenOf('UNI'))

describe('a claim for any address', () => {
  test('case 74: is found for an address in any case and with spaces, and not for an address without a claim', async () => {
    installWallet()
    await page.goto('/claim')
    await expect(modal()).toBeVisible()
    vitestExpect(location.pathname).toBe('/swap')
    await expect(modal()).toContainText('0 UNI')
    await expect(button()).toBeDisabled()
    for (const typed of [ARIA, ARIA.toLowerCase(), ` ${ARIA.slice(0, 20)} ${ARIA.slice(20)}\n`]) {
      await field().fill('')
      await field().fill(typed)
      await expect(modal()).toContainText('3,745 UNI')
      await expect(button()).toBeEnabled()
    }
    await field().fill(NICO)
    await expect(why()).toHaveText('Address has no available claim')
    await expect(button()).toBeDisabled()
    await field().fill(VERA)
    // The sentence from the specification, then ours (spec: claims.button).
    await expect(why()).toHaveText(/^Address has no available claim\s+This address has already claimed its 400 UNI\.$/)
    await expect(modal()).toContainText('MUSI is listed as UNI')
    await field().fill('0x12')
    await expect(button()).toBeDisabled()
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('claim-address')
    await page.keyboard.press('Escape')
    await expect(field()).toHaveCount(0)
    // The previous account's claim must not show for the next account.
    await page.locator('#open-menu-button').click()
    await page.getByRole('button', { name: 'Claim MUSI' }).click()
    await expect(field()).toHaveValue('')
  })

  test('case 75: pays its owner to the wei, no matter who sends it, and only once', async () => {
    consoleErrors.allow(/Transaction rejected|the device is locked/)
    const wallet = installWallet()
    const before = await uniBalance(ARIA)
    await page.goto('/claim')
    await field().fill(ARIA)
    await expect(page.locator('#address-claim-rehearsal')).toContainText('Test run passed')
    await expect(page.locator('#address-claim-rehearsal')).toContainText('0x15d3...6A65 gets 3,745.67 UNI.')
    wallet.next(SEND, { does: 'reject' })
    await button().click()
    await expect(page.locator('#address-claim-declined')).toHaveText('Nothing was sent.')
    await expect(field()).toHaveValue(ARIA)
    wallet.next(SEND, { does: 'throw', error: { code: -32_000, message: 'the device is locked' } })
    await button().click()
    await expect(page.locator('#address-claim-error')).toContainText('the device is locked')
    await expect(field()).toHaveValue(ARIA)
    await page.keepShots('claim-failed')
    vitestExpect(consoleErrors.all().join(' ')).toContain('the device is locked')
    await button().click()
    await expect(page.getByRole('heading', { name: 'Claimed' })).toBeVisible()
    await expect(page.locator('#address-claim-got')).toHaveText('0x15d3...6A65 got 3,745.67 UNI')
    await expect(modal().getByRole('link', { name: /View transaction on Etherscan/ })).toBeVisible()
    // No confetti with reduced motion (spec: claims.confetti).
    await expect(modal().locator('canvas')).toHaveCount(0)
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('claim-done')
    vitestExpect((await uniBalance(ARIA)) - before).toBe(3_745_678n * 10n ** 15n)
    await page.locator('#address-claim-done').click()
    await page.goto('/claim')
    await expect(field()).toHaveValue('')
    await field().fill(ARIA)
    await expect(why()).toHaveText(/has already claimed its 3,745\.67 UNI/)
    await expect(button()).toBeDisabled()
  })

  test.each([
    ['another amount', { amount: '0xffffffffffffffffffff' }],
    ['another index', { index: 3 }],
    ['no proof', { proof: [] }],
    ['another proof', { proof: [`0x${'1'.repeat(64)}`] }],
  ])('case 73: a service that lies about %s is not trusted: the button stays disabled', async (_what, lie) => {
    installWallet()
    page.route(/\/claims\//, async (route) => {
      const answer = await route.fetch()
      route.fulfill({ json: { ...(await answer.json()), ...lie } })
    })
    await page.goto('/claim')
    await field().fill(ARIA)
    await expect(why()).toHaveText('Address has no available claim')
    await expect(button()).toBeDisabled()
  })

  test.each([
    ['fails', { status: 500, body: 'no' }],
    ['answers rubbish', { status: 200, body: '<html>' }],
    ['answers without end', { status: 200, body: 'x'.repeat(2_000_000) }],
    ['answers with something else', { status: 200, body: '{"index":"1"}' }],
  ])('case 76: a service that %s counts as no claim, and is not asked again', async (_what, answer) => {
    installWallet()
    let requests = 0
    page.route(/\/claims\//, (route) => {
      if (route.request().url().includes(ARIA)) requests += 1
      route.fulfill(answer)
    })
    await page.goto('/claim')
    await field().fill(ARIA)
    await expect(why()).toHaveText('Address has no available claim')
    await node('anvil_mine', ['0x2'])
    await expect(button()).toBeDisabled()
    vitestExpect(requests).toBe(1)
  })

  test('case 75: is disabled in the block in which somebody else claims it', async () => {
    installWallet()
    await page.goto('/claim')
    await field().fill('cleo.eth')
    await expect(button()).toBeEnabled()
    const { index, amount, proof } = (await (await fetch(`/claims/31337/${CLEO}`)).json()) as Claim
    const uint = (value: bigint | string | number) => BigInt(value).toString(16).padStart(64, '0')
    const list = [uint(proof.length), ...proof.map((one) => one.slice(2))].join('')
    const data = `${SELECTORS.claim}${uint(index)}${toCallDataWord(CLEO)}${uint(amount)}${uint(128)}${list}`
    await node(SEND, [{ from: NICO, to: addressBook().contracts.merkleDistributor, data }])
    await expect(why()).toHaveText(/has already claimed its 1,400 UNI/)
    await page.keepShots('claim-taken')
    await expect(button()).toBeDisabled()
  })

  test('case 76: stays "Looking for a claim…" with the button disabled while the service never answers', async () => {
    installWallet(ARIA)
    page.route(/\/claims\//, () => undefined)
    await page.goto('/claim')
    await field().fill(ARIA)
    await expect(why()).toHaveText('Looking for a claim…')
    await page.keepShots('claim-asking')
    await expect(button()).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(page.locator('#claim-notice')).toHaveCount(0)
    await expect(page.locator('#uni-pill')).toHaveCount(0)
    await expect(page.locator('#swap-button')).toBeVisible()
  })

  test('is shown without a wallet or with one on another chain, and waits for a wallet', async () => {
    await page.goto('/claim')
    await field().fill(ARIA)
    await expect(modal()).toContainText('3,745 UNI')
    await expect(why()).toHaveText(/^Connect a wallet first\./)
    await page.keepShots('claim-unconnected')
    await expect(button()).toBeDisabled()
    const wallet = installWallet()
    await page.goto('/claim')
    await field().fill(ARIA)
    await expect(button()).toBeEnabled()
    wallet.reportChain(1)
    await expect(button()).toBeDisabled()
    await expect(why()).toHaveText(/^Connect a wallet first\./)
    await expect(field()).toHaveValue(ARIA)
  })

  test('cannot be sent if the airdrop has no funds, and says so', async () => {
    installWallet()
    const distributor = addressBook().contracts.merkleDistributor ?? ''
    await node('anvil_impersonateAccount', [distributor])
    await node('anvil_setBalance', [distributor, '0xde0b6b3a7640000'])
    const all = await uniBalance(distributor)
    const rest = (all - 5n * COIN).toString(16).padStart(64, '0')
    await node(SEND, [
      { from: distributor, to: tokenOf('UNI'), data: `${SELECTORS.transfer}${toCallDataWord(NICO)}${rest}` },
    ])
    await page.goto('/claim')
    await field().fill(ARIA)
    await expect(why()).toHaveText('The airdrop contract holds too little UNI to pay this right now.')
    await page.keepShots('claim-dry')
    await expect(button()).toBeDisabled()
  })
})

test('an account’s own claim shows its breakdown, then confetti, and closes by itself (spec: claims.breakdown, claims.self)', async () => {
  installWallet(ARIA)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/swap')
  await page.locator('#uni-pill').click()
  await page.locator('#uni-balance').getByRole('button', { name: '(claim)' }).click()
  const own = page.locator('#self-claim')
  await expect(own).toContainText('SOCKS1,000 UNI')
  await expect(own).toContainText('Liquidity2,345 UNI')
  await expect(own).toContainText('User400 UNI')
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('claim-self')
  await page.locator('#self-claim-button').click()
  await expect(page.getByRole('heading', { name: 'Claimed!' })).toBeVisible()
  await expect(page.locator('#self-claim-got')).toHaveText('You got 3,745.67 UNI')
  await expect(own.locator('canvas')).toBeVisible()
  await expect(own).toBeHidden({ timeout: 8000 })
})
