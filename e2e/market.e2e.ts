// Needs: story, wallet, chain, server
import { approveDrop } from '@musi/chain/writes/collectibles/approveDrop'
import { tokenAddress } from '@musi/devchain/testing/lookUp'
import { sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { ZERO_ADDRESS, parseAddress } from '@musi/domain/address'
import type { Page, Response } from '@playwright/test'
import { expect, test, withoutSplash } from './testing/harness.ts'
import { connectDemo, approveDemo } from './testing/steps/walletSteps.ts'

/** Confirms the approval transaction and then the signature in the wallet. */
async function approveBoth(page: Page): Promise<void> {
  await approveDemo(page)
  await expect(page.locator('#sign-order')).toContainText('Sign in your wallet')
  await approveDemo(page)
}

/** Confirms the market's approval for an offer. */
async function approveOffer(page: Page): Promise<void> {
  await page
    .locator('#review-order')
    .getByRole('button', { name: /^Approve/ })
    .click()
  await approveDemo(page)
  await expect(page.locator('#sign-order')).toBeEnabled()
}

async function rpc<Answer>(page: Page, method: string, params: readonly unknown[]): Promise<Answer> {
  // Retried, because a kept-alive connection may have been closed meanwhile.
  const data = { jsonrpc: '2.0', id: 1, method, params }
  const answer = await page.request.post('/rpc', { data, maxRetries: 2 })
  return ((await answer.json()) as { result: Answer }).result
}
const balance = async (page: Page, who: string) => BigInt(await rpc<string>(page, 'eth_getBalance', [who, 'latest']))

type PieceResponse = {
  id: string
  owner: string
  royalty: { artist: string } | null
  listing: { order: { seller: string } } | null
}

/** Reads the server's data of a piece of the seeded collection. */
async function pieceOf(page: Page, id: string): Promise<PieceResponse & { path: string; collection: string }> {
  const { book } = (await (await page.request.get('/config', { maxRetries: 2 })).json()) as {
    book: { contracts: { musicNft: string } }
  }
  const { pieces } = (await (await page.request.get('/api/nft/pieces', { maxRetries: 2 })).json()) as {
    pieces: (PieceResponse & { collection: string })[]
  }
  const piece = pieces.find((each) => each.collection === book.contracts.musicNft && each.id === id)
  if (piece === undefined) throw new Error(`There is no piece ${id}.`)
  return { ...piece, path: `/nft/${piece.collection}/${id}` }
}

async function openPiece(page: Page, id: string, name: string) {
  await withoutSplash(page)
  const piece = await pieceOf(page, id)
  await page.goto(piece.path)
  await connectDemo(page, name)
  return piece
}

test('Theo buys a piece and pays its price; the artist gets the royalty and the seller the rest, to the wei', async ({
  page,
}) => {
  const piece = await openPiece(page, '2', 'Theo')
  const seller = piece.listing?.order.seller ?? ''
  const artist = piece.royalty?.artist ?? ''
  const before = [await balance(page, seller), await balance(page, artist)] as const
  await page.locator('#buy-piece').click()
  const review = page.locator('#review-trade')
  await expect(review).toContainText(/You pay0\.6 ETH/)
  await expect(review).toContainText(/Royalty to the artist, out of the price0\.045 ETH/)
  await page.locator('#confirm-trade').click()
  await approveDemo(page)
  await expect(page.locator('#trade-ended')).toHaveAttribute('data-state', 'confirmed')
  await page.locator('#trade-done').click()
  await expect(page.locator('#piece-price')).toHaveText('Not for sale')
  await expect(page.locator('#piece-facts')).toContainText(/Owner(Theo|You)/)
  expect((await balance(page, seller)) - before[0]).toBe(555_000_000_000_000_000n)
  expect((await balance(page, artist)) - before[1]).toBe(45_000_000_000_000_000n)
})

test('Cleo accepts an offer with one press, which also approves the market for the piece, and gets the price minus the royalty', async ({
  page,
}) => {
  const piece = await openPiece(page, '1', 'Cleo')
  const { book } = (await (await page.request.get('/config', { maxRetries: 2 })).json()) as {
    book: { contracts: { wrappedNative: string } }
  }
  const weth = async (who: string) => {
    const data = `0x70a08231${who.slice(2).toLowerCase().padStart(64, '0')}`
    return BigInt(await rpc<string>(page, 'eth_call', [{ to: book.contracts.wrappedNative, data }, 'latest']))
  }
  const artist = piece.royalty?.artist ?? ''
  const before = [await weth(piece.owner), await weth(artist)] as const
  const best = page.locator('#piece-offers > li').filter({ hasText: '0.5 WETH' })
  await best.getByRole('button', { name: 'Accept' }).click()
  await expect(page.locator('#review-trade')).toContainText(/You get0\.475 WETH/)
  await expect(page.locator('#review-trade')).toContainText('Your wallet does both in one transaction')
  await page.locator('#confirm-trade').click()
  await approveDemo(page)
  await expect(page.locator('#trade-ended')).toHaveAttribute('data-state', 'confirmed')
  await page.locator('#trade-done').click()
  await expect(page.locator('#piece-facts')).toContainText('OwnerAda')
  expect((await weth(piece.owner)) - before[0]).toBe(475_000_000_000_000_000n)
  expect((await weth(artist)) - before[1]).toBe(25_000_000_000_000_000n)
})

test('Arlo lists a piece with one press, and withdraws it', async ({ page }) => {
  await openPiece(page, '12', 'Arlo')
  await page.locator('#sell-piece').click()
  await page.locator('#order-price input').fill('0.7')
  await expect(page.locator('#review-order')).toContainText(/You get0\.7 ETH/)
  await page.locator('#sign-order').click()
  await approveBoth(page)
  await expect(page.locator('#order-kept')).toContainText('Your order is open.')
  await page.locator('#order-kept').getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('#piece-price')).toContainText('0.7 ETH')
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.locator('#confirm-trade').click()
  await approveDemo(page)
  await expect(page.locator('#trade-ended')).toHaveAttribute('data-state', 'confirmed')
  await page.locator('#trade-done').click()
  await expect(page.locator('#sell-piece')).toHaveText('List for sale')
  await expect(page.locator('#piece-price')).toHaveText('Not for sale')
})

