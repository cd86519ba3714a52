import { shortenAddress } from '@musi/domain/address'
import { expect as vitestExpect, inject, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { mineBlock } from '#testing/rpcFaults.ts'
import { FIRST, SECOND, installWallet, restoreChainAfterEach, node } from '#testing/chain.ts'
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
  registerSongPaidIn,
  slotStatus,
  withArlosSongs,
  mockServer,
} from '../testing/jukeScreen.ts'

restoreChainAfterEach()

const SONG = 'Slow Ferry'
const COIN = 10n ** 18n
const IN_AN_HOUR = Math.floor(Date.now() / 1000) + 3600

const playNote = () => page.locator('#juke-note')
const ticket = { address: '/api/songs/x/sound?ticket=t', by: 'play', endsAtSeconds: IN_AN_HOUR, bytesLeft: 1 }

/** A signed-in account that has paid for the current song; the server answers accordingly. */
async function openPaidSlot(plays: { status?: number; json: unknown }, endsAtSeconds: number | null = null) {
  installWallet(SECOND)
  await withArlosSongs()
  mockServer(SECOND, { isSignedIn: true })
  page.route('**/api/plays?*', (route) => route.fulfill({ json: { by: 'play', endsAtSeconds, isAwaited: false } }))
  page.route('**/api/plays', (route) => route.fulfill(plays))
  await loadSong(SONG)
  await expect(insert()).toBeEnabled()
}

test('a paid play needs no second coin: the slot says that it is free, or until when it can be restarted (case 98; spec: songs.used-up)', async () => {
  await openPaidSlot({ json: ticket })
  await expect(insertNote()).toHaveText('This play is yours. It’s free now.')
  // The most prominent button must not ask for a payment that is not due; the specified text stays engraved beside it.
  await expect(insert()).toHaveText('Play')
  await expect(page.getByText('INSERT 8 $Arlo TO PLAY')).toBeVisible()
  page.route('**/api/plays?*', (route) =>
    route.fulfill({ json: { by: 'play', endsAtSeconds: IN_AN_HOUR, isAwaited: false } }),
  )
  await loadSong(SONG)
  await expect(insertNote()).toHaveText(/^You can start it again for free until .+\.$/)
  await expect(insert()).toBeEnabled()
  await expect(insert()).toHaveText('Play again')
  await page.setViewportSize({ width: 360, height: 780 })
  await page.keepShots('jukebox-begun-phone')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('jukebox-begun')
})

test('each refusal of a paid play has its own text, and no second coin is asked for (cases 90 and 98; spec: player.trouble)', async () => {
  consoleErrors.allow(/.*/)
  page.route('**/sound?ticket=*', (route) =>
    route.fulfill({ status: 410, json: { error: 'It is gone.', code: 'takenBack' } }),
  )
  await openPaidSlot({ json: ticket })
  await insert().click()
  await expect(playNote()).toHaveText(
    'The network has undone your payment. It usually goes through again: press play to try.',
  )
  await page.keepShots('jukebox-taken-back')
  const refusals = [
    [402, 'heard', 'This play has been used up. Insert a coin to hear the song again.'],
    [401, 'notSignedIn', 'Sign in again to hear what you’ve paid for: press the coin slot.'],
    [503, 'chainAway', 'The sound stopped coming. Check your connection, then press play.'],
    // The disk is full, so the server cannot record the play.
    [500, 'fault', 'The sound stopped coming. Check your connection, then press play.'],
    [403, 'notOpenYet', 'This song hasn’t opened yet, and your wallet holds nothing that opens it early.'],
    [451, 'withdrawn', 'We don’t have this recording any more. Choose another song.'],
    [409, 'notFinal', 'Paid. Waiting for the network to make it final…'],
  ] as const
  for (const [status, code, sentence] of refusals) {
    page.route('**/api/plays', (route) => route.fulfill({ status, json: { error: 'No.', code } }))
    await insert().click()
    await expect(playNote()).toHaveText(sentence)
  }
  await page.keepShots('jukebox-waiting')
  await expect(panel()).toHaveCount(0)
})

