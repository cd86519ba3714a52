import { test } from 'vitest'
import { expectNoAxeViolations, expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { FIRST, SECOND, addressBook, installWallet } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'

/** Configures a chain without Seaport. */
function withoutMarket() {
  const book = addressBook()
  const { seaport: _, ...contracts } = book.contracts
  return { book: { ...book, contracts } }
}

for (const width of [360, 1440])
  test(`a placeholder at ${width} px passes axe in both themes`, async () => {
    await page.setViewportSize({ width, height: 800 })
    await page.open('/nft', withoutMarket())
    await expect(page.getByRole('heading', { level: 1, name: 'NFT' })).toBeVisible()
    await expect(page.getByText('Put nft marketplace here', { exact: true })).toBeVisible()
    await page.locator('#open-menu-button').click()
    await expectNoAxeViolationsInBothThemes()
  })

test('Coming Soon is shown when navigation leads to a placeholder, and never on a deep link (spec: routes.coming-soon)', async () => {
  await page.open('/nft', withoutMarket())
  const overlay = page.locator('#coming-soon-overlay')
  await expect(page.getByText('Put nft marketplace here', { exact: true })).toBeVisible()
  await expect(overlay).toHaveCount(0)
  await page.getByRole('link', { name: 'musi, to the front page' }).click()
  await expect(page.getByRole('heading', { name: 'The first ever musician exchange' })).toBeVisible()
  await expect(overlay).toHaveCount(0)
  await page
    .getByRole('navigation', { name: 'Trade' })
    .getByRole('link', { name: /^Market/ })
    .click()
  await expect(overlay).toContainText('Coming Soon')
  await expectNoAxeViolations()
  await page.locator('#coming-soon-close').click()
  await expect(overlay).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { name: 'The first ever musician exchange' })).toBeVisible()
  for (const _ of [1, 2]) {
    await page.goForward()
    await expect(overlay).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(overlay).toHaveCount(0)
    await page.goBack()
  }
})

test('the You sheet begins with the account, and You is marked only on the account’s own page (spec: shell.navigation)', async () => {
  await page.setViewportSize({ width: 360, height: 780 })
  installWallet()
  await page.goto(`/account/${SECOND}`)
  const youButton = page.locator('#open-menu-button')
  await expect(youButton).toBeVisible()
  await expect(page.locator('#web3-status-connected')).toBeVisible()
  await expect(youButton).not.toHaveAttribute('aria-current', 'page')
  await page.goto(`/account/${FIRST}`)
  await expect(youButton).toHaveAttribute('aria-current', 'page')
  await youButton.click()
  const menu = page.locator('#menu')
  await expect(menu.getByRole('button').nth(1)).toHaveText(/^Theo\s*[\d,.]+\sETH$/)
  await expect(menu.getByRole('link').first()).toHaveAttribute('href', `/account/${FIRST}`)
  await expectNoAxeViolationsInBothThemes()
  await page.setViewportSize({ width: 1440, height: 900 })
})

test('the skip link leads past the bar to the content', async () => {
  await page.goto('/')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test.each([
  [1440, 'one row'],
  [900, 'two rows'],
])('at %i px Tab goes through the header in visual order, in %s (spec: shell.tab-order)', async (width) => {
  await page.setViewportSize({ width, height: 800 })
  await page.goto('/swap')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  const boxes: DOMRect[] = []
  let last: Element | null = null
  for (let tab = 0; tab < 30 && boxes.length < 12; tab += 1) {
    await page.keyboard.press('Tab')
    const at = document.activeElement
    if (at?.closest('main') !== null) break
    if (at.closest('header, header ~ nav, header ~ section') === null) continue
    boxes.push(at.getBoundingClientRect())
    // Compares document order, because not every browser can report the tab order.
    if (last !== null) expect(last.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    last = at
  }
  expect(boxes.length).toBeGreaterThan(9)
  const inReadingOrder = boxes.toSorted((one, other) =>
    Math.abs(one.top - other.top) > 24 ? one.top - other.top : one.left - other.left,
  )
  expect(boxes.map(({ left, top }) => [left, top])).toEqual(inReadingOrder.map(({ left, top }) => [left, top]))
})

test('the bar has the logo linked to the root, Market to /dropzone and the network; the hidden tabs exist', async () => {
  await page.goto('/swap')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'musi, to the front page' })).toHaveAttribute('href', '/')
  await expect(bar.getByRole('link', { name: 'Market' })).toHaveAttribute('href', '/dropzone')
  await expect(page.getByRole('region', { name: 'Account and settings' })).toContainText('Test network')
  await expect(page.locator('#swap-nav-link')).toHaveAttribute('href', '/swap')
  await expect(page.locator('#pool-nav-link')).toHaveAttribute('href', '/pool')
  await expect(page.locator('#swap-nav-link')).toBeHidden()
})

