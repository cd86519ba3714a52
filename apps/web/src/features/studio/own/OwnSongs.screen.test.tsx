import { expect as vitestExpect, test, vi } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.ts'
import { FIRST, SECOND, installWallet, restoreChainAfterEach } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { DRAFT, paymentTokenOf, withOwnSongs } from '../testing/ownSongs.ts'
import { choose, pictureFile, withStudioServer } from '../testing/studioScreen.ts'

restoreChainAfterEach()

/** Arlo registered Kitchen Radio, of which others have shares. */
const ARLO = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const SEND = 'eth_sendTransaction'
const rows = (title: string) => page.locator('#library li[data-song]').filter({ hasText: title })
const row = (title: string) =>
  page.locator('section[aria-labelledby="own-songs"] li[data-song]').filter({ hasText: title })
const buttonIn = (title: string, name: string) => row(title).getByRole('button', { name })
const open = (title: string) => row(title).locator('button[aria-expanded]').click()

test('a published song shows its earnings, and a new price is simulated and reviewed before it is sent (spec: studio.standing, studio.earnings)', async () => {
  withStudioServer(ARLO)
  withOwnSongs(ARLO)
  const wallet = installWallet(ARLO)
  await page.goto('/form')
  await open('Kitchen Radio')
  await expect(row('Kitchen Radio')).toContainText('5 ARLO a play')
  await expect(buttonIn('Kitchen Radio', 'Delete Song')).toBeDisabled()
  await expect(row('Kitchen Radio')).toContainText('Retire it first: while it’s sold, it must be there to be heard.')
  await expect(row('Kitchen Radio')).toContainText('100% of every play')
  await expectNoAxeViolations()
  await page.keepShots('own-song')
  const price = row('Kitchen Radio').getByLabel('New cost per play')
  await price.fill('5.0')
  await expect(row('Kitchen Radio')).toContainText('That’s the price already.')
  await price.fill('6.000000000000000001')
  await buttonIn('Kitchen Radio', 'Change price').click()
  const review = page.locator('#review-song-act')
  await expect(review).toContainText('6.000000000000000001 ARLO')
  await expect(page.locator('#song-act-rehearsal')).toContainText('Test run passed')
  await page.keepShots('own-price-review')
  wallet.next(SEND, { does: 'reject' })
  await page.locator('#confirm-song-act').click()
  await expect(page.locator('#song-act-declined')).toHaveText('Nothing was sent.')
  await page.locator('#confirm-song-act').click()
  await expect(page.getByRole('heading', { name: 'The price is changed' })).toBeVisible()
  await page.locator('#song-act-done').click()
  await expect(page.locator('#own-songs')).toBeFocused()
  await expect(row('Kitchen Radio')).toContainText('6.000000000000000001 ARLO a play')
})

test('a song for sale must be retired before it is deleted, neither can be undone, and its unheard paid plays are kept (spec: studio.standing, studio.own, songs.leaving)', async () => {
  withStudioServer(ARLO)
  withOwnSongs(ARLO)
  installWallet(ARLO)
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true)
  const log = vi.spyOn(console, 'info').mockReturnValue()
  await page.goto('/form')
  await open('Kitchen Radio')
  await buttonIn('Kitchen Radio', 'Retire').click()
  await expect(page.locator('#review-song-act')).toContainText('It can’t be brought back.')
  await page.locator('#confirm-song-act').click()
  await expect(page.getByRole('heading', { name: 'The song is retired' })).toBeVisible()
  await page.locator('#song-act-done').click()
  await expect(row('Kitchen Radio').locator('button[aria-expanded]')).toContainText('Retired')
  await expect(row('Kitchen Radio')).toContainText(
    '2 paid plays haven’t been heard yet. Whoever paid can still hear the song',
  )
  await buttonIn('Kitchen Radio', 'Delete Song').click()
  await expect(page.getByText('“Kitchen Radio” is deleted.')).toBeVisible()
  vitestExpect(confirm.mock.calls[0]?.[0]).toContain('2 paid plays haven’t been heard yet.')
  await expect(page.locator('#own-songs')).toBeFocused()
  await expect(row('Kitchen Radio')).toHaveCount(0)
  vitestExpect(log.mock.calls.map(([text]) => String(text))).toEqual(['Deleted the song.'])
})

