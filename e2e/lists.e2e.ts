// Needs: server, tabs
// Token lists as a person meets them: the list manager of the page of parts, with a real server and a real chain behind it.
import { LIST } from '@musi/domain/content/oracle/archives'
import { contentHashUri } from '@musi/domain/token-lists/contentHashUri'
import type { Product } from '@musi/scripts/product'
import { type Page, expect } from '@playwright/test'
import { test } from './builtParts.ts'
import { expectNoAxeViolations } from './harness.ts'
import { type HostileHost, startHostileHost } from './hostileHost.ts'
import { THEOS_NAME, contentHashOf, leadName } from './nameDeeds.ts'
import { connectDemo } from './walletDeeds.ts'

test.setTimeout(90_000)

let host: HostileHost
let product: Product
let address: string
let origin: string

test.beforeAll(async ({ startParts }) => {
  host = await startHostileHost()
  const parts = await startParts({
    // Who configures a host may name one of their own network: so the hostile one is asked at all.
    // Of its two gateways the first lies.
    MUSI_IPFS_GATEWAYS: `/ipfs/,${host.httpOrigin},${host.origin}`,
    NODE_EXTRA_CA_CERTS: host.certFile,
  })
  ;({ address, product } = parts)
  origin = product.origin
})
test.afterAll(async () => {
  await product.stop()
  await host.stop()
})
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('showWelcomeScreen', 'false'))
  await opened(page)
})

const opened = async (page: Page) => {
  await page.goto(address)
  await expect(row(page, '/lists/default.json')).toBeVisible({ timeout: 60_000 })
}
const manager = (page: Page) => page.locator('[data-part=ManageLists]')
const row = (page: Page, url: string) => page.locator(`[id="list-row-${url.replaceAll('.', '-')}"]`)
const field = (page: Page) => page.locator('#list-add-input')
const selected = (page: Page) => page.locator('#selected-list')
const found = (page: Page) => page.locator('#token-count')
async function numberFound(page: Page): Promise<number> {
  await expect(found(page)).toHaveText(/^\d+$/, { timeout: 60_000 })
  return Number(await found(page).textContent())
}
const addressBookSize = (page: Page) =>
  page.evaluate((): number => {
    const { book, contracts } = JSON.parse(document.getElementById('musi-config')?.textContent ?? '{}')
    const all = [contracts.wrappedNative, ...book.tokens.map(({ address }: { address: string }) => address)]
    return new Set(all.map((address: string) => address.toLowerCase())).size
  })
const popup = (page: Page, text: string) => page.locator('.popup').filter({ hasText: text })

async function add(page: Page, url: string): Promise<void> {
  await field(page).fill(url)
  await field(page).press('Enter')
}
async function added(page: Page, url: string): Promise<void> {
  await add(page, url)
  await expect(row(page, url)).toBeVisible({ timeout: 60_000 })
  await expect(field(page)).toHaveValue('')
}
const select = (page: Page, url: string) => row(page, url).locator('.select-button').click()
async function more(page: Page, url: string, item: string): Promise<void> {
  await row(page, url)
    .getByRole('button', { name: /^More about/ })
    .click()
  await row(page, url).getByRole('button', { name: item }).click()
}
const answersPrompt = (page: Page, text: string | null) =>
  page.once('dialog', (dialog) => (text === null ? dialog.dismiss() : dialog.accept(text)))

test('a list is added by https, by http, by a name of the chain and by a content id', async ({ page }) => {
  const artists = contentHashUri(await contentHashOf(product.origin, 'artists.eth'))
  if (!artists.ok) throw new Error('The list of the artists has no content id.')
  await added(page, `${host.origin}/good.json`)
  await expect(row(page, `${host.origin}/good.json`)).toContainText('Good Neighbours')
  // Asked for by https first, which that port does not speak; and what a host calls the type of a list does not count.
  await added(page, `${host.httpOrigin}/htmlType.json`)
  await added(page, `ipfs://${artists.content}`)
  await added(page, 'artists.eth')
  await select(page, 'artists.eth')
  await expect(selected(page)).toHaveText('Artists On The Chain')
  await expect(found(page)).not.toHaveText('reading')
  await page.reload()
  await expect(selected(page)).toHaveText('Artists On The Chain')
})

