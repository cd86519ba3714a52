// Needs: server, tabs
// Token lists as a person meets them: the list manager of the page of parts, with a real server and a real chain behind it.
import { LIST } from '@musi/domain/content/oracle/archives'
import { contentHashUri } from '@musi/domain/token-lists/contentHashUri'
import type { Product } from '@musi/scripts/product'
import { type Page, expect } from '@playwright/test'
import { test } from './builtParts.ts'
import { type HostileHost, startHostileHost } from './hostileHost.ts'
import { THEOS_NAME, contentHashOf, leadName } from './nameDeeds.ts'

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
const row = (page: Page, url: string) => page.locator(`[id="list-row-${url.replaceAll('.', '-')}"]`)
const field = (page: Page) => page.locator('#list-add-input')
const selected = (page: Page) => page.locator('#selected-list')

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
  await expect(page.locator('#token-count')).not.toHaveText('reading')
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
