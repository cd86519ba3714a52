import { buyDrop } from '@musi/chain/writes/collectibles/buyDrop'
import { parseAddress, type Address } from '@musi/domain/address'
import { type PageWallet, FIRST, SECOND, installWallet } from '#testing/chain.ts'
import { beforeEach, expect as vitestExpect, test } from 'vitest'
import { mineBlock } from '#testing/rpcFaults.ts'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { SEND, nativeBalance, sendAs } from '../testing/marketSteps.ts'
import {
  HARBOUR,
  KITCHEN,
  type ListedPiece,
  SUN,
  restoreMarketAfterEach,
  listedPiece,
  marketAddress,
} from '../testing/marketScreen.ts'

restoreMarketAfterEach()

const rival = parseAddress(SECOND) as Address

let wallet: PageWallet
beforeEach(() => {
  wallet = installWallet()
})

const bar = () => page.locator('#sweep-bar')
const review = () => page.locator('#review-sweep')
const confirm = () => page.locator('#confirm-sweep')
const choose = (name: string) => page.getByRole('checkbox', { name: `Choose ${name}` })
const rivalBuys = ({ listing }: ListedPiece) => sendAs(rival, buyDrop({ seaport: marketAddress(), signed: listing }))

async function chooseBoth(): Promise<void> {
  await page.goto('/nft')
  await page.locator('#choose-several').click()
  await choose(HARBOUR).check()
  await choose(SUN).check()
  await expect(bar()).toContainText('2 pieces chosen, 0.72 ETH together.')
}

test('pieces priced in native currency can be chosen, and are bought for the exact sum of their prices (spec: market.sweep)', async () => {
  await page.goto('/nft')
  await page.locator('#choose-several').click()
  await expect(choose(HARBOUR)).toBeVisible()
  // One is priced in a token, the other is not for sale.
  for (const other of ['Ceniza, handwritten score', KITCHEN]) await expect(choose(other)).toHaveCount(0)
  await expect(bar()).toContainText('Nothing chosen yet.')
  await expect(page.locator('#buy-several')).toBeDisabled()
  await choose(HARBOUR).check()
  await page.locator('#market-search').fill('Warehouse')
  await choose(SUN).check()
  // Pieces hidden by the search stay selected.
  await expect(bar()).toContainText('2 pieces chosen, 0.72 ETH together.')
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('sweep-chosen')
  await page.locator('#buy-several').click()
  await expect(review()).toContainText(
    /Warehouse Sun, sunrise edit0\.12 ETHNo royaltyHarbour Road live0\.6 ETHRoyalty to the artist, out of the price: 0\.045 ETHYou pay0\.72 ETHRoyalties, out of the prices0\.045 ETH/,
  )
  await expect(page.locator('#sweep-rehearsal')).toContainText('Test run passed')
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('sweep-review')
  wallet.next(SEND, { does: 'reject' })
  await confirm().click()
  await expect(page.locator('#sweep-declined')).toHaveText('Nothing was sent.')

  // One of them is bought between the question and the signature: the page says which, and the
  // other can still be bought.
  await rivalBuys(await listedPiece(SUN))
  await mineBlock()
  await expect(page.locator('#sweep-gone')).toContainText(`${SUN}. Someone was faster. This order has been filled.`)
  await expect(confirm()).toBeDisabled()
  await expect(page.locator('#sweep-stopped')).toHaveText('Leave out what is gone first.')
  await page.keepShots('sweep-gone')
  await page.locator('#buy-left').click()
  await expect(review().getByRole('heading', { name: 'Buy 1 piece' })).toBeFocused()
  await expect(review()).toContainText(/You pay0\.6 ETH/)
  await expect(confirm()).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(page.locator('#sweep-no-longer')).toHaveText('1 of the pieces you chose is no longer for sale.')
  await expect(bar()).toContainText('1 piece chosen, 0.6 ETH.')
  vitestExpect(wallet.asks(SEND)).toBe(1)
})

test('a piece sold to somebody else while the wallet is open is skipped, and its price is not paid (spec: market.sweep)', async () => {
  await chooseBoth()
  const lost = await listedPiece(HARBOUR)
  const before = await nativeBalance(parseAddress(FIRST) as Address)
  await page.locator('#buy-several').click()
  await expect(confirm()).toBeEnabled()
  wallet.next(SEND, { does: 'meanwhile', run: () => rivalBuys(lost) })
  await confirm().click()
  await expect(page.locator('#sweep-ended')).toHaveAttribute('data-state', 'confirmed')
  const got = page.locator('#sweep-got')
  await expect(got).toContainText(`You got ${SUN}.`)
  await expect(got).toContainText('You paid 0.12 ETH.')
  await expect(got).toContainText('0.6 ETH came back to you in the same transaction.')
  await expect(page.locator('#sweep-lost')).toContainText(`${HARBOUR}. Someone was faster.`)
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('sweep-done')
  const paid = before - (await nativeBalance(parseAddress(FIRST) as Address))
  vitestExpect(paid > 120_000_000_000_000_000n && paid < 130_000_000_000_000_000n).toBe(true)
  await page.locator('#sweep-done').click()
  await expect(bar()).toHaveCount(0)
  await expect(page.locator('#choose-several')).toBeFocused()
})
