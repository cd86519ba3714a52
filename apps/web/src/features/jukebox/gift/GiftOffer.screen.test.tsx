import type { Song } from '@musi/api/music/songs'
import type { WelcomeAnswer } from '@musi/api/touch/welcome'
import { givePlays } from '@musi/chain/writes/music/givePlays'
import { takeBackPlays } from '@musi/chain/writes/music/takeBackPlays'
import type { Write } from '@musi/chain/write'
import { parseAddress } from '@musi/domain/address'
import { expect as vitestExpect, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { SECOND, addressBook, installWallet, node, restoreChainAfterEach, contractAddress } from '#testing/chain.ts'
import { consoleErrors } from '#testing/consoleErrors.ts'
import { expect } from '#testing/expect.ts'
import { browserFetch } from '#testing/origin.ts'
import { page } from '#testing/page.ts'
import { failRpc } from '#testing/rpcFaults.ts'
import { SELECTORS } from '#testing/selectors.ts'
import { toCallDataWord } from '#testing/toCallDataWord.ts'
import { insert, insertNote, mockServer, slotStatus } from '../testing/jukeScreen.ts'

restoreChainAfterEach()

const COIN = 10n ** 18n
const OFFER = 'Hear this one, paid for by Mira Solenne'
const WHY = 'One touch makes your account. No app, no money.'
const CONNECT = 'The preview is free. Connect a wallet to hear all of it.'

const giftButton = () => page.locator('#gift-play')
const slot = () => page.locator('[data-slot]')
const isPrimary = (id: string) => document.getElementById(id)?.className.includes('primary')
const heightOfSlot = () => document.querySelector('[data-slot]')?.getBoundingClientRect().height ?? 0

/** The song whose first plays Mira pays for in the seed. */
async function givenSong(): Promise<Song> {
  const { rows } = (await (await browserFetch('/api/songs')).json()) as { rows: readonly Song[] }
  const song = rows.find(({ about }) => about?.song_title === 'Glass Weather')
  if (song === undefined) throw new Error('The seed has no such song.')
  return song
}

async function send(from: string, { candidates: [call] }: Write): Promise<void> {
  await node('eth_sendTransaction', [{ from, to: call.to, data: call.data }])
}

const setBudget = (song: Song, change: { amount?: bigint; maximumCost?: bigint; perDay?: bigint }) =>
  givePlays({
    welcome: contractAddress('welcome'),
    songId: song.song as `0x${string}`,
    token: parseAddress(song.token) ?? '0x',
    amount: 0n,
    maximumCost: 3n * COIN,
    perDay: 25n,
    ...change,
  })

const answerOffer = (refusal: string | null) =>
  page.route(/\/api\/welcome\?/, (route) => route.fulfill({ json: { refusal } }))

/** Simulates a browser that made a passkey before. */
async function withPasskey(): Promise<{ account: string; x: string; y: string }> {
  const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign'])
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))
  const [x, y] = [point.slice(1, 33), point.slice(33)].map(toHex)
  const { passkeyAccountFactory } = addressBook().contracts
  const data = `${SELECTORS.accountOf}${x?.slice(2)}${y?.slice(2)}`
  const word = String(await node('eth_call', [{ to: passkeyAccountFactory, data }, 'latest']))
  const account = parseAddress(`0x${word.slice(-40)}`) ?? '0x'
  const key = { x, y, credentialId: '0x01', account }
  page.addInitScript(() => {
    const remembered = { remembered: { kind: 'wallet', id: 'PASSKEY' }, demoAccount: null }
    localStorage.setItem('musi.wallet', JSON.stringify({ version: 1, data: remembered }))
    localStorage.setItem('musi.passkey', JSON.stringify({ version: 1, data: { key } }))
  })
  return { account, x: x ?? '', y: y ?? '' }
}

/** Has the server give a song to a key's account, without the page's knowledge. */
async function requestWelcome(song: Song, key: { x: string; y: string }): Promise<WelcomeAnswer> {
  const answer = await browserFetch('/api/welcome', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ song: song.song, sponsor: song.artist, ...key }),
  })
  const body: unknown = await answer.json()
  vitestExpect(body).toHaveProperty('transaction')
  return body as WelcomeAnswer
}

const toHex = (bytes: Uint8Array) => `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`

