import { buyDrop } from '@musi/chain/writes/collectibles/buyDrop'
import { parseAddress } from '@musi/domain/address'
import { expect as vitestExpect, test } from 'vitest'
import { SECOND } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { browserFetch } from '#testing/origin.ts'
import { page } from '#testing/page.ts'
import { balanceGains, sendAs } from './testing/marketSteps.ts'
import {
  HARBOUR,
  collection as houseCollection,
  findCollection,
  restoreMarketAfterEach,
  listedPiece,
  findPiece,
  pathOfPiece,
  marketAddress,
} from './testing/marketScreen.ts'

restoreMarketAfterEach()

test('a sale adds the amount paid on chain to the collection’s volume, and one to its sales (spec: market.volume)', async () => {
  const { collection, listing } = await listedPiece(HARBOUR)
  const { seller, royalty, price } = listing.order
  const buyer = parseAddress(SECOND) ?? vitestExpect.fail()
  const facts = page.locator('#collection-facts')
  await page.goto(`/nft/${collection}`)
  const before = (await findCollection(collection)).volume ?? vitestExpect.fail('The volume is not known.')
  await expect(facts).toContainText(`Sales${before.sales}`)
  const paid = await balanceGains('ETH', [seller, ...(royalty === null ? [] : [royalty.artist])], () =>
    sendAs(buyer, buyDrop({ seaport: marketAddress(), signed: listing })),
  )
  const sum = paid.reduce((whole, part) => whole + part, 0n)
  vitestExpect(sum).toBe(price.amount)
  await expect(facts).toContainText(`Sales${before.sales + 1}`)
  const after = (await findCollection(collection)).volume ?? vitestExpect.fail('The volume is not known.')
  vitestExpect(after.sales).toBe(before.sales + 1)
  vitestExpect((after.native ?? 0) - (before.native ?? 0)).toBeCloseTo(Number(sum) / 1e18, 12)
  await expect(facts).toContainText(`Volume${Number((after.native ?? 0).toFixed(4))} ETH $`)
  await page.keepShots('collection-sold')
})

test('name, figures and pieces have placeholders of the same shape while the page loads (spec: market.collection-page)', async () => {
  const answer = await (await browserFetch('/api/nft/pieces')).text()
  const { promise, resolve } = Promise.withResolvers<void>()
  page.route('**/api/nft/pieces*', async (route) => {
    await promise
    route.fulfill({ body: answer })
  })
  await page.goto(`/nft/${houseCollection()}`)
  const head = page.locator('#collection-page header')
  await expect(head).toContainText(/Pieces.*Holders.*For sale.*Floor price.*Volume.*Sales/)
  await expect(page.locator('#collection-title')).toHaveCount(0)
  await page.keepShots('collection-waiting')
  resolve()
  await expect(page.locator('#collection-title')).toHaveText('Musi Drops')
  await expect(page.locator('#collection-facts')).toContainText(/Pieces\d+/)
})

const withoutRoyalty = (maker: string | null) => {
  type Answer = { pieces: { royalty: unknown; traits: readonly unknown[] }[] }
  page.route('**/api/nft/pieces*', async (route) => {
    const answer = (await (await browserFetch(route.request().url())).json()) as Answer
    for (const each of answer.pieces) Object.assign(each, { royalty: null, traits: [], maker })
    route.fulfill({ json: answer })
  })
}

test('a piece without a royalty receiver shows who opened its collection in our factory (spec: market.piece-page)', async () => {
  const piece = await findPiece(HARBOUR)
  withoutRoyalty(SECOND)
  await page.goto(pathOfPiece(piece))
  await expect(page.locator('#piece-page header a[href^="/artist/"]')).toHaveAttribute('href', `/artist/${SECOND}`)
  await expect(page.locator('#piece-page header svg').first()).toBeVisible()
})

test('a piece of a foreign collection without a royalty receiver shows no maker, because a stranger could give the minter role to an artist (spec: market.piece-page)', async () => {
  const piece = await findPiece(HARBOUR)
  withoutRoyalty(null)
  await page.goto(pathOfPiece(piece))
  await expect(page.locator('#piece-page h1')).toContainText(piece.name ?? '')
  await expect(page.locator('#piece-page header a[href^="/artist/"]')).toHaveCount(0)
})
