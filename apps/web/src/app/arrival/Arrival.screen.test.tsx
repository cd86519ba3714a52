import { inject, test } from 'vitest'
import { installWallet } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'

test('a link to one’s own orders scrolls to them, even if they and the parts above them load later (spec: routes.arrival, market.own-orders)', async () => {
  const cleo = inject('config').people.find(({ name }) => name === 'Cleo')?.address
  if (cleo === undefined) throw new Error('The configuration names no person called Cleo.')
  const { promise: isReady, resolve: answer } = Promise.withResolvers<void>()
  // The lists above the orders make the page longer once they load.
  for (const path of ['**/api/acts?*', '**/api/nft/pieces', '**/api/balances?*', '**/api/positions?*'])
    page.route(path, async (route) => {
      await isReady
      return route.continue()
    })
  installWallet(cleo)
  await page.becomePhone()
  await page.goto(`/account/${cleo}#own-orders`)
  const own = page.locator('#own-orders')
  await expect(own).toContainText('Your orders')
  answer()
  await expect(page.getByRole('region', { name: 'Activity', exact: true }).getByRole('listitem').first()).toBeVisible()
  await page.settled()
  await expect(own).toBeInViewport()
  await expect(own).toBeFocused()
})
