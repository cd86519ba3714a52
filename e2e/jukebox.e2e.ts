// Needs: story, load, wallet, chain, server
// A visitor at the jukebox buys the token, signs in, pays in one prompt and hears the song; checked against server and chain.
import type { Page, Response } from '@playwright/test'
import { parseEther } from 'viem'
import { expect, expectNoAxeViolations, test, withoutSplash } from './testing/harness.ts'
import { keepShot } from './testing/keepShot.ts'
import { transactionFields, mineBlocks, reorganise, setAutomine } from './testing/reorgTool.ts'
import { FIRST, SECOND, connectDemo, demoWindow, status, approveDemo } from './testing/steps/walletSteps.ts'

const NEWCOMER = '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955'
const ARTIST = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
/** A separate account, because a paid play may be heard again in a later test. */
const VERA = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const SONG = 'Slow Ferry'
const COIN = 10n ** 18n
/** About a fifth of the song. */
const PART_BYTES = 200_000

/** The server may not have its song list at first; the page retries. */
test.beforeEach(({ allow }) => allow(/status of 503 \(Service Unavailable\)/))

const insertButton = (page: Page) => page.locator('#insert-to-play')
const insertNote = (page: Page) => page.locator('#insert-note')
const playButton = (page: Page) => page.locator('#juke-play')
const panel = (page: Page) => page.locator('#coin-panel')
const confirmButton = (page: Page) => page.locator('#confirm-play')
const played = (page: Page) => page.locator('#coin-played')
const playNote = (page: Page) => page.locator('#juke-note')
const seconds = async (page: Page, id: string) => Number(await page.locator(`#${id}`).inputValue())

/** Reads an account's balance of a token through the product's /rpc. */
async function balanceOf(page: Page, token: string, owner: string): Promise<bigint> {
  const data = `0x70a08231${owner.slice(2).toLowerCase().padStart(64, '0')}`
  const call = { jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{ to: token, data }, 'latest'] }
  const result = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/rpc', { method: 'POST', headers, body: JSON.stringify(body) })
    return ((await answer.json()) as { result: string }).result
  }, call)
  return BigInt(result)
}

async function selectSong(page: Page): Promise<string> {
  await page.goto('/jukebox')
  await page.locator('#jukebox-search').fill(SONG)
  const row = page.locator('.jukebox-row').filter({ hasText: SONG })
  await row.locator('button[aria-expanded]').click()
  await row.getByRole('button', { name: 'Play', exact: true }).click()
  // Goes to the next song and back, which leaves the song selected, rewound and silent.
  await page.locator('#juke-next').click()
  await page.locator('#juke-previous').click()
  await expect(page.locator('#juke-preview')).toHaveText(`Preview of ${SONG}`)
  const songs = (await page.evaluate(async () => (await fetch('/api/songs')).json())) as {
    rows: { token: string; about: { song_title: string } | null }[]
  }
  return songs.rows.find(({ about }) => about?.song_title === SONG)?.token ?? ''
}

test('a visitor hears the preview, gets the token, pays the exact price and hears the whole song; a reload continues without paying again (spec: songs.pay, sign-in.daily, case 98)', async ({
  page,
}) => {
  await withoutSplash(page)
  const token = await selectSong(page)
  await expect(insertNote(page)).toContainText('The preview is free.')
  await playButton(page).click()
  await expect.poll(() => seconds(page, 'juke-seek'), { timeout: 30_000 }).toBeGreaterThan(0)
  await playButton(page).click()

  await connectDemo(page)
  await expect(insertNote(page)).toContainText('You need')
  await expect(insertButton(page)).toHaveText(/^Play for [\d.]+ ETH$/)
  await insertButton(page).click()
  await page.locator('#coin-get').click()
  await expect(page.locator('#swap-page')).toBeVisible()
  await page.locator('#swap-currency-output .token-amount-input').fill('30')
  await page.locator('#swap-button').click()
  await page.locator('#confirm-swap-or-send').click()
  await approveDemo(page)
  await expect.poll(() => balanceOf(page, token, FIRST)).toBeGreaterThanOrEqual(29n * COIN)
  await page.keyboard.press('Escape')
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Jukebox' }).click()
  await expect(insertNote(page)).toContainText('You have')
  await insertButton(page).click()
  await expect(panel(page)).toContainText('6 ARLO')
  await expect(confirmButton(page)).toBeFocused()
  await expectNoAxeViolations(page, '#coin-panel')
  await keepShot(page, 'pay')
  const before = { fan: await balanceOf(page, token, FIRST), artist: await balanceOf(page, token, ARTIST) }
  const sounds: Response[] = []
  page.on('response', (response) => void (response.url().includes('/sound?ticket=') && sounds.push(response)))
  // One click asks for the sign-in, then the payment.
  await confirmButton(page).click()
  await expect(demoWindow(page)).toContainText('This only proves the account is yours.')
  await approveDemo(page)
  await expect(demoWindow(page)).toContainText(`Play ${SONG}`)
  await expect(demoWindow(page)).not.toContainText('0 ETH')
  await approveDemo(page)
  await expect(played(page)).toHaveText('Playing. Paid 8 ARLO.')
  await keepShot(page, 'paid')
  await expect(page.locator('#juke-preview')).toHaveText(`Playing all of ${SONG}`, { timeout: 30_000 })
  await expect.poll(() => seconds(page, 'juke-seek'), { timeout: 30_000 }).toBeGreaterThan(0)
  expect(before.fan - (await balanceOf(page, token, FIRST))).toBe(8n * COIN)
  expect((await balanceOf(page, token, ARTIST)) - before.artist).toBe(6n * COIN)
  expect(sounds.map((response) => response.status())).not.toContain(402)
  await keepShot(page, 'heard')

  // A play that is left and resumed uses the same ticket, without a wallet prompt or a payment.
  await page.locator('#juke-seek').focus()
  for (const _ of [1, 2]) await page.keyboard.press('PageUp')
  const left = await seconds(page, 'juke-seek')
  await page.goto('/pool')
  await expect(page.locator('#player-bar')).toContainText(SONG)
  await page.locator('#player-play').click()
  await expect.poll(() => seconds(page, 'player-seek'), { timeout: 30_000 }).toBeGreaterThan(left)
  await expect(demoWindow(page)).toHaveCount(0)
  expect(before.fan - (await balanceOf(page, token, FIRST))).toBe(8n * COIN)
})

