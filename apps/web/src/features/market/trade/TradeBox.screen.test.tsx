import { shortenAddress } from '@musi/domain/address'
import { describe, expect as vitestExpect, inject, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { type PageWallet, installWallet, tokenOf } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { browserFetch } from '#testing/origin.ts'
import { page } from '#testing/page.ts'
import { SEND, approvePieceFor } from '../testing/marketSteps.ts'
import {
  HARBOUR,
  KITCHEN,
  restoreMarketAfterEach,
  listedPiece,
  findPiece,
  pathOfPiece,
} from '../testing/marketScreen.ts'

restoreMarketAfterEach()

const SIGN = 'eth_signTypedData_v4'

/** A token on our chain that is in neither the address book nor a list. */
function odd(symbol: string) {
  const token = inject('oddTokens').find((one) => one.symbol === symbol)
  if (token === undefined) throw new Error(`This chain has no odd ${symbol}.`)
  return token
}

type Price = { token: string; amount: string }
type Kept = { order: { price: Price }; dollars?: unknown }
type Pieces = { pieces: { name: string; listing: Kept | null; price: object }[] }

/** Changes the prices of listings and offers that are in other currencies. */
function pricesIn(price: Price): void {
  page.route('**/api/nft/pieces*', async (route) => {
    const answer = (await (await browserFetch(route.request().url())).json()) as Pieces
    const found = answer.pieces.find(({ name }) => name === HARBOUR)
    if (found?.listing) {
      Object.assign(found.listing.order, { price, royalty: null })
      // A price as a pool made by the token's creator would show it.
      Object.assign(found, { price: { native: 70_000, dollars: 173_572_283.18 } })
    }
    route.fulfill({ json: answer })
  })
  page.route('**/api/orders?*', async (route) => {
    const answer = (await (await browserFetch(route.request().url())).json()) as { rows: Kept[] }
    for (const { order } of answer.rows) Object.assign(order, { price })
    route.fulfill({ json: answer })
  })
}

const warning = () => page.locator('#token-warning')
const review = () => page.locator('#review-trade')
const proceed = () => page.locator('.token-dismiss-button')

const signedNothing = (wallet: PageWallet) =>
  vitestExpect([wallet.asks(SEND), wallet.asks(SIGN), wallet.asks('wallet_sendCalls')]).toEqual([0, 0, 0])

/** Expects the warning before anything else, and continues only after ticking it. */
async function acceptWarning(wallet: PageWallet, address: string): Promise<void> {
  await expect(warning()).toContainText('Token imported')
  await expect(warning()).toContainText(shortenAddress(address))
  await expect(review()).toHaveCount(0)
  await expect(page.locator('#approve-button')).toHaveCount(0)
  await expect(proceed()).toBeDisabled()
  signedNothing(wallet)
  await page.locator('.understand-checkbox').click()
  await proceed().click()
  await expect(warning()).toHaveCount(0)
}

type Stranger = [what: string, symbol: string, amount: string, shown: (address: string) => string, marked: string]
const STRANGERS: readonly Stranger[] = [
  [
    'a token that calls itself USDC',
    'USDC',
    `${900_000n * 10n ** 18n}`,
    (address) => `900,000 USDC (not USD Coin) ${shortenAddress(address)}`,
    'lookAlike',
  ],
  [
    'an unknown token',
    'LONE',
    `${900_000n * 10n ** 9n}`,
    (address) => `900,000 LONE ${shortenAddress(address)}`,
    'unknown',
  ],
]

describe.each(STRANGERS)('case 21: %s', (_, symbol, amount, shown, marked) => {
  test('never looks like the known token on any card, and has no dollar worth there (spec: money.whose)', async () => {
    const { address } = odd(symbol)
    pricesIn({ token: address, amount })
    await page.goto('/nft')
    const card = page.locator('#market-pieces > li').filter({ hasText: HARBOUR })
    await expect(card).toContainText(shown(address))
    await expect(card.locator(`[data-trust="${marked}"]`)).toHaveCount(1)
    await expect(card).not.toContainText('$')
    await expect(page.locator('#market-pieces > li').filter({ hasText: 'Warehouse Sun' })).toContainText('0.12 ETH $')
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots(`market-${marked}`)
  })

  test('as an offer is marked with its address, and accepting it requires the tick before anything can be signed (spec: token-warnings.act)', async () => {
    const { address } = odd(symbol)
    const piece = await findPiece(KITCHEN)
    const wallet = installWallet(piece.owner)
    await approvePieceFor(piece.owner, piece.id, piece.collection)
    pricesIn({ token: address, amount })
    await page.goto(pathOfPiece(piece))
    const offer = page.locator('#piece-offers > li').first()
    await expect(offer).toContainText(shown(address))
    await expect(offer).not.toContainText('$')
    await expect(offer.locator(`[data-trust="${marked}"]`)).toHaveAttribute('title', new RegExp(address))
    await page.keepShots(`piece-offer-${marked}`)
    await offer.getByRole('button', { name: 'Accept' }).click()
    await page.keepShots(`piece-offer-${marked}-warning`)
    await acceptWarning(wallet, address)
    await expect(review()).toContainText(shown(address).replace(/^\S+ /, ''))
    await expect(review()).not.toContainText(/00 USDC(?! \(not)/)
    await page.keepShots(`piece-offer-${marked}-review`)
    signedNothing(wallet)
  })

  test('as a price requires the tick before the market can be approved for it (spec: token-warnings.act)', async () => {
    const { address } = odd(symbol)
    const piece = await listedPiece(HARBOUR)
    const wallet = installWallet()
    const ten = `${BigInt(amount) / 90_000n}`
    pricesIn({ token: address, amount: ten })
    await page.goto(pathOfPiece(piece))
    await expect(page.locator('#piece-price')).toContainText(shown(address).replace('900,000', '10'))
    await expect(page.locator('#piece-price')).not.toContainText('$')
    await page.locator('#buy-piece').click()
    await acceptWarning(wallet, address)
    await expect(page.locator('#approve-button')).toContainText(`Approve ${shown(address).replace(/^\S+ /, '')}`)
    signedNothing(wallet)
    await page.keepShots(`piece-buy-${marked}`)
  })
})

test('closing the warning accepts nothing, and the next press asks again (spec: token-warnings.act)', async () => {
  const { address } = odd('USDC')
  const piece = await findPiece(KITCHEN)
  const wallet = installWallet(piece.owner)
  await approvePieceFor(piece.owner, piece.id, piece.collection)
  pricesIn({ token: address, amount: '1' })
  await page.goto(pathOfPiece(piece))
  const accept = () => page.locator('#piece-offers > li').first().getByRole('button', { name: 'Accept' })
  await accept().click()
  await warning().getByRole('button', { name: 'Cancel' }).click()
  await expect(warning()).toHaveCount(0)
  await expect(review()).toHaveCount(0)
  await accept().click()
  await acceptWarning(wallet, address)
})

test('known tokens and proven artists’ tokens need no tick, and an artist’s token shows its artist (spec: money.whose)', async () => {
  const piece = await findPiece(KITCHEN)
  installWallet(piece.owner)
  await approvePieceFor(piece.owner, piece.id, piece.collection)
  pricesIn({ token: tokenOf('USDC'), amount: '5000000' })
  await page.goto(pathOfPiece(piece))
  const offer = page.locator('#piece-offers > li').first()
  await expect(offer).toContainText(/5 USDC(?! \(not| 0x)/)
  await offer.getByRole('button', { name: 'Accept' }).click()
  await expect(review()).toContainText('5 USDC')
  await page.goto('/nft')
  const kofi = page.locator('#market-pieces > li').filter({ hasText: 'Tape 1, ropes' })
  await expect(kofi.locator('[data-trust="madeHere"]')).toHaveAttribute('title', /^Made here by 0x/)
  await kofi.getByRole('link').first().click()
  await expect(page.locator('#piece-price')).toContainText(/60 KOFI by 0x\w{4}\.\.\.\w{4}/)
  // Allowances are checked without asking the person.
  await expect(page.locator('#buy-why')).toHaveText('First allow the market to take KOFI.')
  await expect(warning()).toHaveCount(0)
  await page.keepShots('piece-made-here')
})

test('on a phone the price and the button are in view above the bar, and an offer shows the piece (spec: market.piece-page, market.order-form)', async () => {
  installWallet()
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(pathOfPiece(await listedPiece(HARBOUR)))
  await expect(page.locator('#buy-piece')).toBeVisible()
  const button = await page.locator('#buy-piece').boundingBox()
  vitestExpect(button.bottom).toBeLessThan(780 - 64)
  await page.locator('#make-offer').click()
  const form = page.locator('#review-order')
  await expect(form.locator('img, svg').first()).toBeVisible()
  await expect(form).toContainText('0.6 ETH')
  await page.setViewportSize({ width: 1440, height: 900 })
})