test('case 100: a gateway that lies is passed over, and the next has the list, in pieces and in a folder', async ({
  page,
}) => {
  const content = [LIST.cid, ...LIST.path].join('/')
  await added(page, `ipfs://${content}`)
  await expect(row(page, `ipfs://${content}`)).toContainText('Pressed In Pieces')
  expect(host.requestedUrls.filter((url) => url.startsWith(`/ipfs/${content}?format=car`))).toHaveLength(2)
  // Both send a list for it, and neither is the one that this id names.
  const other = 'ipfs://bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e'
  await add(page, other)
  await expect(field(page)).toHaveAccessibleDescription(`Failed to download list ${other}`)
  await expect(row(page, other)).toHaveCount(0)
})

test('Add is disabled for what is no URL of a list', async ({ page }) => {
  for (const typed of ['', 'lists', 'ftp://a.example/l.json', 'name.com', 'https://']) {
    await field(page).fill(typed)
    await expect(manager(page).getByRole('button', { name: 'Add', exact: true })).toBeDisabled()
  }
})

/** It leads to another network than ours. */
const SWARM = `0xe40101fa011b20${'d1'.repeat(32)}` as const

test('cases 99, 101: whatever is wrong with a list is said under the box, and the list is removed', async ({
  page,
}) => {
  const wrong: readonly (readonly [string, RegExp | string])[] = [
    [`${host.origin}/gone.json`, `Failed to download list ${host.origin}/gone.json`],
    [`${host.origin}/html.json`, `Failed to download list ${host.origin}/html.json`],
    [`${host.origin}/endless.json`, `Failed to download list ${host.origin}/endless.json`],
    [`${host.origin}/inside.json`, `Failed to download list ${host.origin}/inside.json`],
    [`${host.origin}/cut.json`, `Failed to download list ${host.origin}/cut.json`],
    [`${host.origin}/schema.json`, /^Token list failed validation: \/tokens\/0\/decimals .+; \/tokens\/1/],
    [`${host.origin}/tooMany.json`, /^Token list failed validation: \/tokens/],
    ['nobody-has-this.eth', 'Failed to resolve ENS name: nobody-has-this.eth'],
    ['stella.eth', 'Failed to resolve ENS name: stella.eth'],
    [THEOS_NAME, `Failed to translate contenthash to URI: ${SWARM}`],
    ['ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi', /^Failed to download list ipfs:/],
  ]
  await leadName(product.origin, SWARM)
  for (const [url, sentence] of wrong) {
    await add(page, url)
    await expect(field(page), url).toHaveAccessibleDescription(sentence, { timeout: 60_000 })
    await expect(row(page, url)).toHaveCount(0)
    await expect(field(page)).toHaveValue(url)
  }
  // The gateway of our own did not have it, so the next one was asked.
  expect(host.requestedUrls.some((url) => url.startsWith('/ipfs/bafybei'))).toBe(true)
})

test('cases 18, 19: what a list calls its tokens is shown as text', async ({ page }) => {
  await added(page, `${host.origin}/markup.json`)
  await added(page, `${host.origin}/proto.json`)
  await select(page, `${host.origin}/markup.json`)
  const rows = page.locator('#token-rows')
  await expect(rows).toContainText('<img src=x onerror=alert(1)>')
  await expect(rows).toContainText('{{7*7}}')
  await expect(rows.locator('img, script')).toHaveCount(0)
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
})

test('a token that is there twice: the list shows as empty, and the error is logged', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.text().includes('Duplicate tokens.'))
  // Those of the address book are found whatever is selected, so it takes a list with others to see it empty.
  const book = await addressBookSize(page)
  await added(page, `${host.origin}/good.json`)
  await select(page, `${host.origin}/good.json`)
  await expect.poll(() => numberFound(page), { timeout: 60_000 }).toBeGreaterThan(book)
  await added(page, `${host.origin}/twice.json`)
  await select(page, `${host.origin}/twice.json`)
  await logged
  await expect(selected(page)).toHaveText('Twice')
  await expect.poll(() => numberFound(page), { timeout: 60_000 }).toBe(book)
})

