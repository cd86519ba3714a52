import { beforeEach, describe, expect as vitestExpect, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { tabTo } from '#testing/byKeyboard.ts'
import { addressBook } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'

// Tests of the token modal, on the page of parts.

const modal = () => page.locator('#token-select')
const field = () => page.locator('#token-search-input')
const rows = () => modal().getByRole('row')
const symbols = () => rows().locator('b')
const lastPick = () => page.locator('#select-said')

async function openModal(by = '#select-token'): Promise<void> {
  await page.goto('/parts')
  await page.locator(by).click()
  await expect(rows().first()).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('#currency-search-selected-list-name')).toBeVisible({ timeout: 60_000 })
}
const warning = () => page.getByRole('dialog', { name: 'Token imported' })
/** A token that no list or book contains: the shares of a pool. */
const pairOf = () => addressBook().pools[0]?.pair ?? ''
/** A token list of `count` unknown tokens. */
const longList = (count: number) => ({
  name: 'Long list',
  timestamp: '2026-01-01T00:00:00Z',
  version: { major: 1, minor: 0, patch: 0 },
  tokens: Array.from({ length: count }, (_, at) => ({
    chainId: 31337,
    address: `0x${(at + 1).toString(16).padStart(40, '0')}`,
    decimals: 18,
    symbol: `LONG${at}`,
    name: `Long token ${at}`,
  })),
})
/** A token of our factory, in the server's format. */
const artistToken = (number: number, symbol: string, more: object = {}) => ({
  number,
  address: `0x${(number + 4096).toString(16).padStart(40, '0')}`,
  creator: `0x${'5'.repeat(40)}`,
  symbol,
  name: `The artist ${symbol}`,
  hasSong: true,
  lookAlike: null,
  ...more,
})
const serveArtists = (...tokens: object[]) =>
  page.route('**/api/artist-tokens?*', (route) => route.fulfill({ json: { tokens, next: null, staleSince: null } }))
const artists = () => modal().getByRole('button', { name: 'Artists' })
const LONG_ADDRESS = `0x${'1'.padStart(40, '0')}`

test('a token is found by its symbol, by words of its name and by its address, and Enter picks it', async () => {
  await openModal()
  await expect(rows().first()).toHaveClass(/token-item-ETHER/)
  await field().fill('dai')
  await expect(symbols().first()).toHaveText('DAI')
  await field().press('Enter')
  await expect(modal()).toBeHidden()
  await expect(lastPick()).toHaveText(/^picked DAI 0x/)
  const address = (await lastPick().textContent())?.split(' ').at(-1) ?? ''
  await page.locator('#select-token').click()
  await expect(field()).toHaveValue('')
  await field().fill(address.toLowerCase())
  await expect(field()).toHaveValue(address)
  await expect(rows()).toHaveCount(1)
  await expect(rows().getByRole('gridcell').first()).toHaveAttribute('aria-disabled', 'true')
  // Listed tokens cannot be picked again, not even by keyboard.
  await field().press('Enter')
  await expect(modal()).toBeVisible()
  await field().fill('coin usd')
  await expect(symbols().filter({ hasText: /^USDC$/ })).toHaveCount(1)
  await field().fill('no such token')
  await expect(modal().getByText('No results for “no such token”.')).toBeVisible()
})

