import { expect as vitestExpect, test } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.ts'
import { SECOND, installWallet, restoreChainAfterEach, node, addressBook } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { SELECTORS } from '#testing/selectors.ts'

restoreChainAfterEach()

/** Arlo has a share in Split Single. When the song was played, its token refused to pay him. */
const ARLO = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const shares = () => page.locator('section[aria-labelledby="own-shares"]')
const split = () => shares().locator('li[data-song]').filter({ hasText: 'Split Single' })
const review = () => page.locator('#review-song-act')

test('earnings are shown to the wei by period, kept amounts are collected, and a share is transferred (spec: studio.earnings, studio.shares)', async () => {
  installWallet(ARLO)
  await page.goto('/form')
  await shares().getByText('Song by song').click()
  await expect(split()).toContainText('40% of every play · 1 play')
  await expect(split()).toContainText(/2 STRICT 0x\w{4}\.{3}\w{4} couldn’t be paid out\./)
  await expect(shares()).toContainText('In all')
  await expect(page.locator('section[aria-labelledby="owed-shares"]')).toContainText('The jukebox keeps them for you.')
  await expectNoAxeViolations()
  await page.keepShots('own-shares')
  await page.locator('#own-shares-period').selectOption('week')
  await expect(split()).toContainText('0 plays')
  await page.locator('#own-shares-period').selectOption('all')

  await shares().getByRole('button', { name: 'Collect', exact: true }).click()
  await expect(review()).toContainText(ARLO)
  await expect(page.locator('#song-act-rehearsal')).toContainText('Test run passed')
  await page.keepShots('own-collect-review')
  await page.locator('#confirm-song-act').click()
  await expect(page.getByRole('heading', { name: 'Collected' })).toBeVisible()
  await expect(review()).toContainText(/You got 2 \w+/)
  await page.locator('#song-act-done').click()
  await expect(page.locator('section[aria-labelledby="owed-shares"]')).toHaveCount(0)

  await shares().getByRole('button', { name: 'Transfer share' }).click()
  await page.locator('#hand-on-song').selectOption((await split().one()).dataset['song'] ?? '')
  const to = page.locator('#hand-on-to input')
  await to.fill(ARLO)
  await expect(shares()).toContainText('This is your own account.')
  await to.fill('petra.eth')
  await expect(shares()).toContainText(SECOND)
  await page.locator('#hand-on-review').click()
  await expect(review()).toContainText('This account gets your 40% of every play from now on')
  await expect(review()).toContainText(SECOND)
  await expect(page.locator('#song-act-rehearsal')).toContainText('Test run passed')
  await page.keepShots('own-hand-on-review')
  await page.locator('#confirm-song-act').click()
  await expect(page.getByRole('heading', { name: 'Your share is handed on' })).toBeVisible()
  await page.locator('#song-act-done').click()
  await expect(split()).toContainText('Handed on')
  const song = (await split().one()).dataset['song'] ?? ''
  const call = { to: addressBook().contracts.jukeboxV2, data: `${SELECTORS.payees}${song.slice(2)}` }
  vitestExpect(await node('eth_call', [call, 'latest'])).toContain(SECOND.slice(2).toLowerCase())
})