test('the menu has its links in order, and closes at a press outside and at Escape', async () => {
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Menu' })
  const menu = page.locator('#menu')
  await button.click()
  await expect(menu.getByRole('listitem')).toHaveText([/^Pitch/, /^Proposal/, /^Demo/])
  await page.mouse.click(200, 500)
  await expect(menu).toHaveCount(0)
  await button.click()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('the theme follows the system until it is chosen, and a choice is kept', async () => {
  const html = page.locator('html')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.goto('/tickets?theme=LIGHT')
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.goto('/')
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.goto('/?theme=sepia')
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.locator('#open-settings-dialog-button').click()
  await page.getByRole('switch', { name: 'Dark mode' }).click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'dark')
})

const NAMES = ['chat', 'twitter', 'instagram', 'linkedin', 'tiktok', 'form', 'proposal', 'pitch', 'demo', 'discord']
const ELSEWHERE = Object.fromEntries(NAMES.map((name) => [name, `https://${name}.example/`]))

test('unset links lead to a page of ours, or are not shown (spec: shell.links)', async () => {
  await page.goto('/swap')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Twitter' })).toHaveCount(0)
  await expect(footer.getByRole('link', { name: 'Chat' })).toHaveAttribute('href', '/#community')
  await expect(footer.getByRole('link', { name: 'Form' })).toHaveAttribute('href', '/contact')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.locator('#menu')
  for (const [name, path] of [
    ['Pitch', '/pitch'],
    ['Proposal', '/vote'],
    ['Demo', '/swap'],
    ['Explorer', '/explorer'],
  ] as const)
    await expect(menu.getByRole('link', { name })).toHaveAttribute('href', path)
})

test('configured links lead to their URLs, in order, and the footer has six of them and the wordmark', async () => {
  await page.open('/swap', { links: ELSEWHERE as never })
  const footer = page.getByRole('contentinfo')
  for (const name of ['Chat', 'Twitter', 'Instagram', 'LinkedIn', 'TikTok', 'Form'])
    await expect(footer.getByRole('link', { name: `${name} (opens in a new tab)` })).toHaveAttribute(
      'href',
      `https://${name.toLowerCase()}.example/`,
    )
  await expect(footer).toContainText('musi')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.locator('#menu').getByRole('listitem')).toHaveText([
    /^Pitch/,
    /^Proposal/,
    /^Twitter/,
    /^Discord/,
    /^Demo/,
  ])
})

const PLACES = ['Swap', 'Pool', 'Earn', 'Jukebox', 'Vote', 'Charts'] as const
const MORE = [
  ['Studio', '/form'],
  ['Create artist token', '/create-artist-token'],
  ['Tickets', '/tickets'],
  ['Merch', '/merch'],
  ['Contact', '/contact'],
] as const

