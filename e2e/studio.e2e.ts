// Needs: story, wallet, server
// A visitor becomes an artist: creates a token, uploads a phone recording in parts, shares and registers the song, and is paid
// for its plays.
import { fileURLToPath } from 'node:url'
import { expect, test, withoutSplash } from './testing/harness.ts'
import { payForPlay } from './testing/payForPlay.ts'
import { FIRST, connectDemo, approveDemo } from './testing/steps/walletSteps.ts'

/** Six seconds of AAC, which the page converts to FLAC (case 79). Made by m4aOf in the same folder. */
const PHONE = fileURLToPath(new URL('../packages/domain/src/sound/testing/phone.m4a', import.meta.url))

/** A one-pixel PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test.beforeEach(({ allow }) => allow(/status of 503 \(Service Unavailable\)/))

test('case 79: an artist creates a token, publishes a song with payees, and earns another account’s play to the wei (spec: artist-tokens.create, studio.payees, studio.register, studio.earnings)', async ({
  page,
}) => {
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.accept()
  })
  await withoutSplash(page)
  await page.goto('/create-artist-token')
  await connectDemo(page)
  await page.locator('#token-name').fill('Night Bus')
  await page.locator('#token-symbol').fill('NBUS')
  await page.locator('#create-token-button').click()
  await page.locator('#confirm-token').click()
  await approveDemo(page)
  await expect(page.getByRole('heading', { name: 'Your token is ready' })).toBeVisible()
  await expect
    .poll(() => alerts.join())
    .toMatch(/^your token has been deployed, here is your token address 0x[\dA-Fa-f]{40}$/)
  await page.locator('#token-done').click()
  await page.getByRole('main').getByRole('link', { name: 'Upload a song' }).click()

  for (const [name, text] of [
    ['artist_name', 'Night Bus'],
    ['song_title', 'Last Stop'],
    ['genre', 'Ambient'],
    ['description', 'The driver hums.'],
    ['cost', '3'],
  ] as const)
    await page.locator(`#upload-form-${name}`).fill(text)
  await page.locator('#upload-form-song_file').setInputFiles(PHONE)
  await page.locator('#upload-form-artwork').setInputFiles({ name: 'stop.png', mimeType: 'image/png', buffer: PIXEL })
  await page.locator('#upload-button').click()
  await page.locator('#publish-1-sign-in').click()
  await approveDemo(page)
  await expect(page.locator('#publish-1-token')).toContainText('NBUS', { timeout: 30_000 })
  await page.locator('#publish-1-add-payee').click()
  await page.locator('#publish-1-payee-1 input').fill('petra.eth')
  await page.locator('#publish-1-share-1').fill('33.33')
  await expect(page.getByText('2.0001 NBUS')).toBeVisible()
  await page.locator('#publish-1-start').click()
  await page
    .getByRole('region', { name: 'Publish it in the jukebox' })
    .getByRole('button', { name: 'Register' })
    .click({ timeout: 30_000 })
  await page.locator('#confirm-register').click()
  await approveDemo(page)
  await expect(page.getByRole('heading', { name: 'Your song is in the jukebox' })).toBeVisible()
  await page.locator('#register-done').click()
  await expect(page.locator('#library')).toContainText('In the jukebox', { timeout: 15_000 })

  const { song, token, jukebox } = await page.evaluate(async (artist) => {
    const read = async (path: string) => (await (await fetch(path)).json()) as never
    const { rows } = (await read(`/api/songs?artist=${artist}`)) as {
      rows: { song: `0x${string}`; token: `0x${string}` }[]
    }
    const { book } = (await read('/config')) as { book: { contracts: { jukebox: `0x${string}` } } }
    const [newest = { song: '0x', token: '0x' }] = rows
    return { ...newest, jukebox: book.contracts.jukebox } as const
  }, FIRST)
  await payForPlay(new URL(page.url()).origin, { song, token, jukebox, cost: 3n * 10n ** 18n })
  await page.locator('#library li[data-song] button[aria-expanded]').first().click()
  const earned = page.getByRole('region', { name: 'Earnings', exact: true })
  await expect(earned).toContainText('66.67% of every play · 1 play', { timeout: 15_000 })
  await expect(earned).toContainText('2.0001 NBUS')
  await expect(earned).toContainText('33.33% of every play · 1 play')
  await expect(earned).toContainText('0.9999 NBUS')

  await page.getByRole('main').getByRole('link', { name: 'Open the jukebox' }).click()
  await page.locator('#jukebox-search').fill('Last Stop')
  await expect(page.locator('.jukebox-row')).toContainText('3 $Night Bus', { timeout: 15_000 })
})
