import { expect as vitestExpect, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { SECOND, installWallet, restoreChainAfterEach, tokenOf } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { tokenBalance } from '#testing/pools.ts'
import {
  ARLO,
  changeCost,
  confirm,
  insert,
  panel,
  panelNote,
  loadSong,
  withArlosSongs,
  mockServer,
} from '../testing/jukeScreen.ts'
import {
  allowanceOf,
  blockNumber,
  swapAmountsSince,
  moneyOf,
  sendingsSince,
  swapAndPlayAddress,
} from '../testing/slotMoney.ts'

restoreChainAfterEach()

const SONG = 'Slow Ferry'
const COIN = 10n ** 18n
const played = () => page.locator('#coin-played')
const shownMaximum = () => Number(/[\d.]+/.exec(confirm().elements()[0]?.textContent ?? '')?.[0])

/** Opens a song's slot for an account without the song's token. */
async function openSlotWithoutToken(wallet: Parameters<typeof installWallet>[1] = {}) {
  const testWallet = installWallet(SECOND, wallet)
  const songs = await withArlosSongs()
  const { song = '', token = '' } = songs.get(SONG) ?? {}
  mockServer(SECOND, { isSignedIn: true })
  vitestExpect(await tokenBalance(SECOND, token)).toBeLessThan(8n * COIN)
  await loadSong(SONG)
  await expect(insert()).toHaveText(/^Play for [\d.,]+ ETH$/)
  await insert().click()
  await expect(confirm()).toHaveText(/^Play for [\d.,]+ ETH$/)
  return { wallet: testWallet, song, token }
}

test('a listener without the token pays in native currency in one transaction: it costs at most the shown amount, pays the artist to the wei and leaves no tokens over (spec: songs.pay-otherwise)', async () => {
  const { wallet, token } = await openSlotWithoutToken()
  await expect(panel()).toContainText('Swap and play in one transaction, at most')
  await expect(page.locator('#play-rehearsal')).toContainText('Test run passed')
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('jukebox-buy')
  wallet.next('eth_sendTransaction', { does: 'reject' })
  await confirm().click()
  await expect(panelNote()).toHaveText('Nothing was sent.')
  const maximum = BigInt(Math.round(shownMaximum() * 1e9)) * 10n ** 9n
  const block = await blockNumber()
  const { fanEther } = await moneyOf(token, SECOND)
  const tokensBefore = await tokenBalance(SECOND, token)
  const artist = await tokenBalance(ARLO, token)
  await confirm().click()
  await expect(played()).toHaveText(/^Playing\. Paid [\d.,]+ ETH\.$/)
  const { fees, values } = await sendingsSince(block, SECOND)
  const spent = fanEther - (await moneyOf(token, SECOND)).fanEther - fees
  vitestExpect(values).toEqual([maximum])
  vitestExpect([spent]).toEqual(await swapAmountsSince(block))
  vitestExpect(await tokenBalance(SECOND, token)).toBe(tokensBefore)
  vitestExpect((await tokenBalance(ARLO, token)) - artist).toBe(6n * COIN)
  vitestExpect(wallet.asks('eth_sendTransaction')).toBe(2)
})

/** Records the animations of an element that start from the next click on. */
function watchMoves(id: string): () => readonly string[] {
  const moves: string[] = []
  const look = () => {
    for (const { effect } of document.getElementById(id)?.getAnimations() ?? [])
      if (effect instanceof KeyframeEffect)
        moves.push(...effect.getKeyframes().map(({ transform }) => String(transform)))
    if (moves.length === 0) requestAnimationFrame(look)
  }
  document.addEventListener('click', look, { once: true })
  return () => moves
}

test('the sleeve travels into the opened slot and back (spec: songs.pay-sleeve)', async () => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  installWallet(SECOND)
  await withArlosSongs()
  mockServer(SECOND, { isSignedIn: true })
  await loadSong(SONG)
  await expect(insert()).toHaveText(/^Play for [\d.,]+ ETH$/)
  const into = watchMoves('coin-sleeve')
  await insert().click()
  await expect.poll(() => into()[0] ?? '').toMatch(/^translate\(/)
  const recordedMoves = watchMoves('juke-sleeve')
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect.poll(() => recordedMoves()[0] ?? '').toMatch(/^translate\(/)
})

test('under reduced motion the sleeve is in the slot at once (spec: songs.pay-sleeve)', async () => {
  await openSlotWithoutToken()
  vitestExpect(document.getElementById('coin-sleeve')?.getAnimations()).toEqual([])
  vitestExpect(document.getElementById('coin-sleeve')?.style.transformOrigin).toBe('')
})

test.each([
  ['falls after the first payment in a token', false],
  ['does not fall after a later payment', true],
])('confetti %s (spec: songs.first-payment)', async (_, hasPaidBefore) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const { token } = await openSlotWithoutToken()
  const historyRead = Promise.withResolvers<undefined>()
  page.route('**/api/acts?account=*kind=playSong*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { rows: { token: string; transaction: string }[] }
    const newest = answer.rows.findLast((row) => row.token.toLowerCase() === token.toLowerCase())
    const earlier = { ...newest, transaction: `0x${'1'.repeat(64)}` }
    const rows = [...answer.rows.filter((row) => row === newest), ...(hasPaidBefore ? [earlier] : [])]
    route.fulfill({ json: { ...answer, rows } })
    historyRead.resolve(undefined)
  })
  await confirm().click()
  await historyRead.promise
  await page.settled()
  await expect(page.locator('#coin-panel canvas')).toHaveCount(hasPaidBefore ? 0 : 1)
})