test('the slot takes no second coin while a payment is pending or may still go through (case 98; spec: songs.paid-once)', async () => {
  installWallet(SECOND)
  const { token = '' } = (await withArlosSongs()).get(SONG) ?? {}
  await sendTokens(token, SECOND, 20n * COIN)
  mockServer(SECOND, { isSignedIn: true })
  const routePaidPlay = (by: 'play' | null, more: object = {}) =>
    page.route('**/api/plays?*', (route) =>
      route.fulfill({ json: { by, endsAtSeconds: null, isAwaited: false, ...more } }),
    )
  await loadSong(SONG)
  await insert().click()
  await expect(confirm()).toBeEnabled()
  await node('evm_setAutomine', [false])
  try {
    await confirm().click()
    await expect(confirm()).toHaveText('Paying 8 ARLO…')
    await expect(panelNote()).toHaveText('The song starts by itself.')
    await page.keepShots('jukebox-paying')
    // The payment continues when the panel is closed, and is still there after a reload.
    await page.keyboard.press('Escape')
    const awaitedText = 'The song starts by itself once the payment is confirmed.'
    await expect(insertNote()).toHaveText(awaitedText)
    await expect(insert()).toHaveCount(0)
    await expect(slotStatus()).toHaveText('Paying 8 ARLO…')
    await loadSong(SONG)
    await expect(slotStatus()).toHaveText('Paying 8 ARLO…')
    await page.keepShots('jukebox-awaited')
    routePaidPlay('play')
    await node('evm_mine')
    await expect(insertNote()).toHaveText('This play is yours. It’s free now.')
    // A reorganisation undoes the block. The server first reports the payment as pending; later no node has it.
    routePaidPlay(null, { isAwaited: true })
    await node('anvil_reorg', [1, []])
    await expect(insertNote()).toHaveText(awaitedText)
    await expect(insert()).toHaveCount(0)
    routePaidPlay(null)
    await node('anvil_dropAllTransactions')
    // A page that receives the undone block and the next one together asks again one block later.
    await eventually(async () => {
      await mineBlock()
      vitestExpect(await insertNote().textContent()).toContain(
        'The network has undone your payment, and it may still go through.',
      )
    })
    await expect(insert()).toBeEnabled()
    await page.keepShots('jukebox-lost')
  } finally {
    await node('evm_setAutomine', [true])
  }
})

test('the slot takes no coin while it is unknown whether a play was already paid (case 98; spec: songs.paid-once)', async () => {
  consoleErrors.allow(/.*/)
  await openPaidSlot({ json: ticket })
  const requested = Promise.withResolvers<void>()
  const answerGate = Promise.withResolvers<void>()
  page.route('**/api/plays?*', async (route) => {
    requested.resolve()
    await answerGate.promise
    route.fulfill({ status: 503, json: { error: 'It is away.', code: 'chainAway' } })
  })
  await loadSong(SONG)
  await expect(insertNote()).toHaveText('Reading the price and your balance…')
  await requested.promise
  await expect(insert()).toBeDisabled()
  page.route('**/api/plays?*', (route) =>
    route.fulfill({ status: 503, json: { error: 'It is away.', code: 'chainAway' } }),
  )
  answerGate.resolve()
  await expect(insertNote()).toHaveText('We can’t see right now whether you’ve paid for a play. Trying again…')
  await expect(insert()).toHaveCount(0)
  await page.keepShots('jukebox-unread')
  page.route('**/api/plays?*', (route) =>
    route.fulfill({ json: { by: 'play', endsAtSeconds: null, isAwaited: false } }),
  )
  await expect(insertNote()).toHaveText('This play is yours. It’s free now.')
})