test('a stranger is offered the song in place of the coin, and nothing below moves (spec: touch.gift)', async () => {
  const song = await givenSong()
  const answered = Promise.withResolvers<void>()
  page.route(/\/api\/welcome\?/, async (route) => {
    await answered.promise
    route.fulfill({ json: { refusal: null } })
  })
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/song/${song.song}`)
    await expect(insertNote()).toHaveText(width === 1440 ? CONNECT : /.+/)
    if (width === 1440) {
      // The offer waits for the server, so nobody makes an account for nothing.
      await expect(insert()).toBeEnabled()
      await expect(giftButton()).toHaveCount(0)
      // The coin's button becomes primary only once no offer is expected, so that it is not demoted when one comes.
      vitestExpect(isPrimary('insert-to-play')).toBe(false)
      await expect.poll(() => isPrimary('insert-to-play')).toBe(true)
      const before = heightOfSlot()
      answered.resolve()
      await expect(giftButton()).toHaveText(OFFER)
      await expect.poll(heightOfSlot).toBe(before)
    }
    await expect(giftButton()).toHaveText(OFFER)
    await expect(insertNote()).toHaveText(WHY)
    // There is no second sentence that asks for a wallet, and the specified words stay.
    vitestExpect(document.querySelector('[data-slot]')?.textContent).not.toContain('Connect a wallet')
    await expect(insert()).toHaveText('INSERT 3 $Mira Solenne TO PLAY')
  }
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('gift-phone')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.keepShots('gift')
})

test.each([
  [
    'is taken back',
    (song: Song) =>
      send(song.artist, takeBackPlays({ welcome: contractAddress('welcome'), songId: song.song as `0x${string}` })),
  ],
  ['has no plays today', (song: Song) => send(song.artist, setBudget(song, { perDay: 0n }))],
  ['pays less than the price', (song: Song) => send(song.artist, setBudget(song, { maximumCost: COIN }))],
  [
    'is for a song that has become more expensive',
    (song: Song) =>
      node('eth_sendTransaction', [
        {
          from: song.artist,
          to: song.jukebox,
          data: `${SELECTORS.changeCost}${toCallDataWord(song.song)}${toCallDataWord((4n * COIN).toString(16))}`,
        },
      ]),
  ],
] as const)(
  'a budget that %s offers nothing, and the server is not asked (spec: touch.welcome-bounds)',
  async (_, change) => {
    const song = await givenSong()
    await change(song)
    let requestCount = 0
    page.route(/\/api\/welcome\?/, (route) => {
      requestCount += 1
      route.fulfill({ json: { refusal: null } })
    })
    await page.goto(`/song/${song.song}`)
    await expect(insertNote()).toHaveText(CONNECT)
    await page.settled()
    await expect(giftButton()).toHaveCount(0)
    vitestExpect(requestCount).toBe(0)
  },
)

test.each(['tooMany', 'noRelayer', 'chainAway', 'noBudget'])(
  'nothing is offered if the server would refuse with %s, so nobody creates an account in vain (spec: touch.asked-first)',
  async (refusal) => {
    const song = await givenSong()
    answerOffer(refusal)
    await page.goto(`/song/${song.song}`)
    await expect(insertNote()).toHaveText(CONNECT)
    await page.settled()
    await expect(giftButton()).toHaveCount(0)
  },
)

test('the sponsor is named: another account’s budget pays for the play if the artist’s cannot (spec: touch.gift)', async () => {
  const song = await givenSong()
  const token = parseAddress(song.token) ?? '0x'
  const words = (to: string) => `${toCallDataWord(to)}${toCallDataWord((3n * COIN).toString(16))}`
  await node('eth_sendTransaction', [{ from: song.artist, to: token, data: `${SELECTORS.transfer}${words(SECOND)}` }])
  await node('eth_sendTransaction', [
    { from: SECOND, to: token, data: `${SELECTORS.approve}${words(contractAddress('welcome'))}` },
  ])
  await send(SECOND, setBudget(song, { amount: 3n * COIN }))
  await send(song.artist, setBudget(song, { perDay: 0n }))
  await page.goto(`/song/${song.song}`)
  await expect(giftButton()).toHaveText('Hear this one, paid for by Petra')
})

test('a link to a given play says that none are left, and the page still offers the other ways to listen (spec: touch.gift-link)', async () => {
  const song = await givenSong()
  await send(song.artist, setBudget(song, { perDay: 0n }))
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`/song/${song.song}?gift=1`)
  await expect(insertNote()).toHaveText('The free plays of this song are used up for now. The preview is free.')
  await expect(insert()).toHaveText('INSERT 3 $Mira Solenne TO PLAY')
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('gift-gone')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/song/${song.song}`)
  await expect(insertNote()).toHaveText(CONNECT)
})

test('nothing is offered without a relayer, to another wallet, and while the chain or the server does not answer (spec: touch.no-relayer)', async () => {
  consoleErrors.allow(/.*/)
  const song = await givenSong()
  await page.open(`/song/${song.song}`, { relays: false })
  await expect(insertNote()).toHaveText(CONNECT)
  await expect(giftButton()).toHaveCount(0)

  page.route(/\/api\/welcome\?/, (route) => route.fulfill({ status: 503, json: { error: 'Away.', code: 'away' } }))
  await page.goto(`/song/${song.song}`)
  await expect(insertNote()).toHaveText(CONNECT)
  await page.settled()
  await expect(giftButton()).toHaveCount(0)
  answerOffer(null)

  const endFailure = failRpc('with errors')
  await page.goto(`/song/${song.song}`)
  await expect(insertNote()).toHaveText('Reading the price and your balance…')
  await expect(giftButton()).toHaveCount(0)
  // Unread is not the same as none: the offer comes once the chain answers.
  endFailure()
  await expect(giftButton()).toHaveText(OFFER)

  installWallet(SECOND)
  mockServer(SECOND, { isSignedIn: false })
  await page.goto(`/song/${song.song}`)
  await expect(insertNote()).toHaveText(/^You have /)
  await expect(giftButton()).toHaveCount(0)
})