test('a row is chosen by keyboard alone, and the field names it', async () => {
  await openModal()
  await field().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const chosen = rows().and(page.locator('[aria-selected=true]'))
  await expect(chosen).toHaveAttribute('aria-rowindex', '2')
  expect(await field().getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'))
  await page.keyboard.press('End')
  await expect(chosen).toBeInViewport()
  const symbol = await chosen.locator('b').textContent()
  await page.keyboard.press('Enter')
  await expect(lastPick()).toContainText(`picked ${symbol}`)
  await page.locator('#select-token').press('Enter')
  await page.keyboard.press('Escape')
  await expect(modal()).toBeHidden()
  await expect(page.locator('#select-token')).toBeFocused()
})

test('another search clears the active row (spec: token-select.enter)', async () => {
  await openModal()
  const chosen = rows().and(page.locator('[aria-selected=true]'))
  await field().focus()
  for (const _ of [1, 2]) await page.keyboard.press('ArrowDown')
  await expect(chosen).toHaveCount(1)
  await field().fill('usd')
  await expect(symbols().filter({ hasText: /^USDC$/ })).toHaveCount(1)
  await expect(chosen).toHaveCount(0)
  await expect(field()).not.toHaveAttribute('aria-activedescendant')
})

test('a token shows its first tag, dots if there are more, and all tags on hover (spec: token-select.row)', async () => {
  const tags = { live: { name: 'Live', description: 'On stage' }, vinyl: { name: 'Vinyl', description: 'Pressed' } }
  const { tokens, ...rest } = longList(3)
  const tagged = tokens.map((token, at) => ({ ...token, tags: ['live', 'vinyl'].slice(0, at) }))
  page.route('**/lists/default.json', (route) => route.fulfill({ json: { ...rest, tags, tokens: tagged } }))
  await openModal()
  await field().fill('long')
  const marks = (symbol: string) => rows().filter({ hasText: symbol }).locator('[title*=": "]')
  await expect(marks('LONG2')).toHaveText('Live...')
  await expect(marks('LONG2')).toHaveAttribute('title', /^Live: On stage; \nVinyl: Pressed$/)
  await expect(marks('LONG1')).toHaveText('Live')
  await expect(marks('LONG0')).toHaveCount(0)
})

test('picking the token of the other side swaps the sides, and the order button reverses the list', async () => {
  await openModal()
  await modal()
    .getByRole('button', { name: /^Sorted by/ })
    .click()
  await expect(modal().getByRole('button', { name: /^Order reversed/ })).toHaveText('Balance ↑')
  await page.locator('.token-item-ETHER').click()
  await expect(lastPick()).toHaveText('swapped sides')
  await page.locator('#select-base').click()
  await expect(modal().getByRole('region', { name: 'Common bases' }).getByRole('button')).toHaveText([
    'ETH',
    'WETH',
    'DAI',
    'USDC',
    'USDT',
  ])
})

test('the lists are one step away, with a way back to the search', async () => {
  await openModal()
  await expect(page.locator('#currency-search-change-list-button')).toHaveText('Change')
  await page.locator('#currency-search-change-list-button').click()
  await expect(page.getByRole('heading', { name: 'Manage Lists' }).first()).toBeAttached()
  await modal().getByRole('button', { name: 'Back' }).click()
  await expect(field()).toBeVisible()
})

test('a token is picked, another imported, and a list added and removed by keyboard alone', async () => {
  await page.goto('/parts')
  await page.locator('#select-token').focus()
  await page.keyboard.press('Enter')
  await tabTo(field())
  await page.keyboard.type('dai')
  await expect(symbols().first()).toHaveText('DAI')
  await page.keyboard.press('Enter')
  await expect(lastPick()).toHaveText(/^picked DAI 0x/)
  await expect(page.locator('#select-token')).toBeFocused()

  const pair = pairOf()
  await page.keyboard.press('Enter')
  await tabTo(field())
  await page.keyboard.type(pair)
  await expect(modal().getByText('Found by address')).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('Enter')
  await tabTo(page.locator('.understand-checkbox'))
  await page.keyboard.press('Space')
  await tabTo(page.locator('.token-dismiss-button'))
  await page.keyboard.press('Enter')
  await expect(lastPick()).toContainText(pair)
  await expect(modal()).toBeHidden()

  await tabTo(page.locator('#select-token'))
  await page.keyboard.press('Enter')
  await tabTo(page.locator('#currency-search-change-list-button'))
  await page.keyboard.press('Enter')
  await tabTo(modal().locator('#list-add-input'))
  await page.keyboard.type('artists.eth')
  await page.keyboard.press('Enter')
  const list = modal().locator('#list-row-artists-eth')
  await tabTo(list.getByRole('button', { name: /^More about/ }))
  await page.keyboard.press('Enter')
  await tabTo(list.getByRole('button', { name: 'Remove list' }))
  page.onDialog((dialog) => dialog.accept('REMOVE'))
  await page.keyboard.press('Enter')
  await expect(list).toHaveCount(0)
  await expect(modal().getByRole('list')).toBeFocused()
  await tabTo(modal().getByRole('button', { name: 'Back' }))
  await page.keyboard.press('Enter')
  await tabTo(field())
  await page.keyboard.press('Escape')
  await expect(modal()).toBeHidden()
  await expect(page.locator('#select-token')).toBeFocused()
})

test('artists come before the other tokens, are found by name, and can be shown alone (spec: token-select.artists-first, artist-tokens.mark)', async () => {
  serveArtists(artistToken(0, 'MIRA', { name: 'Mira Solenne' }), artistToken(1, 'ARLO'))
  await openModal()
  await expect(symbols().nth(1)).toHaveText('ARLO')
  await expect(symbols().nth(2)).toHaveText('MIRA')
  await expect(rows().nth(1).getByText('Made here')).toBeVisible()
  await expect(rows().nth(3).getByText('Made here')).toHaveCount(0)
  await artists().click()
  await expect(symbols()).toHaveText(['ARLO', 'MIRA'])
  await field().fill('solenne')
  await expect(symbols()).toHaveText(['MIRA'])
  await field().fill('dai')
  await expect(modal().getByText('No results for “dai”.')).toBeVisible()
  await artists().click()
  await expect(symbols().first()).toHaveText('DAI')
})

test('the chips filter the stable tokens, and test tokens come last (spec: token-select.modal, token-select.artists-first)', async () => {
  await openModal()
  await expect(modal().getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true')
  await modal().getByRole('button', { name: 'Stable' }).click()
  for (const symbol of ['DAI', 'USDC', 'USDT'])
    await expect(symbols().filter({ hasText: new RegExp(`^${symbol}$`) })).toHaveCount(1)
  await expect(symbols().filter({ hasText: /^UNI$/ })).toHaveCount(0)
  await modal().getByRole('button', { name: 'Stable' }).click()
  await expect(modal().getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true')
  await field().focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await expect(symbols().last()).toHaveText('TT02')
})

test('the token of an artist with a song is picked without a warning (spec: artist-tokens.note)', async () => {
  serveArtists(artistToken(0, 'MIRA'))
  await openModal()
  await field().fill('mira')
  await field().press('Enter')
  await expect(lastPick()).toHaveText(/^picked MIRA 0x/)
  await expect(warning()).toHaveCount(0)
})

test('a token of the factory without a song and without a pool is warned about like any other', async () => {
  serveArtists(artistToken(0, 'QUIET', { hasSong: false }))
  await openModal()
  await field().fill('quiet')
  await field().press('Enter')
  await expect(warning()).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(lastPick()).toHaveText('nothing yet')
})

test('a factory token that is called USDC, or contains bidi characters, is flagged and not listed first', async () => {
  const usdc = addressBook().tokens.find(({ symbol }) => symbol === 'USDC')
  const original = { address: usdc?.address, symbol: 'USDC', name: 'USD Coin', by: 'symbol' }
  serveArtists(
    artistToken(0, 'USDC', { lookAlike: original }),
    artistToken(1, '\u202EUSDC', { lookAlike: original }),
    artistToken(2, 'MIRA'),
  )
  await openModal()
  await expect(symbols().nth(1)).toHaveText('MIRA')
  await field().fill('usdc')
  await expect(symbols()).toHaveText(['USDC', 'USDC', 'USDC', 'eUSDC'])
  await expect(rows().first().getByText('Verified')).toBeVisible()
  for (const at of [1, 2]) {
    await expect(rows().nth(at).getByText('Look-alike')).toBeVisible()
    await expect(rows().nth(at).getByText('Made here')).toHaveCount(0)
  }
  await rows().nth(1).click()
  await expect(warning().getByText('You may mean')).toBeVisible({ timeout: 30_000 })
})

test('a feed that fails to load is not called "no artists"', async () => {
  page.route('**/api/artist-tokens?*', (route) => route.fulfill({ status: 503, json: { code: 'unread', error: '…' } }))
  await openModal()
  await artists().click()
  await expect(modal().getByText('We can’t load the artists right now.')).toBeVisible()
})

test('the search field has the focus on devices with a keyboard', async () => {
  await openModal()
  await expect(field()).toBeFocused()
})

describe('10,000 tokens', () => {
  beforeEach(async () => {
    page.route('**/lists/default.json', (route) => route.fulfill({ json: longList(10_000) }))
    await openModal()
    await field().fill('long')
    await expect(modal().getByRole('grid')).toHaveAttribute('aria-rowcount', '10000', { timeout: 60_000 })
  })

  test('never render more than 40 rows, of 56 px each, at any scroll position', async () => {
    const scroller = modal().getByRole('grid').locator('..')
    for (const to of [0, 5000, 250_000, 560_000]) {
      await scroller.evaluate((here, to) => here.scrollTo(0, to), to)
      await expect(rows().first()).toBeVisible()
      expect(await rows().count()).toBeLessThanOrEqual(40)
      await expect(rows().first()).toHaveCSS('height', '56px')
    }
    await expect(rows().last()).toHaveAttribute('aria-rowindex', '10000')
  })
})

test('an unknown token is used only after "I understand", even after a reload or going back', async () => {
  await openModal()
  const pair = pairOf()
  const ask = async () => {
    await field().fill(pair)
    await expect(modal().getByText('Found by address')).toBeVisible({ timeout: 30_000 })
    await field().press('Enter')
    await expect(page.getByRole('dialog', { name: 'Token imported' })).toBeVisible()
  }
  await ask()
  await page.keyboard.press('Escape')
  await expect(page.locator('.token-dismiss-button')).toBeDisabled()
  await page.reload()
  await expect(lastPick()).toHaveText('nothing yet')
  await page.locator('#select-token').click()
  await ask()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(lastPick()).toHaveText('nothing yet')
  await field().press('Enter')
  await page.locator('.understand-checkbox').check()
  await page.locator('.token-dismiss-button').click()
  await expect(lastPick()).toContainText(pair)
  await page.locator('#select-token').click()
  await field().fill(pair)
  await expect(modal().getByText('Added by user')).toBeVisible()
  await modal()
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(modal().getByText('Found by address')).toBeVisible()
})

const isInert = () => page.locator('#parts-page').evaluate((here) => here.closest('[inert]') !== null)

test('case 22: the page cannot be used until it is known whether a token of a link is known', async () => {
  await page.goto('/parts')
  await expect(page.getByRole('heading', { level: 1, name: 'Parts' })).toBeVisible()
  // A token that is only on the list, which has not loaded yet.
  const pair = pairOf()
  let send = () => {}
  const answerAwaited = new Promise<void>((resolve) => (send = resolve))
  page.route('**/lists/default.json', async (route) => {
    await answerAwaited
    const { tokens, ...list } = longList(1)
    route.fulfill({ json: { ...list, tokens: tokens.map((token) => ({ ...token, address: pair })) } })
  })
  await page.evaluate(() => localStorage.clear())
  await page.goto(`/parts?inputCurrency=${pair}`)
  await expect(page.locator('#parts-page').locator('..')).toHaveAttribute('aria-busy', 'true')
  expect(await isInert()).toBe(true)
  send()
  await expect(page.locator('#parts-page').locator('..')).toHaveAttribute('aria-busy', 'false', { timeout: 60_000 })
  expect(await isInert()).toBe(false)
  await expect(warning()).toHaveCount(0)
})

test('a token whose decimals differ from its list’s is refused with a sentence (spec: tokens.decimals-checked)', async () => {
  await page.goto('/parts')
  const pair = pairOf()
  page.route('**/lists/default.json', (route) => {
    const { tokens, ...list } = longList(1)
    return route.fulfill({
      json: { ...list, tokens: tokens.map((token) => ({ ...token, address: pair, decimals: 6 })) },
    })
  })
  await page.evaluate(() => localStorage.clear())
  await openModal()
  await field().fill(pair)
  await expect(modal().getByText('This token cannot be used')).toBeVisible({ timeout: 30_000 })
  await expect(modal().getByText('The list says this token has 6 decimals, but the token says 18.')).toBeVisible()
  await field().press('Enter')
  await expect(lastPick()).toHaveText('nothing yet')
})

test('a token that does not report its decimals is refused with a sentence', async () => {
  await openModal()
  await field().fill(LONG_ADDRESS)
  await expect(modal().getByText('This token cannot be used')).toBeVisible({ timeout: 30_000 })
  await field().press('Enter')
  await expect(modal()).toBeVisible()
})

test.each([
  [360, 780],
  [1440, 900],
  [1440, 500],
])(
  'the modal is 80 vh high at %d × %d for any number of rows, and at least 40 vh while lists are managed (spec: token-select.modal)',
  async (width, height) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openModal()
    const highOf = async () => (await modal().one()).getBoundingClientRect().height / innerHeight
    const around = (share: number) => expect.poll(highOf).toBeCloseTo(share, 2)
    await around(0.8)
    for (const query of ['usdc', 'no such token']) {
      await field().fill(query)
      await around(0.8)
    }
    await page.keepShots(`select-none-${width}`)
    await modal()
      .getByRole('button', { name: /^(Change|Select a list)$/ })
      .click()
    await expect(modal().locator('#list-add-input')).toBeVisible()
    vitestExpect(await highOf()).toBeGreaterThanOrEqual(0.4)
    vitestExpect(await highOf()).toBeLessThanOrEqual(0.8001)
    await page.keepShots(`select-manage-${width}`)
  },
)

for (const width of [360, 1440])
  test(`the modal fits at ${width} px in both themes, and passes axe`, async () => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openModal('#select-base')
    await expectNoAxeViolationsInBothThemes()
    await field().fill('usdc')
    await expectNoAxeViolationsInBothThemes()
  })
