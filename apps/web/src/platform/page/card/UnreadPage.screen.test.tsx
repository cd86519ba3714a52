import { afterEach, beforeEach, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { installWallet, tokenOf } from '#testing/chain.ts'
import { consoleErrors } from '#testing/consoleErrors.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { endFaults, startFault } from '#testing/serverFaults.ts'
import { navigate } from '../navigation/currentLocation.ts'

const UNREAD = '/song/0x' + '7'.repeat(64)

beforeEach(() => {
  consoleErrors.allow(/./)
  installWallet()
})
afterEach(endFaults)

const banner = () => page.getByRole('status').filter({ hasText: /offline\. .*Reconnecting…$/ })
const block = () => page.getByRole('main').getByRole('alert')

async function openSwap(): Promise<void> {
  await page.open(`/swap?inputCurrency=ETH&outputCurrency=${tokenOf('DAI')}&exactAmount=0.5`)
  await expect(page.locator('#swap-price')).toContainText('ETH per DAI')
}

test('a page that cannot be read says what happened, that nothing is lost, and offers a retry; the banner then does not mention figures (spec: unreachable.page, heads.banner)', async () => {
  await openSwap()
  startFault('offline')
  await expect(banner()).toContainText('These figures are from block')
  navigate(UNREAD)
  await expect(block()).toContainText('We can’t read this song right now.')
  await expect(block()).toContainText('Nothing is lost: what is on the chain stays there.')
  await expect(block().getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(banner()).toHaveText("You're offline. Reconnecting…")
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('unread')
  navigate('/swap')
  await expect(banner()).toContainText('These figures are from block')
})

test('a page that was read before shows its last data, marked as old, when it is opened again while the server does not answer (spec: reads.last-answer)', async () => {
  await page.open('/nft')
  await expect(page.getByRole('main')).toContainText(/\d ETH/)
  navigate('/tickets')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tickets')
  startFault('offline')
  await expect(banner()).toBeVisible()
  navigate('/nft')
  await expect(page.getByRole('main')).toContainText(/\d ETH/)
  await expect(page.locator('main[data-overdue]')).toBeVisible()
  await expect(block()).toHaveCount(0)
})
