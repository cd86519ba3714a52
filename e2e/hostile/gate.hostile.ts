// Attacks on paid songs: playing without a payment, with another person's payment, twice or
// forever, and changing another artist's songs.
import {
  PLAYS_PATH,
  SONGS_PATH,
  soundPath,
  STUDIO_PATH,
  studioSongPath,
  uploadPath,
  UPLOADS_PATH,
} from '@musi/api/paths'
import { PlayRefusal, PlayTicket } from '@musi/api/music/plays'
import { type Song, Songs } from '@musi/api/music/songs'
import { type PlaySong, playSong } from '@musi/chain/writes/music/playSong'
import { registerSong } from '@musi/chain/writes/music/registerSong'
import { approve } from '@musi/chain/writes/tokens/approve'
import { transfer } from '@musi/chain/writes/tokens/transfer'
import { mp3Of, testTone } from '@musi/server/music/decoding/testing/testSounds'
import { newUpload, sendAll, uploadFile } from '@musi/server/testing/testStudio'
import type { Address, Hex } from 'viem'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { type Page, type Person, browser, codeOf, keyOf, reader, send, signInAs } from './people.ts'
import { attackTest } from './attackTest.ts'
import { type Target, startTarget } from './target.ts'
import { validated } from '@musi/server/testing/validated'

type Price = NonNullable<PlayRefusal['price']>

const artist = keyOf('artist')
const fan = keyOf('collector')
const stranger = keyOf('newcomer')
let target: Target
let fanPage: Page
let strangerPage: Page
let artistPage: Page
/** Two songs that are sold for the artist's own token. */
let song: Song
let otherSong: Song
let price: Price

/** The registered songs; empty until the server has indexed the newest block. */
async function songs(): Promise<Song[]> {
  const { status, text } = await target.ask(SONGS_PATH)
  const { rows, behind } = status === 200 ? validated(Songs, JSON.parse(text)) : { rows: [], behind: 0 }
  return behind === 0 ? rows : []
}
const isSold = ({ artist: by, isRetired, about, opensAtSeconds, timeSeconds }: Song): boolean =>
  by === artist.address &&
  !isRetired &&
  about !== null &&
  about.sound !== null &&
  about.keys.length === 0 &&
  Number(opensAtSeconds) <= Math.min(timeSeconds, Date.now() / 1000)

const priceOf = async (id: string): Promise<Price> => {
  const { price: told } = validated(PlayRefusal, JSON.parse((await target.ask(soundPath(id))).text))
  if (told === undefined) throw new Error(`${id} has no price.`)
  return told
}
const playCall = (id: string, at: Price, play: PlaySong['play'] = { for: 'sender' }) => {
  const [call] = playSong({
    jukebox: at.jukebox as Address,
    songId: id as Hex,
    maximumCost: BigInt(at.cost),
    play,
  }).candidates
  if (call === undefined) throw new Error('A play has no call.')
  return { to: call.to, data: call.data }
}
async function pay(by: Person, id: string, at: Price, play?: PlaySong['play']): Promise<string> {
  await send(target, by, [playCall(id, at, play)])
  const block = await reader(target).getBlock({ includeTransactions: true })
  return String(block.transactions.at(-1)?.hash)
}
const refusal = ({ status, text }: { status: number; text: string }) => codeOf({ status, text })
async function ticketFor(page: Page, body: { song: string; transaction?: string }): Promise<PlayTicket> {
  const answer = await vi.waitUntil(async () => {
    const ticketAnswer = await page.post(PLAYS_PATH, body)
    return ticketAnswer.text.includes('ticket=') ? ticketAnswer : false
  }, 20_000)
  return validated(PlayTicket, JSON.parse(answer.text))
}

