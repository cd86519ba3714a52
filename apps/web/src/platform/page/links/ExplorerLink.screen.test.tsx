import { test } from 'vitest'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { ExplorerLink } from './ExplorerLink.tsx'

const LINK = (
  <ExplorerLink subject="tx" identifier="0x12">
    somewhere
  </ExplorerLink>
)

test('an explorer link leads to our own explorer on our own chain, elsewhere to the chain’s, and is plain text if there is none', async () => {
  await page.open('/', {}, LINK)
  await expect(page.getByRole('link', { name: 'somewhere' })).toHaveAttribute('href', '/explorer/tx/0x12')
  await page.open('/', { chainId: 137, explorer: { name: 'Scan', url: 'https://scan.example' } }, LINK)
  await expect(page.getByRole('link', { name: 'somewhere' })).toHaveAttribute('href', 'https://scan.example/tx/0x12')
  await page.open('/', { chainId: 137, explorer: { name: 'Scan', url: null } }, LINK)
  await expect(page.getByText('somewhere')).toBeVisible()
  await expect(page.getByRole('link', { name: 'somewhere' })).toHaveCount(0)
})
