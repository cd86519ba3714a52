import type { Song } from '@musi/api/music/songs'
import { expect as vitestExpect, test } from 'vitest'
import { expectNoAxeViolations, expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { FIRST, SECOND, addressBook } from '#testing/chain.ts'
import { consoleErrors } from '#testing/consoleErrors.ts'
import { expect } from '#testing/expect.ts'
import { browserFetch } from '#testing/origin.ts'
import { page } from '#testing/page.ts'
import { ARLO, aboutOf, insert, insertNote, previewOf } from './testing/jukeScreen.ts'

const SONGS = '**/api/songs*'
const OTHER = `0x${'ab'.repeat(32)}`
const notes = () => page.locator('#song-notes')
const decisions = () => page.locator('#page-decisions')
const card = (name: string) => page.getByRole('region', { name, exact: true })

/** One of Arlo's songs by its initial price, as the server returns it, with some fields changed. */
async function withSong(cost: bigint, change: object = {}): Promise<Song> {
  const answer = (await (await browserFetch(`/api/songs?artist=${ARLO}`)).json()) as { rows: readonly Song[] }
  const song = answer.rows.find((one) => one.cost === String(cost)) ?? answer.rows[0]
  if (song === undefined) throw new Error('Arlo has no songs.')
  const row = {
    ...song,
    about: aboutOf('Slow Ferry', { supporters: [], artwork: null }, previewOf(song)),
    ...change,
  }
  page.route(SONGS, (route) => route.fulfill({ json: { ...answer, behind: 0, next: null, rows: [row] } }))
  return song
}
const EIGHT = 8n * 10n ** 18n

/** Expands the proof, which is collapsed at first. */
const openProof = async () => {
  await page.locator('#song-proof summary').click()
  await expect(card('Price')).toBeVisible()
}

test('a song shows its price, its players and its payees, and its open proof shows where the coin goes and who can hear it (spec: songs.song-page, songs.price, songs.access-in-words)', async () => {
  const keys = [{ kind: 'token', token: '', atLeast: String(500n * 10n ** 18n) }]
  const { song, token } = await withSong(EIGHT)
  await withSong(EIGHT, {
    plays: 12,
    listeners: 3,
    about: { ...aboutOf('Slow Ferry'), artwork: null, supporters: [], keys: keys.map((key) => ({ ...key, token })) },
  })
  await page.goto(`/song/${song}`)
  await expect(page.getByRole('heading', { name: 'Slow Ferry', level: 1 })).toBeVisible()
  await expect(page.locator('#song-cost')).toContainText(/8\sARLO · about \$\d+\.\d\d$/)
  const players = card('Who played it')
  await expect(players).toContainText('played it 12 times')
  await expect(players).toContainText(/First listener: \S/)
  await expect(players).toContainText('Each play pays')
  await expect(insert()).toHaveText('INSERT 8 $Arlo TO PLAY')
  await expect(notes()).toHaveCount(0)
  await expect(card('Price')).toHaveCount(0)
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('song')
  await openProof()
  await expect(page.locator('#song-price')).toContainText(/8\sARLO a play/)
  await expect(card('Price')).toContainText(token)
  await expect(card('Price')).toContainText('Arlo')
  await expect(card('Who hears it')).toContainText('Whoever pays for a play hears all of it.')
  await expect(card('Who hears it')).toContainText(/Whoever holds 500\sARLO hears all of it for free/)
  await expect(card('About the song')).toContainText('3 accounts')
  await expect(card('About the song')).toContainText(song)
  await expectNoAxeViolationsInBothThemes()
  await page.getByRole('link', { name: 'Arlo' }).first().click()
  await vitestExpect.poll(() => page.url()).toContain(`/artist/${ARLO}`)
})

test('the first listener is shown, however many have played the song since (spec: songs.song-page, index.oldest-first)', async () => {
  const { song, token, cost } = await withSong(EIGHT)
  await withSong(EIGHT, { plays: 4000, listeners: 900 })
  const play = { block: 9, log: 1, timeSeconds: 1_790_000_000, transaction: OTHER, kind: 'playSong', song, token, cost }
  // A given play counts for its listener, not for the sponsor.
  const rows = [{ ...play, account: FIRST, payer: SECOND }]
  const head = { at: { number: 9000, hash: OTHER }, behind: 0, since: 0 }
  page.route('**/api/acts*after=0.0*', (route) => route.fulfill({ json: { ...head, next: '9.1', rows } }))
  await page.goto(`/song/${song}`)
  await expect(card('Who played it')).toContainText('First listener: Theo, ')
  await expect(card('Who played it').getByRole('link', { name: 'Theo' })).toHaveAttribute('href', new RegExp(FIRST))
  await page.keepShots('song-first')
})

test('a given play counts its listener, not the sponsor, and contracts are not shown among the fans (spec: songs.song-page, touch.history)', async () => {
  const { song, token, cost, artist } = await withSong(EIGHT, { plays: 0, listeners: 0 })
  const at = { block: 9, timeSeconds: 1_790_000_000, transaction: OTHER, kind: 'playSong', song, token, cost }
  const rows = [FIRST, SECOND, SECOND].map((account, log) => ({ ...at, log, account, payer: artist }))
  const head = { at: { number: 9000, hash: OTHER }, behind: 0, since: 0 }
  page.route(/\/api\/acts\?song=/, (route) => route.fulfill({ json: { ...head, next: null, rows } }))
  await page.goto(`/song/${song}`)
  await expect(card('Who played it')).toContainText('Theo and Petra')
  await expect(card('Who played it')).toContainText('played it 3 times')

  const { welcome } = addressBook().contracts
  const holders = [
    { place: 1, account: FIRST, amount: '9' },
    { place: 2, account: welcome, amount: '8' },
  ]
  page.route(/\/api\/holders\?token=/, (route) => route.fulfill({ json: { ...head, next: null, rows: holders } }))
  await page.goto(`/artist/${ARLO}`)
  await expect(card('Fans')).toContainText('1 holder.')
})

test('while the song loads, its name from the served page is already in its final position, above the slot’s space (spec: songs.song-page)', async () => {
  const { song } = await withSong(EIGHT)
  const isReady = Promise.withResolvers<void>()
  const head = Object.assign(document.createElement('meta'), { content: 'Slow Ferry by Arlo' })
  head.setAttribute('property', 'og:title')
  head.dataset['head'] = ''
  document.head.append(head)
  page.route(SONGS, async (route) => {
    await isReady.promise
    route.continue()
  })
  await page.goto(`/song/${song}`)
  await expect(page.getByRole('heading', { name: 'Slow Ferry', level: 1 })).toBeVisible()
  await expect(page.locator('[data-slot]')).toBeVisible()
  await expectNoAxeViolations()
  await page.keepShots('song-waiting')
  head.remove()
  isReady.resolve()
  await expect(page.locator('#song-cost')).toBeVisible()
})

test('an address is never shown as a price; until the artists are read, there is a placeholder (spec: songs.song-page)', async () => {
  const { song } = await withSong(EIGHT)
  const { promise: isReady, resolve: answer } = Promise.withResolvers<void>()
  page.route('**/api/artist-tokens*', async (route) => {
    await isReady
    route.continue()
  })
  await page.goto(`/song/${song}`)
  await expect(page.locator('#song-cost')).toBeVisible()
  await expect(page.locator('#song-cost')).not.toContainText('0x')
  answer()
  await expect(page.locator('#song-cost')).toContainText(/8\sARLO/)
})

test('more songs by the artist are listed below, most played first, and each cover is a play button (spec: songs.song-page)', async () => {
  const answer = (await (await browserFetch(`/api/songs?artist=${ARLO}`)).json()) as { rows: readonly Song[] }
  const song = answer.rows.find(({ cost }) => cost === String(EIGHT))?.song ?? ''
  await page.goto(`/song/${song}`)
  const more = card('More by Arlo')
  await expect(more.getByRole('link', { name: /^All \d+ songs$/ })).toHaveAttribute('href', `/artist/${ARLO}`)
  await expect(more).not.toContainText('Slow Ferry')
  await more.getByRole('button', { name: 'Play Kitchen Radio by Arlo' }).click()
  await expect(more.getByRole('button', { name: 'Pause Kitchen Radio by Arlo' })).toBeVisible()
})

test('a withdrawn song has one card with the reason and the reply in place of the slot (spec: songs.withdrawn, moderation.told)', async () => {
  const { song } = await withSong(EIGHT, { isWithdrawn: true, about: { ...aboutOf('Slow Ferry'), sound: null } })
  const reply = { text: 'The licence is on its way.', sentAtSeconds: 1_700_000_500 }
  const decision = {
    id: 'a'.repeat(26),
    subject: `song:${song}`,
    action: 'withdraw',
    reason: 'It is not theirs.',
    decidedAtSeconds: 1_700_000_000,
    owner: ARLO,
    reply,
  }
  page.route('**/api/decisions?*', (route) => route.fulfill({ json: { decisions: [decision] } }))
  await page.goto(`/song/${song}`)
  await expect(decisions()).toContainText(/It is not theirs\..*The licence is on its way\./s)
  await expect(decisions()).toContainText('Withdrawn. This site has taken the song down.')
  vitestExpect(document.querySelectorAll('#page-decisions')).toHaveLength(1)
  vitestExpect(document.body.textContent.split('taken the song down')).toHaveLength(2)
  await expectNoAxeViolationsInBothThemes()
})

test('the bar is hidden while the play button of the song that plays is in view (spec: player.bar)', async () => {
  const { song } = await withSong(EIGHT)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`/song/${song}`)
  await page.settled()
  await page.locator('#song-play').click()
  await expect(page.locator('#song-play')).toHaveAccessibleName('Pause Slow Ferry')
  await expect(page.locator('#player-bar')).toHaveCount(0)
  // The proof is drawn after the song.
  await expect(page.locator('#song-proof')).toBeVisible()
  document.querySelector('#song-proof')?.scrollIntoView({ block: 'end' })
  await expect(page.locator('#player-bar')).toContainText('Slow Ferry')
  document.querySelector('#song-page')?.scrollIntoView()
  await expect(page.locator('#player-bar')).toHaveCount(0)
})

