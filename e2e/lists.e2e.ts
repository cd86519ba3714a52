// Needs: server, tabs
// The token list manager, with a real server and a real chain.
import { LIST } from '@musi/domain/content/oracle/archives'
import { contentHashUri } from '@musi/domain/token-lists/contentHashUri'
import type { Page } from '@playwright/test'
import { expect, test as base, withoutSplash } from './testing/harness.ts'
import type { HostileHost } from './testing/standins/hostileHost.ts'
import { THEOS_NAME, contentHashOf, setNameContentHash } from './testing/steps/nameSteps.ts'

const test = base.extend<{ host: HostileHost }>({
  product: async ({ hostileHostProduct }, use) => use(hostileHostProduct),
  host: async ({ hostileHost }, use) => use(hostileHost),
})
test.beforeEach(({ page }) => withoutSplash(page))

async function showLists(page: Page): Promise<void> {
  await page.locator('#currency-search-change-list-button').click()
  await expect(row(page, '/lists/default.json')).toBeVisible({ timeout: 60_000 })
}
async function openLists(page: Page): Promise<void> {
  await page.goto('/swap')
  await page.locator('#swap-currency-output .open-currency-select-button').click()
  await showLists(page)
}
const row = (page: Page, url: string) => page.locator(`[id="list-row-${url.replaceAll('.', '-')}"]`)
const field = (page: Page) => page.locator('#list-add-input')
const selected = (page: Page) => page.locator('#currency-search-selected-list-name')

async function add(page: Page, url: string): Promise<void> {
  await field(page).fill(url)
  await field(page).press('Enter')
}
async function addAndExpect(page: Page, url: string): Promise<void> {
  await add(page, url)
  await expect(row(page, url)).toBeVisible({ timeout: 60_000 })
  await expect(field(page)).toHaveValue('')
}
const select = (page: Page, url: string) => row(page, url).locator('.select-button').click()
async function chooseFromMenu(page: Page, url: string, item: string): Promise<void> {
  await row(page, url)
    .getByRole('button', { name: /^More about/ })
    .click()
  await row(page, url).getByRole('button', { name: item }).click()
}
const answerPrompt = (page: Page, text: string | null) =>
  page.once('dialog', (dialog) => (text === null ? dialog.dismiss() : dialog.accept(text)))

test('case 100: the first list loads after the first paint, and from our host only; others can be added by https, http, ENS name and content id, despite a lying gateway', async ({
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
  await openLists(page)
  await worker
  await expect.poll(() => page.evaluate(() => localStorage.getItem('musi.lists'))).toContain('Musi Tokens')
  expect(troubles).toEqual([])

  allow(/Failed to load resource/)
  await addAndExpect(page, `${host.origin}/good.json`)
  await expect(row(page, `${host.origin}/good.json`)).toContainText('Good Neighbours')
  // The page tries https first, which that port does not speak. The content type of a list is ignored.
  await addAndExpect(page, `${host.httpOrigin}/htmlType.json`)
  await addAndExpect(page, `ipfs://${artists.content}`)
  const content = [LIST.cid, ...LIST.path].join('/')
  await addAndExpect(page, `ipfs://${content}`)
  await expect(row(page, `ipfs://${content}`)).toContainText('Pressed In Pieces')
  expect(host.requestedUrls.filter((url) => url.startsWith(`/ipfs/${content}?format=car`))).toHaveLength(2)
  // Both gateways answer with a list that does not match this content id.
  const other = 'ipfs://bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e'
  await add(page, other)
  await expect(field(page)).toHaveAccessibleDescription(`Failed to download list ${other}`)
  await expect(row(page, other)).toHaveCount(0)
  await addAndExpect(page, 'artists.eth')
  await select(page, 'artists.eth')
  await expect(selected(page)).toHaveText('Artists On The Chain')
  await expect(page.locator('#token-select').getByRole('row').nth(1)).toBeVisible()
  await page.reload()
  await page.locator('#swap-currency-output .open-currency-select-button').click()
  await expect(selected(page)).toHaveText('Artists On The Chain')
})

/** A content id of a network other than IPFS. */
const SWARM = `0xe40101fa011b20${'d1'.repeat(32)}` as const

test('cases 99, 101: a faulty list is reported under the field and removed; case 23: a logo that is not a picture runs nothing and is not shown', async ({
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
  await setNameContentHash(product.origin, SWARM)
  await openLists(page)
  for (const [url, sentence] of wrong) {
    await add(page, url)
    await expect(field(page), url).toHaveAccessibleDescription(sentence, { timeout: 60_000 })
    await expect(row(page, url)).toHaveCount(0)
    await expect(field(page)).toHaveValue(url)
  }
  // The list is not on our own gateway, so the next one was asked.
  expect(host.requestedUrls.some((url) => url.startsWith('/ipfs/bafybei'))).toBe(true)

  const dialogs: string[] = []
  const pictures: string[] = []
  page.on('dialog', (dialog) => dialogs.push(dialog.message()))
  page.on('request', (one) => one.resourceType() === 'image' && pictures.push(new URL(one.url()).origin))
  const url = `${host.origin}/badPictures.json?${encodeURIComponent(host.origin)}`
  await addAndExpect(page, url)
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
  await openLists(page)
  const other = await context.newPage()
  await withoutSplash(other)
  await openLists(other)
  await addAndExpect(page, `${host.origin}/good.json`)
  await expect(row(other, `${host.origin}/good.json`)).toBeVisible()
  await addAndExpect(other, 'artists.eth')
  await select(other, 'artists.eth')
  await page.locator('#token-select').getByRole('button', { name: 'Back' }).click()
  await expect(selected(page)).toHaveText('Artists On The Chain')
  await showLists(page)
  answerPrompt(page, 'REMOVE')
  await chooseFromMenu(page, `${host.origin}/good.json`, 'Remove list')
  await showLists(other)
  await expect(row(other, `${host.origin}/good.json`)).toHaveCount(0)
})
