import { approve } from '@musi/chain/writes/tokens/approve'
import { approveDrop } from '@musi/chain/writes/collectibles/approveDrop'
import { cancelAllOrders } from '@musi/chain/writes/collectibles/cancelAllOrders'
import { cancelDrop } from '@musi/chain/writes/collectibles/cancelDrop'
import { type Address, parseAddress } from '@musi/domain/address'
import { makerOf } from '@musi/domain/market/marketOrder'
import { describe, test, expect as vitestExpect } from 'vitest'
import { mineBlock } from '#testing/rpcFaults.ts'
import { FIRST, type PageWallet, SECOND, installWallet, node, tokenOf } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { browserFetch } from '#testing/origin.ts'
import { page } from '#testing/page.ts'
import { SEND, approvePieceFor, transferPiece, nativeBalance, sendAs, sendAllTokens } from '../testing/marketSteps.ts'
import {
  HARBOUR,
  KITCHEN,
  type ListedPiece,
  restoreMarketAfterEach,
  listedPiece,
  halfCoinOffer,
  findPiece,
  pathOfPiece,
  marketAddress,
} from '../testing/marketScreen.ts'

restoreMarketAfterEach()

const rival = parseAddress(SECOND) as Address

const goneNote = () => page.locator('#trade-gone')
const confirm = () => page.locator('#confirm-trade')

async function askedToBuy(piece: ListedPiece): Promise<void> {
  await page.goto(pathOfPiece(piece))
  await page.locator('#buy-piece').click()
}
const canConfirm = async () => {
  await expect(goneNote()).toHaveCount(0)
  await expect(confirm()).toBeEnabled()
}
const isTold = async (sentence: string | RegExp) => {
  await expect(goneNote()).toHaveText(sentence)
  await expect(confirm()).toBeDisabled()
}
const sentNothing = (wallet: PageWallet) => vitestExpect(wallet.asks(SEND)).toBe(0)

const approvesAgain = ({ collection, id, listing: { order } }: ListedPiece) =>
  approvePieceFor(order.seller, id, collection)

test('a purchase is reviewed with price, worth, seller and royalty (spec: market.trade)', async () => {
  installWallet()
  await askedToBuy(await listedPiece(HARBOUR))
  await canConfirm()
  const review = page.locator('#review-trade')
  await expect(review).toContainText(/You pay0\.6 ETH\$[\d,]+Paid to \S/)
  await expect(review).toContainText(/You getHarbour Road live.*Royalty to the artist, out of the price0\.045 ETH/)
  await page.keepShots('trade-buy')
})