test('a newcomer who has only ETH plays with one press: it costs at most the amount on the button, the artist gets the exact share, and no token is left over (spec: songs.pay-otherwise)', async ({
  page,
  plainChain,
}) => {
  await withoutSplash(page)
  const token = await selectSong(page)
  await connectDemo(page, 'Nico')
  await expect(insertButton(page)).toHaveText(/^Play for [\d.]+ ETH$/)
  await insertButton(page).click()
  await expect(panel(page)).toContainText('6 ARLO')
  await expect(confirmButton(page)).toBeEnabled()
  const maxPayment = parseEther(
    /^Play for ([\d.]+) ETH$/.exec((await confirmButton(page).textContent()) ?? '')?.[1] ?? '',
  )
  const ask = async <T>(method: string, ...params: unknown[]) => (await plainChain.request(method, params)) as T
  const read = async (method: string, ...params: string[]) => BigInt(await ask<string>(method, ...params))
  const before = {
    ether: await read('eth_getBalance', NEWCOMER, 'latest'),
    sent: await read('eth_getTransactionCount', NEWCOMER, 'latest'),
    artist: await balanceOf(page, token, ARTIST),
  }
  expect(await balanceOf(page, token, NEWCOMER)).toBe(0n)
  await confirmButton(page).click()
  await expect(demoWindow(page)).toContainText('This only proves the account is yours.')
  await approveDemo(page)
  await expect(demoWindow(page)).toContainText(SONG)
  await approveDemo(page)
  await expect(played(page)).toHaveText(/^Playing\. Paid [\d.]+ ETH\.$/)
  await expect(page.locator('#juke-preview')).toHaveText(`Playing all of ${SONG}`, { timeout: 30_000 })

  expect(await read('eth_getTransactionCount', NEWCOMER, 'latest')).toBe(before.sent + 1n)
  const { transactions } = await ask<{ transactions: { from: string; to: string; hash: string; value: string }[] }>(
    'eth_getBlockByNumber',
    'latest',
    true,
  )
  const payment = transactions.find(({ from }) => from.toLowerCase() === NEWCOMER.toLowerCase())
  expect(BigInt(payment?.value ?? 0)).toBe(maxPayment)
  const receipt = await ask<{ gasUsed: string; effectiveGasPrice: string }>(
    'eth_getTransactionReceipt',
    payment?.hash ?? '',
  )
  const gas = BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice)
  const paid = before.ether - (await read('eth_getBalance', NEWCOMER, 'latest')) - gas
  expect(paid).toBeGreaterThan(0n)
  expect(paid).toBeLessThanOrEqual(maxPayment)
  expect((await balanceOf(page, token, ARTIST)) - before.artist).toBe(6n * COIN)
  for (const owner of [NEWCOMER, payment?.to ?? '']) expect(await balanceOf(page, token, owner)).toBe(0n)
  expect(await read('eth_getBalance', payment?.to ?? '', 'latest')).toBe(0n)
})

test('a page that is reloaded while its payment is pending waits for it, and the play is paid once (spec: songs.pay, case 98)', async ({
  page,
  plainChain,
}) => {
  await withoutSplash(page)
  const token = await selectSong(page)
  const words = [VERA, (20n * COIN).toString(16)].map((text) => text.replace('0x', '').padStart(64, '0'))
  const gift = { from: ARTIST, to: token, data: `0xa9059cbb${words.join('')}` }
  await plainChain.request('eth_sendTransaction', [gift])
  await connectDemo(page, 'Vera')
  const sentCount = async () => Number(await plainChain.request('eth_getTransactionCount', [VERA, 'pending']))
  const [before, sent] = [await balanceOf(page, token, VERA), await sentCount()]
  await insertButton(page).click()
  await confirmButton(page).click()
  await approveDemo(page)
  await expect(demoWindow(page)).toContainText(`Play ${SONG}`)
  await setAutomine(plainChain, false)
  await approveDemo(page)
  await expect.poll(sentCount).toBe(sent + 1)
  await page.reload()
  await expect(status(page)).toHaveText('1 Pending')
  await selectSong(page)
  await expect(insertNote(page)).toHaveText('The song starts by itself once the payment is confirmed.')
  await expect(insertButton(page)).toHaveCount(0)
  await setAutomine(plainChain, true)
  await mineBlocks(plainChain)
  await expect(insertNote(page)).toContainText(/It’s free now|You can start it again for free/, { timeout: 30_000 })
  await insertButton(page).click()
  await expect(page.locator('#juke-preview')).toHaveText(`Playing all of ${SONG}`, { timeout: 30_000 })
  await expect(demoWindow(page)).toHaveCount(0)
  expect(before - (await balanceOf(page, token, VERA))).toBe(8n * COIN)
})