test('a price that rises while the wallet is open undoes the payment, and the slot says so (spec: songs.pay)', async () => {
  const wallet = installWallet(SECOND)
  const songs = await withArlosSongs()
  const { song = '', token = '' } = songs.get(SONG) ?? {}
  await sendTokens(token, SECOND, 20n * COIN)
  mockServer(SECOND, { isSignedIn: true })
  await loadSong(SONG)
  await expect(insert()).toBeEnabled()
  await insert().click()
  await expect(confirm()).toBeEnabled()
  const before = await tokenBalance(SECOND, token)
  wallet.next('eth_sendTransaction', { does: 'meanwhile', run: () => changeCost(song, 9n * COIN) })
  await confirm().click()
  await expect(confirm()).toHaveText('Insert 9 ARLO')
  await expect(panelNote()).toHaveText('Arlo changed the price to 9 ARLO. Only the network fee was paid.')
  await expect(page.locator('#coin-played')).toHaveCount(0)
  vitestExpect(await tokenBalance(SECOND, token)).toBe(before)
  await page.keepShots('jukebox-reverted')
})

test('while a whole sample plays, the slot says so beside the specified text; after a stop, a press plays it again (spec: songs.insert)', async () => {
  await page.goto('/jukebox')
  const words = 'INSERT 5 $Juno Vale TO PLAY'
  await expect(insert()).toHaveText(words)
  await expect(insertNote()).toHaveText('Free sample. Just press play.')
  // Nothing is paid, so the button is not prominent.
  vitestExpect(await insert().evaluate((button) => getComputedStyle(button).backgroundImage)).toBe('none')
  await insert().click()
  await expect(slotStatus()).toHaveText('Playing.')
  await expect(insert()).toHaveCount(0)
  await expect(page.locator('#juke-play')).toBeFocused()
  await expect(page.getByText(words)).toBeVisible()
  await page.keepShots('jukebox-slot-playing')
  await page.setViewportSize({ width: 360, height: 780 })
  await page.keepShots('jukebox-slot-playing-phone')
  await page.locator('#juke-play').click()
  await expect(insert()).toHaveText(words)
  await expect(page.getByText(words)).toHaveCount(1)
})

test.each([
  ['that calls itself USDC', 'USDC', 'USDC (not USD Coin)'],
  ['that is on no list', 'LONE', 'LONE'],
])(
  'a song paid in a token %s requires a ticked warning before anything can be signed (spec: token-warnings.act)',
  async (_, symbol, unit) => {
    const token = inject('oddTokens').find((one) => one.symbol === symbol)
    if (token === undefined) throw new Error(`This chain has no odd ${symbol}.`)
    const wallet = installWallet()
    await withArlosSongs({ [SONG]: await registerSongPaidIn(token.address, 10n * 10n ** BigInt(token.decimals)) })
    mockServer(FIRST, { isSignedIn: true })
    const expectNothingSigned = () =>
      vitestExpect(
        ['eth_sendTransaction', 'eth_signTypedData_v4', 'wallet_sendCalls', 'personal_sign'].map(wallet.asks),
      ).toEqual([0, 0, 0, 0])
    const warning = page.locator('#token-warning')
    await loadSong(SONG)
    await expect(insert()).toBeEnabled()
    await insert().click()
    await expect(warning).toContainText(shortenAddress(token.address))
    await expect(page.locator('.token-dismiss-button')).toBeDisabled()
    await page.keepShots(`jukebox-pay-${symbol}-warning`)
    // Cancelling pays nothing; the next click asks again.
    await warning.getByRole('button', { name: 'Cancel' }).click()
    await expect(warning).toHaveCount(0)
    await expect(panel()).toHaveCount(0)
    await insert().click()
    await expect(warning).toContainText(shortenAddress(token.address))
    await expect(panel()).toHaveCount(0)
    expectNothingSigned()
    await page.locator('.understand-checkbox').click()
    await page.locator('.token-dismiss-button').click()
    await expect(warning).toHaveCount(0)
    await expect(panel()).toContainText(unit)
    await expect(panel()).toContainText(token.address)
    expectNothingSigned()
    await page.keepShots(`jukebox-pay-${symbol}`)
  },
)