test('an uncertified recording says so above the slot, and its proof is open (spec: songs.certified)', async () => {
  const about = aboutOf('Slow Ferry')
  const { song } = await withSong(EIGHT, {
    about: { ...about, artwork: null, supporters: [], sound: { ...about.sound, isCertified: false } },
  })
  await page.goto(`/song/${song}`)
  await expect(notes()).toContainText('Recording not certified')
  await expect(card('About the song')).toBeVisible()
  await expect(page.locator('#song-proof')).toContainText('Not certified: the network names another recording')
})

test('the reason why a song cannot be heard is shown first: withdrawn, missing, retired, not open yet, supporters first (spec: songs.standing)', async () => {
  const about = { ...aboutOf('Slow Ferry'), artwork: null, supporters: [] }
  const { song, token } = await withSong(EIGHT, { isWithdrawn: true, about: { ...about, sound: null } })
  await page.goto(`/song/${song}`)
  await expect(decisions()).toContainText('Withdrawn. This site has taken the song down.')
  await expect(notes()).toHaveCount(0)
  await expect(insert()).toHaveCount(0)
  await expect(page.locator('#song-cost')).toHaveCount(0)
  await expect(page.locator('#song-seek')).toHaveCount(0)
  await openProof()
  await expect(card('Who hears it')).toContainText('Nobody hears it here.')
  await page.keepShots('song-withdrawn')

  await withSong(EIGHT, { about: { ...about, sound: null } })
  await page.goto(`/song/${song}`)
  await expect(notes()).toContainText('Recording missing')

  await withSong(EIGHT, { about: null })
  await page.goto(`/song/${song}`)
  await expect(notes()).toContainText('Not published here')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Untitled recording')

  await withSong(EIGHT, { isRetired: true })
  await page.goto(`/song/${song}`)
  await expect(notes()).toContainText('Whoever has paid for a play can still hear it.')

  const supporters = [{ kind: 'token', token, atLeast: '5000000000000000000' }]
  await withSong(EIGHT, { opensAtSeconds: '99999999999', about: { ...about, supporters } })
  await page.goto(`/song/${song}`)
  await expect(notes()).toContainText('Supporters first')
  await openProof()
  await expect(card('Who hears it')).toContainText(/Before it opens, whoever holds 5\sARLO/)
  await page.keepShots('song-supporters')

  await withSong(EIGHT, { opensAtSeconds: '99999999999' })
  await page.goto(`/song/${song}`)
  await expect(notes()).toContainText('Coming soon')
})