test('case 23: logos that are none run nothing, and what is drawn from the address stays', async ({ page }) => {
  const dialogs: string[] = []
  const pictures: string[] = []
  page.on('dialog', (dialog) => dialogs.push(dialog.message()))
  page.on('request', (one) => one.resourceType() === 'image' && pictures.push(new URL(one.url()).origin))
  const url = `${host.origin}/badPictures.json?${encodeURIComponent(host.origin)}`
  await added(page, url)
  await select(page, url)
  await expect(selected(page)).toHaveText('Bad Pictures')
  await page.locator('#select-token').click()
  await page.locator('#token-search-input').fill('pic')
  const rows = page.locator('#token-select').getByRole('row').filter({ hasText: 'PIC' })
  await expect(rows).toHaveCount(9)
  await expect(rows.locator('img')).toHaveCount(0, { timeout: 60_000 })
  await expect(rows.locator('svg[viewBox="0 0 100 100"]')).toHaveCount(9)
  expect(dialogs).toEqual([])
  expect(new Set(pictures)).toEqual(new Set([origin]))
})

test('a list is removed by typing REMOVE, the last one cannot be', async ({ page }) => {
  const url = `${host.origin}/good.json`
  await added(page, url)
  await select(page, url)
  for (const typed of [null, '', 'remove', 'REMOVE ']) {
    answersPrompt(page, typed)
    await more(page, url, 'Remove list')
    await expect(row(page, url)).toBeVisible()
  }
  answersPrompt(page, 'REMOVE')
  await more(page, url, 'Remove list')
  await expect(row(page, url)).toHaveCount(0)
  await expect(selected(page)).toHaveText('Musi Tokens')
  await row(page, '/lists/default.json')
    .getByRole('button', { name: /^More about/ })
    .click()
  await expect(manager(page).getByRole('button', { name: 'Remove list' })).toBeDisabled()
})

test('two tabs at once: neither undoes what the other has done', async ({ page, context }) => {
  const other = await context.newPage()
  await opened(other)
  await added(page, `${host.origin}/good.json`)
  await expect(row(other, `${host.origin}/good.json`)).toBeVisible()
  await added(other, 'artists.eth')
  await select(other, 'artists.eth')
  await expect(selected(page)).toHaveText('Artists On The Chain')
  answersPrompt(page, 'REMOVE')
  await more(page, `${host.origin}/good.json`, 'Remove list')
  await expect(row(other, `${host.origin}/good.json`)).toHaveCount(0)
})

test.describe('an update', () => {
  const live = () => `${origin}/lists/live.json`
  let version = '1.0.0'

  test.beforeEach(async ({ page }) => {
    // One URL whose content goes on, as a publisher's does; each version is one that the server really has.
    await page.route('**/lists/live.json', (route) =>
      route.continue({ url: `${origin}/lists/versions/${version}.json` }),
    )
    version = '1.0.0'
    await added(page, live())
    await select(page, live())
    await expect(selected(page)).toHaveText('Musi Updates')
  })
  /** The page of parts stands without the shell, and popups are the shell's. */
  const published = async (page: Page, next: string) => {
    version = next
    await page.goto(`${origin}/swap`)
  }
  const held = async (page: Page) => {
    await opened(page)
    const opener = row(page, live()).getByRole('button', { name: /^More about/ })
    await opener.click()
    const label = await row(page, live()).getByText(/^v\d/).textContent()
    await opener.click()
    return label
  }

  test('patch and minor come by themselves and say so; a downgrade changes nothing', async ({ page }) => {
    await published(page, '1.0.1')
    await expect(popup(page, 'The token list "Musi Updates" has been updated to v1.0.1.')).toBeVisible()
    await published(page, '1.1.0')
    await expect(popup(page, 'has been updated to v1.1.0.')).toBeVisible()
    const answered = page.waitForRequest('**/lists/live.json')
    await published(page, '1.0.0')
    await answered
    expect(await held(page)).toBe('v1.1.0')
  })

  test('a major one asks: dismissed it stays in the list manager, accepted it is taken', async ({ page }) => {
    await published(page, '1.1.0')
    await expect(popup(page, 'v1.1.0')).toBeVisible()
    await published(page, '2.0.0')
    const offer = popup(page, 'An update is available for the token list "Musi Updates" (v1.1.0 to v2.0.0).')
    await expect(offer).toContainText('removed')
    await offer.getByRole('button', { name: 'Dismiss' }).last().click()
    await expect(offer).toHaveCount(0)
    expect(await held(page)).toBe('v1.1.0')
    await more(page, live(), 'Update list')
    expect(await held(page)).toBe('v2.0.0')
  })

  test('case 99: a bump too small for what it removes is refused and logged', async ({ page }) => {
    await published(page, '2.0.0')
    await popup(page, 'An update is available').getByRole('button', { name: 'Accept update' }).click()
    expect(await held(page)).toBe('v2.0.0')
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('the version bump was only PATCH while the update had breaking changes'),
    )
    await published(page, '2.0.1')
    await logged
    expect(await held(page)).toBe('v2.0.0')
  })
})