test('the owner changes texts and picture; an empty text causes an alert, and each refusal is explained (spec: studio.own)', async () => {
  withStudioServer(ARLO)
  const server = withOwnSongs(ARLO, [DRAFT])
  installWallet(ARLO)
  const alertTexts: string[] = []
  vi.spyOn(window, 'alert').mockImplementation((text) => void alertTexts.push(String(text)))
  vi.spyOn(window, 'confirm').mockReturnValue(true)
  vi.spyOn(console, 'info').mockReturnValue()
  await page.goto('/form')
  await open('Unsent Letter')
  const title = row('Unsent Letter').getByLabel('Song title')
  await title.fill('')
  await buttonIn('Unsent Letter', 'Save').click()
  vitestExpect(alertTexts).toEqual(['song_title is required'])
  await expect(title).toBeFocused()
  await title.fill('Sent Letter')
  await choose(row('Unsent Letter').locator('input[type="file"]'), await pictureFile('new.png'))
  server.refuse({ status: 403, code: 'notYours' })
  await buttonIn('Unsent Letter', 'Save').click()
  await expect(row('Unsent Letter')).toContainText('This song belongs to another account.')
  await buttonIn('Unsent Letter', 'Delete draft').click()
  await expect(row('Unsent Letter')).toContainText('Only that account can change or delete it.')
  server.refuse({ status: 409, code: 'stillSold' })
  await buttonIn('Unsent Letter', 'Delete draft').click()
  await expect(row('Unsent Letter')).toContainText('Retire it first')
  await page.keepShots('own-refused')
  await expect(title).toHaveValue('Sent Letter')
  server.refuse(null)
  await buttonIn('Unsent Letter', 'Save').click()
  await expect(row('Sent Letter')).toContainText('Saved.')
  vitestExpect(server.changes(DRAFT.song)).toMatchObject({ song_title: 'Sent Letter' })
  vitestExpect(server.changes(DRAFT.song)).not.toHaveProperty('plan')
  await buttonIn('Sent Letter', 'Delete draft').click()
  await expect(page.getByText('“Sent Letter” is deleted.')).toBeVisible()
})

test('each stage of a song is named: scheduled, supporters first, withdrawn (spec: songs.stages, studio.own)', async () => {
  const id = (digits: string) => `0x${digits.repeat(32)}`
  withStudioServer(ARLO)
  const registered = {
    token: id('22').slice(0, 42),
    cost: '1',
    opensAtSeconds: '4099680000',
    contentHash: id('33'),
    plays: 0,
  }
  const supporters = [{ kind: 'collectible', collection: id('44').slice(0, 42) }]
  withOwnSongs(ARLO, [
    { ...DRAFT, song: id('a1'), song_title: 'Scheduled Song', stage: 'scheduled', registered },
    { ...DRAFT, song: id('a2'), song_title: 'Early Song', stage: 'supporters', registered, supporters },
    { ...DRAFT, song: id('a3'), song_title: 'Gone Song', stage: 'public', registered, isWithdrawn: true },
  ])
  installWallet(ARLO)
  await page.goto('/form')
  await expect(rows('Scheduled Song')).toContainText(/Opens November \d+, 2099 at/)
  await expect(rows('Early Song')).toContainText(/Supporters first · Opens November \d+, 2099/)
  await expect(rows('Gone Song')).toContainText('Withdrawn by Musi’s operator. Nobody can hear it here.')
  await open('Early Song')
  await expect(row('Early Song')).toContainText(
    'Whoever holds a collectible of 0x4444...4444 hears it free before it opens.',
  )
  await page.keepShots('own-stages')
})