test('the footer links to every page under three headings, and has the page’s settings (spec: shell.footer)', async () => {
  await page.goto('/tickets')
  const footer = page.getByRole('contentinfo')
  for (const [name, places] of [
    ['Listen', ['/jukebox', '/charts', '/tickets', '/merch']],
    ['Trade', ['/swap', '/pool', '/uni', '/dropzone', '/nft', '/collections']],
    ['Make', ['/form', '/create-artist-token', '/vote', '/pitch', '/contact']],
  ] as const) {
    const links = footer.getByRole('navigation', { name }).getByRole('link')
    await expect(links).toHaveCount(places.length)
    for (const [at, path] of places.entries()) await expect(links.nth(at)).toHaveAttribute('href', path)
  }
  await expect(footer.getByRole('link', { name: 'Approvals' })).toHaveAttribute('href', '/approvals')
  await expect(footer.getByRole('link', { name: 'Explorer' })).toHaveAttribute('href', '/explorer')
  await page.emulateMedia({ colorScheme: 'light' })
  await footer.getByRole('button', { name: 'Colors: Light' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectNoAxeViolationsInBothThemes()
  await page.becomePhone()
  await expect(footer.getByRole('link', { name: 'Jukebox' })).toBeHidden()
  await footer.getByText('Listen').click()
  await expect(footer.getByRole('link', { name: 'Jukebox' })).toBeVisible()
})

test('the main navigation is beside the header, with the rest behind More (spec: shell.navigation)', async () => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/swap')
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  await expect(navigation.getByRole('link')).toHaveText(PLACES.map((name) => new RegExp(`^${name}`)))
  await expect(navigation.getByRole('link', { name: 'Swap' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(2)
  await navigation.getByRole('button', { name: 'More' }).click()
  for (const [name, path] of MORE)
    await expect(page.locator('#more').getByRole('link', { name })).toHaveAttribute('href', path)
  await page.keyboard.press('Escape')
  await expect(page.locator('#more')).toHaveCount(0)
  // A subpage stays in its section of the navigation.
  await page.goto('/vote/1')
  await expect(navigation.getByRole('link', { name: 'Vote' })).toHaveAttribute('aria-current', 'page')
  await expect(navigation.getByRole('link', { name: 'Swap' })).not.toHaveAttribute('aria-current')
})

test('links to pages without data on this chain say Soon, everywhere (spec: routes.soon)', async () => {
  await page.open('/', withoutMarket())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Trade' }).getByRole('link', { name: /^Market/ })).toHaveCount(1)
  const marks = await page.evaluate(() =>
    [...document.querySelectorAll('a')].map((link) => [
      new URL(link.href).pathname,
      (link.querySelector('small') ?? link.parentElement?.querySelector(':scope > small'))?.textContent ?? '',
    ]),
  )
  const marksOf = (...paths: string[]) => marks.filter(([path]) => paths.includes(path ?? '')).map(([, mark]) => mark)
  expect(marksOf('/nft').length).toBeGreaterThan(0)
  expect(new Set(marksOf('/nft'))).toEqual(new Set(['Soon']))
  expect(new Set(marksOf('/dropzone', '/charts', '/swap', '/jukebox', '/vote', '/contact', '/'))).toEqual(new Set(['']))
})

test('on a phone the navigation is at the bottom, and everything else behind You', async () => {
  await page.becomePhone()
  await page.goto('/nft')
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  await expect(navigation.getByRole('link')).toHaveText([/^Home/, /^Jukebox/, /^Swap/, /^Market/])
  await expect(navigation.getByRole('link', { name: /^Market/ })).toHaveAttribute('aria-current', 'page')
  await expect(navigation.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0)
  await navigation.getByRole('button', { name: 'You' }).click()
  const sheet = page.getByRole('dialog', { name: 'You' })
  await expect(sheet.getByRole('navigation', { name: 'More places' }).getByRole('listitem')).toHaveText([
    /^Pool/,
    /^Earn/,
    /^Vote/,
    /^Charts/,
    ...MORE.map(([name]) => new RegExp(`^${name}`)),
    /^Pitch/,
  ])
  await expect(sheet.getByRole('heading', { level: 3 })).toHaveText(['Trade', 'Make', 'More'])
  // Unset links would lead to the pages of votes and swaps a second time.
  await expect(sheet.getByRole('link', { name: 'Proposal' })).toHaveCount(0)
  await expect(sheet.getByRole('link', { name: 'Demo' })).toHaveCount(0)
  await expectNoAxeViolations()
  await sheet.getByRole('link', { name: 'Tickets' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible()
  await navigation.getByRole('button', { name: 'You' }).click()
  await sheet.getByRole('button', { name: 'Connect to a wallet' }).click()
  await expect(page.getByRole('dialog', { name: 'Connect to a wallet' })).toBeVisible()
})

test('an unknown path leads to the swap page with a temporary note, a known one without a note (spec: routes.catch-all)', async () => {
  await page.goto('/tickets')
  await page.goto('/nowhere')
  await expect(page.getByText("That page isn't here")).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/swap')
  // The redirect replaces the history entry, so Back leaves it.
  await page.goBack()
  await expect(page).toHaveURL('/tickets')
  await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible()
  await page.goto('/send')
  await expect(page.locator('#swap-page')).toBeVisible()
  await expect(page.getByText("That page isn't here")).toHaveCount(0)
})

test('the test network badge is translated (spec: shell.network-badge)', async () => {
  await page.goto('/swap?lng=de')
  await expect(page.getByText('Testnetzwerk').first()).toBeVisible()
})
