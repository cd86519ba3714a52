import { beforeEach, describe, test } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.ts'
import { addressBook } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { consoleErrors } from '#testing/consoleErrors.ts'

// Tests of the list manager, on the page of parts.

/** A foreign host, whose content the page's server would have read. */
const HOST = 'https://lists.example'
const LISTS = {
  good: HOST + '/good.json',
  markup: HOST + '/markup.json',
  proto: HOST + '/proto.json',
  twice: HOST + '/twice.json',
  large: HOST + '/large.json',
}

beforeEach(async () => {
  // Without artists, whose tokens come from another feed.
  page.route('**/api/artist-tokens?*', (route) => route.fulfill({ json: { tokens: [], next: null, staleSince: null } }))
  serveList(LISTS.good, list('Good Neighbours', testTokens(3)))
  serveList(LISTS.large, list('Ten Thousand', testTokens(10_000)))
  serveList(LISTS.twice, list('Twice', [token(1), token(2), token(1)]))
  serveList(LISTS.markup, list('Markup', MARKUP))
  serveList(LISTS.proto, list('Proto', testTokens(2)).replace('"tokens"', '"__proto__":{"polluted":true},"tokens"'))
  await openManager()
})

const token = (number: number, chooseAction: object = {}) => ({
  chainId: 31337,
  address: `0x${(0x10_0000 + number).toString(16).padStart(40, '0')}`,
  symbol: `COIN${number}`,
  name: `Coin number ${number}`,
  decimals: 18,
  ...chooseAction,
})
const testTokens = (count: number) => Array.from({ length: count }, (_, number) => token(number))
const list = (name: string, tokens: readonly object[]): string =>
  JSON.stringify({ name, timestamp: '2026-11-01T00:00:00.000Z', version: { major: 1, minor: 0, patch: 0 }, tokens })
const MARKUP = [
  token(1, { symbol: '<img/src=x>', name: '<img src=x onerror=alert(1)>' }),
  token(2, { symbol: '{{7*7}}', name: '"><script>alert(1)</script>' }),
  token(3, { symbol: '__proto__', name: '${alert(1)}' }),
  token(4, { symbol: 'A\u202Egnp\u200B', name: 'Z\u0301\u0301\u0301\u0301\u0301' }),
]

function serveList(url: string, body: string): void {
  page.route(`**/outside/list?url=${encodeURIComponent(url)}`, (route) =>
    route.fulfill({ body, contentType: 'application/json' }),
  )
}

const openManager = async () => {
  await page.goto('/parts')
  await expect(row('/lists/default.json')).toBeVisible({ timeout: 60_000 })
}
const manager = () => page.locator('[data-part=ManageLists]')
const row = (url: string) => page.locator(`[id="list-row-${url.replaceAll('.', '-')}"]`)
const field = () => page.locator('#list-add-input')
const selected = () => page.locator('#selected-list')
const tokenCount = () => page.locator('#token-count')
async function readTokenCount(): Promise<number> {
  await expect(tokenCount()).toHaveText(/^\d+$/, { timeout: 60_000 })
  return Number(await tokenCount().textContent())
}
function addressBookSize(): number {
  const { contracts, tokens } = addressBook()
  return new Set([contracts.wrappedNative, ...tokens.map(({ address }) => address)]).size
}
const popup = (text: string) => page.locator('.popup').filter({ hasText: text })

async function add(url: string): Promise<void> {
  await field().fill(url)
  await field().press('Enter')
}
async function addAndWait(url: string): Promise<void> {
  await add(url)
  await expect(row(url)).toBeVisible({ timeout: 60_000 })
  await expect(field()).toHaveValue('')
}
const select = (url: string) => row(url).locator('.select-button').click()
async function more(url: string, item: string): Promise<void> {
  await row(url)
    .getByRole('button', { name: /^More about/ })
    .click()
  await row(url).getByRole('button', { name: item }).click()
}
const answerPromptWith = (text: string | null) =>
  page.onDialog((dialog) => (text === null ? dialog.dismiss() : dialog.accept(text)))

test('Add is disabled for a text that is not the URL of a list', async () => {
  for (const typed of ['', 'lists', 'ftp://a.example/l.json', 'name.com', 'https://']) {
    await field().fill(typed)
    await expect(manager().getByRole('button', { name: 'Add', exact: true })).toBeDisabled()
  }
})

test('the lists are sorted by name (spec: token-lists.manage)', async () => {
  await addAndWait(LISTS.twice)
  await addAndWait(LISTS.good)
  await expect(manager().getByRole('listitem').locator('strong')).toHaveText([
    'Good Neighbours',
    'Musi Tokens',
    'Twice',
  ])
})

test('a list that cannot be added stays in the field with the reason until something else is typed', async () => {
  await add(`${HOST}/nothing.json`)
  await expect(field()).toHaveAccessibleDescription(`Failed to download list ${HOST}/nothing.json`)
  await expect(field()).toHaveValue(`${HOST}/nothing.json`)
  await field().fill(`${HOST}/nothing`)
  await expect(field()).not.toHaveAttribute('aria-invalid', 'true')
  await expect(manager()).not.toContainText('Failed to download')
})

