import { describe, expect as vitestExpect, test } from 'vitest'
import { watchOwnOrders } from '#platform/tokens/collectibles/order/watchOwnOrders.ts'
import { expectNoAxeViolations, expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { enterAt, tabTo, typeAt } from '#testing/byKeyboard.ts'
import { installWallet } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { browserFetch } from '#testing/origin.ts'
import { page } from '#testing/page.ts'
import {
  SEND,
  approvePieceFor,
  approveTokenFor,
  placeBid,
  closeReview,
  confirmReview,
  balanceGains,
  transferPiece,
  listPiece,
  ownerOf,
  person,
  royaltyOf,
  resetCountersBefore,
  withdrawAllOrders,
} from './testing/marketSteps.ts'
import { collection, restoreMarketAfterEach } from './testing/marketScreen.ts'

const COIN = 10n ** 18n

restoreMarketAfterEach()
resetCountersBefore('Cleo', 'Theo', 'Arlo')

const form = () => page.locator('#review-order')
const submitNote = () => page.locator('#order-why')
const pathOf = (id?: bigint) => `/nft/${collection()}${id === undefined ? '' : `/${id}`}`

/** Opens a page of the market with a wallet connected to a person's account. */
async function openAs(name: string, path: string) {
  const wallet = installWallet(person(name))
  await page.goto(path)
  await expect(page.locator('#web3-status-connected')).toBeVisible()
  return wallet
}

/** Signs the form and waits until the order is open. */
async function signOrder(): Promise<void> {
  await expect(page.locator('#sign-order')).toBeEnabled()
  await page.locator('#sign-order').click()
  await expect(page.locator('#order-kept')).toContainText('Your order is open.')
}
const closeForm = () => page.locator('#order-kept').getByRole('button', { name: 'Close' }).click()

test.each([10_000, 30_000])(
  'an order in a collection with a royalty of the whole price or more (%i) cannot be signed (spec: market.royalty)',
  async (bps) => {
    const cleo = person('Cleo')
    await approvePieceFor(cleo, 3n)
    page.route('**/api/nft/pieces*', async (route) => {
      const answer = (await (await browserFetch(route.request().url())).json()) as { pieces: { royalty: object }[] }
      for (const piece of answer.pieces) piece.royalty = { ...piece.royalty, bps }
      route.fulfill({ json: answer })
    })
    const wallet = await openAs('Cleo', pathOf(3n))
    await page.locator('#sell-piece').click()
    await page.locator('#order-price input').fill('3')
    await expect(submitNote()).toHaveText('The royalty of this collection would take the whole price.')
    await expect(page.locator('#sign-order')).toBeDisabled()
    await expect(form()).not.toContainText('You get')
    vitestExpect(wallet.asks('eth_signTypedData_v4')).toBe(0)
    await page.keepShots(`trade-royalty-${bps}`)
  },
)

describe('one press on a piece (spec: market.order-form)', () => {
  test('lists a piece: the price comes first, then one button asks for approval and signature', async () => {
    const cleo = person('Cleo')
    const wallet = await openAs('Cleo', pathOf(3n))
    await expect(page.locator('#sell-piece')).toHaveText('List for sale')
    await page.locator('#sell-piece').click()
    await expect(submitNote()).toHaveText('Enter a price.')
    await expect(page.locator('#sign-order')).toBeDisabled()
    await page.locator('#order-price input').fill('0.25')
    await expect(submitNote()).toHaveText(/^Two steps in your wallet\./)
    await expectNoAxeViolationsInBothThemes('#review-order')
    await page.keepShots('trade-list')
    wallet.next(SEND, { does: 'reject' })
    await page.locator('#sign-order').click()
    await expect(submitNote()).toHaveText('Nothing was sent.')
    vitestExpect(wallet.asks('eth_signTypedData_v4')).toBe(0)
    wallet.next('eth_signTypedData_v4', { does: 'reject' })
    await page.locator('#sign-order').click()
    await expect(submitNote()).toHaveText('Nothing was sent.')
    vitestExpect([wallet.asks(SEND), wallet.asks('eth_signTypedData_v4')]).toEqual([2, 1])
    // The approval exists now, so only the signature is left.
    await signOrder()
    vitestExpect([wallet.asks(SEND), wallet.asks('eth_signTypedData_v4')]).toEqual([2, 2])
    await closeForm()
    await expect(page.locator('#own-listings > li')).toHaveText([/0\.25 ETH/])
    vitestExpect(await ownerOf(3n)).toBe(cleo)
    // Sending it does not end the listing, which the sheet says.
    await page.locator('#send-piece').click()
    await expect(page.locator('#review-transfer')).toContainText('Sending it pauses the listing')
  })

  test('offers the usual currencies and the artist’s own first, all others behind More', async () => {
    await openAs('Theo', pathOf(3n))
    await page.locator('#make-offer').click()
    const currencies = form().getByRole('group', { name: 'Currency' })
    await expect(currencies.getByRole('button')).toHaveText(['WETH', 'USDC', /.*/, 'More'])
    await expect(currencies.getByRole('button', { name: 'WETH' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('#order-currency')).toHaveCount(0)
    await page.locator('#more-currencies').click()
    await expect(page.locator('#order-currency option').filter({ hasText: /^(WETH|USDC)$/ })).toHaveCount(0)
    const others = await page.locator('#order-currency option').allTextContents()
    vitestExpect(others.slice(-2)).toEqual(['TT01', 'TT02'])
    await page.keepShots('trade-offer-more')
  })

  test('shows the floor and the best offer beside the typed offer, and nothing for an unread one', async () => {
    await openAs('Theo', pathOf(1n))
    await page.locator('#make-offer').click()
    const level = page.locator('#offer-level')
    await expect(level).toHaveText('Floor 0.12 ETH · best offer 0.5 WETH')
    await expectNoAxeViolationsInBothThemes('#review-order')
    await page.keepShots('trade-offer-level')
    page.route('**/api/orders?*', (route) => route.fulfill({ status: 503 }))
    await page.reload()
    await page.locator('#make-offer').click()
    await expect(level).toHaveText('Floor 0.12 ETH')
  })
})

describe('one press accepts an offer (spec: market.trade)', () => {
  const offer = () => page.locator('#piece-offers > li').filter({ hasText: '0.5 WETH' })
  const review = () => page.locator('#review-trade')

  test('approves and accepts after a simulation of both; after a refusal in the wallet, the review is shown again', async () => {
    const wallet = await openAs('Cleo', pathOf(1n))
    await offer().getByRole('button', { name: 'Accept' }).click()
    await expect(review()).toContainText(/You get0\.475 WETH.*Two steps in your wallet/)
    await expect(page.locator('#trade-rehearsal')).toContainText('0.475 WETH')
    await expectNoAxeViolationsInBothThemes('#review-trade')
    await page.keepShots('trade-accept-steps')
    wallet.next(SEND, { does: 'reject' })
    await page.locator('#confirm-trade').click()
    await expect(page.locator('#trade-declined')).toHaveText('Nothing was sent.')
    await confirmReview('trade')
    vitestExpect(wallet.asks(SEND)).toBe(3)
    await closeReview('trade')
    vitestExpect(await ownerOf(1n)).not.toBe(person('Cleo'))
  })

  test('after a refused acceptance the approval remains, and one step is left', async () => {
    const wallet = await openAs('Cleo', pathOf(1n))
    await offer().getByRole('button', { name: 'Accept' }).click()
    await expect(page.locator('#confirm-trade')).toBeEnabled()
    wallet.next(SEND, { does: 'change', to: (params) => params }, { does: 'reject' })
    await page.locator('#confirm-trade').click()
    await expect(page.locator('#trade-declined')).toHaveText('Nothing was sent.')
    await expect(review()).not.toContainText('Two steps')
    await confirmReview('trade')
    vitestExpect(wallet.asks(SEND)).toBe(3)
    await closeReview('trade')
  })

  test('a batching wallet gets both calls as one', async () => {
    const wallet = installWallet(person('Cleo'), { isBatching: true })
    await page.goto(pathOf(1n))
    await offer().getByRole('button', { name: 'Accept' }).click()
    await expect(review()).toContainText('Your wallet does both in one transaction')
    await expect(page.locator('#trade-rehearsal')).toContainText('0.475 WETH')
    await confirmReview('trade')
    vitestExpect([wallet.asks(SEND), wallet.asks('wallet_sendCalls')]).toEqual([0, 1])
    await closeReview('trade')
    vitestExpect(await ownerOf(1n)).not.toBe(person('Cleo'))
  })
})

describe('a new price (spec: market.change-price)', () => {
  test('changes or withdraws a listing that waits for its date instead of listing the piece again (spec: market.ways)', async () => {
    const cleo = person('Cleo')
    await approvePieceFor(cleo, 3n)
    await listPiece(cleo, 3n, COIN / 2n, 9n)
    await openAs('Cleo', pathOf(3n))
    await expect(page.locator('#own-listings > li')).toHaveText([/Opens .*20\d\d.*Until.*Change price.*Withdraw/])
    await expect(page.locator('#sell-piece')).toHaveCount(0)
    await page.keepShots('piece-own-upcoming')
    await page.locator('.change-price').click()
    await page.locator('#order-price input').fill('3')
    await expect(form()).toContainText(/Open from.*20\d\d.*Open until/)
    await expect(page.locator('#old-price')).toHaveText(
      /^Your earlier price of 0\.5 ETH still stands: from .*20\d\d.* until .*20\d\d.* anyone can buy at it, unless you withdraw it\./,
    )
    await expectNoAxeViolations()
    await page.keepShots('trade-change-upcoming')
  })

  test('that is higher leaves the lower one open, which the form says and offers to withdraw; a lower price needs no warning', async () => {
    const cleo = person('Cleo')
    await approvePieceFor(cleo, 3n)
    await listPiece(cleo, 3n, COIN / 2n)
    const wallet = await openAs('Cleo', pathOf(3n))
    await expect(page.locator('#own-listings > li')).toHaveText([/0\.5 ETH.*Until/])
    await page.locator('.change-price').click()
    await page.locator('#more-currencies').click()
    await expect(page.locator('#order-currency option').filter({ hasText: /^ETH/ })).toHaveText(['ETH (Bridged Ether)'])
    await page.locator('#more-currencies').click()
    await expect(form()).toContainText('New price for Glass Weather, the demo')
    await page.locator('#order-price input').fill('0.7')
    await expect(page.locator('#old-price')).toHaveText(
      /^Your earlier price of 0\.5 ETH still stands until .*: anyone can buy at it until you withdraw it\./,
    )
    await expect(form()).toContainText(/You get0\.63 ETH.*Royalty to the artist, out of the price0\.07 ETH/)
    await expectNoAxeViolations()
    await page.keepShots('trade-change-price')
    wallet.next('eth_signTypedData_v4', { does: 'reject' })
    await page.locator('#sign-order').click()
    await expect(submitNote()).toHaveText('Nothing was sent.')
    await expect(page.locator('#order-price input')).toHaveValue('0.7')
    await signOrder()
    await expect(page.locator('#order-kept')).toContainText('still stands')
    await page.keepShots('trade-change-price-kept')
    await page.locator('#withdraw-old').click()
    await confirmReview('trade')
    await closeReview('trade')
    await expect(page.locator('#own-listings > li')).toHaveText([/0\.7 ETH/])
    await expect(page.locator('#piece-price')).toContainText('0.7 ETH')
    await page.locator('.change-price').click()
    await page.locator('#order-price input').fill('0.6')
    await expect(page.locator('#old-price')).toHaveText(/^Your earlier price of 0\.7 ETH stays open beside it/)
    await signOrder()
    await closeForm()
    await expect(page.locator('#piece-title')).toBeFocused()
    await expect(page.locator('#own-listings > li')).toHaveCount(2)
    await expect(page.locator('#piece-price')).toContainText('0.6 ETH')
    await page.keepShots('trade-two-prices')
  })
})

describe('an offer for any piece (spec: market.collection-offers)', () => {
  test('is approved, signed and shown; an owner accepts it with a chosen piece, and each gets their share to the wei', async () => {
    const theo = person('Theo')
    const cleo = person('Cleo')
    await openAs('Theo', pathOf())
    await page.locator('#offer-any').click()
    await page.locator('#more-currencies').click()
    await page.locator('#order-currency').selectOption('DAI')
    await page.locator('#order-price input').fill('7.000000000000000019')
    await expect(form()).toContainText(/You give7\.000000000000000019 DAI.*Any piece of/)
    await expectNoAxeViolations()
    await page.keepShots('trade-offer-any')
    await form()
      .getByRole('button', { name: /^Approve/ })
      .click()
    await signOrder()
    await page.keepShots('trade-offer-any-kept')
    await closeForm()
    await expect(page.locator('#collection-title')).toBeFocused()
    const row = () => page.locator('#collection-offers > li').filter({ hasText: 'DAI' })
    await expect(row().getByRole('button', { name: 'Withdraw' })).toBeVisible()

    await openAs('Cleo', pathOf())
    await expect(page.locator('#accept-with')).toBeVisible()
    await page.locator('#accept-with').selectOption('Glass Weather, the demo')
    await page.keepShots('trade-collection-owner')
    await expectNoAxeViolations()
    await row().getByRole('button', { name: 'Accept' }).click()
    await expect(page.locator('#review-trade')).toContainText('Accept the offer for Glass Weather, the demo')
    await page.keepShots('trade-accept-any')
    const amount = 7n * COIN + 19n
    const royalty = await royaltyOf(3n, amount)
    const shares = await balanceGains('DAI', [theo, cleo, royalty.artist], () => confirmReview('trade'))
    vitestExpect(shares).toEqual([-amount, amount - royalty.amount, royalty.amount])
    vitestExpect(await ownerOf(3n)).toBe(theo)
    await page.keepShots('trade-accepted-any')
    await closeReview('trade')
    await expect(row()).toHaveCount(0)
  })

  test('shows the account’s balance of the offered token, and where to get more', async () => {
    await openAs('Theo', pathOf(3n))
    await page.locator('#make-offer').click()
    await page.locator('#more-currencies').click()
    await page.locator('#order-currency').selectOption('DAI')
    const funds = page.locator('#order-funds')
    await expect(funds).toContainText(/^You have [\d,.]+ DAI/)
    await expect(funds.getByRole('link', { name: 'Get DAI' })).toHaveAttribute('href', /^\/swap\?outputCurrency=0x/)
    await page.locator('#order-price input').fill('99999999')
    await expect(submitNote()).toHaveText('You have less than that.')
    await expectNoAxeViolations()
    await page.keepShots('trade-offer-funds')
  })

  test('says that it shares a balance with another offer, and cannot be accepted after that one (spec: market.competing)', async () => {
    const theo = person('Theo')
    const cleo = person('Cleo')
    await approveTokenFor(theo, 'DAI', 10n * COIN)
    await placeBid(theo, 'any', 6n * COIN)
    await placeBid(theo, 1n, 8n * COIN)
    await approvePieceFor(cleo, 1n)
    await openAs('Cleo', pathOf(1n))
    const rows = () => page.locator('#piece-offers > li').filter({ hasText: 'DAI' })
    await expect(rows()).toHaveCount(2)
    await expect(rows()).toHaveText([/8 DAI.*2 offers share one balance/, /6 DAI.*2 offers share one balance/])
    await rows().first().getByRole('button', { name: 'Accept' }).click()
    await confirmReview('trade')
    await closeReview('trade')
    await expect(rows()).toHaveCount(0)
    await openAs('Theo', '/nft')
    await page.locator('#your-orders').click()
    await expect(page.locator('#own-orders')).toContainText(/The market can’t take this much now/)
  })
})

test('a piece has a heading even if its market cannot be read (spec: market.piece-page)', async () => {
  page.route('**/api/nft/pieces*', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto(pathOf(3n))
  await expect(page.getByRole('alert')).toHaveText(/We can’t read the market right now/)
  await expect(page.getByRole('heading', { level: 1, name: '#3' })).toBeVisible()
  await expectNoAxeViolations()
  await page.keepShots('piece-away')
})

describe('an order that ends while its page is open (spec: market.between)', () => {
  test('is reported in the review, which sends nothing, and after an attempt that failed', async () => {
    const cleo = person('Cleo')
    await approvePieceFor(cleo, 3n)
    await listPiece(cleo, 3n, COIN / 100n)
    const wallet = await openAs('Theo', pathOf(3n))
    await page.locator('#buy-piece').click()
    await expect(page.locator('#confirm-trade')).toBeEnabled()
    await page.keepShots('trade-buy')
    await withdrawAllOrders(cleo)
    await expect(page.locator('#trade-gone')).toHaveText('Whoever signed this has withdrawn all of their orders.')
    await expect(page.locator('#confirm-trade')).toBeDisabled()
    await expect(page.locator('#confirm-trade')).toHaveAccessibleDescription(/withdrawn all/)
    await expectNoAxeViolations()
    await page.keepShots('trade-gone')
    vitestExpect(wallet.asks('eth_sendTransaction')).toBe(0)
    await page.keyboard.press('Escape')
    await expect(page.locator('#piece-price')).toHaveText('Not for sale')

    await listPiece(cleo, 3n, COIN / 50n)
    await page.reload()
    await page.locator('#buy-piece').click()
    await expect(page.locator('#confirm-trade')).toBeEnabled()
    wallet.next('eth_sendTransaction', { does: 'meanwhile', run: () => transferPiece(cleo, person('Arlo'), 3n) })
    await page.locator('#confirm-trade').click()
    await expect(page.locator('#trade-gone')).toHaveText('The seller doesn’t have this piece any more.')
    await page.keepShots('trade-failed-gone')
  })
})

describe('the account’s own orders (spec: market.own-orders, market.cancel-all, market.dormant)', () => {
  test('are listed on the account page with distinct button names, and can be withdrawn all at once', async () => {
    const cleo = person('Cleo')
    for (const id of [1n, 3n]) await approvePieceFor(cleo, id)
    await listPiece(cleo, 3n, COIN)
    await listPiece(cleo, 3n, 2n * COIN)
    await listPiece(cleo, 1n, COIN)
    await openAs('Cleo', `/account/${cleo}#own-orders`)
    const own = page.locator('#own-orders')
    await expect(own).toBeFocused()
    await expect(own.getByRole('listitem')).toHaveCount(3)
    const buttons = own.getByRole('button', { name: /^Withdraw (Glass|Kitchen)/ })
    await expect(buttons).toHaveCount(3)
    await expect(own.getByRole('button', { name: /^Withdraw Glass Weather, the demo: for sale 2 ETH/ })).toHaveCount(1)
    await page.keepShots('trade-own-orders')
    await expectNoAxeViolations()
    await page.locator('#withdraw-all').click()
    await expect(page.locator('#review-withdraw')).toContainText('3 of them listed here')
    await page.keepShots('trade-withdraw-all')
    await confirmReview('withdraw')
    await page.keepShots('trade-withdrawn-all')
    await closeReview('withdraw')
    await expect(own).toContainText('You have no orders on the market.')
    await expect(own).toBeFocused()
  })

  test('that were dormant are announced when they become valid again, and can be withdrawn', async () => {
    const cleo = person('Cleo')
    const arlo = person('Arlo')
    await approvePieceFor(cleo, 3n)
    await listPiece(cleo, 3n, COIN / 4n)
    await transferPiece(cleo, arlo, 3n)
    await openAs('Cleo', '/tickets')
    watchOwnOrders()
    // This page does not read orders itself; the background watch knows of the dormant one.
    await page.waitForRequest(/orders\?maker=.*life=alive/)
    await page.settled()
    await transferPiece(arlo, cleo, 3n)
    await approvePieceFor(cleo, 3n)
    const popup = page.locator('.popup').filter({ hasText: 'An old order of yours is open again' })
    await expect(popup).toBeVisible()
    await page.keepShots('trade-order-back')
    await tabTo(popup.getByRole('link', { name: 'Look at your orders' }))
    await expectNoAxeViolationsInBothThemes('.popup')
    await page.keyboard.press('Enter')
    const own = page.locator('#own-orders')
    await expect(own.getByRole('listitem')).toHaveText([/Glass Weather, the demo: for sale.*0\.25 ETH.*Open until/])
    await expect(own).toBeInViewport()
    await expect(own).toBeFocused()
    await expect(popup).toHaveCount(0)
    await own.getByRole('button', { name: /^Withdraw Glass/ }).click()
    await confirmReview('withdraw')
    await closeReview('withdraw')
    await expect(own).toContainText('You have no orders on the market.')
  })
})

describe('the market by keyboard alone', () => {
  test('a piece can be listed, get an offer and be bought', async () => {
    const cleo = person('Cleo')
    await openAs('Cleo', pathOf(3n))
    await enterAt(page.locator('#sell-piece'))
    await typeAt(page.locator('#order-price input'), '0.05')
    await enterAt(page.locator('#sign-order'))
    await expect(page.locator('#order-kept')).toBeVisible()
    await enterAt(page.locator('#order-kept').getByRole('button', { name: 'Close' }))
    await expect(page.locator('#own-listings > li')).toHaveText([/0\.05 ETH/])

    await approveTokenFor(person('Theo'), 'DAI', 5n * COIN)
    await openAs('Theo', pathOf(3n))
    await enterAt(page.locator('#make-offer'))
    await typeAt(page.locator('#order-price input'), '5')
    await enterAt(page.locator('#more-currencies'))
    await tabTo(page.locator('#order-currency'))
    await page.keyboard.type('DAI')
    await enterAt(page.locator('#sign-order'))
    await expect(page.locator('#order-kept')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('#piece-offers > li').filter({ hasText: '5 DAI' })).toHaveCount(1)
    const price = COIN / 20n
    const { amount } = await royaltyOf(3n, price)
    const [got] = await balanceGains('ETH', [cleo], async () => {
      await enterAt(page.locator('#buy-piece'))
      await enterAt(page.locator('#confirm-trade'))
      await expect(page.locator('#trade-ended')).toHaveAttribute('data-state', 'confirmed')
    })
    vitestExpect(got).toBe(price - amount)
    vitestExpect(await ownerOf(3n)).toBe(person('Theo'))
    await enterAt(page.locator('#trade-done'))
    await expect(page.locator('#piece-title')).toBeFocused()
  })

  test('an offer is accepted; Escape closes the question with nothing sent and the focus restored', async () => {
    const theo = person('Theo')
    const cleo = person('Cleo')
    await approveTokenFor(theo, 'DAI', 10n * COIN)
    await placeBid(theo, 3n, 4n * COIN)
    await approvePieceFor(cleo, 3n)
    const wallet = await openAs('Cleo', pathOf(3n))
    const offer = () => page.locator('#piece-offers > li').filter({ hasText: '4 DAI' })
    const accept = () => offer().getByRole('button', { name: 'Accept' })
    await enterAt(accept())
    await expect(page.locator('#confirm-trade')).toBeEnabled()
    await expectNoAxeViolationsInBothThemes('#review-trade')
    await page.keyboard.press('Escape')
    await expect(page.locator('#review-trade')).toHaveCount(0)
    await expect(accept()).toBeFocused()
    vitestExpect(wallet.asks(SEND)).toBe(0)
    await page.keyboard.press('Enter')
    await enterAt(page.locator('#confirm-trade'))
    await expect(page.locator('#trade-ended')).toHaveAttribute('data-state', 'confirmed')
    await expectNoAxeViolations('#review-trade')
    vitestExpect(await ownerOf(3n)).toBe(theo)
    await enterAt(page.locator('#trade-done'))
    await expect(page.locator('#piece-title')).toBeFocused()
  })

  test('one order is withdrawn, then all; Escape closes each question with nothing sent and the focus restored', async () => {
    const cleo = person('Cleo')
    for (const id of [1n, 3n]) await approvePieceFor(cleo, id)
    for (const amount of [COIN, 2n * COIN]) await listPiece(cleo, 3n, amount)
    await listPiece(cleo, 1n, COIN)
    const wallet = await openAs('Cleo', `/account/${cleo}#own-orders`)
    const own = page.locator('#own-orders')
    await expect(own.getByRole('listitem')).toHaveCount(3)
    const one = own.getByRole('button', { name: /^Withdraw Kitchen/ })
    for (const [button, reviewText] of [
      [one, 'Nobody can fill this order any more.'],
      [page.locator('#withdraw-all'), '3 of them listed here'],
    ] as const) {
      await enterAt(button)
      await expect(page.locator('#review-withdraw')).toContainText(reviewText)
      await expect(page.locator('#confirm-withdraw')).toBeEnabled()
      await expectNoAxeViolationsInBothThemes('#review-withdraw')
      await page.keyboard.press('Escape')
      await expect(page.locator('#review-withdraw')).toHaveCount(0)
      await expect(button).toBeFocused()
    }
    vitestExpect(wallet.asks(SEND)).toBe(0)
    await page.locator('#own-orders').evaluate((element) => element.focus())
    await enterAt(one)
    await enterAt(page.locator('#confirm-withdraw'))
    await expect(page.locator('#withdraw-ended')).toHaveAttribute('data-state', 'confirmed')
    await expectNoAxeViolations('#review-withdraw')
    await enterAt(page.locator('#withdraw-done'))
    await expect(own).toBeFocused()
    await expect(own.getByRole('listitem')).toHaveCount(2)
  })
})
