import { test } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'

test('Tickets shows its specified words, the artists, and what to do until there are tickets (spec: pages.tickets)', async () => {
  await page.goto('/tickets')
  await expect(page.getByRole('heading', { level: 1, name: 'Tickets', exact: true })).toBeVisible()
  await expect(
    page.getByText("Buy tickets for your favorite artist with you artist's token", { exact: true }),
  ).toBeVisible()
  await expect(page.getByText('Concerts aren’t on sale yet.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Find your artist' })).toHaveAttribute('href', '/charts?list=artists')
  const artists = page.getByRole('main').getByRole('listitem')
  await expect(artists.getByRole('link', { name: 'Mira Solenne' })).toHaveAttribute('href', /^\/artist\/0x/)
  await expectNoAxeViolations()
})