test('Arlo sees a notice when his dormant order can be filled again, and withdraws it (spec: market.dormant)', async ({
  page,
  plainChain: { request },
}) => {
  const { path, owner } = await openPiece(page, '12', 'Arlo')
  const [, , collection = ''] = path.split('/')
  const { book, people } = (await (await page.request.get('/config', { maxRetries: 2 })).json()) as {
    book: { contracts: { seaport: string } }
    people: { name: string; address: string }[]
  }
  const toAddress = (text: string) => parseAddress(text) ?? ZERO_ADDRESS
  const arlo = owner
  const theo = people.find(({ name }) => name === 'Theo')?.address ?? ''
  const market = book.contracts.seaport
  const word = (text: string) => text.slice(2).toLowerCase().padStart(64, '0')
  const gives = async (from: string, to: string) => {
    const data = `0x23b872dd${word(from)}${word(to)}${word('0xc')}` as const
    const candidates = [{ to: toAddress(collection), data, value: 0n }] as const
    await sendUnlocked(request, toAddress(from), { kind: 'approveDrop', candidates })
  }
  const allows = () =>
    sendUnlocked(
      request,
      toAddress(arlo),
      approveDrop({ collection: toAddress(collection), tokenId: 12n, spender: toAddress(market) }),
    )
  await allows()
  await expect(page.locator('#sell-piece')).toHaveText('List for sale')
  await page.locator('#sell-piece').click()
  await page.locator('#order-price input').fill('0.01')
  await page.locator('#sign-order').click()
  await approveDemo(page)
  await expect(page.locator('#order-kept')).toContainText('Your order is open.')

  await gives(arlo, theo)
  // The body of a response is gone once its page is left.
  const saysMoved = async (answer: Response) =>
    /\/api\/orders\?maker=/.test(answer.url()) && (await answer.text().catch(() => '')).includes('ownerMoved')
  await Promise.all([page.waitForResponse(saysMoved), page.reload()])
  await gives(theo, arlo)
  await allows()
  const popup = page.locator('.popup').filter({ hasText: 'An old order of yours is open again' })
  await popup.getByRole('link', { name: 'Look at your orders' }).click()
  const own = page.locator('#own-orders')
  await own.getByRole('button', { name: /^Withdraw Slow Ferry, anniversary: for sale 0\.01 ETH/ }).click()
  await page.locator('#confirm-withdraw').click()
  await approveDemo(page)
  await expect(page.locator('#withdraw-ended')).toHaveAttribute('data-state', 'confirmed')
  await page.locator('#withdraw-done').click()
  await expect(own).toContainText('You have no orders on the market.')
  await expect(popup).toHaveCount(0)
})