beforeAll(async () => {
  target = await startTarget({ MUSI_SONGS: 'ahead' })
  fanPage = await signInAs(target, fan, browser(target, '198.51.100.10'))
  strangerPage = await signInAs(target, stranger, browser(target, '198.51.100.11'))
  artistPage = await signInAs(target, artist, browser(target, '198.51.100.12'))
  const sold = await vi.waitUntil(async () => {
    const rows = await songs()
    const soldSongs = rows.filter(isSold)
    return soldSongs.length >= 2 ? soldSongs : false
  }, 60_000)
  song = sold[0] as Song
  otherSong = sold[1] as Song
  price = await priceOf(song.song)
  const token = price.token as Address
  for (const to of [fan, stranger]) {
    const [give] = transfer({ what: token, recipient: to.address, amount: 40n * BigInt(price.cost) }).candidates
    const [allow] = approve({ token, spender: price.jukebox as Address, amount: 40n * BigInt(price.cost) }).candidates
    await send(target, artist, [give])
    await send(target, to, [allow])
  }
}, 180_000)
afterAll(() => target.stop())

attackTest(
  'gate',
  'a song requested without a ticket answers 402, whatever the account and request',
  async (countVariant) => {
    for (const method of ['GET', 'HEAD'])
      for (const headers of [{}, { range: 'bytes=0-' }, { range: 'bytes=-1' }, { 'if-none-match': '*' }]) {
        expect((await target.ask(soundPath(song.song), { method, headers })).status).toBe(402)
        countVariant()
      }
  },
)

attackTest('gate', 'an account that has not paid gets no ticket', async () => {
  expect(refusal(await strangerPage.post(PLAYS_PATH, { song: song.song }))).toBe('402 notPaid')
})

attackTest('gate', 'no path outside the paywall serves a recording by its public hash', async (countVariant) => {
  const hash = song.contentHash.slice(2)
  for (const home of ['/sounds', '/artworks', '/ipfs', '/assets', '/lists', '/logos'])
    for (const name of [hash, hash.toUpperCase(), `${hash}.mp3`, `${hash.slice(0, 2)}/${hash}`, `0x${hash}`]) {
      const { status, text } = await target.ask(`${home}/${name}`)
      expect([home, name, status]).toEqual([home, name, expect.toSatisfy((code: number) => code >= 400 && code < 500)])
      expect(text.length).toBeLessThan(10_000)
      countVariant()
    }
})

attackTest('gate', 'registering a song with another’s content hash gives no access to its recording', async () => {
  const [call] = registerSong({
    jukebox: price.jukebox as Address,
    nonce: 77_001n,
    token: price.token as Address,
    cost: 1n,
    payees: [{ account: stranger.address, shareBps: 10_000 }],
    opensAtSeconds: null,
    contentHash: song.contentHash as Hex,
  }).candidates
  await send(target, stranger, [call])
  const ownSong = await vi.waitUntil(
    async () => (await songs()).find((each) => each.artist === stranger.address),
    20_000,
  )
  expect(refusal(await strangerPage.post(PLAYS_PATH, { song: ownSong.song }))).toBe('404 noSound')
})

attackTest('gate', 'another account’s payment gets no ticket', async (countVariant) => {
  const transaction = await pay(fan, song.song, price)
  await ticketFor(fanPage, { song: song.song, transaction })
  expect(refusal(await strangerPage.post(PLAYS_PATH, { song: song.song, transaction }))).toBe('402 otherPlay')
  expect(refusal(await strangerPage.post(PLAYS_PATH, { song: song.song }))).toBe('402 notPaid')
  countVariant(2)
})

attackTest('gate', 'a gift gives the ticket to its recipient, not to its payer', async () => {
  const transaction = await pay(stranger, song.song, price, { for: 'gift', fan: artist.address })
  expect(refusal(await strangerPage.post(PLAYS_PATH, { song: song.song, transaction }))).toBe('402 otherPlay')
})

attackTest('gate', 'a payment for one song gets no ticket for another', async (countVariant) => {
  const transaction = await pay(fan, song.song, price)
  for (const id of [otherSong.song, `0x${'9'.repeat(64)}`]) {
    const answer = await fanPage.post(PLAYS_PATH, { song: id, transaction })
    expect([402, 404]).toContain(answer.status)
    countVariant()
  }
})

