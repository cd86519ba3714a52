import { expect as vitestExpect, test } from 'vitest'
import { FIRST, knownWallet } from './chain.ts'
import { expect } from './expect.ts'
import { figuresRunTogether } from './figuresApart.ts'
import { page } from './page.ts'

test.each([
  ['/vote', '#proposals li'],
  ['/vote/7', '#proposal-ballots li'],
  [`/account/${FIRST}`, '#account-worth'],
  ['/charts', '#charts-page td'],
  ['/nft', '#market-page li'],
  ['/dropzone', '#dropzone-page li'],
  ['/jukebox', '.jukebox-row'],
  ['/pool', 'h1'],
  ['/uni', 'h1'],
  ['/explorer', 'h1'],
] as const)('a figure on %s is a word of its own where it is read aloud or copied', async (path, shown) => {
  knownWallet(FIRST)
  await page.goto(path)
  await expect(page.locator(shown).first()).toBeVisible()
  await vitestExpect.poll(figuresRunTogether, { timeout: 5000 }).toEqual([])
})