test('Theo makes an offer for a piece: approves the token, signs, and everybody sees the offer', async ({ page }) => {
  await openPiece(page, '9', 'Theo')
  await page.locator('#make-offer').click()
  await page.locator('#more-currencies').click()
  await page.locator('#order-currency').selectOption({ label: 'DAI' })
  await page.locator('#order-price input').fill('7')
  await expect(page.locator('#review-order')).toContainText(/You give7 DAI/)
  await approveOffer(page)
  await page.locator('#sign-order').click()
  await approveDemo(page)
  await expect(page.locator('#order-kept')).toContainText('Your order is open.')
  await page.locator('#order-kept').getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('#piece-offers')).toContainText('7 DAI')
})

test('Cleo changes a price and Theo buys at the new one; then Cleo makes a collection offer, which Theo accepts: each gets the right share, to the wei (spec: market.change-price, market.collection-offers)', async ({
  page,
  browser,
  product,
}) => {
  const { path, collection, royalty, owner: cleo } = await openPiece(page, '3', 'Cleo')
  const artist = royalty?.artist ?? ''
  const context = await browser.newContext({ baseURL: product.origin })
  const other = await context.newPage()
  await openPiece(other, '3', 'Theo')
  const { people, book } = (await (await page.request.get('/config', { maxRetries: 2 })).json()) as {
    people: { name: string; address: string }[]
    book: { tokens: { symbol: string; address: string }[] }
  }
  const theo = people.find(({ name }) => name === 'Theo')?.address ?? ''
  const dai = tokenAddress(book.tokens, 'DAI')
  const balanceOf = async (who: string) => {
    const data = `0x70a08231${who.slice(2).toLowerCase().padStart(64, '0')}`
    return BigInt(await rpc<string>(page, 'eth_call', [{ to: dai, data }, 'latest']))
  }
  const isDone = async (who: Page) => {
    await who.locator('#confirm-trade').click()
    await approveDemo(who)
    await expect(who.locator('#trade-ended')).toHaveAttribute('data-state', 'confirmed')
    await who.locator('#trade-done').click()
  }
  const isKept = async (who: Page) => {
    await who.locator('#sign-order').click()
    await approveDemo(who)
    await expect(who.locator('#order-kept')).toContainText('Your order is open.')
    await who.locator('#order-kept').getByRole('button', { name: 'Close' }).click()
  }

  await page.locator('#sell-piece').click()
  await page.locator('#order-price input').fill('0.05')
  await page.locator('#sign-order').click()
  await approveBoth(page)
  await page.locator('#order-kept').getByRole('button', { name: 'Close' }).click()
  await page.locator('.change-price').click()
  await page.locator('#order-price input').fill('0.030000000000000007')
  await isKept(page)
  await other.goto(path)
  await expect(other.locator('#piece-price')).toContainText('0.03')

  const shares = () => Promise.all([balance(page, cleo), balance(page, artist)])
  const [cleoBefore, artistBefore] = await shares()
  await other.locator('#buy-piece').click()
  await expect(other.locator('#review-trade')).toContainText(/You pay0\.030000000000000007 ETH/)
  await isDone(other)
  const [cleoAfter, artistAfter] = await shares()
  const price = 30_000_000_000_000_007n
  const royaltyAmount = price / 10n
  expect([cleoAfter - cleoBefore, artistAfter - artistBefore]).toEqual([price - royaltyAmount, royaltyAmount])
  expect((await pieceOf(page, '3')).owner).toBe(theo)

  await page.goto(`/nft/${collection}`)
  await page.locator('#offer-any').click()
  await page.locator('#more-currencies').click()
  await page.locator('#order-currency').selectOption({ label: 'DAI' })
  await page.locator('#order-price input').fill('3.000000000000000013')
  await approveOffer(page)
  await isKept(page)

  await other.goto(path)
  const accept = other.locator('#piece-offers > li').filter({ hasText: 'DAI' }).getByRole('button', { name: 'Accept' })
  await accept.click()
  const all = [theo, cleo, artist]
  const before = await Promise.all(all.map(balanceOf))
  await isDone(other)
  const after = await Promise.all(all.map(balanceOf))
  const offered = 3_000_000_000_000_000_013n
  const part = offered / 10n
  expect(after.map((now, place) => now - (before[place] ?? 0n))).toEqual([offered - part, -offered, part])
  expect((await pieceOf(page, '3')).owner).toBe(cleo)
  await context.close()
})
