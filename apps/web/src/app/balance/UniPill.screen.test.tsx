import { beforeEach, expect as vitestExpect, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { FIRST, SECOND, installWallet, restoreChainAfterEach, node, tokenOf } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { toCallDataWord } from '#testing/toCallDataWord.ts'
import { SELECTORS } from '#testing/selectors.ts'

restoreChainAfterEach()

beforeEach(() => void installWallet())

const pill = () => page.locator('#uni-pill')
const number = () => pill().locator('span')

const give = (whole: bigint): Promise<unknown> =>
  node('eth_sendTransaction', [
    {
      from: FIRST,
      to: tokenOf('UNI'),
      data: `${SELECTORS.transfer}${toCallDataWord(SECOND)}${toCallDataWord(whole * 10n ** 18n)}`,
    },
  ])

/** Records each text and width of the pill until `end` is called. */
function startRecording(): { texts: string[]; widths: Set<number>; end: () => void } {
  const texts: string[] = []
  const widths = new Set<number>()
  let frame = requestAnimationFrame(function look() {
    const shown = document.querySelector('#uni-pill')
    const text = shown?.querySelector('span')?.textContent
    if (shown && text && texts.at(-1) !== text) texts.push(text)
    if (shown) widths.add(Math.round(shown.getBoundingClientRect().width))
    frame = requestAnimationFrame(look)
  })
  return { texts, widths, end: () => cancelAnimationFrame(frame) }
}

test('the pill appears without counting up, counts when it changes, and keeps its width (spec: money.counting)', async () => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const first = startRecording()
  await page.goto('/swap')
  await expect(pill()).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 300))
  first.end()
  vitestExpect(first.texts).toHaveLength(1)
  const [before = ''] = first.texts

  const next = startRecording()
  await give(400n)
  // Rewards accrue meanwhile.
  const after = Number(before.replaceAll(',', '')) - 400
  await expect(number()).toHaveText(
    new RegExp(`^(${[after, after + 1].map((one) => one.toLocaleString('en')).join('|')})$`),
  )
  next.end()
  vitestExpect(next.texts[0]).toBe(before)
  vitestExpect(next.texts.length).toBeGreaterThan(3)
  vitestExpect(next.widths.size).toBe(1)
})

test('the pill and its breakdown group digits as the language does (spec: money.grouping)', async () => {
  page.addInitScript(() => localStorage.setItem('i18nextLng', 'de'))
  await page.goto('/swap')
  await expect(number()).toHaveText(/^\d{1,3}(\.\d{3})+$/)
  await expect(pill()).toHaveAttribute('aria-label', /^\d{1,3}(\.\d{3})+ /)
  await pill().click()
  const breakdown = page.locator('#uni-balance')
  await expect(breakdown.locator('p').first()).toHaveText(/^\d{1,3}(\.\d{3})+,\d{2} UNI$/)
  await expect(breakdown.locator('p').first().locator('b')).toHaveText(/\d$/)
  await expect(breakdown.locator('dd').first()).toHaveText(/^\d{1,3}(\.\d{3})+,\d{2}$/)
  await expect(breakdown).toContainText(/\d{3}\.\d{3}\.\d{3}/)
  await page.keepShots('uni-german')
})

test('the breakdown does not count up', async () => {
  await page.goto('/swap')
  await pill().click()
  const total = page.locator('#uni-balance p').first()
  await expect(total).toContainText('UNI')
  const shown = (await total.one()).textContent ?? ''
  await new Promise((resolve) => setTimeout(resolve, 200))
  vitestExpect((await total.one()).textContent).toBe(shown)
  const whole = (await pill().one()).querySelector('span')?.textContent ?? ''
  vitestExpect(shown.startsWith(whole)).toBe(true)
})

test('an account with a claim is notified once, and the pill leads to the claim until it is claimed (spec: claims.notice, uni.pill)', async () => {
  await page.goto('/swap')
  const notice = page.locator('#claim-notice')
  await expect(notice).toContainText('UNI has arrived')
  await expect(notice).toContainText('400 UNI')
  await expect(pill()).toContainText(/[\d,]+ UNI/)
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('claim-notice')
  await notice.getByRole('button', { name: 'Claim your UNI tokens' }).click()
  await expect(page.locator('#self-claim')).toBeVisible()
  await expect(notice).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(pill()).toHaveText('Claim UNI')
  await expect(pill()).toBeFocused()
  await page.keepShots('claim-pill')

  await node('evm_setAutomine', [false])
  await page.keyboard.press('Enter')
  await page.locator('#self-claim-button').click()
  await expect(page.locator('#self-claim').getByRole('link', { name: /View transaction/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(pill()).toHaveText('Claiming UNI')
  await node('evm_setAutomine', [true])
  await node('anvil_mine', ['0x1'])
  await expect(number()).toHaveText(/^[\d,]+$/)
  await page.goto('/pool')
  await expect(pill()).toContainText('UNI')
  await expect(notice).toHaveCount(0)
})

test('the notice covers nothing, hides after 8 s, and is shown once per account (spec: claims.notice)', async () => {
  await page.goto('/swap')
  const notice = page.locator('#claim-notice')
  await expect(notice).toBeVisible()
  // Moves the pointer off the notice, where it would pause the timer.
  await page.locator('#swap-button').hover()
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 780 })
    const [line, top] = [await notice.one(), await page.locator('main').one()].map((one) => one.getBoundingClientRect())
    vitestExpect(line?.bottom).toBeLessThanOrEqual(top?.top ?? 0)
  }
  await expect(notice).toHaveCount(0, { timeout: 12_000 })
  await expect(pill()).toHaveText('Claim UNI')
  await page.goto('/swap')
  await expect(pill()).toHaveText('Claim UNI')
  await expect(notice).toHaveCount(0)
})

test('the airdrop is shown once on the page of rewards, which collects it itself (spec: claims.notice)', async () => {
  await page.goto('/uni')
  await expect(page.locator('#collect')).toContainText('400 UNI')
  // Every other page has this text too (spec: uni.pill).
  await expect(pill()).toHaveText('Claim UNI')
  await expect(page.locator('#claim-notice')).toHaveCount(0)
})

test('the notice can be closed, closes when a modal opens, and is not shown to an account without a claim', async () => {
  await page.goto('/swap')
  const notice = page.locator('#claim-notice')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(notice).toHaveCount(0)
  await expect(pill()).toBeFocused()
  localStorage.removeItem('musi.claimNotice')
  await page.goto('/swap')
  await expect(notice).toBeVisible()
  await page.locator('#open-menu-button').click()
  await expect(notice).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(pill()).toHaveText('Claim UNI')
  installWallet('0x14dC79964da2C08b23698B3D3cc7Ca32193d9955')
  await page.goto('/swap')
  await expect(pill()).toHaveText('0 UNI')
  await expect(notice).toHaveCount(0)
})
