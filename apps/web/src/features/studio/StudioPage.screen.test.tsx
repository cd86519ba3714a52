import { SONG_LIMITS } from '@musi/domain/text/textLimits'
import { type MockInstance, afterEach, beforeEach, describe, expect as vitestExpect, test, vi } from 'vitest'
import { mineBlock } from '#testing/rpcFaults.ts'
import { expectNoAxeViolations, expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { installWallet } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { choose, fillForm, libraryRow, pictureFile, toneFile, upload, uploadField } from './testing/studioScreen.ts'

/** The artist who has registered Kitchen Radio. */
const ARLO = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

const collectAlerts = (): readonly string[] => {
  const alertTexts: string[] = []
  page.onDialog((dialog) => {
    alertTexts.push(dialog.message())
    dialog.accept()
  })
  return alertTexts
}
const storedSongs = () => JSON.parse(sessionStorage.getItem('songs') ?? '[]') as Record<string, unknown>[]

/** Saves and deletions are logged as specified, but kept out of the report of the tests. */
let log: MockInstance<typeof console.info>
beforeEach(() => void (log = vi.spyOn(console, 'info').mockReturnValue(undefined)))
afterEach(() => log.mockRestore())

describe('uploading (spec: studio.page, studio.form)', () => {
  test('an empty form names its missing fields one by one, in order, and focuses each (spec: songs.upload-problems)', async () => {
    const alertTexts = collectAlerts()
    await page.goto('/form')
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to the studio' })).toBeVisible()
    await expect(page.getByText('Nothing here yet.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Release a collectible' })).toHaveAttribute('href', '/release')
    await expect(uploadField('artist_name')).toHaveAttribute('placeholder', 'firstname lastname')
    await expect(uploadField('released_date')).toHaveCount(0)
    for (const [field, limit] of Object.entries(SONG_LIMITS))
      await expect(uploadField(field)).toHaveAttribute('maxlength', String(limit))
    vitestExpect(document.querySelectorAll('#upload-form [required]').length).toBe(0)
    const steps: readonly (readonly [string, () => Promise<void>])[] = [
      ['artist_name', () => uploadField('artist_name').fill('Nova Lane')],
      ['song_title', () => uploadField('song_title').fill('Blue Hour')],
      ['genre', () => uploadField('genre').fill('Pop')],
      ['description', () => uploadField('description').fill('A song.')],
      ['cost', () => uploadField('cost').fill('0')],
      ['cost', () => uploadField('cost').fill('2.5')],
      ['song_file', () => choose(uploadField('song_file'), toneFile(1))],
      ['artwork', () => Promise.resolve()],
    ]
    for (const [field, fix] of steps) {
      await upload().click()
      vitestExpect(alertTexts.at(-1)).toBe(`${field} is required`)
      await expect(uploadField(field)).toBeFocused()
      await expect(uploadField(field)).toHaveAttribute('aria-invalid', 'true')
      await fix()
    }
    vitestExpect(alertTexts.length).toBe(steps.length)
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('studio-form')
  })

  test('an invalid cost, sound and picture are marked beside their fields, without an alert', async () => {
    const alertTexts = collectAlerts()
    await page.goto('/form')
    await fillForm('Blue Hour', { cost: '-1' })
    await upload().click()
    await expect(page.getByText('Enter a cost of 0 or more, with at most 18 decimals.')).toBeVisible()
    await uploadField('cost').fill('1e309')
    await upload().click()
    await expect(page.getByText('Enter a cost of 0 or more, with at most 18 decimals.')).toBeVisible()
    await uploadField('cost').fill('1')
    await choose(uploadField('song_file'), await pictureFile('song.png'))
    await expect(page.getByText('Your browser can’t play this file.')).toBeVisible()
    await upload().click()
    await expect(page.getByText('This isn’t a sound file.')).toBeVisible()
    await choose(uploadField('song_file'), toneFile(1))
    await choose(uploadField('artwork'), toneFile(1, 'cover.wav'))
    await upload().click()
    await expect(page.getByText('This isn’t a picture.')).toBeVisible()
    vitestExpect(alertTexts).toEqual([])
  })

  test('typed and chosen values are kept while another page is visited (spec: studio.draft)', async () => {
    await page.goto('/form')
    await fillForm('Blue Hour')
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/jukebox"]')?.click())
    await expect(page.locator('#jukebox-page')).toBeVisible()
    await page.goBack()
    await expect(uploadField('song_title')).toHaveValue('Blue Hour')
    await expect(page.locator('#upload-form')).toContainText('tone.wav')
  })
})

