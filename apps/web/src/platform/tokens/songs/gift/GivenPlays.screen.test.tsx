import type { Song } from '@musi/api/music/songs'
import { playBudget } from '@musi/chain/reads/music/playBudget'
import { givePlays } from '@musi/chain/writes/music/givePlays'
import { type Address, parseAddress } from '@musi/domain/address'
import { expect as vitestExpect, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { SECOND, installWallet, node, restoreChainAfterEach, contractAddress } from '#testing/chain.ts'
import { consoleErrors } from '#testing/consoleErrors.ts'
import { expect } from '#testing/expect.ts'
import { browserFetch } from '#testing/origin.ts'
import { page } from '#testing/page.ts'
import { failRpc } from '#testing/rpcFaults.ts'
import { SELECTORS } from '#testing/selectors.ts'
import { toCallDataWord } from '#testing/toCallDataWord.ts'
import { tokenBalance } from '#testing/pools.ts'

restoreChainAfterEach()

const COIN = 10n ** 18n
const part = () => page.locator('details#song-given')
const give = () => page.locator('#review-give')
const takeBack = () => page.locator('#review-take-back')

const ARLO = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const COST = 8n * COIN

/** A song of Arlo, who has put up 200 plays, 25 a day. */
async function givenSong(): Promise<Song> {
  const { rows } = (await (await browserFetch(`/api/songs?artist=${ARLO}`)).json()) as { rows: readonly Song[] }
  const song = rows.find(({ about }) => about?.song_title === 'Slow Ferry')
  if (song === undefined) throw new Error('The seed has no such song.')
  const amount = 200n * COST
  const data = `${SELECTORS.approve}${toCallDataWord(contractAddress('welcome'))}${toCallDataWord(amount.toString(16))}`
  await node('eth_sendTransaction', [{ from: ARLO, to: song.token, data }])
  await changeBudget(song, { amount })
  return song
}

async function budgetOf(song: Song, sponsor: string) {
  const { call, decode } = playBudget(contractAddress('welcome'), sponsor as Address, song.song as `0x${string}`)
  const answer = await node('eth_call', [{ to: call.address, data: call.callData }, 'latest'])
  return decode(answer as `0x${string}`)
}

async function open(song: Song): Promise<void> {
  await page.goto(`/song/${song.song}`)
  await part().locator('summary').click()
}

async function changeBudget(
  song: Song,
  change: { amount?: bigint; maximumCost?: bigint; perDay?: bigint },
): Promise<void> {
  const terms = { amount: 0n, maximumCost: COST, perDay: 25n, ...change }
  const token = parseAddress(song.token) ?? '0x'
  const [{ to, data }] = givePlays({
    welcome: contractAddress('welcome'),
    songId: song.song as `0x${string}`,
    token,
    ...terms,
  }).candidates
  await node('eth_sendTransaction', [{ from: ARLO, to, data }])
}

test('the artist reads what is left, adds plays, changes limits and takes everything back, to the unit (spec: touch.give, touch.take-back)', async () => {
  const song = await givenSong()
  const before = await tokenBalance(ARLO, song.token)
  installWallet(ARLO, { isBatching: true })
  await open(song)
  await expect(part()).toContainText('200 plays · 1,600 ARLO')
  await expect(part()).toContainText('0 of 25')
  await expect(part()).toContainText('8 days')
  await expect(part()).toContainText('New listeners can hear it now.')
  await expect(part()).toContainText('Nobody yet.')
  await expectNoAxeViolationsInBothThemes()
  await part().getByRole('button', { name: 'Add or change' }).click()
  await expect(give()).toContainText('This changes nothing.')
  await page.locator('#give-plays').fill('10')
  await page.locator('#give-most').fill('7')
  await expect(give()).toContainText('The song costs 8 ARLO already, so nobody would be given a play.')
  await page.locator('#give-most').fill('9')
  await page.locator('#give-perDay').fill('30')
  // The cost of a day in which all plays are given is above the button.
  await expect(give()).toContainText('30 plays · 270 ARLO')
  await expect(give()).toContainText('10 plays · 80 ARLO')
  await expect(give()).toContainText('of each play comes back to you.')
  await expect(page.locator('#give-rehearsal')).toContainText('Test run passed')
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('give')
  await page.locator('#confirm-give').click()
  await expect(give()).toContainText('Plays are given away')
  await page.keyboard.press('Escape')
  await expect(part()).toContainText('210 plays · 1,680 ARLO')
  vitestExpect(await budgetOf(song, ARLO)).toMatchObject({
    left: 210n * COST,
    mostPerPlay: 9n * COIN,
    perDay: 30n,
  })
  vitestExpect(before - (await tokenBalance(ARLO, song.token))).toBe(10n * COST)

  await part().getByRole('button', { name: 'Add or change' }).click()
  await page.locator('#give-perDay').fill('1')
  await expect(give()).toContainText('0 plays · 0 ARLO')
  await page.locator('#confirm-give').click()
  await expect(give()).toContainText('Plays are given away')
  await page.keyboard.press('Escape')
  await expect(part()).toContainText('0 of 1')

  await part().getByRole('button', { name: 'Take back' }).click()
  await expect(takeBack()).toContainText('1,680 ARLO')
  await page.keepShots('give-take-back')
  await page.locator('#confirm-take-back').click()
  await expect(takeBack()).toContainText('Taken back')
  await page.keyboard.press('Escape')
  await expect(part()).toContainText('What’s left doesn’t pay for another play.')
  await expect(part().getByRole('button', { name: 'Take back' })).toHaveCount(0)
  vitestExpect((await tokenBalance(ARLO, song.token)) - before).toBe(200n * COST)
  vitestExpect(await budgetOf(song, ARLO)).toMatchObject({ left: 0n, perDay: 1n })
})

test('anybody may pay for first plays, up to their balance, and reads who gets the money (spec: touch.give)', async () => {
  const song = await givenSong()
  await node('eth_sendTransaction', [
    {
      from: ARLO,
      to: song.token,
      data: `${SELECTORS.transfer}${toCallDataWord(SECOND)}${toCallDataWord((81n * COIN).toString(16))}`,
    },
  ])
  const has = await tokenBalance(SECOND, song.token)
  installWallet(SECOND, { isBatching: true })
  await open(song)
  await expect(part()).toContainText('New listeners hear the song after one touch')
  await part().getByRole('button', { name: 'Give plays away' }).click()
  await page.locator('#give-plays').fill(String(has / COST + 1n))
  await expect(give()).toContainText('You have ')
  await expect(page.locator('#confirm-give')).toBeDisabled()
  await page.locator('#give-plays').fill('10')
  await expect(give()).toContainText('Slow Ferry')
  await expect(page.getByLabel('Highest price in ARLO')).toHaveValue('8')
  await expect(give()).toContainText(/≈ \$[\d.]+/)
  // 25 plays a day are allowed, but only 10 are paid for.
  await expect(give().getByText('10 plays · 80 ARLO')).toHaveCount(2)
  await expect(give()).not.toContainText('25 plays')
  await expect(give()).toContainText('All of it goes to the payees of this song.')
  await expect(give()).not.toContainText('comes back to you')
  await page.locator('#confirm-give').click()
  await expect(give()).toContainText('Plays are given away')
  vitestExpect(await budgetOf(song, SECOND)).toMatchObject({ left: 10n * COST })
  vitestExpect(await budgetOf(song, ARLO)).toMatchObject({ left: 200n * COST })
})

test('a budget that pays for nothing says why, and that of a retired song can be taken back (spec: touch.give-state, touch.take-back)', async () => {
  const song = await givenSong()
  installWallet(ARLO)
  await changeBudget(song, { maximumCost: COIN })
  await open(song)
  await expect(part()).toContainText('The song costs more than your highest price, so nobody is given a play.')
  await changeBudget(song, { perDay: 0n })
  await expect(part()).toContainText('Today’s plays are given. More follow at midnight UTC.')
  await page.keepShots('give-asleep')
  await node('eth_sendTransaction', [
    { from: ARLO, to: song.jukebox, data: `${SELECTORS.retire}${toCallDataWord(song.song)}` },
  ])
  await expect(part()).toContainText('The song is retired, so nobody is given a play. Take back what’s left.')
  await expect(part().getByRole('button', { name: 'Add or change' })).toHaveCount(0)
  await part().getByRole('button', { name: 'Take back' }).click()
  await page.locator('#confirm-take-back').click()
  await expect(takeBack()).toContainText('Taken back')
  vitestExpect(await budgetOf(song, ARLO)).toMatchObject({ left: 0n })
})

test('if the chain does not answer, the page says so instead of showing no budget, and a visitor without a wallet can connect one (spec: touch.give-state)', async () => {
  consoleErrors.allow(/.*/)
  const song = await givenSong()
  await open(song)
  await expect(part()).toContainText('Connect a wallet to pay for first plays.')
  installWallet(ARLO)
  const end = failRpc('with errors')
  await open(song)
  await expect(part()).toContainText('We can’t read what you’ve put up right now.')
  await expect(part().getByRole('button', { name: 'Give plays away' })).toHaveCount(0)
  end()
  await expect(part()).toContainText('200 plays · 1,600 ARLO')
})

test('receivers of plays are listed with the time, newest first (spec: touch.give-history)', async () => {
  const song = await givenSong()
  installWallet(ARLO)
  const at = { block: 9, timeSeconds: 1_790_000_000, transaction: `0x${'ab'.repeat(32)}` }
  const play = { ...at, kind: 'playSong', song: song.song, token: song.token, cost: song.cost, payer: ARLO }
  const rows = [
    { ...play, log: 3, account: SECOND },
    { ...play, log: 2, account: SECOND, payer: SECOND },
    { ...play, log: 1, account: ARLO },
  ]
  page.route(/\/api\/acts\?song=/, (route) =>
    route.fulfill({ json: { at: { number: 9000, hash: at.transaction }, behind: 0, since: 0, next: null, rows } }),
  )
  await open(song)
  await expect(part().locator('li')).toHaveCount(1)
  await expect(part().locator('li')).toContainText('Petra')
  await page.keepShots('give-history')
})
