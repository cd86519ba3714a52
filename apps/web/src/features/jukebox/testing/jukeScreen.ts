// Elements and actions of the jukebox for tests.
import type { Song } from '@musi/api/music/songs'
import { registerSong } from '@musi/chain/writes/music/registerSong'
import { node, addressBook } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import type { Locator } from '#testing/locator.ts'
import { browserFetch } from '#testing/origin.ts'
import { page } from '#testing/page.ts'
import { toCallDataWord } from '#testing/toCallDataWord.ts'
import { playerActs } from '#platform/session/player/player.ts'
import { SELECTORS } from '#testing/selectors.ts'

/** The artist whose songs are paid for in ARLO, and who holds most of the token. */
export const ARLO = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

export const rows = (): Locator => page.locator('.jukebox-row')
export const row = (title: string): Locator => rows().filter({ hasText: title })
export const insert = (): Locator => page.locator('#insert-to-play')
export const insertNote = (): Locator => page.locator('#insert-note')
/** The open slot. */
export const panel = (): Locator => page.locator('#coin-panel')
export const panelNote = (): Locator => page.locator('#coin-note')
/** Text shown instead of the closed slot's button. */
export const slotStatus = (): Locator => page.locator('#insert-said')
export const confirm = (): Locator => page.locator('#confirm-play')
export const stage = (): Locator => page.getByRole('region', { name: 'Player' })
export const search = (): Locator => page.locator('#jukebox-search')

/** Titles by initial price, as seeded. */
const TITLES: Readonly<Record<string, string>> = {
  '5': 'Kitchen Radio',
  '8': 'Slow Ferry',
  '12.5': 'Every Other Sunday',
  '2': 'Demo From The Attic',
  '6': 'Ferry Timetable',
}
const WEI = 10n ** 18n

export type SeededSong = Pick<Song, 'song' | 'artist' | 'token' | 'cost' | 'isRetired' | 'opensAtSeconds' | 'about'>

/** Arlo's songs on chain, by title. */
async function arlosSongs(): Promise<ReadonlyMap<string, SeededSong>> {
  const answer = (await (await browserFetch('/api/songs')).json()) as { rows: readonly SeededSong[] }
  const all = answer.rows.filter(({ artist }) => artist.toLowerCase() === ARLO.toLowerCase())
  // Ignores a song that an earlier test registered in another token, which stays in the answer
  // until the server notices that it was undone.
  const own = all.filter(({ token }) => token === all.at(-1)?.token)
  return new Map(
    own.map((one) => [TITLES[String(Number(BigInt(one.cost) / (WEI / 10n)) / 10)] ?? one.song, one] as const),
  )
}

/** `preview`: address of one that the server has, for a test that plays it. */
export const aboutOf = (title: string, more: object = {}, preview = '/sounds/preview') => ({
  song_title: title,
  artist_name: 'Arlo',
  genre: 'Indie folk',
  description: `All about ${title}.`,
  released_date: '2026-11-02',
  exclusive: 'true',
  artwork: null,
  sound: {
    address: '/api/songs/x/sound',
    isCertified: true,
    durationMs: 61_000,
    gainDb: 0,
    waveform: btoa('\u0010\u0080\u00ff\u0040'.repeat(50)),
    preview: { address: preview, startMs: 20_000, durationMs: 25_000 },
  },
  keys: [],
  supporters: [],
  ...more,
})

/** Address of the preview that the server has of a song. */
export const previewOf = ({ about }: Pick<Song, 'about'>): string | undefined => about?.sound?.preview?.address

/** Answers with Arlo's songs, with some fields of some of them changed. */
export async function withArlosSongs(
  change: Readonly<Record<string, object>> = {},
): Promise<ReadonlyMap<string, SeededSong>> {
  const songs = await arlosSongs()
  page.route('**/api/songs*', async (route) => {
    const real = (await (await browserFetch('/api/songs')).json()) as object
    const all = [...songs].map(([title, song]) => ({
      ...song,
      plays: 12,
      about: aboutOf(title, {}, previewOf(song)),
      ...change[title],
    }))
    route.fulfill({ json: { ...real, behind: 0, next: null, rows: all } })
  })
  return songs
}