attackTest('gate', 'malformed transaction hashes are refused', async (countVariant) => {
  const transaction = await pay(fan, song.song, price)
  const forms = [
    transaction.toUpperCase(),
    transaction.slice(2),
    `${transaction}00`,
    transaction.slice(0, -2),
    ` ${transaction}`,
    `${transaction}\n`,
    [transaction],
    { toString: transaction },
    Number(transaction),
  ]
  for (const form of forms) {
    const answer = await fanPage.post(PLAYS_PATH, { song: song.song, transaction: form })
    expect(answer.status, JSON.stringify(form)).toBe(400)
    countVariant()
  }
})

attackTest(
  'gate',
  'eight concurrent requests with one payment in two sessions get the same play',
  async (countVariant) => {
    const second = await signInAs(target, fan, browser(target, '198.51.100.20'))
    const transaction = await pay(fan, song.song, price)
    const pages = Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? fanPage : second))
    const tickets = await Promise.all(pages.map((page) => ticketFor(page, { song: song.song, transaction })))
    expect(new Set(tickets.map(({ address }) => address)).size).toBe(1)
    countVariant(8)
  },
)

attackTest('gate', 'W16: a ticket changed in any character is refused', async (countVariant) => {
  const { address } = await ticketFor(fanPage, { song: song.song, transaction: await pay(fan, song.song, price) })
  const [, ticket = ''] = address.split('ticket=')
  const [kind = '', ends = '', seal = ''] = ticket.split('.')
  const altered = [
    `${kind}.0${ends}.${seal}`,
    `${kind}.+${ends}.${seal}`,
    `${kind}.${ends}.0.${seal}`,
    `${kind}.${Number(ends) + 1}.${seal}`,
    `${kind}.${ends}e0.${seal}`,
    `${kind.toUpperCase()}.${ends}.${seal}`,
    `${kind}.${ends}.${seal.slice(0, -1)}`,
    `${kind}.${ends}.${seal}A`,
    `${kind}.${ends}.${seal.toLowerCase()}`,
    `${kind}.${ends}.`,
    `${kind}.${ends}.${'A'.repeat(seal.length)}`,
  ]
  for (const each of altered) {
    const answer = await target.ask(`${soundPath(song.song)}?ticket=${encodeURIComponent(each)}`)
    expect([each, answer.status]).toEqual([each, 403])
    countVariant()
  }
  const elsewhere = await target.ask(`${soundPath(otherSong.song)}?ticket=${ticket}`)
  expect(elsewhere.status).toBe(403)
  expect((await target.ask(address)).status).toBe(200)
})

attackTest(
  'gate',
  'thirty concurrent downloads with one ticket get no more bytes than it allows',
  async (countVariant) => {
    const transaction = await pay(fan, song.song, price)
    const { address, bytesLeft } = await ticketFor(fanPage, { song: song.song, transaction })
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => target.ask(address, { from: `198.51.100.${100 + at}` })),
    )
    const served = answers.filter(({ status }) => status === 200)
    const bytes = served.reduce((sum, { headers }) => sum + Number(headers['content-length']), 0)
    expect(served.length).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(bytesLeft)
    expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true)
    countVariant(30)
  },
)

attackTest(
  'gate',
  'overlapping, repeated or malformed ranges get no more bytes than the ticket allows',
  async (countVariant) => {
    const { address, bytesLeft } = await ticketFor(fanPage, {
      song: song.song,
      transaction: await pay(fan, song.song, price),
    })
    const ranges = [
      'bytes=0-0,0-',
      'bytes=0-,0-,0-',
      'bytes=9-1',
      'bytes=-0',
      'bytes=a-b',
      'items=0-1',
      `bytes=0-${'9'.repeat(40)}`,
    ]
    let served = 0
    for (const range of ranges) {
      const answer = await target.ask(address, { headers: { range } })
      expect(answer.status, range).toBeLessThan(500)
      served += answer.status === 200 || answer.status === 206 ? Number(answer.headers['content-length'] ?? 0) : 0
      countVariant()
    }
    expect(served).toBeLessThanOrEqual(bytesLeft)
  },
)

