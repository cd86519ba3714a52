// Tests every way in which a payment can end, with balances compared to the wei.
import { expect as vitestExpect, describe, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { freezeRpcAnswers, mineBlock } from '#testing/rpcFaults.ts'
import { enterAt, tabTo } from '#testing/byKeyboard.ts'
import { SECOND, installWallet, restoreChainAfterEach, node } from '#testing/chain.ts'
import { consoleErrors } from '#testing/consoleErrors.ts'
import { eventually } from '#testing/eventually.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { tokenBalance } from '#testing/pools.ts'
import {
  changeCost,
  confirm,
  sendTokens,
  insert,
  insertNote,
  panel,
  panelNote,
  loadSong,
  withArlosSongs,
  mockServer,
} from '../testing/jukeScreen.ts'
import {
  COIN,
  blockNumber,
  breakSwapAndPlay,
  doublePoolPrice,
  setEther,
  sendTokensAway,
  moneyOf,
  sendingsSince,
} from '../testing/slotMoney.ts'

restoreChainAfterEach()

const SONG = 'Slow Ferry'
const NEWCOMER = '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955'
const SIGN_TEXT = 'personal_sign'
const SIGN_DATA = 'eth_signTypedData_v4'
const SEND = 'eth_sendTransaction'
const played = () => page.locator('#coin-played')

type Way = 'the token' | 'ETH'
const WAYS: readonly Way[] = ['the token', 'ETH']
type Options = { isSignedIn?: boolean; isBatching?: boolean }

/**
 * Opens the jukebox at the closed slot of a song that costs 8 ARLO, for an account with 20 ARLO, or
 * with too few but with ETH.
 */
async function openJukebox(way: Way, { isSignedIn = true, isBatching = false }: Options = {}) {
  const wallet = installWallet(SECOND, { isBatching })
  const { song = '', token = '' } = (await withArlosSongs()).get(SONG) ?? {}
  if (way === 'the token') await sendTokens(token, SECOND, 20n * COIN)
  else vitestExpect(await tokenBalance(SECOND, token)).toBeLessThan(8n * COIN)
  mockServer(SECOND, { isSignedIn })
  await loadSong(SONG)
  await expect(insert()).toHaveText(way === 'the token' ? 'INSERT 8 $Arlo TO PLAY' : /^Play for [\d.,]+ ETH$/)
  return {
    wallet,
    song,
    token,
    money: () => moneyOf(token, SECOND),
    before: await moneyOf(token, SECOND),
    block: await blockNumber(),
  }
}

async function openSlot(way: Way, options: Options = {}) {
  const slot = await openJukebox(way, options)
  await insert().click()
  await expect(confirm()).toBeEnabled()
  // Without a batch, the simulation of a payment in tokens waits for the approval.
  if (way === 'ETH') await expect(page.locator('#play-rehearsal')).toContainText('Test run passed')
  return slot
}

describe.each(WAYS)('a payment with %s, to the wei (spec: songs.pay, songs.pay-otherwise)', (way) => {
  test('takes the price and the fee, pays the artist’s share, and leaves nothing in the contracts between', async () => {
    const { before, block, money } = await openSlot(way)
    await confirm().click()
    await expect(played()).toBeVisible()
    const after = await money()
    const { values, fees } = await sendingsSince(block, SECOND)
    const swapped = after.wrappedEther - before.wrappedEther
    vitestExpect(after).toEqual({
      ...before,
      fanEther: before.fanEther - fees - swapped,
      fanTokens: before.fanTokens - (way === 'ETH' ? 0n : 8n * COIN),
      artistTokens: before.artistTokens + 6n * COIN,
      wrappedEther: before.wrappedEther + swapped,
    })
    // The maximum on the button was sent, and the part that the pool did not need came back.
    const [value = 0n] = values
    vitestExpect(swapped > 0n).toBe(way === 'ETH')
    vitestExpect(values).toHaveLength(1)
    vitestExpect(value >= swapped).toBe(true)
  })

  test('moves nothing if the wallet refuses, and the button can be pressed again', async () => {
    const { wallet, before, money } = await openSlot(way)
    if (way === 'the token') {
      wallet.next(SIGN_DATA, { does: 'reject' })
      await confirm().click()
      await expect(panelNote()).toHaveText(/Nothing was s/)
      await expect(confirm()).toBeEnabled()
      vitestExpect(wallet.asks(SEND)).toBe(0)
    }
    wallet.next(SEND, { does: 'reject' })
    await confirm().click()
    await expect(panelNote()).toHaveText('Nothing was sent.')
    await expect(confirm()).toBeEnabled()
    vitestExpect(await money()).toEqual(before)
    vitestExpect(wallet.asks(SEND)).toBe(1)
  })

  test('moves nothing if the price rises during the sign-in, because the wallet is not asked', async () => {
    const { wallet, song, before, money } = await openSlot(way, { isSignedIn: false })
    wallet.next(SIGN_TEXT, {
      does: 'meanwhile',
      async run() {
        await changeCost(song, 9n * COIN)
        await expect(page.locator('#coin-price')).toContainText('9 ARLO')
      },
    })
    await confirm().click()
    await expect(panelNote()).toHaveText('Arlo changed the price to 9 ARLO. Nothing was sent.')
    vitestExpect(await money()).toEqual(before)
    vitestExpect([wallet.asks(SIGN_TEXT), wallet.asks(SIGN_DATA), wallet.asks(SEND)]).toEqual([1, 0, 0])
  })

  test('only costs the fee if the price rises while the wallet is open', async () => {
    consoleErrors.allow(/.*/)
    const { wallet, song, before, block, money } = await openSlot(way)
    wallet.next(SEND, {
      does: 'meanwhile',
      async run() {
        await changeCost(song, 9n * COIN)
        await mineBlock()
        await page.settled()
        // A second press is not a second payment.
        ;(await confirm().one()).click()
      },
    })
    await confirm().click()
    await eventually(async () => vitestExpect((await sendingsSince(block, SECOND)).values).toHaveLength(1))
    await expect(confirm()).toBeEnabled()
    await expect(confirm()).toHaveText(way === 'ETH' ? /^Play for [\d.,]+ ETH$/ : 'Insert 9 ARLO')
    await expect(panelNote()).toHaveText('Arlo changed the price to 9 ARLO. Only the network fee was paid.')
    vitestExpect(wallet.asks(SEND)).toBe(1)
    await expect(played()).toHaveCount(0)
    const { fees } = await sendingsSince(block, SECOND)
    vitestExpect(await money()).toEqual({ ...before, fanEther: before.fanEther - fees })
  })

  test('is refunded if a reorganisation undoes it, and the slot takes another coin (spec: songs.paid-once)', async () => {
    const { before, money } = await openSlot(way)
    await confirm().click()
    await expect(played()).toBeVisible()
    vitestExpect(await money()).not.toEqual(before)
    await node('evm_setAutomine', [false])
    try {
      await node('anvil_reorg', [1, []])
      await node('anvil_dropAllTransactions')
      await eventually(async () => {
        await mineBlock()
        vitestExpect(await money()).toEqual(before)
        vitestExpect(await insertNote().textContent()).toContain(
          way === 'ETH' ? 'You need' : 'The network has undone your payment, and it may still go through.',
        )
      })
      await expect(insert()).toBeEnabled()
      await expect(panel()).toHaveCount(0)
    } finally {
      await node('evm_setAutomine', [true])
    }
  })

  test('works by keyboard alone: the slot opens with its button, and the focus ends on Pause (spec: songs.pay-keys, songs.pay-ends)', async () => {
    const { before, money } = await openJukebox(way, { isSignedIn: false })
    // Starts at the player, whose next controls are those of the slot.
    await page.locator('#juke-play').evaluate((play) => play.focus())
    await enterAt(insert())
    await expect(confirm()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel()).toHaveCount(0)
    await expect(insert()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(confirm()).toBeFocused()
    await enterAt(page.getByRole('button', { name: 'Details' }))
    await expect(page.locator('#coin-details')).toBeVisible()
    await expectNoAxeViolationsInBothThemes('#coin-panel')
    await tabTo(page.locator('#coin-leave'))
    await page.keyboard.press('Enter')
    await expect(insert()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(confirm()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(played()).toBeVisible()
    await expect(page.locator('#juke-play')).toBeFocused()
    vitestExpect((await money()).artistTokens - before.artistTokens).toBe(6n * COIN)
    // The last state of the slot, once the panel has closed by itself.
    await expect(panel()).toHaveCount(0)
    await expectNoAxeViolationsInBothThemes()
  })
})

test('a fan whose tokens leave while the wallet is open only pays the fee (spec: songs.pay)', async () => {
  consoleErrors.allow(/.*/)
  const { wallet, token, before, block, money } = await openSlot('the token')
  wallet.next(SEND, { does: 'meanwhile', run: () => sendTokensAway(token, SECOND) })
  await confirm().click()
  await expect(confirm()).toHaveText(/^Play for [\d.,]+ ETH$/)
  await expect(played()).toHaveCount(0)
  const { fees } = await sendingsSince(block, SECOND)
  vitestExpect(await money()).toEqual({ ...before, fanEther: before.fanEther - fees, fanTokens: 0n })
})

test('a newcomer with too little ETH gets a link to the token instead of a payment (spec: songs.pay-otherwise)', async () => {
  const wallet = installWallet(NEWCOMER)
  const { token = '' } = (await withArlosSongs()).get(SONG) ?? {}
  vitestExpect(await tokenBalance(NEWCOMER, token)).toBe(0n)
  await setEther(NEWCOMER, COIN / 1000n)
  mockServer(NEWCOMER, { isSignedIn: true })
  await loadSong(SONG)
  const get = page.locator('#insert-get')
  await expect(get).toHaveText('Get ARLO')
  await expect(get).toHaveAttribute('href', new RegExp(`outputCurrency=${token}&exactField=output&exactAmount=8$`, 'i'))
  await expect(insert()).toHaveCount(0)
  await expect(insertNote()).toHaveText('You have 0 ARLO. You need 8 ARLO more.')
  await setEther(NEWCOMER, COIN)
  await mineBlock()
  await expect(insert()).toHaveText(/^Play for [\d.,]+ ETH$/)
  await expect(get).toHaveCount(0)
  vitestExpect(wallet.asks(SEND)).toBe(0)
})

test('a pool that moves during the sign-in stops the payment, and the higher maximum must be accepted again (spec: songs.pay-otherwise)', async () => {
  const { wallet, token, before, money } = await openSlot('ETH', { isSignedIn: false })
  wallet.next(SIGN_TEXT, {
    does: 'meanwhile',
    async run() {
      await doublePoolPrice(token)
      await mineBlock()
      await page.settled()
    },
  })
  const firstLabel = await confirm().textContent()
  await confirm().click()
  await expect(panelNote()).toHaveText(/^It now costs at most [\d.,]+ ETH\. Nothing was sent\.$/)
  vitestExpect(await confirm().textContent()).not.toBe(firstLabel)
  const after = await money()
  vitestExpect(after).toEqual(before)
  vitestExpect(wallet.asks(SEND)).toBe(0)
})

test('a pool whose move the page has not seen yet also stops the payment, and the new maximum is shown (spec: songs.pay-otherwise)', async () => {
  consoleErrors.allow(/.*/)
  const { wallet, token, before, money } = await openSlot('ETH')
  const thaw = freezeRpcAnswers()
  // The answers at this block are those that stay.
  await mineBlock()
  await page.settled()
  await doublePoolPrice(token)
  await confirm().click()
  await expect(panelNote()).toHaveText(/The transaction cannot succeed|Nothing was sent/)
  thaw()
  await mineBlock()
  await expect(panelNote()).toHaveText(/^It now costs at most [\d.,]+ ETH\. Nothing was sent\.$/)
  vitestExpect(await money()).toEqual(before)
  vitestExpect(wallet.asks(SEND)).toBe(0)
})

test('a swap that fails because the pool moves while the wallet is open only costs the fee (spec: songs.pay-otherwise)', async () => {
  consoleErrors.allow(/.*/)
  const { wallet, token, before, block, money } = await openSlot('ETH')
  wallet.next(SEND, { does: 'meanwhile', run: () => doublePoolPrice(token) })
  await confirm().click()
  await eventually(async () => vitestExpect((await sendingsSince(block, SECOND)).values).toHaveLength(1))
  await expect(confirm()).toBeEnabled()
  await expect(panelNote()).toHaveText('It failed on the chain. Only the network fee was paid; the explorer says why.')
  await expect(played()).toHaveCount(0)
  const { fees } = await sendingsSince(block, SECOND)
  vitestExpect(await money()).toEqual({ ...before, fanEther: before.fanEther - fees })
})

test('a swap that would fail is not sent, and Details open with the failing simulation first (spec: songs.pay-tried)', async () => {
  consoleErrors.allow(/.*/)
  const { wallet, before, money } = await openSlot('ETH')
  await expect(page.locator('#coin-details')).not.toBeVisible()
  await breakSwapAndPlay()
  await mineBlock()
  await expect(page.locator('#coin-details')).toBeVisible()
  await expect(page.locator('#coin-details #play-rehearsal')).not.toContainText('Test run passed')
  const isFirst = await page
    .locator('#play-rehearsal')
    .evaluate((tried) => tried.compareDocumentPosition(document.querySelector('#coin-details dl') ?? tried))
  vitestExpect(isFirst).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await confirm().click()
  await expect(panelNote()).toContainText('The transaction cannot succeed')
  vitestExpect(await money()).toEqual(before)
  vitestExpect(wallet.asks(SEND)).toBe(0)
})
