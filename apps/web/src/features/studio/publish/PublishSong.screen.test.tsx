import { expect as vitestExpect, test, vi } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.ts'
import { enterAt, tabTo, typeAt } from '#testing/byKeyboard.ts'
import { installWallet, restoreChainAfterEach, node, addressBook } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { choose, fillForm, pick, pictureFile, toneFile, upload, withStudioServer } from '../testing/studioScreen.ts'

restoreChainAfterEach()

/** Arlo created the token ARLO. */
const ARLO = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const SEND = 'eth_sendTransaction'
const sound = () => page.locator('#publish-1-sound')
const confirm = () => page.locator('#confirm-register')

async function uploadSong(seconds = 6): Promise<void> {
  await page.goto('/form')
  await fillForm('Blue Hour', { sound: toneFile(seconds), cost: '1.000000000000000001' })
  await upload().click()
}

const songsOnChain = async (): Promise<number> =>
  (
    (await node('eth_getLogs', [
      { address: addressBook().contracts.jukebox, fromBlock: '0x0', toBlock: 'latest' },
    ])) as unknown[]
  ).length

test('a song stays in the session without a wallet, with a button to connect one (spec: studio.publish)', async () => {
  await uploadSong()
  await expect(page.getByText('Connect a wallet to publish this song under its account.')).toBeVisible()
  await page.locator('#publish-1-connect').click()
  await expect(page.getByRole('dialog')).toContainText('Connect to a wallet')
})

test('a song is uploaded in parts, becomes a draft with its terms, and is registered at its exact cost (spec: studio.upload, studio.register, studio.own)', async () => {
  const server = withStudioServer(ARLO)
  const wallet = installWallet(ARLO)
  await uploadSong()
  await expect(page.locator('#publish-1-token')).toContainText('ARLO')
  await expect(page.getByText('A play costs 1.000000000000000001 ARLO. All of it goes to you.')).toBeVisible()
  await expectNoAxeViolations()
  await page.keepShots('publish-terms')
  await page.locator('#publish-1-start').click()
  await expect(page.getByText('Uploaded and checked.')).toBeVisible()
  vitestExpect(server.drafts()[0]).toMatchObject({
    song_title: 'Blue Hour',
    keys: [],
    plan: {
      cost: '1000000000000000001',
      opensAtSeconds: null,
      payees: [{ account: ARLO, shareBps: 10_000 }],
    },
  })
  const before = await songsOnChain()
  await page
    .getByRole('region', { name: 'Publish it in the jukebox' })
    .getByRole('button', { name: 'Register' })
    .click()
  await expect(page.locator('#register-rehearsal')).toContainText('Test run passed')
  await expect(page.locator('#register-rehearsal')).toContainText('You pay nothing but the network fee.')
  await expect(page.locator('#review-register')).toContainText('1.000000000000000001 ARLO')
  await expect(page.locator('#review-register')).toContainText(`0x${'ab'.repeat(32)}`)
  await expectNoAxeViolations()
  await page.keepShots('publish-review')
  wallet.next(SEND, { does: 'reject' })
  await confirm().click()
  await expect(page.locator('#register-declined')).toHaveText('Nothing was sent.')
  await confirm().click()
  await expect(page.getByRole('heading', { name: 'Your song is in the jukebox' })).toBeVisible()
  vitestExpect(await songsOnChain()).toBe(before + 1)
  await page.locator('#register-done').click()
  await expect(page.locator('#publish-1')).toBeFocused()
  await expect(page.getByText('Blue Hour is in the jukebox.')).toBeVisible()
  await expect(page.locator('#library')).toContainText('Draft')
  await page.reload()
  const row = page.locator('#library-song-1')
  await expect(row).toBeVisible()
  await expect(row).not.toContainText('Upload stopped')
  await expect(row).not.toContainText('One step is left')
})

test('an upload waits for a lost connection, can be paused, and explains a refused file; a past opening time is rejected', async () => {
  const server = withStudioServer(ARLO)
  // Two parts arrive.
  server.refuse({ offlineFrom: 32_768 })
  installWallet(ARLO)
  await uploadSong()
  await page.locator('#publish-1-opens').selectOption('later')
  await page.locator('#publish-1-opens-at').fill('2020-01-01T10:00')
  await page.locator('#publish-1-start').click()
  await expect(page.getByText('Choose a time in the future.')).toBeVisible()
  await page.locator('#publish-1-opens').selectOption('now')
  await page.locator('#publish-1-start').click()
  await expect(sound()).toContainText('No connection. The upload will continue from 32 kB on its own.')
  await page.locator('#publish-1-pause').click()
  await expect(sound()).toContainText('Paused at 32 kB of 94 kB')
  await page.setViewportSize({ width: 360, height: 780 })
  await page.keepShots('publish-paused-phone')
  await expectNoAxeViolations()
  server.refuse({ problem: 'silent' })
  await page.locator('#publish-1-resume').click()
  await expect(sound()).toContainText('Nothing can be heard in this file.')
  await page.locator('#publish-1-cancel').click()
  await expect(page.locator('#publish-1-start')).toBeVisible()
})

