import { describe, test } from 'vitest'
import { installWallet } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import type { ConfigOverrides } from '#testing/visit.ts'

/** About two letters of the header; those of an address differ in width. */
const LETTERS_PX = 16

describe('after a reload (spec: wallets.restoring)', () => {
  /** Opens a page whose remembered wallet does not answer until the returned function is called. */
  async function openRestoring(path: string, config: ConfigOverrides = {}): Promise<() => void> {
    const wallet = installWallet()
    const answer = Promise.withResolvers<void>()
    wallet.next('eth_accounts', { does: 'late', until: answer.promise })
    await page.open(path, config)
    await expect(page.locator('#web3-status-restoring')).toBeVisible()
    return answer.resolve
  }

  test.each(['/pool', '/swap', '/approvals', '/uni', '/vote', '/migrate/v1', '/find'])(
    '%s does not offer to connect until the remembered wallet has answered',
    async (path) => {
      const answer = await openRestoring(path)
      await expect(page.locator('main h1, main h2').first()).toBeVisible()
      await expect(page.locator('body')).not.toContainText(/connect (to )?a wallet|connect wallet/i)
      answer()
      await expect(page.locator('#web3-status-connected')).toBeVisible()
    },
  )

  test('nothing in the header moves by more than a few letters when the account arrives', async () => {
    // Without configured names, the account is a short address, as with any wallet.
    const answer = await openRestoring('/pool', { people: [] })
    const status = await page.locator('#web3-status-restoring').boundingBox()
    const badge = await page.getByText('Test network').first().boundingBox()
    answer()
    await expect(page.locator('#web3-status-connected')).toBeVisible()
    await expect(page.locator('#native-balance')).toBeVisible()
    const connected = await page.locator('#web3-status-connected').boundingBox()
    const { x } = await page.getByText('Test network').first().boundingBox()
    expect(connected.height).toBe(status.height)
    expect(Math.abs(connected.width - status.width)).toBeLessThan(LETTERS_PX)
    expect(Math.abs(x - badge.x)).toBeLessThan(2 * LETTERS_PX)
  })
})
