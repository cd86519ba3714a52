import { test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { SECOND, installWallet, restoreChainAfterEach, pairOf, tokenOf } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'

restoreChainAfterEach()

/** Nico, the newcomer, who holds nothing. */
const NICO = '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955'
const POSITIONS = '**/api/positions?*'

const lines = ['You put in', 'Worth now', 'Fees earned', 'Price movement']

test('the result of a position is shown on its pool’s page, in the list of pools and where it is removed (spec: charts.position, charts.holding)', async () => {
  installWallet(SECOND)
  await page.goto(`/charts/pool/${pairOf('DAI')}`)
  const ownPosition = () => page.getByRole('region', { name: 'Your position', exact: true })
  for (const line of lines) await expect(ownPosition()).toContainText(line)
  await expect(ownPosition()).toContainText(/(Providing beats holding by|Holding would have left you) \$[\d,.]+/)
  await expectNoAxeViolationsInBothThemes('#charts-detail')
  await page.keepShots('truth-pool')

  await page.goto(`/remove/ETH/${tokenOf('DAI')}`)
  for (const line of lines) await expect(page.locator('#position-truth')).toContainText(line)
  await page.keepShots('truth-remove')

  await page.goto('/pool')
  await page
    .getByRole('button', { name: /^Manage/ })
    .first()
    .click()
  await expect(page.locator('#main, main').first()).toContainText('You put in')
  await page.keepShots('truth-list')
})

test('an account sees that it has no position only once everything is read, and no sum while the history is unreachable (spec: index.screens)', async () => {
  installWallet(NICO)
  page.route(POSITIONS, (route) => route.fulfill({ status: 503, json: { code: 'unread' } }))
  await page.goto(`/charts/pool/${pairOf('DAI')}`)
  const own = () => page.getByRole('region', { name: 'Your position', exact: true })
  await expect(own()).toContainText('We can’t reach the history right now.')
  await expect(own()).not.toContainText('You have nothing in this pool.')
  page.unroute(POSITIONS)
  await expect(own()).toContainText('You have nothing in this pool.')
})
