import { expect as vitestExpect, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { SECOND, knownWallet, leavesTheChain, node, tokenOf } from '#testing/chain.ts'
import { consoleErrors } from '#testing/consoleErrors.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import {
  ARLO,
  changeCost,
  confirm,
  insert,
  panel,
  panelNote,
  putOn,
  tokensOf,
  withArlosSongs,
  withServer,
} from '../testing/jukeScreen.ts'

leavesTheChain()

const SONG = 'Slow Ferry'
const COIN = 10n ** 18n
const played = () => page.locator('#coin-played')
const most = () => Number(/[\d.]+/.exec(confirm().elements()[0]?.textContent ?? '')?.[0])
const etherOf = async (owner: string) => BigInt(String(await node('eth_getBalance', [owner, 'latest'])))

/** An account without the song's token at its open slot. */
async function withoutTheToken(wallet: Parameters<typeof knownWallet>[1] = {}) {
  const asked = knownWallet(SECOND, wallet)
  const songs = await withArlosSongs()
  const { song = '', token = '' } = songs.get(SONG) ?? {}
  withServer(SECOND, { isSignedIn: true })
  vitestExpect(await tokensOf(token, SECOND)).toBeLessThan(8n * COIN)
  await putOn(SONG)
  await expect(insert()).toHaveText(/^Play for [\d.,]+ ETH$/)
  await insert().click()
  await expect(confirm()).toHaveText(/^Play for [\d.,]+ ETH$/)
  return { asked, song, token }
}

test('a listener without the token pays in native currency in one transaction: at most the shown amount leaves, the artist is paid to the wei, and no token is left over (spec: songs.pay-otherwise)', async () => {
  const { asked, token } = await withoutTheToken()
  await expect(panel()).toContainText('Swap and play in one transaction, at most')
  await expect(page.locator('#play-rehearsal')).toContainText('Test run passed')
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('jukebox-buy')
  asked.next('eth_sendTransaction', { does: 'reject' })
  await confirm().click()
  await expect(panelNote()).toHaveText('Nothing was sent.')
  const maximum = BigInt(Math.round(most() * 1e9)) * 10n ** 9n
  const ether = await etherOf(SECOND)
  const held = await tokensOf(token, SECOND)
  const artist = await tokensOf(token, ARLO)
  await confirm().click()
  await expect(played()).toHaveText(/^Playing\. Paid [\d.,]+ ETH\.$/)
  const spent = ether - (await etherOf(SECOND))
  // The network fee is included.
  vitestExpect(spent).toBeLessThan(maximum + 10n ** 16n)
  vitestExpect(await tokensOf(token, SECOND)).toBe(held)
  vitestExpect((await tokensOf(token, ARLO)) - artist).toBe(6n * COIN)
  vitestExpect(asked.asks('eth_sendTransaction')).toBe(2)
})

test.each([
  ['falls for the first song in a token', false],
  ['does not fall for another one', true],
])('confetti %s (spec: songs.first-payment)', async (_, hasPaidBefore) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const { token } = await withoutTheToken()
  const isRead = Promise.withResolvers<undefined>()
  page.route('**/api/acts?account=*kind=playSong*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { rows: { token: string; transaction: string }[] }
    const newest = answer.rows.findLast((row) => row.token.toLowerCase() === token.toLowerCase())
    const earlier = { ...newest, transaction: `0x${'1'.repeat(64)}` }
    const rows = [...answer.rows.filter((row) => row === newest), ...(hasPaidBefore ? [earlier] : [])]
    route.fulfill({ json: { ...answer, rows } })
    isRead.resolve(undefined)
  })
  await confirm().click()
  await isRead.promise
  await page.settled()
  await expect(page.locator('#coin-panel canvas')).toHaveCount(hasPaidBefore ? 0 : 1)
})

test('a payee pays the price minus their own share: the test run finds that amount, and the button is enabled (spec: songs.pay-agreed)', async () => {
  knownWallet(ARLO, { isBatching: true })
  await withArlosSongs()
  withServer(ARLO, { isSignedIn: false })
  await putOn(SONG)
  await insert().click()
  await page.getByRole('button', { name: 'Details' }).click()
  await expect(page.locator('#play-rehearsal')).toContainText('Test run passed')
  await expect(confirm()).toBeEnabled()
})

test('a raised price must be accepted again, also when the token is bought; nothing was sent before (spec: songs.pay-agreed, songs.pay-otherwise)', async () => {
  const { asked, song } = await withoutTheToken()
  const before = most()
  await changeCost(song, 16n * COIN)
  await expect(panelNote()).toHaveText('Arlo changed the price to 16 ARLO. Nothing was sent.')
  await expect.poll(most).toBeGreaterThan(before * 1.9)
  vitestExpect(asked.asks('eth_sendTransaction')).toBe(0)
})

test('a play whose price rises while the wallet is open fails completely: only the fee is paid (spec: songs.pay-agreed)', async () => {
  consoleErrors.allow(/.*/)
  const { asked, song, token } = await withoutTheToken()
  await expect(page.locator('#play-rehearsal')).toContainText('Test run passed')
  const ether = await etherOf(SECOND)
  const artist = await tokensOf(token, ARLO)
  asked.next('eth_sendTransaction', { does: 'meanwhile', run: () => changeCost(song, 16n * COIN) })
  await confirm().click()
  await expect(panelNote()).toContainText('Arlo changed the price to 16 ARLO.')
  await expect(played()).toHaveCount(0)
  vitestExpect(ether - (await etherOf(SECOND))).toBeLessThan(10n ** 16n)
  vitestExpect(await tokensOf(token, ARLO)).toBe(artist)
})

test.each([
  ['a wallet that batches is asked once', true, 'wallet_sendCalls', 1],
  ['another allows exactly as much first, with the same press', false, 'eth_sendTransaction', 2],
] as const)(
  'Details let people pay with another token: %s, and the unused part of the maximum comes back (spec: songs.pay-otherwise)',
  async (_, isBatching, method, times) => {
    const { asked, token } = await withoutTheToken({ isBatching })
    await page.getByRole('button', { name: 'Details' }).click()
    await page.locator('#coin-pay-with').selectOption(tokenOf('DAI'))
    await expect(confirm()).toHaveText(/^Play for [\d.,]+ DAI$/)
    const maximum = BigInt(Math.round(most() * 1e6)) * 10n ** 12n
    const dai = await tokensOf(tokenOf('DAI'), SECOND)
    const artist = await tokensOf(token, ARLO)
    await confirm().click()
    await expect(played()).toHaveText(/^Playing\. Paid [\d.,]+ DAI\.$/)
    const spent = dai - (await tokensOf(tokenOf('DAI'), SECOND))
    vitestExpect(spent > 0n && spent <= maximum).toBe(true)
    vitestExpect((await tokensOf(token, ARLO)) - artist).toBe(6n * COIN)
    vitestExpect(asked.asks(method)).toBe(times)
  },
)
