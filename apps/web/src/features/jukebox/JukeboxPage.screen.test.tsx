import { describe, expect as vitestExpect, test, vi } from 'vitest'
import { expectNoAxeViolations, expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { SECOND, installWallet, requestsInStrangersBlocks, restoreChainAfterEach, tokenOf } from '#testing/chain.ts'
import { consoleErrors } from '#testing/consoleErrors.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { tokenBalance } from '#testing/pools.ts'
import {
  ARLO,
  aboutOf,
  changeCost,
  confirm,
  sendTokens,
  insert,
  insertNote,
  panel,
  panelNote,
  loadSong,
  row,
  rows,
  search,
  stage,
  withArlosSongs,
  mockServer,
} from './testing/jukeScreen.ts'

restoreChainAfterEach()

const SIGN_TEXT = 'personal_sign'
const SIGN_DATA = 'eth_signTypedData_v4'
const SEND = 'eth_sendTransaction'
const SEND_CALLS = 'wallet_sendCalls'
const COIN = 10n ** 18n

const titles = () => Array.from(document.querySelectorAll('.jukebox-row b'), ({ textContent }) => textContent)
const section = (name: string) => page.getByRole('region', { name })
const COVER = 'Play the preview of Glass Weather by Mira Solenne'

/** All five songs by Arlo are released. */
const RELEASED = { 'Ferry Timetable': { opensAtSeconds: '0' } }
/** One song is upcoming, so the wall needs samples. */
const UPCOMING = { 'Ferry Timetable': { opensAtSeconds: '4000000000' } }
const seek = () => page.locator('#juke-seek')

describe('the jukebox page (spec: songs.page)', () => {
  test('the page opens with THIS MY DROP in the player and a wall of five songs; more songs, search, order and an open song work at both widths and in both themes (spec: songs.stage, songs.wall)', async () => {
    await page.goto('/jukebox')
    await expect(page.getByRole('heading', { name: 'Jukebox - Play artist exclusive music' })).toBeVisible()
    await expect(page.locator('#juke-preview')).toHaveText('Preview of THIS MY DROP')
    await expect(stage()).toContainText('by Juno Vale')
    await expect(insert()).toHaveText('INSERT 5 $Juno Vale TO PLAY')
    await expect(insert()).toBeEnabled()
    await expect(rows()).toHaveCount(5)
    // An exclusive, and the most played in 28 days.
    vitestExpect(titles()[0]).toBe('Glass Weather')
    await expect(row('Glass Weather')).toContainText('3 $Mira Solenne')
    await expect(row('Glass Weather')).toContainText('Dream pop')
    await expect(row('Glass Weather').getByRole('button', { name: COVER })).toBeVisible()
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('jukebox')
    await page.locator('#jukebox-load-more').click()
    await expect(rows()).toHaveCount(10)
    await page.locator('#jukebox-sort').selectOption('genre')
    await expect(rows()).toHaveCount(5)
    vitestExpect(titles()[0]).not.toBe('Glass Weather')
    await search().fill('  dRoP ')
    await expect(rows()).toHaveCount(2)
    await expect(page.locator('#jukebox-load-more')).toHaveCount(0)
    await row('THIS IS MY DROP').locator('button[aria-expanded]').click()
    await expect(row('THIS IS MY DROP')).toContainText('Drum and bass')
    await row('THIS MY DROP').locator('button[aria-expanded]').click()
    await expect(page.locator('.jukebox-row [aria-expanded="true"]')).toHaveCount(1)
    await page.setViewportSize({ width: 360, height: 780 })
    await page.keepShots('jukebox-phone')
    await search().fill('nobody ever')
    await expect(page.getByText('No Result Found')).toBeVisible()
    await page.getByRole('button', { name: 'Show all songs' }).click()
    await expect(rows()).toHaveCount(5)
  })

  test('chips filter by new, top, genre and what the account can play; without a wallet the last one is missing (spec: songs.chips)', async () => {
    const chip = (name: string) => page.getByRole('button', { name, exact: true })
    await page.goto('/jukebox')
    await expect(rows()).toHaveCount(5)
    await expect(chip('I can play these')).toHaveCount(0)
    await chip('Top').click()
    await expect(chip('Top')).toHaveAttribute('aria-pressed', 'true')
    await page.locator('#jukebox-load-more').click()
    await expect(rows()).toHaveCount(10)
    await expect(page.locator('#jukebox-load-more')).toHaveCount(0)
    await expect(section('Samples')).toHaveCount(0)
    await page.getByRole('combobox', { name: 'Genre' }).selectOption('House')
    await expect(row('Four In The Morning')).toBeVisible()
    await expect(row('Glass Weather')).toHaveCount(0)
    await page.goto('/jukebox')
    await chip('New').click()
    await expect(row('Glass Weather')).toHaveCount(0)
    installWallet(ARLO)
    await page.goto('/jukebox')
    await expect(row('Glass Weather')).toBeVisible()
    await chip('I can play these').click()
    // Artists can always play their own songs.
    await expect(row('Slow Ferry')).toBeVisible()
    await expect(row('Slow Ferry')).toContainText('You can play this')
    await expect(row('Glass Weather')).toHaveCount(0)
  })

  test('a hovered or focused cover raises its disc without playing; a pressed one loads its song into the player (spec: songs.hover, songs.choosing)', async () => {
    consoleErrors.allow(/.*/)
    const disc = (title: string) => row(title).locator('[data-disc="up"]')
    await page.goto('/jukebox')
    await expect(rows()).toHaveCount(5)
    await expect(disc('Market Day')).toHaveCount(0)
    page.clock.stop()
    await row('Market Day').getByRole('button').first().focus()
    await expect(disc('Market Day')).toHaveCount(1)
    await page.clock.runFor(400)
    await expect(row('Market Day')).not.toContainText('Preview')
    vi.useRealTimers()
    await row('Glass Weather').getByRole('button').first().focus()
    await expect(disc('Market Day')).toHaveCount(0)
    await row('Glass Weather').getByRole('button').first().click()
    await expect(row('Glass Weather')).toContainText('In the player')
    await expect(page.locator('#juke-preview')).toHaveText('Preview of Glass Weather')
    await expect(insert()).toHaveText('INSERT 3 $Mira Solenne TO PLAY')
  })

  test('a cover that scrolls under a resting pointer does not react until the pointer moves (spec: songs.hover)', async () => {
    consoleErrors.allow(/.*/)
    const cover = (title: string) =>
      [...document.querySelectorAll('.jukebox-row')]
        .find(({ textContent }) => textContent.includes(title))
        ?.querySelector('button')
    const point = (type: string, title: string, clientX: number) =>
      cover(title)?.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerType: 'mouse',
          clientX,
          clientY: 200,
          relatedTarget: document.body,
        }),
      )
    const lifted = (title: string) => row(title).locator('[data-disc="up"]')
    await page.goto('/jukebox')
    await expect(rows()).toHaveCount(5)
    point('pointerover', 'Market Day', 100)
    await expect(lifted('Market Day')).toHaveCount(1)
    point('pointerdown', 'Market Day', 100)
    point('pointerout', 'Market Day', 100)
    await expect(lifted('Market Day')).toHaveCount(0)
    // When the page scrolls, another cover comes under the pointer.
    point('pointerover', 'Velvet Alarm', 100)
    point('pointerover', 'Tidal', 101)
    await expect(lifted('Tidal')).toHaveCount(1)
    await expect(lifted('Velvet Alarm')).toHaveCount(0)
  })

  test('upcoming songs and samples are beside the wall, and the search finds upcoming songs (spec: songs.sections)', async () => {
    await page.goto('/jukebox')
    await expect(section('Coming')).toContainText('Encore For An Empty Square')
    await expect(section('Coming')).toContainText(/Out \w+ \d+/)
    await expect(section('Samples')).toContainText('80,436 views')
    await expect(section('Samples').locator('li')).toHaveCount(2)
    await section('Samples').getByRole('button', { name: 'Show all 12' }).click()
    await expect(section('Samples').locator('li')).toHaveCount(12)
    await expect(row('Encore For An Empty Square')).toHaveCount(0)
    await search().fill('encore')
    await expect(rows()).toHaveCount(1)
    await expect(section('Samples')).toHaveCount(0)
  })

  test('samples fill the wall if the chain has fewer than five songs, and the one in the player is marked (spec: songs.sections, songs.wall)', async () => {
    await withArlosSongs(UPCOMING)
    await page.goto('/jukebox')
    await expect(rows()).toHaveCount(5)
    await expect(row('Slow Ferry')).toContainText('8 $Arlo')
    await expect(section('Samples')).toHaveCount(0)
    await expect(row('THIS MY DROP')).toContainText('In the player')
    await expect(row('THIS MY DROP').getByRole('button', { name: 'Play THIS MY DROP by Juno Vale' })).toBeVisible()
    await page.locator('#jukebox-load-more').click()
    await expect(rows()).toHaveCount(10)
  })

  test('the wall is the default view, the list shows the same five songs, and the choice is remembered (spec: songs.views)', async () => {
    await page.goto('/jukebox')
    const views = page.getByRole('radiogroup', { name: 'View' })
    await expect(views.getByRole('radio', { name: 'Wall' })).toBeChecked()
    await expect(rows()).toHaveCount(5)
    const wallTitles = titles()
    await views.getByRole('radio', { name: 'List' }).check()
    await expect(views.getByRole('radio', { name: 'List' })).toBeChecked()
    vitestExpect(titles()).toEqual(wallTitles)
    await expectNoAxeViolations()
    await page.keepShots('jukebox-list')
    await page.goto('/jukebox')
    await expect(views.getByRole('radio', { name: 'List' })).toBeChecked()
    await views.getByRole('radio', { name: 'Wall' }).check()
  })

  test('a song without payments is new; if its plays of 28 days cannot be read, a song is ranked by all its plays (spec: songs.rows, songs.order)', async () => {
    page.route('**/api/ranks/songs*', (route) => route.fulfill({ status: 500, json: { error: 'away', code: 'away' } }))
    consoleErrors.allow(/.*/)
    await withArlosSongs({ ...RELEASED, 'Slow Ferry': { plays: 0 }, 'Kitchen Radio': { plays: 40 } })
    await page.goto('/jukebox')
    await expect(rows()).toHaveCount(5)
    vitestExpect(titles()[0]).toBe('Kitchen Radio')
    await page.getByRole('radio', { name: 'List' }).check()
    await expect(row('Slow Ferry')).toContainText('New')
    await expect(row('Kitchen Radio')).toContainText('40 plays')
    await page.getByRole('radio', { name: 'Wall' }).check()
  })

  test('blocks with only strangers’ transfers cause no new request for songs (spec: index.screens)', async () => {
    await withArlosSongs(RELEASED)
    await page.goto('/jukebox')
    await expect(rows()).toHaveCount(5)
    // Polls, because the history of a new product may still be catching up, which counts as news.
    await expect.poll(() => requestsInStrangersBlocks('/api/songs')).toBe(0)
  })

  test('the arrows cycle through the list, paused at the start; the slider moves in whole seconds within the preview (spec: songs.playlist, songs.preview-window)', async () => {
    await withArlosSongs()
    await loadSong('Slow Ferry')
    await expect(page.locator('#juke-total')).toHaveText('1:01')
    await expect(page.locator('#juke-elapsed')).toHaveText('0:00')
    await seek().focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('#juke-elapsed')).toHaveText('0:20')
    await page.keyboard.press('End')
    await expect(page.locator('#juke-elapsed')).toHaveText('0:45')
    await page.locator('#juke-next').click()
    await expect(page.locator('#juke-elapsed')).toHaveText('0:00')
    await page.locator('#juke-previous').click()
    await expect(page.locator('#juke-preview')).toHaveText('Preview of Slow Ferry')
  })

  test('the page shows the samples and says so while the history does not answer (spec: songs.samples)', async () => {
    consoleErrors.allow(/.*/)
    page.route('**/api/songs*', (route) => route.fulfill({ status: 503, json: { error: 'away', code: 'away' } }))
    await page.goto('/music')
    await expect(page.getByText('We can’t read the songs right now. The samples still play.')).toBeVisible()
    await expect(rows()).toHaveCount(5)
    await page.keepShots('jukebox-away')
    await expect(insert()).toHaveText('INSERT 5 $Juno Vale TO PLAY')
  })

  test('a recording that differs from the chain’s hash is marked as not certified, and cannot be played (spec: songs.rows, case 29)', async () => {
    const sound = { ...aboutOf('x').sound, isCertified: false, preview: null }
    await withArlosSongs({ 'Slow Ferry': { about: aboutOf('Slow Ferry', { sound }) } })
    await loadSong('Slow Ferry')
    await expect(row('Slow Ferry')).toContainText('Recording not certified')
    await expect(row('Slow Ferry').getByRole('button', { name: 'Put Slow Ferry by Arlo in the player' })).toBeVisible()
    await expect(page.locator('#juke-play')).toBeDisabled()
  })

  test('a song shows its own picture, and one that fails affects only its own card (spec: songs.artwork)', async () => {
    const about = (title: string, artwork: string) => ({ about: aboutOf(title, { artwork }) })
    const height = () => document.querySelector('.jukebox-row')?.getBoundingClientRect().height
    /** Shows a single collapsed row. */
    async function showOnly(title: string): Promise<void> {
      await page.goto('/jukebox')
      await search().fill(title)
      await expect(rows()).toHaveCount(1)
      await expect(row(title)).toContainText('$Arlo')
    }
    await withArlosSongs()
    await showOnly('Slow Ferry')
    const plainHeight = height()
    await withArlosSongs({
      'Slow Ferry': about('Slow Ferry', '/icon.svg'),
      'Kitchen Radio': about('Kitchen Radio', '/artworks/gone'),
    })
    await showOnly('Kitchen Radio')
    await expect(row('Kitchen Radio').locator('img')).toHaveCount(0)
    await expect(row('Kitchen Radio').locator('svg').first()).toBeVisible()
    vitestExpect(height()).toBe(plainHeight)
    await showOnly('Slow Ferry')
    await expect(row('Slow Ferry').locator('img')).toHaveAttribute('src', '/icon.svg')
    vitestExpect(height()).toBe(plainHeight)
    await loadSong('Slow Ferry')
    await expect(stage().locator('img')).toHaveAttribute('src', '/icon.svg')
    await page.keepShots('jukebox-artwork')
  })
})