test('the manager says that no list could be loaded, but not while one is still loading', async () => {
  page.route('**/lists/default.json', (route) => route.fulfill({ status: 502, body: '' }))
  page.route('**/outside/list?*', () => undefined)
  localStorage.clear()
  await page.reload()
  await expect(manager()).toContainText('No list could be loaded. Check your connection.')
  await add(`${HOST}/slow.json`)
  await expect(manager()).toContainText('Loading lists')
  await expect(manager()).not.toContainText('No list could be loaded.')
})

test('cases 18, 19: the names in a list are shown as text', async () => {
  await addAndWait(LISTS.markup)
  await addAndWait(LISTS.proto)
  await select(LISTS.markup)
  const rows = page.locator('#token-rows')
  await expect(rows).toContainText('<img src=x onerror=alert(1)>')
  await expect(rows).toContainText('{{7*7}}')
  await expect(rows.locator('img, script')).toHaveCount(0)
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
})

test('a list with a duplicate token is shown as empty, and the error is logged', async () => {
  consoleErrors.allow(/Duplicate tokens\./)
  // Tokens of the address book are found whatever list is selected, so only other tokens show that
  // a list is empty.
  const book = addressBookSize()
  await addAndWait(LISTS.good)
  await select(LISTS.good)
  await expect.poll(() => readTokenCount(), { timeout: 60_000 }).toBeGreaterThan(book)
  await addAndWait(LISTS.twice)
  await select(LISTS.twice)
  await expect.poll(() => consoleErrors.all().join(' ')).toContain('Duplicate tokens.')
  await expect(selected()).toHaveText('Twice')
  await expect.poll(() => readTokenCount(), { timeout: 60_000 }).toBe(book)
})

test('a list is removed by typing REMOVE, and the last one cannot be removed', async () => {
  const url = LISTS.good
  await addAndWait(url)
  await select(url)
  for (const typed of [null, '', 'remove', 'REMOVE ']) {
    answerPromptWith(typed)
    await more(url, 'Remove list')
    await expect(row(url)).toBeVisible()
  }
  answerPromptWith('REMOVE')
  await more(url, 'Remove list')
  await expect(row(url)).toHaveCount(0)
  await expect(selected()).toHaveText('Musi Tokens')
  await row('/lists/default.json')
    .getByRole('button', { name: /^More about/ })
    .click()
  await expect(manager().getByRole('button', { name: 'Remove list' })).toBeDisabled()
})

test('a removal can be confirmed in our own dialog, in the same words, if the browser suppresses its own (spec: shell.browser-questions)', async () => {
  const url = LISTS.good
  await addAndWait(url)
  answerPromptWith(null)
  await more(url, 'Remove list')
  await expect(row(url).locator('#browser-did-not-ask')).toBeVisible()
  await expect(page.locator('#own-question')).toHaveCount(0)
  await page.keepShots('list-suppressed')
  await row(url).getByRole('button', { name: 'Ask me here' }).click()
  await expect(page.locator('#own-question')).toContainText('by typing REMOVE')
  await page.locator('#own-question input').fill('remove')
  await expect(page.locator('#own-question-yes')).toBeDisabled()
  await page.locator('#own-question input').fill('REMOVE')
  await page.locator('#own-question-yes').click()
  await expect(row(url)).toHaveCount(0)
})

describe('an update of a list', () => {
  const live = () => `${location.origin}/lists/live.json`
  let version = '1.0.0'

  beforeEach(async () => {
    // One URL whose content changes; the server has a file for each version.
    page.route('**/lists/live.json', (route) => route.continue({ url: `/lists/versions/${version}.json` }))
    version = '1.0.0'
    await addAndWait(live())
    await select(live())
    await expect(selected()).toHaveText('Musi Updates')
  })
  /** Popups are part of the shell, which the /parts page does not have. */
  const publishVersion = async (next: string) => {
    version = next
    await page.goto('/swap')
  }
  const shownVersion = async () => {
    await openManager()
    const opener = row(live()).getByRole('button', { name: /^More about/ })
    await opener.click()
    const label = await row(live()).getByText(/^v\d/).textContent()
    await opener.click()
    return label
  }

  test('is applied automatically for patch and minor versions, with a popup; a downgrade changes nothing', async () => {
    await publishVersion('1.0.1')
    await expect(popup('The token list "Musi Updates" has been updated to v1.0.1.')).toBeVisible()
    await publishVersion('1.1.0')
    await expect(popup('has been updated to v1.1.0.')).toBeVisible()
    await publishVersion('1.0.0')
    await page.settled()
    expect(await shownVersion()).toBe('v1.1.0')
  })

  test('to a major version must be accepted; a dismissed one stays available in the list manager', async () => {
    await publishVersion('1.1.0')
    await expect(popup('v1.1.0')).toBeVisible()
    await publishVersion('2.0.0')
    const offer = popup('An update is available for the token list "Musi Updates" (v1.1.0 to v2.0.0).')
    await expect(offer).toContainText('removed')
    await offer.getByRole('button', { name: 'Dismiss' }).last().click()
    await expect(offer).toHaveCount(0)
    expect(await shownVersion()).toBe('v1.1.0')
    await more(live(), 'Update list')
    expect(await shownVersion()).toBe('v2.0.0')
  })

  test('case 99: is refused and logged if it removes tokens in a patch version', async () => {
    await publishVersion('2.0.0')
    await popup('An update is available').getByRole('button', { name: 'Accept update' }).click()
    expect(await shownVersion()).toBe('v2.0.0')
    consoleErrors.allow(/could not automatically update/)
    await publishVersion('2.0.1')
    await expect
      .poll(() => consoleErrors.all().join(' '))
      .toContain('the version bump was only PATCH while the update had breaking changes')
    expect(await shownVersion()).toBe('v2.0.0')
  })
})