/** Id of the artist's own unregistered song. */
let draft: string
attackTest('gate', 'only its artist can read and change a draft', async (countVariant) => {
  const upload = await uploadFile(artistPage, await mp3Of(testTone(6)))
  const fields = { artist_name: 'Arlo', song_title: 'Mine', genre: 'Folk', description: 'd', released_date: '' }
  const body = { ...fields, keys: [], supporters: [], plan: null, sound: upload.upload, artwork: null }
  const smuggled = {
    ...body,
    views: 9_000_000,
    exclusive: 'false',
    artist: stranger.address,
    song: song.song,
    nonce: '0',
  }
  const response = await artistPage.post(STUDIO_PATH, smuggled)
  expect(response.status).toBe(200)
  draft = (JSON.parse(response.text) as { song: { song: string } }).song.song
  expect(draft).not.toBe(song.song)
  expect((await strangerPage.get(STUDIO_PATH)).text).not.toContain(draft)
  expect((await target.ask(soundPath(draft))).status).toBe(404)
  countVariant(2)
})

const OTHER_ARTISTS_ACTIONS: readonly [string, (page: Page) => Promise<{ status: number }>][] = [
  ['change a draft', (page) => page.put(studioSongPath(draft), { song_title: 'Theirs' })],
  ['delete a draft', (page) => page.remove(studioSongPath(draft))],
  ['change a song', (page) => page.put(studioSongPath(song.song), { song_title: 'Theirs' })],
  ['delete a song', (page) => page.remove(studioSongPath(song.song))],
  ['name keys for a song', (page) => page.put(studioSongPath(song.song), { keys: [] })],
]
for (const [act, attempt] of OTHER_ARTISTS_ACTIONS) {
  attackTest('gate', `nobody but the artist can ${act}`, async () => {
    expect([403, 404]).toContain((await attempt(strangerPage)).status)
    expect((await attempt(browser(target))).status).toBe(401)
  })
}

attackTest('gate', 'only its account can read, continue, delete and use an upload', async (countVariant) => {
  const file = await mp3Of(testTone(6))
  const upload = await newUpload(artistPage, file.length)
  const path = uploadPath(upload.upload)
  expect((await strangerPage.get(path)).status).toBe(404)
  expect((await strangerPage.put(`${path}?from=0`, file.subarray(0, 100))).status).toBe(404)
  expect((await strangerPage.remove(path)).status).toBe(404)
  await sendAll(artistPage, upload, file)
  const fields = { artist_name: 'N', song_title: 'Theirs', genre: 'Folk', description: 'd', released_date: '' }
  const body = { ...fields, keys: [], supporters: [], plan: null, sound: upload.upload, artwork: null }
  expect((await strangerPage.post(STUDIO_PATH, body)).status).toBe(409)
  expect((await strangerPage.get(UPLOADS_PATH)).text).not.toContain(upload.upload)
  countVariant(5)
})

attackTest('gate', 'a song that is for sale cannot be deleted', async () => {
  expect((await artistPage.remove(studioSongPath(song.song))).status).toBe(409)
})

attackTest('gate', 'song keys that require no holding are refused', async (countVariant) => {
  for (const atLeast of ['0', '00', '-1', '', '1e3', `${2n ** 256n}`]) {
    const keys = [{ kind: 'token', token: price.token, atLeast }]
    expect((await artistPage.put(studioSongPath(song.song), { keys })).status, atLeast).toBe(400)
    countVariant()
  }
})

attackTest('gate', 'a second request before the first byte gets the same ticket', async (countVariant) => {
  const transaction = await pay(fan, song.song, price)
  const first = await ticketFor(fanPage, { song: song.song, transaction })
  for (let attemptNumber = 0; attemptNumber < 3; attemptNumber += 1) {
    expect((await ticketFor(fanPage, { song: song.song, transaction })).address).toBe(first.address)
    countVariant()
  }
})

attackTest('gate', 'names with path traversal find no file outside the store', async (countVariant) => {
  for (const up of ['..', '%2e%2e', '%252e%252e', '..%2f..', '..%5c..', '....//'])
    for (const name of [`${up}/own/own.sqlite`, `${up}%2fown%2fown.sqlite`, `${up}/${up}/etc/passwd`]) {
      const { status, text } = await target.ask(`/api/songs/${name}/sound`)
      expect([400, 404], name).toContain(status)
      expect(text).not.toContain('SQLite format')
      countVariant()
    }
})