test('an upload resumes after a reload from the server’s position, only with the same file (spec: studio.resumed)', async () => {
  vi.spyOn(console, 'info').mockReturnValue()
  const server = withStudioServer(ARLO)
  server.refuse({ offlineFrom: 0 })
  installWallet(ARLO)
  await uploadSong()
  await page.locator('#publish-1-start').click()
  await expect(sound()).toContainText('No connection.')
  await page.reload()
  server.refuse({})
  const row = page.locator('#library-song-1')
  await expect(row).toContainText('Upload stopped. Open it to continue.')
  await row.click()
  await expect(page.getByText(/Choose tone\.wav again: 0 kB of 94 kB are here/)).toBeVisible()
  await page.keepShots('publish-file-missing')
  await expectNoAxeViolations()
  const field = page.locator('#publish-1-sound-file')
  await pick(field, toneFile(5))
  await expect(page.getByText('That’s another file. Choose tone.wav, or cancel and start over.')).toBeVisible()
  await pick(field, toneFile(6))
  await expect(sound()).toContainText('Checked')
  await pick(page.locator('#publish-1-artwork-file'), await pictureFile())
  await expect(page.getByText('Uploaded and checked.')).toBeVisible()
  await expect(row).toContainText('Uploaded. One step is left.')
  vitestExpect(server.drafts()).toHaveLength(1)
  await page.reload()
  // The closed row shows it too.
  await expect(row).toContainText('Uploaded and checked.')
  await expect(row).not.toContainText('stopped')
  await page.locator('#library-song-1').click()
  await expect(page.getByText('Uploaded and checked.')).toBeVisible()
  vitestExpect(server.drafts()).toHaveLength(1)
})

test('two songs upload at once, each in its own row, and both become drafts (spec: studio.upload)', async () => {
  const server = withStudioServer(ARLO)
  server.refuse({ offlineFrom: 0 })
  installWallet(ARLO)
  await uploadSong()
  await page.locator('#publish-1-start').click()
  await expect(page.locator('#publish-1-sound')).toContainText('No connection.')
  await page.locator('#upload-back').click()
  await fillForm('Second Hour', { sound: toneFile(7), cost: '2' })
  await upload().click()
  await page.locator('#publish-2-start').click()
  await expect(page.locator('#publish-2-sound')).toContainText('No connection.')
  await page.locator('#library-song-1').click()
  await expect(page.locator('#publish-1-sound')).toContainText('No connection.')
  server.refuse({})
  for (const song of [1, 2])
    await expect(page.locator(`#library-song-${song}`)).toContainText('Uploaded. One step is left.')
  vitestExpect(new Set(server.drafts().map(({ song_title }) => song_title))).toEqual(
    new Set(['Blue Hour', 'Second Hour']),
  )
})

test('a song is published by keyboard alone, and the focus is never lost (spec: studio.publish, studio.register)', async () => {
  withStudioServer(ARLO)
  installWallet(ARLO)
  await page.goto('/form')
  const field = (name: string) => page.locator(`#upload-form-${name}`)
  for (const name of ['artist_name', 'song_title', 'genre', 'description'] as const) await typeAt(field(name), 'Night')
  await typeAt(field('cost'), '2')
  await tabTo(field('song_file'))
  await choose(field('song_file'), toneFile(6))
  await tabTo(field('artwork'))
  await choose(field('artwork'), await pictureFile())
  await enterAt(upload())
  await expect(page.locator('#upload-done')).toBeFocused()
  await enterAt(page.locator('#publish-1-start'))
  await enterAt(
    page.getByRole('region', { name: 'Publish it in the jukebox' }).getByRole('button', { name: 'Register' }),
  )
  await expect(page.locator('#register-rehearsal')).toContainText('Test run passed')
  await enterAt(confirm())
  await expect(page.getByRole('heading', { name: 'Your song is in the jukebox' })).toBeVisible()
  await enterAt(page.locator('#register-done'))
  await expect(page.locator('#publish-1')).toBeFocused()
})