describe('the coin slot (spec: songs.insert)', () => {
  test('opens the wallet dialog without a wallet; with too few tokens it says how many are missing and where to get them', async () => {
    const songs = await withArlosSongs()
    const token = songs.get('Slow Ferry')?.token ?? ''
    await loadSong('Slow Ferry')
    await expect(insert()).toHaveText('INSERT 8 $Arlo TO PLAY')
    await expect(insertNote()).toHaveText('The preview is free. Connect a wallet to hear all of it.')
    await page.keepShots('jukebox-no-wallet')
    await insert().click()
    await expect(page.getByRole('dialog')).toContainText('Connect to a wallet')

    mockServer(SECOND)
    installWallet(SECOND)
    vitestExpect(await tokenBalance(SECOND, token)).toBeLessThan(8n * COIN)
    await loadSong('Slow Ferry')
    await expect(insertNote()).toContainText('more.')
    await expect(insert()).toHaveText(/^Play for [\d.,]+ ETH$/)
    await expect(page.getByText('INSERT 8 $Arlo TO PLAY')).toBeVisible()
    await insert().click()
    await expect(page.locator('#coin-get')).toHaveAttribute('href', new RegExp(`outputCurrency=${token}`, 'i'))
    await expectNoAxeViolations()
    await page.keepShots('jukebox-short')
  })

  test('takes no coin for a song that is retired, not released yet, or without a recording', async () => {
    const songs = await withArlosSongs({ 'Kitchen Radio': { about: aboutOf('Kitchen Radio', { sound: null }) } })
    vitestExpect(songs.get('Demo From The Attic')?.isRetired).toBe(true)
    await loadSong('Demo From The Attic')
    await expect(insertNote()).toContainText('taken this song off the jukebox')
    await expect(insert()).toHaveCount(0)
    await expect(page.getByText('INSERT 2 $Arlo TO PLAY')).toBeVisible()
    await page.keepShots('jukebox-retired')
    await loadSong('Kitchen Radio')
    await expect(insertNote()).toContainText('We don’t have this recording')
    await expect(insert()).toHaveCount(0)
    await page.keepShots('jukebox-gone')
  })

  test('says when a song is released, counts down, and lets supporters in early (spec: songs.ways-in, songs.supporters)', async () => {
    const song = 'Encore For An Empty Square'
    const ways = page.locator('#insert-ways')
    mockServer(SECOND)
    await loadSong(song)
    await expect(insertNote()).toContainText(/^Opens .+20\d\d.+ Until then there’s the preview\.$/)
    await expect(page.locator('#insert-countdown')).toHaveText(/^\d+:\d\d:\d\d:\d\d$/)
    await expect(insert()).toHaveCount(0)
    await expect(ways).toContainText('Supporters hear all of it before it opens, at no cost.')
    await expect(ways).toContainText(/50 \w+ or more/)
    await page.locator('#insert-connect').click()
    await expect(page.getByRole('dialog')).toContainText('Connect to a wallet')

    installWallet(SECOND)
    await loadSong(song)
    await expect(ways.getByRole('link')).toHaveAttribute(
      'href',
      /outputCurrency=0x\w+&exactField=output&exactAmount=\d/,
    )
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('jukebox-early')
    await page.locator('#sign-in-button').click()
    await expect(ways).toContainText('your wallet holds none of this yet')
    vitestExpect(document.activeElement?.id).toBe('insert-ways')

    mockServer(SECOND)
    page.route('**/api/plays?*', (route) =>
      route.fulfill({ json: { by: 'supporter', endsAtSeconds: null, isAwaited: false } }),
    )
    await loadSong(song)
    await page.locator('#sign-in-button').click()
    await expect(insert()).toBeEnabled()
    await expect(insertNote()).toHaveText('This play is yours. It’s free now.')
    await expect(ways).toHaveCount(0)
    await expect(insert()).toBeFocused()
  })
})

