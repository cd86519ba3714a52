import { expect as vitestExpect, test } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.ts'
import { FIRST, SECOND, installWallet, restoreChainAfterEach, node, addressBook } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { SELECTORS } from '#testing/selectors.ts'
import { fillForm, toneFile, upload, withStudioServer } from '../testing/studioScreen.ts'

restoreChainAfterEach()

/** Arlo created the token ARLO. */
const ARLO = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
/** An address that looks like ARLO when shortened. */
const LIKE_ARLO = `0x9965${'0'.repeat(32)}a4dc`

const field = (name: string) => page.locator(`#publish-1-${name}`)
const account = (key: number) => page.locator(`#publish-1-payee-${key} input`)

async function uploadSong(cost: string): Promise<void> {
  await page.goto('/form')
  await fillForm('Blue Hour', { sound: toneFile(6), cost })
  await upload().click()
  await expect(field('token')).toContainText('ARLO')
}

/** Payees of the song registered last, with their shares in basis points. */
async function lastPayees(): Promise<readonly (readonly [string, number])[]> {
  const logs = (await node('eth_getLogs', [
    { address: addressBook().contracts.jukebox, fromBlock: '0x0', toBlock: 'latest' },
  ])) as { topics: string[] }[]
  const song = logs.at(-1)?.topics[1] ?? ''
  const call = { to: addressBook().contracts.jukebox, data: `${SELECTORS.payees}${song.slice(2)}` }
  const returnedWords = ((await node('eth_call', [call, 'latest'])) as string).slice(2).match(/.{64}/g) ?? []
  return Array.from({ length: Number(`0x${returnedWords[1]}`) }, (_, at) => [
    `0x${returnedWords[2 + at * 2]?.slice(24)}`,
    Number(`0x${returnedWords[3 + at * 2]}`),
  ])
}

test('a song is shared with a name and an address, previewed to the wei, reviewed and registered with those shares (spec: studio.payees, studio.register)', async () => {
  const server = withStudioServer(ARLO)
  installWallet(ARLO)
  await uploadSong('1.000000000000000001')
  await field('add-payee').click()
  await field('start').click()
  await expect(account(1)).toBeFocused()
  await expect(page.getByText('Enter an address or a name.')).toBeVisible()
  await account(1).fill('theo.eth')
  await expect(page.locator('#publish-1-payee-1')).toContainText(FIRST)
  await field('share-1').fill('33,33')
  await field('add-payee').click()
  await account(2).fill(FIRST)
  await field('share-2').fill('70')
  await expect(page.getByText('This account is in the list already.')).toBeVisible()
  await account(2).fill(LIKE_ARLO)
  await expect(page.locator('#publish-1-payee-2')).toContainText('This address only looks like one you know')
  await expect(page.getByText('The shares are more than 100%. Lower one of them.')).toBeVisible()
  await field('start').click()
  await expect(field('share-2')).toBeFocused()
  vitestExpect(server.drafts()).toEqual([])
  await account(2).fill(SECOND)
  await field('share-2').fill('12.5')
  await expect(page.getByText('0.541700000000000001 ARLO')).toBeVisible()
  await expect(page.getByText('0.3333 ARLO')).toBeVisible()
  await expect(page.getByText('0.125 ARLO')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 780 })
  await expectNoAxeViolations()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.keepShots('terms-shared')
  await field('start').click()
  await page
    .getByRole('region', { name: 'Publish it in the jukebox' })
    .getByRole('button', { name: 'Register' })
    .click()
  const review = page.locator('#review-register')
  for (const text of [ARLO, FIRST, SECOND, '54.17%', '0.541700000000000001 ARLO', '0.3333 ARLO', '0.125 ARLO'])
    await expect(review).toContainText(text)
  await page.keepShots('terms-shared-review')
  await expect(page.locator('#register-rehearsal')).toContainText('Test run passed')
  await page.locator('#confirm-register').click()
  await expect(page.getByRole('heading', { name: 'Your song is in the jukebox' })).toBeVisible()
  vitestExpect(await lastPayees()).toEqual([
    [ARLO.toLowerCase(), 5417],
    [FIRST.toLowerCase(), 3333],
    [SECOND.toLowerCase(), 1250],
  ])
})

test('a price with too few units to split shows what each payee gets, and who gets the rest (spec: studio.uneven-shares)', async () => {
  withStudioServer(ARLO)
  installWallet(ARLO)
  await uploadSong('0.000000000000000008')
  await field('add-payee').click()
  await account(1).fill('theo.eth')
  await field('share-1').fill('10')
  await expect(field('uneven')).toContainText('This price is too small to split exactly.')
  await expect(page.getByText('0.000000000000000008 ARLO').first()).toBeVisible()
  await expect(field('terms').getByText('0 ARLO', { exact: true }).first()).toBeVisible()
  await page.keepShots('terms-uneven')
})

test('a song opens later, for supporters first, in the artist’s time zone (spec: studio.opening, studio.supporters)', async () => {
  const server = withStudioServer(ARLO)
  installWallet(ARLO)
  await uploadSong('2')
  await field('opens').selectOption('later')
  await expect(page.getByText(Intl.DateTimeFormat().resolvedOptions().timeZone)).toBeVisible()
  await field('opens-at').fill('2099-11-24T10:00')
  await expect(page.getByText(/Opens November 24, 2099 at 10:00/)).toBeVisible()
  await field('supporters').selectOption('token')
  await field('start').click()
  await expect(field('at-least')).toBeFocused()
  await expect(page.getByText('Enter an amount above 0.')).toBeVisible()
  await field('at-least').fill('12.5')
  await page.keepShots('terms-opening')
  await page.locator('#upload-back').click()
  await page.locator('#library-song-1').click()
  await expect(field('at-least')).toHaveValue('12.5')
  await expectNoAxeViolations()
  await field('start').click()
  await page
    .getByRole('region', { name: 'Publish it in the jukebox' })
    .getByRole('button', { name: 'Register' })
    .click()
  const review = page.locator('#review-register')
  await expect(review).toContainText('Whoever holds at least 12.5 ARLO hears it free before it opens.')
  await expect(review).toContainText(/November 24, 2099 at 10:00/)
  await page.keepShots('terms-opening-review')
  vitestExpect(server.drafts()[0]).toMatchObject({
    supporters: [{ kind: 'token', atLeast: '12500000000000000000' }],
    plan: { opensAtSeconds: String(Date.parse('2099-11-24T10:00') / 1000) },
  })
})