const OPENS_AT_SECONDS = Date.parse('2099-11-24T10:00') / 1000

test('the terms of a draft are changed in the fields they were set with, and only the new ones are registered (spec: studio.terms-changed)', async () => {
  withStudioServer(ARLO)
  const token = await paymentTokenOf(ARLO)
  const server = withOwnSongs(ARLO, [
    {
      ...DRAFT,
      supporters: [{ kind: 'token', token, atLeast: '12500000000000000000' }],
      plan: {
        token,
        cost: '1000000000000000001',
        opensAtSeconds: String(OPENS_AT_SECONDS),
        payees: [
          { account: ARLO, shareBps: 6667 },
          { account: FIRST, shareBps: 3333 },
        ],
      },
    },
  ])
  installWallet(ARLO)
  vi.spyOn(console, 'info').mockReturnValue()
  const field = (name: string) => page.locator(`#own-1111111111-${name}`)
  const draft = row('Unsent Letter')
  await page.goto('/form')
  await open('Unsent Letter')
  for (const text of ['1.000000000000000001 ARLO', '33.33%', 'November 24, 2099', 'at least 12.5 ARLO'])
    await expect(draft).toContainText(text)
  await page.keepShots('own-draft')
  await field('change-terms').click()
  await expect(field('cost')).toBeFocused()
  await expect(field('cost')).toHaveValue('1.000000000000000001')
  await expect(field('opens-at')).toHaveValue('2099-11-24T10:00')
  await expect(field('at-least')).toHaveValue('12.5')
  await expect(field('payee-1').locator('input')).toHaveValue(FIRST)
  await expect(buttonIn('Unsent Letter', 'Register')).toBeDisabled()
  await expect(draft).toContainText('Its terms are being changed. Save them first, or cancel.')
  await expectNoAxeViolations()
  await page.keepShots('own-draft-terms')
  await field('cost').fill('')
  await draft.getByRole('button', { name: 'Save' }).first().click()
  await expect(field('cost')).toBeFocused()
  await expect(draft).toContainText('Enter a cost above 0.')
  await field('cost').fill('2.500000000000000001')
  await field('payee-1').locator('input').fill(SECOND)
  await field('share-1').fill('40')
  await field('supporters').selectOption('nobody')
  await open('Unsent Letter')
  await open('Unsent Letter')
  await expect(field('cost')).toHaveValue('2.500000000000000001')
  server.refuse({ status: 503, code: 'away' })
  await draft.getByRole('button', { name: 'Save' }).first().click()
  await expect(draft).toContainText('Nothing is lost.')
  server.refuse(null)
  await draft.getByRole('button', { name: 'Save' }).first().click()
  await expect(draft).toContainText('Saved.')
  await expect(field('change-terms')).toBeFocused()
  vitestExpect(server.changes(DRAFT.song)).toEqual({
    artwork: null,
    supporters: [],
    plan: {
      token,
      cost: '2500000000000000001',
      opensAtSeconds: String(OPENS_AT_SECONDS),
      payees: [
        { account: ARLO, shareBps: 6000 },
        { account: SECOND, shareBps: 4000 },
      ],
    },
  })
  await buttonIn('Unsent Letter', 'Register').click()
  const review = page.locator('#review-register')
  for (const text of ['2.500000000000000001 ARLO', '1 ARLO', SECOND]) await expect(review).toContainText(text)
  await expect(page.locator('#register-rehearsal')).toContainText('Test run passed')
  await page.locator('#confirm-register').click()
  await expect(page.getByRole('heading', { name: 'Your song is in the jukebox' })).toBeVisible()
})

