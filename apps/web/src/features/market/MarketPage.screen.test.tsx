import { describe, expect as vitestExpect, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { addressBook, installWallet, requestsInStrangersBlocks, restoreChainAfterEach } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { browserFetch } from '#testing/origin.ts'
import { page } from '#testing/page.ts'

restoreChainAfterEach()

const pieces = () => page.locator('#market-pieces > li')

describe('collections (spec: drops.collections)', () => {
  test('the page shows the carousel with its dots, headline and text, and the chain’s collections with floor and volume', async () => {
    await page.goto('/collections')
    await expect(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible()
    await expect(page.locator('#collections-page')).toContainText(
      "Verified NFT marketplace for music artists. Get exclusive digital merchandise from your favorite artist with your artist's token.",
    )
    await expect(page.locator('#collections-carousel').getByRole('button', { name: /^Picture/ })).toHaveCount(8)
    await page.locator('#collections-carousel').getByRole('button', { name: 'Picture 3 of 8' }).click()
    await expect(page.locator('#collections-carousel figure:not([hidden])')).toHaveCount(1)
    const top = page.getByRole('region', { name: 'Top Collections' })
    await expect(top.locator('li')).toHaveCount(4)
    // One of two listings in the seeded collection is in a token that anybody could create (spec:
    // market.counted).
    await expect(top).toContainText(/Floor price0\.12 ETH \$\d/)
    await expect(top).toContainText(/Floor price60\sKOFI/)
    await expect(top).not.toContainText('Nothing for sale')
    await expect(top.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/nft')
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('collections')
  })

  test('bundled pictures are shown until the listing arrives, and if it is unreachable, empty or hostile (spec: drops.collections)', async () => {
    const dots = page.locator('#collections-carousel').getByRole('button', { name: /^Picture/ })
    const { promise: isReady, resolve: answer } = Promise.withResolvers<void>()
    page.route('**/api/nft/assets*', async (route) => {
      await isReady
      const assets = ['One', 'Two', 'Three'].map((name) => ({ name, image_url: `/logos/${name}.svg` }))
      route.fulfill({ json: { assets } })
    })
    await page.goto('/collections')
    await expect(dots).toHaveCount(6)
    answer()
    await expect(dots).toHaveCount(3)
    for (const answerToShow of [
      { status: 503, body: '{}' },
      { body: '<html>' },
      { json: { assets: [] } },
      { json: { assets: [{ name: {}, image_url: 'javascript:alert(1)' }, null, 7] } },
    ]) {
      page.route('**/api/nft/assets*', (route) => route.fulfill(answerToShow))
      await page.goto('/collections')
      await page.waitForRequest(/api\/nft\/assets/)
      await page.settled()
      await expect(dots).toHaveCount(6)
      await expect(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible()
    }
  })

  test('without collections the page shows sample cards, marked as samples; without an answer it shows none', async () => {
    page.route('**/api/nft/pieces', (route) =>
      route.fulfill({ json: { collections: [], pieces: [], next: null, hasMore: false } }),
    )
    await page.goto('/collections')
    await expect(page.getByRole('region', { name: 'Top Collections' }).locator('li')).toHaveText([
      /Music · Sample/,
      /Music · Sample/,
      /Music · Sample/,
    ])
    page.route('**/api/nft/pieces', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.goto('/collections')
    await expect(page.getByRole('region', { name: 'Top Collections' })).toContainText('We can’t read the collections')
    await expect(page.getByRole('region', { name: 'Top Collections' }).locator('li')).toHaveCount(0)
  })
})

describe('the market place (spec: market.page, market.filter)', () => {
  test('on a phone, has its filters in a sheet behind one button, which shows their number', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto('/nft')
    await expect(pieces()).toHaveCount(22)
    const search = await page.locator('#market-search').boundingBox()
    const filters = page.locator('#market-filters')
    vitestExpect((await filters.boundingBox()).top, 'beside the search').toBeLessThan(search.bottom)
    vitestExpect((await pieces().first().boundingBox()).top - search.top, 'two rows').toBeLessThan(140)
    await filters.click()
    await page.locator('#market-listed').click()
    await page.locator('#market-from').fill('0.5')
    await page.getByRole('button', { name: 'Show (2)' }).click()
    await expect(filters).toHaveText('Filter (2)')
    await expect(filters).toBeFocused()
    await expect(pieces()).toHaveCount(2)
    await filters.click()
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('market-filter-sheet')
  })

  test('shows every piece, and the matches of search, filter and sort', async () => {
    await page.goto('/nft')
    await expect(pieces()).toHaveCount(22)
    await expect(pieces().first()).toContainText(/Print 3, lights up.*0\.\d+ ETH.*From .*20\d\d/)
    await expect(pieces().filter({ hasText: /From \w+ \d+, 20/ })).toHaveCount(4)
    await page.locator('#market-listed').click()
    await expect(pieces()).toHaveCount(8)
    await page.locator('#market-sort').selectOption('cheapest')
    await expect(pieces()).toHaveText([
      /Overtime, the whole department.*90 BRASS/,
      /Tape 1, ropes.*60 KOFI/,
      /Print 1, the queue.*0\.08 ETH/,
      /Warehouse Sun, sunrise edit.*0\.12 ETH \$/,
      /Ceniza, handwritten score.*850 USDC/,
      /Nocturne No\. 2, sleeve.*0\.35 ETH/,
      /Harbour Road live.*0\.6 ETH/,
      /Nocturne No\. 1, sleeve.*0\.75 ETH/,
    ])
    await page.locator('#market-search').fill('harbour')
    await expect(pieces()).toHaveText([/Harbour Road live.*0\.6 ETH/])
    await page.keepShots('market-filtered')
    await page.locator('#market-search').fill('')
    await page.getByText('More filters').click()
    await page.locator('#market-from').fill('0.5')
    await expect(pieces()).toHaveText([/Harbour Road live.*0\.6 ETH/, /Nocturne No\. 1, sleeve.*0\.75 ETH/])
    await page.locator('#market-from').fill('a lot')
    await expect(page.locator('#market-page')).toContainText('Enter a number.')
    const top = async (id: string) => (await page.locator(id).boundingBox()).top
    vitestExpect(await top('#market-from'), 'the fields stay beside each other').toBe(await top('#market-to'))
    await page.keepShots('market-filters')
    await page.locator('#market-search').fill('nobody has this')
    await expect(page.locator('#market-none')).toContainText('No Result Found')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(pieces()).toHaveCount(22)
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('market')
  })

  test('blocks with only strangers’ transfers cause no new request for pieces (spec: market.browse)', async () => {
    await page.goto('/nft')
    await expect(pieces()).toHaveCount(22)
    // Polls, because the history of a new product may still be catching up, which counts as news.
    await expect.poll(() => requestsInStrangersBlocks('/api/nft/pieces')).toBe(0)
  })

  test('shows the newest pieces while the others load, and meanwhile shows neither a count nor "no result" (spec: market.browse)', async () => {
    type Answer = { collections: object[]; pieces: { collection: string; id: string }[] }
    const all = (await (await browserFetch('/api/nft/pieces')).json()) as Answer
    const { promise: isReady, resolve: answer } = Promise.withResolvers<void>()
    page.route('**/api/nft/pieces', (route) =>
      route.fulfill({ json: { ...all, pieces: all.pieces.slice(0, 3), next: 'on' } }),
    )
    let askedForMore = 0
    page.route('**/api/nft/pieces?after=on', async (route) => {
      askedForMore += 1
      await isReady
      // The second page repeats one piece of the first.
      route.fulfill({ json: { ...all, collections: [], pieces: all.pieces.slice(2) } })
    })
    await page.goto('/nft')
    await expect(pieces()).toHaveCount(3)
    await expect(page.locator('#market-page output:not([hidden])')).toHaveText(['Reading the market'])
    await page.locator('#market-search').fill('Kitchen Radio')
    await expect(pieces()).toHaveCount(0)
    await expect(page.locator('#market-none')).toHaveCount(0)
    await page.keepShots('market-first-page')
    const last = all.pieces.at(-1)
    askedForMore = 0
    await page.goto(`/nft/${last?.collection}/${last?.id}`)
    await expect.poll(() => askedForMore).toBeGreaterThan(0)
    await expect(page.locator('#piece-page output[aria-label]')).toHaveAttribute('aria-label', 'Reading the market')
    await expect(page.getByRole('heading', { name: 'There is no such collectible' })).toHaveCount(0)
    answer()
    await expect(page.locator('#piece-title')).toBeVisible()
    await page.goto('/nft')
    await expect(page.locator('#market-page output:not([hidden])')).toHaveText(['22 collectibles'])
    await expect(pieces()).toHaveCount(22)
  })

  // If the market itself is missing, the route says so (app/routes.tsx).
  test('shows the specified sentence if the chain has nothing to trade, and another while the server does not answer', async () => {
    const { musicNft: _, ...contracts } = addressBook().contracts
    await page.open('/nft', { book: { ...addressBook(), contracts } })
    await expect(page.getByText('Put nft marketplace here', { exact: true })).toBeVisible()
    page.route('**/api/nft/pieces', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.goto('/nft')
    await expect(page.locator('#market-page')).toContainText('We can’t read the market right now.')
    await expect(pieces()).toHaveCount(0)
    await page.keepShots('market-away')
  })
})

describe('a piece and its collection (spec: market.piece-page, market.collection-page)', () => {
  test('a piece shows its price, owner, offers and earlier owners', async () => {
    await page.goto(`/nft/${addressBook().contracts.musicNft ?? ''}/1`)
    await expect(page.getByRole('heading', { level: 1, name: 'Kitchen Radio, first take' })).toBeVisible()
    await expect(page.locator('#piece-price')).toHaveText('Not for sale')
    await expect(page.locator('#piece-page header').first()).toContainText('Arlo')
    await expect(page.locator('#piece-facts')).toContainText(/OwnerCleo.*Royalty5(\.00)?% of each sale/)
    await expect(page.locator('#piece-technical')).toContainText(/Number1.*Contract0x.*CreatorArlo/)
    // Best offers first (spec: market.pages).
    await expect(page.locator('#piece-offers > li')).toHaveText([
      /^0\.5 WETH \$[\d,.]+/,
      /^0\.35 WETH/,
      /^0\.08 WETH/,
      /^0\.05 WETH/,
    ])
    // Only an owner who could accept sees it.
    await expect(page.locator('#piece-offers')).not.toContainText('share one balance')
    await expect(page.locator('#piece-history > li')).toHaveCount(2)
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('piece')
  })

  test('a piece before its release shows its price and when it goes on sale (spec: market.upcoming)', async () => {
    await page.goto(`/nft/${addressBook().contracts.musicNft ?? ''}/10`)
    await expect(page.locator('#piece-price')).toHaveText(/\d.* [A-Z]+.*For sale from .*20\d\d/)
    await expect(page.locator('#buy-piece')).toHaveCount(0)
    await page.keepShots('piece-upcoming')
  })

  test('a collection shows its figures; a missing piece or collection has its own page', async () => {
    const collection = addressBook().contracts.musicNft ?? ''
    await page.goto(`/nft/${collection}`)
    await expect(page.locator('#collection-facts')).toContainText(
      /Pieces12.*For sale4.*Floor price0\.12 ETH.*Not counted: 90\sBRASS.*Sales3/,
    )
    await expect(pieces()).toHaveCount(12)
    await expect(page.locator('#collection-offers > li')).toHaveCount(2)
    await expect(page.locator('#collection-offers')).toContainText(/0\.05 WETH.*Until/)
    await expect(page.locator('#collection-offers')).toContainText(/0\.08 WETH.*Until/)
    await page.keepShots('collection')
    // The artist's description is below the name of the artist's own collection.
    const { collections } = (await (await browserFetch('/api/nft/pieces')).json()) as {
      collections: { address: string; name: string }[]
    }
    await page.goto(`/nft/${collections.find(({ name }) => name === 'Harbour Tapes')?.address ?? ''}`)
    await expect(page.locator('#collection-page')).toContainText(
      'Field recordings from the quay, one cassette of each, numbered by Kofi.',
    )
    await page.goto(`/nft/${collection}/99`)
    await expect(page.getByRole('heading', { name: 'There is no such collectible' })).toBeVisible()
    await page.goto('/nft/0x12')
    await expect(page.getByRole('heading', { name: 'There is no such collection' })).toBeVisible()
  })
})

test('a replaced picture is marked only on the page of its piece (spec: market.picture-changed)', async () => {
  page.route('**/api/nft/pieces', async (route) => {
    type Answer = { pieces: { id: string; pictureChangedSeconds: number | null }[] }
    const answer = (await (await browserFetch('/api/nft/pieces')).json()) as Answer
    for (const piece of answer.pieces) if (piece.id === '1') piece.pictureChangedSeconds = 1_790_000_000
    route.fulfill({ json: answer })
  })
  const collection = addressBook().contracts.musicNft ?? ''
  await page.goto(`/nft/${collection}/2`)
  await expect(page.locator('#piece-title')).toBeVisible()
  await expect(page.locator('#picture-changed')).toHaveCount(0)
  await page.goto(`/nft/${collection}/1`)
  await expect(page.locator('#picture-changed')).toHaveText(/^This picture has been replaced\. We noticed .*2026/)
  await page.keepShots('picture-changed')
})

test('offers beyond the first page are read on request, and until then the list does not claim to be complete (spec: market.pages)', async () => {
  const collection = addressBook().contracts.musicNft ?? ''
  type Page = { rows: readonly object[]; next: string | null }
  const all = `/api/orders?collection=${collection}&kind=collectionOffer`
  page.route('**/api/orders?*kind=collectionOffer*', async (route) => {
    const { rows } = (await (await browserFetch(all)).json()) as Page
    const isFirst = !route.request().url().includes('after=')
    route.fulfill({ json: isFirst ? { rows: [], next: 'on' } : { rows, next: null } })
  })
  await page.goto(`/nft/${collection}`)
  const more = page.locator('#more-orders')
  await expect(more).toBeVisible()
  await expect(page.getByText('Nobody has made an offer.')).toHaveCount(0)
  await more.click()
  await expect(page.locator('#collection-offers > li')).toHaveCount(2)
  await expect(more).toHaveCount(0)
  await expect(page.locator('#collection-offers')).toBeFocused()
})

describe('orders an account signed (spec: market.own-orders, market.dormant, market.cancel-all)', () => {
  test('show when a dormant order would become valid, and can be withdrawn one by one or all at once', async () => {
    installWallet()
    page.route('**/api/orders?maker=*', async (route) =>
      route.fulfill({ json: await (await browserFetch('/api/orders?life=dormant')).json() }),
    )
    await page.goto('/nft')
    await page.locator('#your-orders').click()
    const own = page.locator('#own-orders')
    await expect(own.getByRole('listitem')).toHaveCount(2)
    await expect(page.locator('#own-dormant')).toHaveText('2 of them are asleep and can come back to life.')
    await expect(own).toContainText(/You don’t have the piece now\. If it comes back, anyone can buy it for this price/)
    await expect(own).toContainText(/Once you have enough again, anyone can accept this offer until/)
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('market-own-orders')
    await page.locator('#withdraw-all').click()
    await expect(page.locator('#review-withdraw')).toContainText('2 of them listed here')
    await expect(page.locator('#confirm-withdraw')).toBeEnabled()
    await page.keepShots('market-withdraw-all')
  })

  test('are not shown as none if they cannot be read', async () => {
    installWallet()
    page.route('**/api/orders?maker=*', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.goto('/nft')
    await page.locator('#your-orders').click()
    await expect(page.locator('#own-orders')).toContainText('We can’t read your orders right now.')
    await expect(page.getByText('You have no orders on the market.')).toHaveCount(0)
  })
})