test('a list that cannot be refreshed is kept, and its row says why', async ({ page }) => {
  await page.route('**/lists/default.json', (route) => route.fulfill({ status: 502, body: '' }))
  await page.reload()
  await expect(row(page, '/lists/default.json')).toContainText('Failed to download list /lists/default.json')
  await expect(selected(page)).toHaveText('Musi Tokens')
})

test('ten thousand tokens are added, read and searched, and come back after a reload', async ({ page }) => {
  const url = `${host.origin}/large.json`
  await page.evaluate(() => {
    const tasks: number[] = []
    new PerformanceObserver((entries) => tasks.push(...entries.getEntries().map(({ duration }) => duration))).observe({
      entryTypes: ['longtask'],
    })
    Object.assign(window, { tasks })
  })
  await added(page, url)
  await select(page, url)
  await expect.poll(async () => Number(await found(page).textContent()), { timeout: 60_000 }).toBeGreaterThan(10_000)
  await page.locator('#search-tokens').fill('coin9999')
  await expect(page.locator('#token-rows li')).toHaveCount(1)
  await expect(page.locator('#enter-picks')).toHaveText('COIN9999')
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks)
  // A figure for the note: what a loaded machine takes is no property of the page.
  test.info().annotations.push({ type: 'long tasks (ms)', description: tasks.map(Math.round).join(', ') || 'none' })
  await page.locator('#search-tokens').fill('')
  await page.reload()
  await expect.poll(async () => Number(await found(page).textContent()), { timeout: 60_000 }).toBeGreaterThan(10_000)
})

test('a token that no list has is looked up by its address, warned of, added and removed', async ({ page }) => {
  await added(page, 'artists.eth')
  await select(page, 'artists.eth')
  const first = page.locator('#token-rows li').first()
  await expect(first).toBeVisible()
  await select(page, '/lists/default.json')
  const { tokens } = (await (await page.request.get(`${origin}/lists/artists.json`)).json()) as {
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

test('the built app fetches its lists after the first paint, under the strict policy, and asks no other host', async ({
  page,
}) => {
  const troubles: string[] = []
  page.on('request', (one) => one.url().includes('/outside/') && troubles.push(one.url()))
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
  page.on('pageerror', (error) => troubles.push(String(error)))
  const worker = page.waitForEvent('worker', (one) => one.url().includes('listWorker'))
  await page.goto(`${product.origin}/swap`)
  await worker
  await expect.poll(() => page.evaluate(() => localStorage.getItem('musi.lists'))).toContain('Musi Tokens')
  expect(troubles).toEqual([])
})

test('what the account holds comes first', async ({ page }) => {
  await page.goto(`${origin}/swap`)
  await connectDemo(page)
  await opened(page)
  await expect(page.locator('#token-rows li').first()).toHaveText(/ · [1-9]\d+$/)
})

test('axe objects to nothing, and the keyboard alone adds, selects and opens', async ({ page }) => {
  await field(page).focus()
  await page.keyboard.type('artists.eth')
  await page.keyboard.press('Enter')
  await expect(row(page, 'artists.eth')).toBeVisible({ timeout: 60_000 })
  await row(page, 'artists.eth').locator('.select-button').focus()
  await page.keyboard.press('Enter')
  await expect(selected(page)).toHaveText('Artists On The Chain')
  await row(page, 'artists.eth')
    .getByRole('button', { name: /^More about/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(row(page, 'artists.eth').getByText('v1.0.0')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(row(page, 'artists.eth').getByRole('link', { name: 'View list' })).toBeFocused()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectNoAxeViolations(page, '[data-part=ManageLists]')
  await page.keyboard.press('Escape')
  await expect(row(page, 'artists.eth').getByText('v1.0.0')).toBeHidden()
})

test('in the modal the menu of the last row can be seen whole, and Escape closes it alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const version of ['1.0.0', '1.0.1', '1.1.0']) await added(page, `${origin}/lists/versions/${version}.json`)
  await page.locator('#select-token').click()
  await page.locator('#currency-search-change-list-button').click()
  const modal = page.locator('#token-select')
  const opener = modal.getByRole('button', { name: /^More about/ }).last()
  await opener.click()
  await expect(modal.getByRole('button', { name: 'Remove list' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(modal.getByRole('button', { name: 'Remove list' })).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
})