test('the supporters who hear a registered song first can be changed until its release (spec: studio.terms-changed, studio.supporters)', async () => {
  withStudioServer(ARLO)
  const token = await paymentTokenOf(ARLO)
  const registered = {
    token,
    cost: '1',
    opensAtSeconds: String(OPENS_AT_SECONDS),
    contentHash: DRAFT['contentHash'],
    plays: 0,
  }
  const server = withOwnSongs(ARLO, [{ ...DRAFT, stage: 'scheduled', registered }])
  installWallet(ARLO)
  vi.spyOn(console, 'info').mockReturnValue()
  const field = (name: string) => page.locator(`#own-1111111111-${name}`)
  await page.goto('/form')
  await open('Unsent Letter')
  await expect(row('Unsent Letter')).toContainText('Nobody hears it before it opens.')
  await field('change-terms').click()
  await expect(field('supporters')).toBeFocused()
  await field('supporters').selectOption('token')
  await row('Unsent Letter').getByRole('button', { name: 'Save' }).first().click()
  await expect(field('at-least')).toBeFocused()
  await field('at-least').fill('0.5')
  await page.keepShots('own-supporters')
  await expectNoAxeViolations()
  await row('Unsent Letter').getByRole('button', { name: 'Save' }).first().click()
  await expect(row('Unsent Letter')).toContainText('Whoever holds at least 0.5 ARLO hears it free before it opens.')
  await expect(field('change-terms')).toBeFocused()
  vitestExpect(server.changes(DRAFT.song)).toEqual({
    artwork: null,
    supporters: [{ kind: 'token', token, atLeast: '500000000000000000' }],
  })
})

test('an artist lets other programs list the songs with one switch, which is off by default and says if it could not be read or saved (spec: studio.feeds)', async () => {
  withStudioServer(ARLO)
  withOwnSongs(ARLO)
  installWallet(ARLO)
  const sent: unknown[] = []
  let stored = false
  let refused: number | null = 503
  const first = Promise.withResolvers<undefined>()
  page.route(/\/api\/studio\/feeds$/, async (route) => {
    await first.promise
    if (refused !== null)
      return route.fulfill({ status: refused, json: { code: refused === 401 ? 'notSignedIn' : 'away' } })
    const body = route.request().postData()
    if (body !== '') {
      sent.push(JSON.parse(body))
      stored = (JSON.parse(body) as { isListed: boolean }).isListed
    }
    return route.fulfill({ json: { isListed: stored } })
  })
  await page.goto('/form')
  const section = page.locator('section[aria-labelledby="own-songs"]')
  const control = section.getByRole('switch', { name: 'Let other programs list my songs' })
  await expect(row('Kitchen Radio')).toBeVisible()
  await expect(section.locator('[aria-label="Reading your songs…"]')).toBeVisible()
  await expect(control).toHaveCount(0)
  first.resolve(undefined)
  await expect(section).toContainText('We can’t read right now whether other programs may list your songs.')
  await expect(control).toHaveCount(0)
  refused = null
  await section.getByRole('button', { name: 'Try again' }).click()
  await expect(control).toHaveAttribute('aria-checked', 'false')
  await expect(section).toContainText('never a whole recording')
  await expectNoAxeViolations()
  await page.keepShots('own-feeds')
  refused = 503
  await control.click()
  await expect(section).toContainText('We can’t reach Musi’s server.')
  await expect(control).toHaveAttribute('aria-checked', 'false')
  refused = 401
  await control.click()
  await expect(section).toContainText('Your sign-in has ended. Sign in again.')
  refused = null
  await control.press('Enter')
  await expect(control).toHaveAttribute('aria-checked', 'true')
  await expect(section).toContainText('Saved.')
  await control.click()
  await expect(control).toHaveAttribute('aria-checked', 'false')
  vitestExpect(sent).toEqual([{ isListed: true }, { isListed: false }])
})

test('an account without a song in the jukebox is not asked whether others may list its songs (spec: studio.feeds)', async () => {
  withStudioServer(FIRST)
  withOwnSongs(FIRST, [DRAFT])
  installWallet(FIRST)
  await page.goto('/form')
  await expect(row('Unsent Letter')).toBeVisible()
  await expect(page.locator('#feed-switch')).toHaveCount(0)
})