/**
 * Replaces the server's answers: nobody is signed in at first, a sign-in succeeds, and nothing has
 * been paid.
 */
export function mockServer(account: string, { isSignedIn = false } = {}): { messages: () => readonly string[] } {
  const messages: string[] = []
  let session = isSignedIn ? { account, endsAtSeconds: 2_000_000_000 } : null
  const ends = Math.floor(Date.now() / 1000) + 600
  page.route('**/api/session/nonce', (route) =>
    route.fulfill({ json: { nonce: '5f'.repeat(32), issuedAtSeconds: ends - 600, endsAtSeconds: ends } }),
  )
  page.route(/\/api\/session$/, (route) => {
    const body = route.request().postData()
    if (body !== '') {
      messages.push((JSON.parse(body) as { message: string }).message)
      session = { account, endsAtSeconds: ends }
    }
    return route.fulfill({ json: { session } })
  })
  page.route('**/api/plays?*', (route) => route.fulfill({ json: { by: null, endsAtSeconds: null, isAwaited: false } }))
  page.route('**/api/plays', (route) =>
    route.fulfill({ status: 402, json: { error: 'Nothing was paid.', code: 'notPaid' } }),
  )
  return { messages: () => messages }
}

/** Sends some of Arlo's tokens to an account. */
export const sendTokens = (token: string, to: string, amount: bigint): Promise<unknown> =>
  node('eth_sendTransaction', [
    { from: ARLO, to: token, data: `${SELECTORS.transfer}${toCallDataWord(to)}${toCallDataWord(amount.toString(16))}` },
  ])

/** Changes the price of one of Arlo's songs. */
export const changeCost = (song: string, cost: bigint): Promise<unknown> =>
  node('eth_sendTransaction', [
    {
      from: ARLO,
      to: addressBook().contracts.jukebox,
      data: `${SELECTORS.changeCost}${toCallDataWord(song)}${toCallDataWord(cost.toString(16))}`,
    },
  ])

/** Registers another song by Arlo, paid in any token. */
export async function registerSongPaidIn(token: `0x${string}`, cost: bigint): Promise<Partial<Song>> {
  const { jukebox = '0x' } = addressBook().contracts
  const payees = [{ account: ARLO, shareBps: 10_000 }] as const
  const [call] = registerSong({
    jukebox,
    nonce: 4_242n,
    token,
    cost,
    payees,
    opensAtSeconds: null,
    contentHash: `0x${'11'.repeat(32)}`,
  }).candidates
  const hash = await node('eth_sendTransaction', [{ from: ARLO, to: call.to, data: call.data }])
  const { logs } = (await node('eth_getTransactionReceipt', [hash])) as { logs: { topics: `0x${string}`[] }[] }
  const song = logs[0]?.topics[1]
  if (song === undefined) throw new Error('The song was not registered.')
  return { jukebox, song, token, cost: String(cost), opensAtSeconds: '0' }
}

/** Finds a song and opens its details. */
async function openDetails(title: string): Promise<void> {
  await page.goto('/jukebox')
  await search().fill(title)
  await row(title).locator('button[aria-expanded]').click()
}

/** Selects a song silently: without a click nothing is fetched that a test would have to answer. */
export async function loadSong(title: string): Promise<void> {
  await openDetails(title)
  await expect(row(title).locator('h3 a')).toBeVisible()
  const [link] = row(title).locator('h3 a').elements()
  playerActs.choose(link?.getAttribute('href')?.replace('/song/', '') ?? '')
  await expect(page.locator('#juke-preview')).toHaveText(`Preview of ${title}`)
}