test('while a slow server answers, the button stays and the page says what happens; a failure is reported where the song was offered (spec: touch.gift-refused)', async () => {
  consoleErrors.allow(/.*/)
  const song = await givenSong()
  await withPasskey()
  const answered = Promise.withResolvers<void>()
  page.route(/\/api\/welcome$/, async (route) => {
    await answered.promise
    route.fulfill({ status: 503, json: { error: 'Away.', code: 'chainAway' } })
  })
  await page.goto(`/song/${song.song}`)
  await giftButton().click()
  await expect(insertNote()).toHaveText('Opening your account…')
  await expect(giftButton()).toHaveAttribute('aria-busy', 'true')
  answered.resolve()
  await expect(insertNote()).toHaveText('The song couldn’t be given just now. Try again.')
  await expect(giftButton()).toBeEnabled()
  await page.keepShots('gift-failed')
  page.route(/\/api\/welcome$/, (route) => route.fulfill({ status: 429, json: { error: 'No.', code: 'tooMany' } }))
  await giftButton().click()
  await expect(insertNote()).toHaveText(/^Enough songs were given away here today\./)
})

test('an account that declined to sign in for its given song can still do so, and another song is not shown as paid (spec: touch.gift-refused)', async () => {
  consoleErrors.allow(/.*/)
  const song = await givenSong()
  const { x, y } = await withPasskey()
  await requestWelcome(song, { x, y })
  page.route('**/api/session/nonce', (route) => route.fulfill({ status: 503, json: { error: 'Away.', code: 'away' } }))
  await page.goto(`/song/${song.song}`)
  await expect(giftButton()).toHaveText('Sign in to hear it')
  await expect(insertNote()).toHaveText('Your song is paid for.')
  await page.keepShots('gift-to-sign')
  await giftButton().click()
  await expect(insertNote()).not.toHaveText('Your song is paid for.')
  await expect(giftButton()).toBeEnabled()
  const { rows } = (await (await browserFetch(`/api/songs?artist=${song.artist}`)).json()) as { rows: readonly Song[] }
  const other = rows.find((each) => each.song !== song.song && !each.isRetired && each.opensAtSeconds === '0')
  await page.goto(`/song/${other?.song}`)
  await expect(insertNote()).toHaveText(/^You have 0/)
  await page.settled()
  await expect(slot()).not.toContainText('paid for')
})

/** Has the server give the song to a new account, and remembers the ticket as the page does. */
async function withGivenTicket(song: Song, { endsInSeconds }: { endsInSeconds: number }): Promise<string> {
  const { x, y } = await withPasskey()
  const { account, transaction, ticket } = await requestWelcome(song, { x, y })
  const endsAtSeconds = Math.floor(Date.now() / 1000) + endsInSeconds
  const storedTicket = { account, song: song.song, transaction, address: ticket?.address, endsAtSeconds }
  page.addInitScript(() => {
    localStorage.setItem('musi.givenTicket', JSON.stringify({ version: 1, data: { ticket: storedTicket } }))
  })
  return ticket?.address ?? ''
}

test('a song that came with a ticket starts again without a sign-in while the ticket is valid (spec: touch.ticket)', async () => {
  const song = await givenSong()
  const address = await withGivenTicket(song, { endsInSeconds: 600 })
  const requestedUrls: string[] = []
  page.route('**/api/plays', (route) => {
    requestedUrls.push(route.request().url())
    route.fulfill({ status: 401, json: { error: 'Nobody is signed in.', code: 'notSignedIn' } })
  })
  await page.goto(`/song/${song.song}`)
  await expect(insert()).toHaveText(/Play/)
  await expect(insertNote()).toHaveText(/free/)
  await expect(giftButton()).toHaveCount(0)
  await insert().click()
  await expect(slotStatus()).toHaveText('Playing.')
  vitestExpect(address).toMatch(/^\/api\/songs\/0x[0-9a-f]{64}\/sound\?ticket=/)
  vitestExpect(requestedUrls).toEqual([])
})

test('an expired ticket opens nothing, and its song is not shown as paid (spec: touch.ticket)', async () => {
  const song = await givenSong()
  await withGivenTicket(song, { endsInSeconds: -60 })
  await page.goto(`/song/${song.song}`)
  await expect(insertNote()).toHaveText(/^You have 0/)
  await page.settled()
  await expect(giftButton()).toHaveCount(0)
  await expect(slot()).not.toContainText('paid for')
})