test('the page warns of an earlier registration of the recording, and of a name that looks like another artist’s (spec: songs.first, songs.look-alike, case 97)', async () => {
  const artist = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
  const about = { ...aboutOf('Slow Ferry', { artist_name: 'MI\u200bRA\u202e' }), artwork: null, supporters: [] }
  const { song } = await withSong(EIGHT, { first: { song: OTHER, artist: ARLO }, artist, about })
  await page.goto(`/song/${song}`)
  await expect(notes()).toContainText('This same recording was registered earlier by Arlo.')
  await expect(notes().getByRole('link', { name: 'See that song' })).toHaveAttribute('href', `/song/${OTHER}`)
  await expect(notes()).toContainText('The artist didn’t make the token that this song is paid in.')
  await expect(notes()).toContainText('the artist’s name reads like Mira Solenne (MIRA)')
  vitestExpect(document.querySelector('#song-page')?.textContent).not.toMatch(/[\u202e\u200b]/)
  await expectNoAxeViolations()
  await page.keepShots('song-cautions')
})

test('a missing song, a brand-new one and an unreachable history have different texts (spec: songs.song-page)', async () => {
  consoleErrors.allow(/.*/)
  await page.goto('/song/anything')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such song')
  await expectNoAxeViolations()
  await page.keepShots('song-none')

  const answers = { behind: 0 }
  page.route(SONGS, async (route) => {
    const answer = (await (await browserFetch('/api/songs')).json()) as object
    route.fulfill({ json: { ...answer, ...answers, next: null, rows: [] } })
  })
  await page.goto(`/song/${OTHER}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such song')
  answers.behind = 3
  await page.goto(`/song/${OTHER}`)
  await expect(page.getByText('This song may be very new.')).toBeVisible()

  page.route(SONGS, (route) => route.fulfill({ status: 503, json: { error: 'away', code: 'away' } }))
  await page.goto(`/song/${OTHER}`)
  await expect(page.getByText('We can’t read this song right now.')).toBeVisible()
  await page.keepShots('song-away')
})

test('opening the page of a bundled song does not change the player, and a press plays it (spec: songs.song-page)', async () => {
  await page.goto('/song/sample-1')
  await expect(page.getByRole('heading', { name: 'THIS MY DROP', level: 1 })).toBeVisible()
  await expect(page.locator('#song-cost')).toContainText('Free')
  await expect(page.locator('#player-bar')).toHaveCount(0)
  await expect(insertNote()).toContainText('Free sample')
  await page.keepShots('song-sample')
  await insert().click()
  await expect(page.locator('#song-play')).toHaveAccessibleName('Pause THIS MY DROP')
  await page.locator('#song-play').click()
})

test('an artist’s page shows price, links, songs by plays, fans, pieces, and collapsed facts (spec: songs.artist-page)', async () => {
  await page.goto(`/artist/${ARLO}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arlo')
  await expect(page.locator('#artist-price')).toContainText(/^\$\d+\.\d\d/)
  await expect(page.getByRole('img', { name: /^Price over 30 days, from \$[\d.]+ to \$[\d.]+$/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get ARLO' })).toHaveAttribute('href', /outputCurrency=0x/)
  const songs = card('Songs').locator('li')
  await expect(songs.filter({ hasText: 'Slow Ferry' })).toContainText(/8\sARLO\$\d+\.\d\d/)
  // Later rows are retired or unreleased songs.
  const plays = (await songs.allTextContents()).slice(0, 3).map((text) => Number(/(\d+) plays?/.exec(text)?.[1] ?? 0))
  vitestExpect(plays).toEqual(plays.toSorted((one, other) => other - one))
  await expect(card('Fans')).toContainText(/\d+ holders\./)
  await expect(card('Fans')).toContainText(/Kitchen Radio is free for holders of 1,000\sARLO/)
  await expect(card('Collectibles').locator('li').first().getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/nft\/0x/,
  )
  await expect(page.locator('#to-studio')).toHaveCount(0)
  await expect(page.locator('#artist-token')).not.toHaveAttribute('open', '')
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('artist')
})

test('“Play” and a cover play the artist’s previews in the player; the page can be shared (spec: songs.artist-page)', async () => {
  await page.goto(`/artist/${ARLO}`)
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.locator('#player-bar')).toBeVisible()
  await expect(card('Songs').getByRole('button', { name: /^Pause .+ by Arlo$/ })).toHaveCount(1)
  await card('Songs').getByRole('button', { name: 'Play Kitchen Radio by Arlo' }).click()
  await expect(page.locator('#player-bar')).toContainText('Kitchen Radio')
  await page.getByRole('main').getByRole('button', { name: 'Share' }).click()
  // The page's styles for the button must not apply to the dialog it opens.
  const code = await page.locator('dialog[open] svg[viewBox]').last().one()
  vitestExpect(code.getBoundingClientRect().width).toBeGreaterThan(150)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
})

test('an account that made nothing is no artist, an invalid address has no page, and an unreachable history is not shown as empty (spec: songs.artist-page)', async () => {
  consoleErrors.allow(/.*/)
  await page.goto(`/artist/${OTHER.slice(0, 42)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such artist')
  await expect(page.getByText('No songs yet.')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'See the account' })).toHaveAttribute('href', /^\/account\/0x/)
  await expectNoAxeViolations()
  await page.keepShots('artist-empty')

  page.route('**/api/**', (route) => route.fulfill({ status: 503, json: { error: 'away', code: 'away' } }))
  await page.goto(`/artist/${ARLO}`)
  await expect(card('Songs')).toContainText('We can’t reach the history right now')
  await expect(page.getByText('No songs yet.')).toHaveCount(0)
  await expect(page.getByText('No token yet, so nobody holds one.')).toHaveCount(0)
  await expect(page.getByText('No such artist')).toHaveCount(0)
  await page.keepShots('artist-away')
  page.unroute('**/api/**')

  await page.goto('/artist/0x12')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such artist')
})