describe('an order that becomes invalid before it is filled says why, and nothing is sent (spec: market.between)', () => {
  test('a listing: approval revoked, piece given away, and withdrawn; it is open again with the piece', async () => {
    const wallet = installWallet()
    const piece = await listedPiece(HARBOUR)
    const { collection, id, listing } = piece
    const { seller } = listing.order
    await askedToBuy(piece)
    await canConfirm()
    await sendAs(seller, approveDrop({ collection, tokenId: id, spender: rival }))
    await isTold('The seller has stopped the market from handing over this piece.')
    await approvesAgain(piece)
    await canConfirm()
    await transferPiece(seller, rival, id, collection)
    await isTold('The seller doesn’t have this piece any more.')
    await transferPiece(rival, seller, id, collection)
    await approvesAgain(piece)
    await canConfirm()
    await sendAs(seller, cancelDrop({ seaport: marketAddress(), order: listing.order }))
    await isTold('This was withdrawn. Nothing can be paid for it any more.')
    await page.keepShots('trade-gone')
    sentNothing(wallet)
  })

  test('a listing that a server shows too early: not yet open, open, and ended, by the chain’s clock only (spec: market.expiry)', async () => {
    const wallet = installWallet()
    const { timestamp } = (await node('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
    // A restored chain's clock is up to half an hour behind this computer's, and the page uses the
    // later of the two.
    const now = Math.max(Number(timestamp), Math.floor(Date.now() / 1000))
    const behind = now - Number(timestamp)
    const times = { startSeconds: String(now + 4000), endSeconds: String(now + 8000) }
    const piece = await listedPiece(HARBOUR)
    page.route('**/api/nft/pieces', async (route) => {
      type Answer = { pieces: { name: string; listing: { order: object } | null }[] }
      const answer = (await (await browserFetch('/api/nft/pieces')).json()) as Answer
      const found = answer.pieces.find(({ name }) => name === HARBOUR)
      if (found?.listing) Object.assign(found.listing.order, times)
      route.fulfill({ json: answer })
    })
    // Offers for any piece are removed too.
    page.route('**/api/orders?*kind=collectionOffer*', async (route) => {
      type Answer = { rows: { order: object }[] }
      const answer = (await (await browserFetch(route.request().url())).json()) as Answer
      for (const { order } of answer.rows) Object.assign(order, { endSeconds: times.endSeconds })
      route.fulfill({ json: answer })
    })
    const offers = page.locator('#piece-offers > li')
    await askedToBuy(piece)
    await isTold(/^This isn’t open yet\. It opens on /)
    await expect(offers).toHaveText([/Ends in 2h 1[0-3]m \d+s/, /Ends in 2h 1[0-3]m \d+s/])
    await node('evm_increaseTime', [5000 + behind])
    await mineBlock()
    // The page finds nothing wrong any more; only the simulation reports that the order was not
    // signed with these terms.
    await expect(goneNote()).toHaveCount(0)
    await expect(page.locator('#trade-rehearsal')).toContainText('Test run failed')
    await node('evm_increaseTime', [4000])
    await mineBlock()
    await isTold(/^This ended on /)
    await page.keyboard.press('Escape')
    // The page does not show it for sale any more, whatever the server says.
    await expect(page.locator('#piece-price')).toHaveText('Not for sale')
    await expect(page.locator('#buy-piece')).toHaveCount(0)
    await expect(offers).toHaveCount(0)
    sentNothing(wallet)
  })

  test('an offer: first its allowance is gone, then its funds', async () => {
    const piece = await findPiece(KITCHEN)
    const { collection, id, owner } = piece
    const wallet = installWallet(owner)
    await approvePieceFor(owner, id, collection)
    const offer = await halfCoinOffer(piece)
    const bidder = makerOf(offer.order)
    const token = tokenOf('WETH')
    await page.goto(pathOfPiece(piece))
    await page
      .locator('#piece-offers > li')
      .filter({ hasText: '0.5 WETH' })
      .getByRole('button', { name: 'Accept' })
      .click()
    await canConfirm()
    await sendAs(bidder, approve({ token, spender: marketAddress(), amount: 0n }))
    await isTold('The bidder has stopped the market from taking this much.')
    await sendAs(bidder, approve({ token, spender: marketAddress(), amount: offer.order.price.amount }))
    await canConfirm()
    await sendAllTokens('WETH', bidder, rival)
    await isTold('The bidder doesn’t have enough for this offer any more.')
    sentNothing(wallet)
  })

  test('a valid order shows the failure of the simulation, and one withdrawn while the wallet is open costs only the fee', async () => {
    const wallet = installWallet()
    const piece = await listedPiece(HARBOUR)
    const { royalty, seller } = piece.listing.order
    const artist = royalty?.artist ?? seller
    await askedToBuy(piece)
    await canConfirm()
    // The artist's account now rejects payments.
    await node('anvil_setCode', [artist, '0x60006000fd'])
    await mineBlock()
    await expect(page.locator('#trade-rehearsal')).toContainText('Test run failed')
    await expect(goneNote()).toHaveCount(0)
    await expect(confirm()).toBeDisabled()
    sentNothing(wallet)
    await node('anvil_setCode', [artist, '0x'])
    await mineBlock()
    await canConfirm()
    const before = await nativeBalance(parseAddress(FIRST) as Address)
    wallet.next(SEND, { does: 'meanwhile', run: () => sendAs(seller, cancelAllOrders(marketAddress())) })
    await confirm().click()
    await expect(page.locator('#trade-ended')).toHaveAttribute('data-state', 'failed')
    await expect(goneNote()).toHaveText('Whoever signed this has withdrawn all of their orders.')
    await page.keepShots('trade-failed')
    vitestExpect(before - (await nativeBalance(parseAddress(FIRST) as Address)) < 10_000_000_000_000_000n).toBe(true)
  })
})