test('a list that cannot be refreshed is kept, and its row says why', async () => {
  page.route('**/lists/default.json', (route) => route.fulfill({ status: 502, body: '' }))
  await page.reload()
  await expect(row('/lists/default.json')).toContainText('Failed to download list /lists/default.json')
  await expect(selected()).toHaveText('Musi Tokens')
})

test('ten thousand tokens are added, read and searched, and come back after a reload', async () => {
  const url = LISTS.large
  await addAndWait(url)
  await select(url)
  await expect.poll(async () => Number(await tokenCount().textContent()), { timeout: 60_000 }).toBeGreaterThan(10_000)
  await page.locator('#search-tokens').fill('coin9999')
  await expect(page.locator('#token-rows li')).toHaveCount(1)
  await expect(page.locator('#enter-picks')).toHaveText('COIN9999')
  await page.locator('#search-tokens').fill('')
  await page.reload()
  await expect.poll(async () => Number(await tokenCount().textContent()), { timeout: 60_000 }).toBeGreaterThan(10_000)
})

test('an unlisted token is looked up by its address, shown with a warning, added and removed', async () => {
  await addAndWait('artists.eth')
  await select('artists.eth')
  const first = page.locator('#token-rows li').first()
  await expect(first).toBeVisible()
  await select('/lists/default.json')
  const { tokens } = (await (await fetch('/lists/artists.json')).json()) as {
    tokens: { address: string; symbol: string }[]
  }
  const artist = tokens[0]
  if (artist === undefined) throw new Error('There is no artist token.')
  await page.locator('#search-tokens').fill(artist.address.toLowerCase())
  await expect(page.locator('#looked-up')).toContainText(`${artist.symbol} · `)
  await expect(page.locator('#looked-up')).toContainText('chain · unknown · warned')
  await page.getByRole('button', { name: 'Add token' }).click()
  await expect(page.locator('#looked-up')).toContainText('added · unknown · known')
  await page.reload()
  await page.locator('#search-tokens').fill(artist.symbol)
  await expect(page.locator('#enter-picks')).toHaveText(artist.symbol)
  await page.locator('#search-tokens').fill('0x000000000000000000000000000000000000dEaD')
  await expect(page.locator('#looked-up')).toHaveText('noToken')
})

test('tokens that the account holds come first', async () => {
  await page.goto('/swap')
  await page.locator('#connect-wallet').click()
  await page.locator('#connect-DEMO').click()
  await page.locator('#demo-approve').click()
  await expect(page.locator('#web3-status-connected')).toBeVisible()
  await openManager()
  await expect(page.locator('#token-rows li').first()).toHaveText(/ · [1-9]\d+$/)
})

test('the list manager passes axe, and lists can be added, selected and opened by keyboard alone', async () => {
  await field().focus()
  await page.keyboard.type('artists.eth')
  await page.keyboard.press('Enter')
  await expect(row('artists.eth')).toBeVisible({ timeout: 60_000 })
  await row('artists.eth').locator('.select-button').focus()
  await page.keyboard.press('Enter')
  await expect(selected()).toHaveText('Artists On The Chain')
  await row('artists.eth')
    .getByRole('button', { name: /^More about/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(row('artists.eth').getByText('v1.0.0')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(row('artists.eth').getByRole('link', { name: 'View list' })).toBeFocused()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectNoAxeViolations('[data-part=ManageLists]')
  await page.keyboard.press('Escape')
  await expect(row('artists.eth').getByText('v1.0.0')).toBeHidden()
})

test('the menu of the last row is fully visible in the modal, and Escape closes the menu alone', async () => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const version of ['1.0.0', '1.0.1', '1.1.0'])
    await addAndWait(`${location.origin}/lists/versions/${version}.json`)
  await page.locator('#select-token').click()
  await page.locator('#currency-search-change-list-button').click()
  const modal = page.locator('#token-select')
  const opener = modal.getByRole('button', { name: /^More about/ }).last()
  await opener.click()
  await expect(modal.getByRole('button', { name: 'Remove list' })).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(modal.getByRole('button', { name: 'Remove list' })).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
})
