import { buyDrop } from '@musi/chain/writes/collectibles/buyDrop'
import { parseAddress } from '@musi/domain/address'
import { expect as vitestExpect, test } from 'vitest'
import { SECOND } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { worthText } from './shelf/worthText.ts'
import { gained, sends } from './testing/marketDeeds.ts'
import { HARBOUR, collectionAt, leavesTheMarket, listedPiece, theMarket } from './testing/marketScreen.ts'

leavesTheMarket()

test('a sale makes the volume of its collection grow by what the chain says was paid, and the sales by one (spec: market.volume)', async () => {
  const { collection, listing } = await listedPiece(HARBOUR)
  const { seller, royalty, price } = listing.order
  const buyer = parseAddress(SECOND) ?? vitestExpect.fail()
  const facts = page.locator('#collection-facts')
  await page.goto(`/nft/${collection}`)
  const before = (await collectionAt(collection)).volume ?? vitestExpect.fail('The volume is not known.')
  await expect(facts).toContainText(`Sales${before.sales}`)
  const paid = await gained('ETH', [seller, ...(royalty === null ? [] : [royalty.artist])], () =>
    sends(buyer, buyDrop({ seaport: theMarket(), signed: listing })),
  )
  const sum = paid.reduce((whole, part) => whole + part, 0n)
  vitestExpect(sum).toBe(price.amount)
  await expect(facts).toContainText(`Sales${before.sales + 1}`)
  const after = (await collectionAt(collection)).volume ?? vitestExpect.fail('The volume is not known.')
  vitestExpect(after.sales).toBe(before.sales + 1)
  vitestExpect((after.native ?? 0) - (before.native ?? 0)).toBeCloseTo(Number(sum) / 1e18, 12)
  await expect(facts).toContainText(`Volume${worthText(after)}`)
  await page.keepShots('collection-sold')
})