test('an artist signs in and hears a song of their own without paying, and disconnecting the wallet on any page signs out (spec: songs.gate, sign-in.ended)', async ({
  page,
}) => {
  await withoutSplash(page)
  const token = await selectSong(page)
  await connectDemo(page, 'Arlo')
  await expect(insertButton(page)).toBeEnabled()
  const before = await balanceOf(page, token, ARTIST)
  await insertButton(page).click()
  await confirmButton(page).click()
  await approveDemo(page)
  await expect(page.locator('#juke-preview')).toHaveText(`Playing all of ${SONG}`, { timeout: 30_000 })
  await expect.poll(() => seconds(page, 'juke-seek'), { timeout: 30_000 }).toBeGreaterThan(0)
  await expect(panel(page)).toHaveCount(0)
  await expect(insertNote(page)).toHaveText('This play is yours. It’s free now.')
  expect(await balanceOf(page, token, ARTIST)).toBe(before)
  const signedIn = () =>
    page.evaluate(async () => ((await (await fetch('/api/session')).json()) as { session: object | null }).session)
  expect(await signedIn()).toMatchObject({ account: ARTIST })
  await page.goto('/pool')
  await status(page).click()
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect.poll(signedIn).toBeNull()
})

test('case 98: a play whose payment is lost in a reorg stops with a message, and continues at the same place once the payment is back (spec: songs.tickets, player.trouble)', async ({
  page,
  allow,
  plainChain,
}) => {
  allow(/status of 410|status of 409/)
  await withoutSplash(page)
  const token = await selectSong(page)
  const words = [SECOND, (20n * COIN).toString(16)].map((text) => text.replace('0x', '').padStart(64, '0'))
  const gift = { from: ARTIST, to: token, data: `0xa9059cbb${words.join('')}` }
  await plainChain.request('eth_sendTransaction', [gift])
  // The slow connection delivers a fifth of the song; the rest arrives when the test allows it.
  const line = Promise.withResolvers<void>()
  const tickets: string[] = []
  await page.context().route('**/sound?ticket=*', async (route) => {
    const url = route.request().url()
    const { range = 'bytes=0-', ...headers } = route.request().headers()
    const from = Number(/bytes=(\d+)/.exec(range)?.[1] ?? 0)
    tickets.push(url)
    if (from > 0) await line.promise
    const part = { ...headers, range: `bytes=${from}-${from + PART_BYTES - 1}` }
    await route.fulfill({ response: await route.fetch({ headers: part }) })
  })
  await connectDemo(page, 'Petra')
  await insertButton(page).click()
  const before = await balanceOf(page, token, SECOND)
  await confirmButton(page).click()
  await approveDemo(page)
  await expect(demoWindow(page)).toContainText(`Play ${SONG}`)
  await approveDemo(page)
  await expect(played(page)).toBeVisible()
  await expect.poll(() => seconds(page, 'juke-seek'), { timeout: 30_000 }).toBeGreaterThan(0)
  const paid = (await plainChain.request('eth_getBlockByNumber', ['latest', false])) as { transactions: string[] }
  const payment = paid.transactions[0] ?? ''
  const resent = await transactionFields(plainChain, payment)
  await reorganise(plainChain, 1)
  const answerOf = async () => (await page.request.get(tickets[0] ?? '', { headers: { range: 'bytes=0-0' } })).status()
  await expect.poll(answerOf, { timeout: 15_000 }).toBe(410)
  await expect(playButton(page)).toHaveAttribute('aria-label', 'Pause')
  line.resolve()
  await expect(playNote(page)).toContainText('The network has undone your payment.', { timeout: 30_000 })
  await keepShot(page, 'takenBack')
  const left = await seconds(page, 'juke-seek')
  expect(left).toBeGreaterThan(0)
  expect(await balanceOf(page, token, SECOND)).toBe(before)

  expect(await plainChain.request('eth_sendTransaction', [resent])).toBe(payment)
  await playButton(page).click()
  await expect.poll(() => seconds(page, 'juke-seek'), { timeout: 30_000 }).toBeGreaterThan(left)
  await expect(playNote(page)).toHaveText('')
  expect(before - (await balanceOf(page, token, SECOND))).toBe(8n * COIN)
  expect(new Set(tickets).size).toBe(1)
})