test('a payee pays the price minus their own share: the simulation finds that amount, and the button is enabled (spec: songs.pay-agreed)', async () => {
  installWallet(ARLO, { isBatching: true })
  await withArlosSongs()
  mockServer(ARLO, { isSignedIn: false })
  await loadSong(SONG)
  await insert().click()
  await page.getByRole('button', { name: 'Details' }).click()
  await expect(page.locator('#play-rehearsal')).toContainText('Test run passed')
  await expect(confirm()).toBeEnabled()
})

test('a raised price must be accepted again, even when another currency pays; nothing is sent before that (spec: songs.pay-agreed, songs.pay-otherwise)', async () => {
  const { wallet, song } = await openSlotWithoutToken()
  const before = shownMaximum()
  await changeCost(song, 16n * COIN)
  await expect(panelNote()).toHaveText('Arlo changed the price to 16 ARLO. Nothing was sent.')
  await expect.poll(shownMaximum).toBeGreaterThan(before * 1.9)
  vitestExpect(wallet.asks('eth_sendTransaction')).toBe(0)
})

test.each([
  ['a wallet that batches is asked once', true, 'wallet_sendCalls', 1],
  ['another wallet approves the exact amount first, with the same press', false, 'eth_sendTransaction', 2],
] as const)(
  'a play can be paid with another token: %s, and the unused part of the maximum is returned (spec: songs.pay-otherwise)',
  async (_, isBatching, method, times) => {
    const { wallet, token } = await openSlotWithoutToken({ isBatching })
    await page.getByRole('button', { name: 'Details' }).click()
    await page.locator('#coin-pay-with').selectOption(tokenOf('DAI'))
    await expect(confirm()).toHaveText(/^Play for [\d.,]+ DAI$/)
    const maximum = BigInt(Math.round(shownMaximum() * 1e6)) * 10n ** 12n
    const dai = await tokenBalance(SECOND, tokenOf('DAI'))
    const artist = await tokenBalance(ARLO, token)
    const block = await blockNumber()
    await confirm().click()
    await expect(played()).toHaveText(/^Playing\. Paid [\d.,]+ DAI\.$/)
    const spent = dai - (await tokenBalance(SECOND, tokenOf('DAI')))
    vitestExpect(spent <= maximum).toBe(true)
    vitestExpect([spent]).toEqual(await swapAmountsSince(block))
    vitestExpect(await tokenBalance(swapAndPlayAddress(), tokenOf('DAI'))).toBe(0n)
    vitestExpect(await allowanceOf(tokenOf('DAI'), SECOND)).toBe(0n)
    vitestExpect((await tokenBalance(ARLO, token)) - artist).toBe(6n * COIN)
    vitestExpect(wallet.asks(method)).toBe(times)
  },
)