describe('paying (spec: songs.pay, songs.shares)', () => {
  const SLOW_FERRY = 8n * COIN
  const played = () => page.locator('#coin-played')

  /** Opens a song's slot for an account with twenty coins. */
  async function openSlot(isSignedIn: boolean, change: Parameters<typeof withArlosSongs>[0] = {}) {
    const songs = await withArlosSongs(change)
    const { song = '', token = '' } = songs.get('Slow Ferry') ?? {}
    await sendTokens(token, SECOND, 20n * COIN)
    const server = mockServer(SECOND, { isSignedIn })
    await loadSong('Slow Ferry')
    await expect(insert()).toBeEnabled()
    await insert().click()
    await expect(panel()).toContainText('Paid straight to them. Musi takes no cut.')
    return { song, token, server }
  }

  test('case 93: one press signs in, approves by signature and pays each share to the wei; the next play needs no sign-in', async () => {
    const wallet = installWallet(SECOND)
    const { token, server } = await openSlot(false)
    await expect(panel()).toContainText('One play of Slow Ferry')
    await expect(panel()).toContainText('6 ARLO')
    await expect(panel()).toContainText('2 ARLO')
    await expect(panel()).toContainText(token)
    await expect(confirm()).toHaveText('Insert 8 ARLO')
    await expect(confirm()).toBeFocused()
    await expect(panelNote()).toHaveText(/^You have [\d.,]+ ARLO$/)
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('jukebox-pay')
    wallet.next(SIGN_TEXT, { does: 'reject' })
    await confirm().click()
    await expect(panelNote()).toHaveText('Nothing was signed.')
    await expect(confirm()).toBeFocused()
    const before = await tokenBalance(SECOND, token)
    const artist = await tokenBalance(ARLO, token)
    await confirm().click()
    await expect(played()).toHaveText('Playing. Paid 8 ARLO.')
    await page.keepShots('jukebox-paid')
    await expect(page.locator('#juke-play')).toBeFocused()
    vitestExpect(server.messages()[0]).toContain(
      `${location.host} wants you to sign in with your Ethereum account:\n${SECOND}`,
    )
    vitestExpect(before - (await tokenBalance(SECOND, token))).toBe(SLOW_FERRY)
    vitestExpect((await tokenBalance(ARLO, token)) - artist).toBe(6n * COIN)
    vitestExpect([wallet.asks(SIGN_TEXT), wallet.asks(SIGN_DATA), wallet.asks(SEND)]).toEqual([2, 1, 1])
    // The panel closes by itself.
    await expect(panel()).toHaveCount(0)
    await loadSong('Slow Ferry')
    await insert().click()
    await confirm().click()
    await expect(played()).toBeVisible()
    vitestExpect(wallet.asks(SIGN_TEXT)).toBe(2)
  })

  test('case 97: the token’s own address is shown and paid for an artist named like another’s token; a batching wallet asks once, and a refusal sends nothing', async () => {
    const wallet = installWallet(SECOND, { isBatching: true })
    const { token } = await openSlot(true, { 'Slow Ferry': { about: aboutOf('Slow Ferry', { artist_name: 'DAI' }) } })
    await expect(panel()).toContainText('INSERT 8 $DAI TO PLAY')
    await expect(panel()).toContainText(`ARLO ${token}`)
    await expect(confirm()).toHaveText('Insert 8 ARLO')
    const daiBefore = await tokenBalance(SECOND, tokenOf('DAI'))
    await expect(panel()).toContainText('Limited to 8 ARLO')
    await expect(page.locator('#play-rehearsal')).toContainText('Test run passed')
    wallet.next(SEND_CALLS, { does: 'reject' })
    await confirm().click()
    await expect(panelNote()).toHaveText('Nothing was sent.')
    const before = await tokenBalance(SECOND, token)
    await confirm().click()
    await expect(played()).toBeVisible()
    vitestExpect(before - (await tokenBalance(SECOND, token))).toBe(SLOW_FERRY)
    vitestExpect(await tokenBalance(SECOND, tokenOf('DAI'))).toBe(daiBefore)
    vitestExpect([wallet.asks(SIGN_TEXT), wallet.asks(SEND_CALLS)]).toEqual([0, 2])
  })

  test('a wallet that cannot sign approves exactly by a transaction, then pays, with one press', async () => {
    const wallet = installWallet(SECOND)
    const { token } = await openSlot(true)
    wallet.next(SIGN_DATA, { does: 'throw', error: { code: -32_601, message: 'not supported' } })
    const before = await tokenBalance(SECOND, token)
    await confirm().click()
    await expect(played()).toBeVisible()
    vitestExpect(before - (await tokenBalance(SECOND, token))).toBe(SLOW_FERRY)
    vitestExpect(wallet.asks(SEND)).toBe(2)
  })

  test('a raised price must be accepted again, and nothing is signed for the old one', async () => {
    const wallet = installWallet(SECOND, { isBatching: true })
    const { song, token } = await openSlot(true)
    await expect(confirm()).toBeEnabled()
    await changeCost(song, 9n * COIN)
    await expect(panelNote()).toHaveText('Arlo changed the price to 9 ARLO. Nothing was sent.')
    await expect(confirm()).toHaveText('Insert 9 ARLO')
    await page.keepShots('jukebox-price-rose')
    await expect(panel()).toContainText('6.75 ARLO')
    const before = await tokenBalance(SECOND, token)
    await confirm().click()
    await expect(played()).toHaveText('Playing. Paid 9 ARLO.')
    vitestExpect(before - (await tokenBalance(SECOND, token))).toBe(9n * COIN)
    vitestExpect(wallet.asks(SEND_CALLS)).toBe(1)
  })

  test('Escape and “Not now” close the slot and return the focus; Details open when pressed, without asking the wallet', async () => {
    const wallet = installWallet(SECOND)
    await openSlot(true)
    const details = page.getByRole('button', { name: 'Details' })
    await expect(details).toHaveAttribute('aria-expanded', 'false')
    await expect(page.locator('#coin-details')).not.toBeVisible()
    await details.click()
    await expect(page.locator('#coin-details')).toContainText('Exactly 8 ARLO, for one play')
    await page.setViewportSize({ width: 360, height: 780 })
    await page.keepShots('jukebox-pay-details-phone')
    await page.keyboard.press('Escape')
    await expect(panel()).toHaveCount(0)
    await expect(insert()).toBeFocused()
    await insert().click()
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect(panel()).toHaveCount(0)
    await expect(insert()).toBeFocused()
    vitestExpect([wallet.asks(SIGN_TEXT), wallet.asks(SIGN_DATA), wallet.asks(SEND)]).toEqual([0, 0, 0])
  })
})