describe('the uploaded song (spec: studio.success, studio.preview)', () => {
  test('is kept in the session with every digit and plays from its file; Back leads to an empty form', async () => {
    await page.goto('/form')
    await fillForm('Blue Hour', { cost: '1.000000000000000001' })
    await expect(page.getByText('Length 0:02')).toBeVisible()
    await upload().click()
    await expect(page.locator('#upload-done')).toHaveText('Success! Your song has been Uploaded. Preview below.')
    await expect(page.locator('#upload-done')).toBeFocused()
    vitestExpect(storedSongs()).toMatchObject([
      { id: 1, song_title: 'Blue Hour', cost: '1.000000000000000001', exclusive: 'false', views: 0 },
    ])
    vitestExpect(String(storedSongs()[0]?.['song_file'])).toMatch(/^blob:/)
    await expect(page.locator('#deck-play-1').first()).toHaveAttribute('aria-label', 'Play Blue Hour by Nova Lane')
    await expectNoAxeViolations()
    await page.locator('#deck-play-1').first().click()
    await expect(page.locator('#deck-play-1').first()).toHaveAttribute('aria-label', 'Pause Blue Hour by Nova Lane')
    await page.keepShots('studio-done')
    await page.locator('#deck-play-1').first().click()
    vitestExpect(localStorage.getItem('musi.player') ?? '').not.toContain('blob:')
    await page.locator('#upload-back').click()
    await expect(uploadField('song_title')).toHaveValue('')
    await expect(page.locator('#upload-title')).toBeFocused()
  })
})

describe('the library (spec: studio.manage)', () => {
  test('a row opens a form with the release date; Save validates and stores, Delete Song asks; both log', async () => {
    const alertTexts = collectAlerts()
    await page.goto('/form')
    await fillForm('Blue Hour')
    await upload().click()
    await page.locator('#upload-back').click()
    const row = libraryRow('Blue Hour')
    await row.locator('button[aria-expanded]').click()
    await expect(page.locator('#edit-1-released_date')).toHaveValue(/^\d{4}-\d\d-\d\d$/)
    await page.locator('#edit-1-song_title').fill('')
    await row.getByRole('button', { name: 'Save' }).click()
    vitestExpect(alertTexts).toEqual(['song_title is required'])
    await page.locator('#edit-1-song_title').fill('Bluer Hour')
    await page.locator('#library-song-1').click()
    await expect(page.locator('#edit-1-song_title')).not.toBeVisible()
    await page.locator('#library-song-1').click()
    await expect(page.locator('#edit-1-song_title')).toHaveValue('Bluer Hour')
    await page.locator('#library').getByRole('button', { name: 'Save' }).click()
    await expect(libraryRow('Bluer Hour')).toContainText('Saved.')
    vitestExpect(storedSongs()[0]).toMatchObject({ id: 1, song_title: 'Bluer Hour' })
    await page.setViewportSize({ width: 360, height: 780 })
    await page.keepShots('studio-edit-phone')
    await expectNoAxeViolations()
    await page.locator('#library').getByRole('button', { name: 'Delete Song' }).click()
    vitestExpect(alertTexts.at(-1)).toBe('Delete “Bluer Hour”? You can’t get it back.')
    await expect(page.locator('#library')).toContainText('“Bluer Hour” is deleted.')
    await expect(page.locator('#library')).toBeFocused()
    vitestExpect(storedSongs()).toEqual([])
    vitestExpect(log.mock.calls.map(([text]) => String(text))).toEqual(['Saved the song.', 'Deleted the song.'])
  })

  test('the songs survive a reload, and say that their files are gone', async () => {
    await page.goto('/form')
    await fillForm('Blue Hour')
    await upload().click()
    await page.reload()
    await libraryRow('Blue Hour').locator('button[aria-expanded]').click()
    await expect(libraryRow('Blue Hour')).toContainText('Reloading the page closed this file.')
    await expect(page.locator('#deck-play-1')).toBeDisabled()
    await choose(page.locator('#edit-1-song_file'), toneFile(1, 'again.wav'))
    await libraryRow('Blue Hour').getByRole('button', { name: 'Save' }).click()
    await expect(page.locator('#deck-play-1')).toBeEnabled()
  })

  test('Delete Song offers our own question if the browser suppresses its own (spec: shell.browser-questions)', async () => {
    await page.goto('/form')
    await fillForm('Blue Hour')
    await upload().click()
    await libraryRow('Blue Hour').locator('button[aria-expanded]').click()
    await page.locator('#library').getByRole('button', { name: 'Delete Song' }).click()
    await page.getByRole('button', { name: 'Ask me here' }).click()
    await page.locator('#own-question-yes').click()
    await expect(page.locator('#library')).toContainText('“Blue Hour” is deleted.')
  })
})

test('if an artist’s songs cannot be read, the page says so, still treats the account as an artist, and shows the songs once they are read (spec: studio.artist)', async () => {
  installWallet(ARLO)
  const songs = '**/api/songs?artist=*'
  page.route(songs, (route) => route.fulfill({ status: 503 }))
  await page.goto('/form')
  const own = page.locator('section[aria-labelledby="own-songs"]')
  await expect(own).toContainText('We can’t reach the history right now.')
  const ownComesFirst = () => {
    const list = document.getElementById('own-songs')
    const upload = document.getElementById('upload-title')
    return list !== null && upload !== null && list.compareDocumentPosition(upload) === Node.DOCUMENT_POSITION_FOLLOWING
  }
  vitestExpect(ownComesFirst()).toBe(true)
  await expect(page.getByText('Nothing here yet.')).toHaveCount(0)
  await expectNoAxeViolations()
  await page.keepShots('studio-songs-away')
  page.unroute(songs)
  await mineBlock()
  await expect(own).toContainText('Kitchen Radio')
  await expect(own).not.toContainText('We can’t reach the history right now.')
  vitestExpect(ownComesFirst()).toBe(true)
})
