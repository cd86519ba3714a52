// Needs: wallet
// Failures between the offer of a first play that its artist pays for and its sound. The successful case is in touch.e2e.ts.
import type { Song } from '@musi/api/music/songs'
import { playBudget } from '@musi/chain/reads/music/playBudget'
import { changeSongCost } from '@musi/chain/writes/music/changeSongCost'
import { retireSong } from '@musi/chain/writes/music/retireSong'
import { takeBackPlays } from '@musi/chain/writes/music/takeBackPlays'
import type { Write } from '@musi/chain/write'
import type { TestChain } from '@musi/devchain/testing/testChain'
import type { Address } from '@musi/domain/address'
import type { Product } from '@musi/scripts/run/product'
import { type Page, expect } from '@playwright/test'
import { test, withoutSplash } from './testing/harness.ts'
import { untilMined } from './testing/reorgTool.ts'
import { ONLY_P256, at, begin, bookOf, withPasskeys } from './testing/steps/passkeySteps.ts'
import { status } from './testing/steps/walletSteps.ts'

const COIN = 10n ** 18n
type Node = Pick<TestChain, 'request'>

// A virtual authenticator belongs to its browser context, so each test gets its own.
test.use({ ownContext: true })

test.beforeEach(async ({ page, allow }) => {
  allow(ONLY_P256)
  allow(/^http:\/\/localhost:/)
  // The browser logs refusals of the server, which the page expects.
  allow(/Failed to load resource/)
  await withoutSplash(page)
})

const gift = (page: Page) => page.locator('#gift-play')
const note = (page: Page) => page.locator('#insert-note')

/** The song whose first plays Mira pays for in the seed, and its current budget on the chain. */
async function givenSong(product: Product, { request }: Node) {
  const { rows } = (await (await fetch(`${product.origin}/api/songs`)).json()) as { rows: readonly Song[] }
  const song = rows.find(({ about }) => about?.song_title === 'Glass Weather')
  const { welcome, jukebox } = (await bookOf(product)).contracts
  if (song === undefined || welcome === undefined || jukebox === undefined)
    throw new Error('The seed has no such song.')
  const songId = song.song as `0x${string}`
  const { call, decode } = playBudget(welcome, song.artist as Address, songId)
  return {
    song,
    cost: BigInt(song.cost),
    jukebox,
    welcome,
    songId,
    left: async () => {
      const answer = await request('eth_call', [{ to: call.address, data: call.callData }, 'latest'])
      return decode(answer as `0x${string}`)?.left ?? -1n
    },
  }
}

async function send(node: Node, from: string, { candidates: [call] }: Write): Promise<void> {
  await node.request('eth_sendTransaction', [{ from, to: call.to, data: call.data }])
  await untilMined(node)
}

const expectSound = (page: Page) => expect(page.locator('#insert-said')).toHaveText(/^Playing\./)

test('a link to a given song opens on a phone with the offer first, and plays after one touch', async ({
  page,
  plainChain,
  product,
}) => {
  const { song, cost, left } = await givenSong(product, plainChain)
  const before = await left()
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(at(product, `/song/${song.song}?gift=1`))
  await withPasskeys(page)
  await expect(gift(page)).toHaveText('Hear this one, paid for by Mira Solenne')
  await gift(page).click()
  await expectSound(page)
  expect(before - (await left())).toBe(cost)
})

test('a given play deploys the account if it does not exist yet, without another touch', async ({
  page,
  plainChain,
  product,
}) => {
  const { song, cost, left } = await givenSong(product, plainChain)
  const before = await left()
  await page.goto(at(product, '/tickets'))
  const { cdp, authenticatorId } = await withPasskeys(page)
  const account = await begin(page, 'PASSKEY')
  const code = () => plainChain.request('eth_getCode', [account, 'latest'])
  expect(await code()).toBe('0x')
  await page.goto(at(product, `/song/${song.song}`))
  await gift(page).click()
  await expectSound(page)
  expect(await code()).not.toBe('0x')
  expect(before - (await left())).toBe(cost)
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
  expect(credentials).toHaveLength(1)
})

test('a change between the offer and the press is reported where the song was offered, costs nothing, and the account stays connected', async ({
  page,
  plainChain,
  product,
  allow,
}) => {
  // A page may read the newest block while the chain is reverted.
  allow(/BlockOutOfRange/)
  const { song, songId, jukebox, welcome, cost, left } = await givenSong(product, plainChain)
  const before = await left()
  const welcomePath = '**/api/welcome'
  await page.goto(at(product, `/song/${song.song}`))
  await withPasskeys(page)
  await page.route(welcomePath, (route) => route.fulfill({ status: 429, json: { error: 'Enough.', code: 'tooMany' } }))
  await gift(page).click()
  // The sentence stays when the new account is connected.
  await expect(status(page)).toBeVisible()
  await expect(note(page)).toHaveText(/^Enough songs were given away here today\./)
  await page.unroute(welcomePath)

  const changes = [
    [changeSongCost({ jukebox, songId, cost: cost + COIN }), 'The free plays of this song are used up for now.'],
    [takeBackPlays({ welcome, songId }), 'The free plays of this song are used up for now.'],
    [retireSong({ jukebox, songId }), 'The artist has taken this song off the jukebox.'],
  ] as const
  for (const [change, sentence] of changes) {
    const mark = await plainChain.request('evm_snapshot')
    await page.goto(at(product, `/song/${song.song}`))
    await expect(gift(page)).toBeEnabled()
    await page.route(welcomePath, async (route) => {
      await send(plainChain, song.artist, change)
      await route.continue()
    })
    const answered = page.waitForResponse(welcomePath)
    await gift(page).click()
    await answered
    await expect(note(page)).toContainText(sentence)
    await expect(status(page)).toBeVisible()
    await page.unroute(welcomePath)
    await page.goto(at(product, '/tickets'))
    await restore(plainChain, mark)
    expect(await left()).toBe(before)
  }
  // Nothing was lost: the account gets the song now.
  await page.goto(at(product, `/song/${song.song}`))
  await gift(page).click()
  await expectSound(page)
  expect(before - (await left())).toBe(cost)
})

/** Restores a snapshot and mines past the server’s last block, because the server ignores lower blocks as old data. */
async function restore({ request }: Node, mark: unknown): Promise<void> {
  const height = async () => Number(await request('eth_blockNumber'))
  const newest = await height()
  expect(await request('evm_revert', [mark])).toBe(true)
  await request('anvil_mine', [`0x${(newest + 1 - (await height())).toString(16)}`])
}

test('a given play that a reorganisation undoes is mined again, once', async ({ page, plainChain, product }) => {
  const { song, cost, left } = await givenSong(product, plainChain)
  const before = await left()
  await page.goto(at(product, `/song/${song.song}`))
  await withPasskeys(page)
  await gift(page).click()
  await expectSound(page)
  expect(before - (await left())).toBe(cost)
  await plainChain.request('anvil_reorg', [1, []])
  await plainChain.request('anvil_mine', ['0x1'])
  await expect.poll(left, { timeout: 60_000 }).toBe(before - cost)
  await plainChain.request('anvil_mine', ['0x2'])
  expect(await left()).toBe(before - cost)
})
