// Needs: server, tabs
// Token lists as a person meets them: the list manager of the served app, with a real server and a real chain behind it.
import { LIST } from '@musi/domain/content/oracle/archives'
import { contentHashUri } from '@musi/domain/token-lists/contentHashUri'
import type { Page } from '@playwright/test'
import { expect, test as base, withoutSplash } from './testing/harness.ts'
import type { HostileHost } from './testing/standins/hostileHost.ts'
import { THEOS_NAME, contentHashOf, leadName } from './testing/steps/nameSteps.ts'

const test = base.extend<{ host: HostileHost }>({
  product: async ({ hostsProduct }, use) => use(hostsProduct),
  host: async ({ hostileHost }, use) => use(hostileHost),
})
test.beforeEach(({ page }) => withoutSplash(page))

async function toLists(page: Page): Promise<void> {
  await page.locator('#currency-search-change-list-button').click()
  await expect(row(page, '/lists/default.json')).toBeVisible({ timeout: 60_000 })
}
async function opened(page: Page): Promise<void> {
  await page.goto('/swap')
  await page.locator('#swap-currency-output .open-currency-select-button').click()
  await toLists(page)
}
const row = (page: Page, url: string) => page.locator(`[id="list-row-${url.replaceAll('.', '-')}"]`)
const field = (page: Page) => page.locator('#list-add-input')
const selected = (page: Page) => page.locator('#currency-search-selected-list-name')

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

test('case 100: the first list loads after the first paint and from our host only; others are added by https, http, ENS name and content id, despite a lying gateway', async ({
  page,
  product,
  host,
  allow,
}) => {
  const artists = contentHashUri(await contentHashOf(product.origin, 'artists.eth'))
  if (!artists.ok) throw new Error('The list of the artists has no content id.')
  const troubles: string[] = []
  page.on('request', (one) => one.url().includes('/outside/') && troubles.push(one.url()))
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
  const worker = page.waitForEvent('worker', (one) => one.url().includes('listWorker'))
  await opened(page)
  await worker
  await expect.poll(() => page.evaluate(() => localStorage.getItem('musi.lists'))).toContain('Musi Tokens')
  expect(troubles).toEqual([])

  allow(/Failed to load resource/)
  await added(page, `${host.origin}/good.json`)
  await expect(row(page, `${host.origin}/good.json`)).toContainText('Good Neighbours')
  // Asked for by https first, which that port does not speak; and what a host calls the type of a list does not count.
  await added(page, `${host.httpOrigin}/htmlType.json`)
  await added(page, `ipfs://${artists.content}`)
  const content = [LIST.cid, ...LIST.path].join('/')
  await added(page, `ipfs://${content}`)
  await expect(row(page, `ipfs://${content}`)).toContainText('Pressed In Pieces')
  expect(host.requestedUrls.filter((url) => url.startsWith(`/ipfs/${content}?format=car`))).toHaveLength(2)
  // Both send a list for it, and neither is the one that this id names.
  const other = 'ipfs://bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e'
  await add(page, other)
  await expect(field(page)).toHaveAccessibleDescription(`Failed to download list ${other}`)
  await expect(row(page, other)).toHaveCount(0)
  await added(page, 'artists.eth')
  await select(page, 'artists.eth')
  await expect(selected(page)).toHaveText('Artists On The Chain')
  await expect(page.locator('#token-select').getByRole('row').nth(1)).toBeVisible()
  await page.reload()
  await page.locator('#swap-currency-output .open-currency-select-button').click()
  await expect(selected(page)).toHaveText('Artists On The Chain')
})

/** The id names a network other than IPFS. */
const SWARM = `0xe40101fa011b20${'d1'.repeat(32)}` as const

test('cases 99, 101: any fault of a list is reported under the box, and the list is removed; case 23: logos that are not pictures run nothing, and the drawn coin stays', async ({
  page,
  product,
  host,
  allow,
}) => {
  allow(/Failed to load resource/)
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
  await opened(page)
  for (const [url, sentence] of wrong) {
    await add(page, url)
    await expect(field(page), url).toHaveAccessibleDescription(sentence, { timeout: 60_000 })
    await expect(row(page, url)).toHaveCount(0)
    await expect(field(page)).toHaveValue(url)
  }
  // The gateway of our own did not have it, so the next one was asked.
  expect(host.requestedUrls.some((url) => url.startsWith('/ipfs/bafybei'))).toBe(true)

  const dialogs: string[] = []
  const pictures: string[] = []
  page.on('dialog', (dialog) => dialogs.push(dialog.message()))
  page.on('request', (one) => one.resourceType() === 'image' && pictures.push(new URL(one.url()).origin))
  const url = `${host.origin}/badPictures.json?${encodeURIComponent(host.origin)}`
  await added(page, url)
  await select(page, url)
  await expect(selected(page)).toHaveText('Bad Pictures')
  await page.locator('#token-search-input').fill('pic')
  const rows = page.locator('#token-select').getByRole('row').filter({ hasText: 'PIC' })
  await expect(rows).toHaveCount(9)
  await expect(rows.locator('img')).toHaveCount(0, { timeout: 60_000 })
  await expect(rows.locator('svg[viewBox="0 0 100 100"]')).toHaveCount(9)
  expect(dialogs).toEqual([])
  expect(new Set(pictures)).toEqual(new Set([product.origin]))
})

test('two tabs at once do not undo each other’s changes', async ({ page, context, host }) => {
  await opened(page)
  const other = await context.newPage()
  await withoutSplash(other)
  await opened(other)
  await added(page, `${host.origin}/good.json`)
  await expect(row(other, `${host.origin}/good.json`)).toBeVisible()
  await added(other, 'artists.eth')
  await select(other, 'artists.eth')
  await page.locator('#token-select').getByRole('button', { name: 'Back' }).click()
  await expect(selected(page)).toHaveText('Artists On The Chain')
  await toLists(page)
  answersPrompt(page, 'REMOVE')
  await more(page, `${host.origin}/good.json`, 'Remove list')
  await toLists(other)
  await expect(row(other, `${host.origin}/good.json`)).toHaveCount(0)
})
