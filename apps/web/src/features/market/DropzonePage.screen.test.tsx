import { describe, expect as vitestExpect, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { SECOND, installWallet, restoreChainAfterEach, node, addressBook } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'

const asset = (name: string, more: object = {}) => ({
  name,
  image_url: null,
  permalink: `/nft/0x/${name}`,
  release_date: null,
  sell_orders: null,
  ...more,
})
const routeAssets = (assets: readonly object[]) =>
  page.route('**/api/nft/assets*', (route) => route.fulfill({ json: { assets } }))
const section = (name: string) => page.getByRole('region', { name })
const releases = () => section('Featured Upcoming NFT Releases').locator('[data-release]')
const cards = () => section('Featured NFTs').locator('li')
const left = () => page.locator('#upcoming-left')
const right = () => page.locator('#upcoming-right')
const daysAhead = (days: number) => ({ release_date: new Date(Date.now() + days * 86_400_000).toISOString() })

describe('the drop zone of our own chain (spec: drops.page)', () => {
  test('shows each upcoming and released piece once, in the section of its state, with links in the same tab (spec: drops.owner)', async () => {
    await page.goto('/dropzone')
    const request = await page.waitForRequest(/api\/nft\/assets/)
    vitestExpect(request.url()).toMatch(/owner=0x[0-9a-fA-F]{40}&order_direction=desc&offset=0&limit=6$/)
    await expect(page.getByRole('heading', { level: 1, name: 'NFT DROP ZONE' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Featured Upcoming NFT Releases',
      'Featured NFTs',
    ])
    const marketLinks = page.getByRole('navigation', { name: 'Market' }).getByRole('link')
    await expect(marketLinks).toHaveText(['Drops', 'Market', 'Collections'])
    await expect(marketLinks.first()).toHaveAttribute('aria-current', 'page')
    await expect(cards()).toHaveCount(6)
    const titles = Array.from(document.querySelectorAll('#dropzone-page h3'), ({ textContent }) => textContent)
    vitestExpect(new Set(titles).size).toBe(titles.length)
    // Only items with a future date, each with a countdown, the next one first.
    await expect(releases()).toHaveCount(6)
    await expect(releases().first()).toContainText(
      /Kofi Tempest · Harbour Tapes\s*Tape 3, the storm\s*The microphone did not survive it\.\s*Drops in \d+d \d+h \d+m \d+s\s*0\.22 ETH/,
    )
    await expect(section('Featured Upcoming NFT Releases')).not.toContainText('Buy now')
    // The countdown is the largest text on the page.
    const sizeOf = (element: Element | null) => Number.parseFloat(getComputedStyle(element ?? document.body).fontSize)
    const figure = document.querySelector('#dropzone-carousel [role="timer"] b')
    const others = [...document.querySelectorAll('#dropzone-page *')].filter((each) => !each.closest('[role="timer"]'))
    vitestExpect(Math.max(...others.map(sizeOf))).toBeLessThan(sizeOf(figure))
    // Items for sale come first.
    const queue = cards().filter({ hasText: 'Print 1, the queue' })
    await expect(queue).toContainText(/DJ Halcyon\s*Print 1, the queue\s*Current price\s*0\.08 ETH/)
    // Text for screen readers is separated by a space.
    const buy = queue.getByRole('link', { name: /^Buy now ?: Print 1, the queue$/ })
    await expect(buy).toHaveAttribute('href', /^\/nft\/0x[0-9a-fA-F]{40}\/1$/)
    await expect(queue.getByRole('link', { name: /^Make offer ?: Print 1, the queue$/ })).toBeVisible()
    vitestExpect(document.querySelectorAll('#dropzone-page [target="_blank"]')).toHaveLength(0)
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('dropzone')
    await page.setViewportSize({ width: 360, height: 780 })
    vitestExpect(document.documentElement.scrollWidth).toBe(innerWidth)
    await page.keepShots('dropzone-phone')
    await page.setViewportSize({ width: 1440, height: 900 })
    await buy.click()
    await vitestExpect.poll(() => page.url()).toMatch(/\/nft\/0x\w+\/1$/)
  })

  test('shows the actions of each piece’s state; an owner can neither buy nor make an offer', async () => {
    const ownedByUser = { owner: { address: SECOND } }
    const house = { owner: { address: addressBook().contracts.musicNft } }
    const sale = { sell_orders: [{ payment_token_contract: { eth_price: '1', usd_price: null } }] }
    const sold = { last_sale: { token: 'native', amount: '90000000000000000' } }
    routeAssets([
      asset('theirs', { ...house, ...sale }),
      asset('mine', { ...ownedByUser, ...sale }),
      asset('kept', { ...ownedByUser }),
      asset('sold', { ...house, ...sold }),
    ])
    installWallet(SECOND)
    await page.goto('/dropzone')
    const actionLinks = (at: number) => cards().nth(at).locator('[data-way]').getByRole('link')
    await expect(actionLinks(0)).toHaveText(['Buy now: theirs', 'Make offer: theirs'])
    await expect(actionLinks(1)).toHaveText(['See the piece: mine'])
    await expect(actionLinks(2)).toHaveText(['List for sale: kept'])
    await expect(cards().nth(2)).toContainText('No Sales')
    await expect(actionLinks(3)).toHaveText(['Make offer: sold'])
    await expect(cards().nth(3)).toContainText(/No Sales\s*Last sold 0\.09 ETH/)
  })
})

describe('the carousel and the cards (spec: drops.carousel, drops.featured)', () => {
  test('the pieces after the next one are shown three at a time, one step per arrow, and none beyond either end', async () => {
    routeAssets(['a', 'b', 'c', 'd', 'e', 'f'].map((name, at) => asset(name, daysAhead(at + 1))))
    await page.goto('/dropzone')
    await expect(releases()).toHaveCount(6)
    await expect(section('Featured NFTs')).toContainText('Nothing is out yet.')
    await expect(left()).toBeDisabled()
    await expect(page.locator('#dropzone-page')).toContainText('1 to 3 of 5')
    for (let step = 0; step < 2; step += 1) await right().click()
    await expect(right()).toBeDisabled()
    await expect(page.locator('#dropzone-page')).toContainText('3 to 5 of 5')
    await left().click()
    await expect(right()).toBeEnabled()
    await expect(page.locator('#dropzone-page')).toContainText('2 to 4 of 5')
  })

  test('fewer than four further pieces need no arrows; a price is shown as received, and a piece without orders reads "No Sales"', async () => {
    const token = { eth_price: '1.5', usd_price: '3000.10', image_url: null }
    routeAssets([
      asset('soon', daysAhead(3)),
      asset('sold', { permalink: 'https://market.example/sold', sell_orders: [{ payment_token_contract: token }] }),
      asset('unsold', { sell_orders: [] }),
      asset('bad', {
        permalink: 'javascript:alert(1)',
        sell_orders: [{ payment_token_contract: { eth_price: '1e400', usd_price: -1, image_url: 7 } }],
      }),
    ])
    await page.goto('/dropzone')
    await expect(releases()).toHaveCount(1)
    await expect(left()).toHaveCount(0)
    await expect(right()).toHaveCount(0)
    await page.keepShots('dropzone-one-ahead')
    await expect(cards().first()).toContainText(/Current price\s*1\.5 ETH\s*\$3,?000\.10/)
    // A listing of another market opens in a new tab.
    await expect(
      cards()
        .first()
        .getByRole('link', { name: /^Buy now: sold/ }),
    ).toHaveAttribute('target', '_blank')
    await expect(cards().nth(1)).toContainText('No Sales')
    await expect(cards().nth(1).getByRole('link')).toHaveText(['unsold', 'Make offer: unsold'])
    // Case 28: only the last item's link is dropped.
    await expect(cards().nth(2).getByRole('link')).toHaveCount(0)
    await expect(cards().nth(2)).toContainText('No Sales')
  })

  describe('on a chain whose time advances', () => {
    restoreChainAfterEach()

    test('at the second of the chain’s clock a piece drops and another goes on sale, even if the listing was read before (spec: drops.countdown, drops.state)', async () => {
      const { timestamp } = (await node('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
      // A restored chain is some minutes behind this computer's clock; the page uses the later of
      // the two.
      const now = Math.max(Number(timestamp) * 1000, Date.now())
      const opens = new Date(now + 7_200_000).toISOString()
      const upcoming_sale = {
        opens_at: opens,
        payment_token_contract: { eth_price: '0.3', usd_price: null, image_url: null },
      }
      routeAssets([asset('soon', { release_date: opens, upcoming_sale }), asset('out', { upcoming_sale })])
      await page.goto('/dropzone')
      await node('anvil_mine', ['0x1'])
      await expect(releases()).toHaveCount(1)
      await expect(releases()).toContainText(/Drops in 0d [01]h \d+m \d+s/)
      await expect(cards()).toHaveCount(1)
      await expect(cards()).toContainText(/No Sales\s*Price from .*20\d\d.*0\.3 ETH/)
      await expect(cards().getByRole('link', { name: /^Buy now/ })).toHaveCount(0)
      // Past the release, however far the chain is behind this computer.
      await node('evm_increaseTime', [Math.ceil(now / 1000) - Number(timestamp) + 7300])
      await node('anvil_mine', ['0x1'])
      // The release keeps its place and changes its text.
      await expect(releases()).toContainText(/soon\s*Current price\s*0\.3 ETH/)
      await expect(releases()).not.toContainText('Drops in')
      await expect(releases().getByRole('link', { name: /^Buy now ?: soon$/ })).toBeVisible()
      await expect(cards().getByRole('link', { name: /^Buy now ?: out$/ })).toBeVisible()
      await expect(page.locator('#dropzone-page')).not.toContainText('No Sales')
      await expect(cards().first()).toContainText('Current price')
    })
  })

  test('while the listing loads the page shows placeholders, not "No image to show" (spec: drops.page)', async () => {
    const { promise: isReady, resolve: answer } = Promise.withResolvers<void>()
    page.route('**/api/nft/assets*', async (route) => {
      await isReady
      route.fulfill({ json: { assets: [asset('late')] } })
    })
    await page.goto('/dropzone')
    await expect(page.getByLabel('Reading the collectibles')).toHaveCount(1)
    await expect(page.getByText('No image to show')).toHaveCount(0)
    await page.keepShots('dropzone-waiting')
    answer()
    await expect(cards()).toHaveCount(1)
  })

  test('case 28: an empty, refused, broken or invalid listing shows "No image to show", and nothing crashes', async () => {
    const bodies = [
      { status: 200, body: '{"assets":[]}' },
      { status: 503, body: '{}' },
      { status: 200, body: '<html>' },
      { status: 200, body: '{"assets":{}}' },
    ]
    for (const { status, body } of bodies) {
      page.route('**/api/nft/assets*', (route) => route.fulfill({ status, body }))
      await page.goto('/dropzone')
      await expect(page.locator('#dropzone-page')).toContainText('No image to show')
    }
    await page.keepShots('dropzone-empty')
  })

  test('a listing that cannot be read is not shown as empty, and appears once it can be read', async () => {
    page.route('**/api/nft/assets*', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.goto('/dropzone')
    const line = page.getByText('Drops can’t load right now. Retrying…')
    await expect(line).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Market' }).getByRole('link')).toHaveCount(3)
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('dropzone-away')
    // Stops the clock only now, because axe uses timers.
    page.clock.stop()
    await page.goto('/dropzone')
    await expect(line).toBeVisible()
    routeAssets([asset('back')])
    await page.clock.runFor(5000)
    await expect(cards()).toHaveCount(1)
    await expect(line).toHaveCount(0)
  })

  test('cases 28, 29, 81: hostile fields in a listing affect only their own card, and no other host learns of the visit', async () => {
    const elsewhere = 'https://elsewhere.example/picture.png'
    const token = { eth_price: '1e400', usd_price: '<b>1</b>', image_url: elsewhere }
    routeAssets([
      asset('plain', { image_url: `/api/nft/${addressBook().contracts.musicNft}/1/media` }),
      asset('<img src=x onerror=alert(1)>', { image_url: elsewhere, permalink: 'data:text/html,x' }),
      asset(`${'long '.repeat(40)}\u202Eolleh`, {
        image_url: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
        sell_orders: [{ payment_token_contract: token }],
      }),
      asset('broken', { image_url: '/api/nft/0x/1/media' }),
      { name: 7, image_url: {}, permalink: [], release_date: 9, sell_orders: 'no' },
    ])
    await page.goto('/dropzone')
    await expect(cards()).toHaveCount(5)
    await expect(cards().first().locator('img')).toHaveCount(1)
    await expect(cards().first().getByRole('link')).toHaveCount(2)
    // Anything that is not one of our pictures is replaced by a generated cover, and markup becomes
    // text.
    for (const at of [1, 2, 3, 4]) await expect(cards().nth(at).locator('img')).toHaveCount(0)
    await expect(cards().nth(1)).toContainText('<img src=x onerror=alert(1)>')
    await expect(cards().nth(2)).toContainText('No Sales')
    vitestExpect(await cards().nth(2).textContent()).not.toContain('\u202E')
    await expect(cards().nth(4)).toContainText('Without a name')
    vitestExpect(page.requestedUrls().filter((url) => !url.startsWith(location.origin))).toEqual([])
    vitestExpect(document.documentElement.scrollWidth).toBe(innerWidth)
    await page.keepShots('dropzone-strangers')
  })
})
