// Needs: story, wallet, chain, server
import type { Page } from '@playwright/test'
import { expect, test, withoutSplash } from './testing/harness.ts'
import { connectDemo, approveDemo } from './testing/steps/walletSteps.ts'

const voteCard = (page: Page) => page.getByRole('region', { name: 'Vote without gas' })

async function openPage(page: Page, path: string, name: string): Promise<void> {
  await withoutSplash(page)
  await page.goto(path)
  await connectDemo(page, name)
}

test('Nico sends the vote that Vera signed without gas, together with all others, and it counts as Vera’s', async ({
  page,
  browser,
  product,
}) => {
  await openPage(page, '/vote/7', 'Vera')
  await voteCard(page).getByRole('button', { name: 'Sign a vote for' }).click()
  await approveDemo(page)
  await expect(page.locator('#own-ballot')).toContainText('Your signed vote for this proposal is waiting here.')
  await page.reload()
  await expect(page.locator('#own-ballot')).toBeVisible()

  const context = await browser.newContext({ baseURL: product.origin })
  const other = await context.newPage()
  await openPage(other, '/vote/7', 'Nico')
  await expect(voteCard(other).getByRole('listitem')).toHaveCount(4)
  await other.locator('#send-ballots').click()
  await other.locator('#confirm-send-votes').click()
  await approveDemo(other)
  await expect(other.getByRole('heading', { name: 'Sent', exact: true })).toBeVisible()
  await context.close()

  // One transaction holds all four votes, each with its signer's voting power.
  await expect(page.locator('#votes-for')).toContainText('33,252,640')
  await expect(page.locator('#votes-against')).toContainText('56,000,000')
  await expect(voteCard(page)).toContainText('You’ve voted on this proposal.')
  await expect(voteCard(page)).toContainText('No signed votes are waiting here.')
})

test('the signer of a gasless vote can send it with one press', async ({ page }) => {
  await openPage(page, '/vote/9', 'Vera')
  await voteCard(page).getByRole('button', { name: 'Sign a vote against' }).click()
  await approveDemo(page)
  await page.locator('#send-own-ballot').click()
  await page.locator('#confirm-send-votes').click()
  await approveDemo(page)
  await expect(page.getByRole('heading', { name: 'Sent', exact: true })).toBeVisible()
  await expect(voteCard(page)).toContainText('You’ve voted on this proposal.')
})
