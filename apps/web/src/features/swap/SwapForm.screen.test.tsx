import { afterEach, beforeEach, describe, onTestFinished, test } from 'vitest'
import { mineBlock, freezeRpcAnswers, failRpc } from '#testing/rpcFaults.ts'
import { expectNoAxeViolations } from '#testing/axe.ts'
import { SECOND, installWallet, restoreChainAfterEach, node, tokenOf } from '#testing/chain.ts'
import { consoleErrors } from '#testing/consoleErrors.ts'
import { expect } from '#testing/expect.ts'
import { browserFetch } from '#testing/origin.ts'
import { page } from '#testing/page.ts'
import {
  amountOf,
  approveButton,
  openReview,
  confirmButton,
  details,
  openSwap,
  status,
  swapButton,
} from './testing/swapScreen.ts'

// The swap form while the chain does not answer: nothing false is shown, nothing disappears, and everything recovers by itself.

restoreChainAfterEach()

beforeEach(() => {
  installWallet()
  consoleErrors.allow(/^A request for \d+ values of the chain has failed/)
})

const note = () => page.locator('#swap-page output').filter({ hasText: 'Reconnecting' })
const banner = () =>
  page.getByRole('status').filter({ hasText: /These figures are from block|lost touch|isn't answering/ })
const muted = () => page.locator('[data-overdue]')
const balance = (side: string) => page.locator(`#swap-currency-${side}`).getByText(/^Balance/)
const card = () => page.locator('#swap-no-liquidity')

const lateBlock = async () => Number(await node('eth_blockNumber')).toLocaleString('en')

/** Texts of the page that come from the chain. */
async function shown(): Promise<readonly string[]> {
  const texts = [
    status(),
    page.locator('#uni-pill'),
    page.locator('#native-balance'),
    balance('input'),
    balance('output'),
  ]
  const words = await Promise.all(texts.map(async (one) => (await one.one()).textContent ?? ''))
  return [...words, await amountOf('output').inputValue()]
}

async function openedSwap(): Promise<readonly string[]> {
  // The configuration contains no names, so the account's name is looked up on the chain.
  await openSwap({ from: 'ETH', to: 'DAI', amount: '1', config: { people: [] } })
  await expect(swapButton()).toBeEnabled()
  await expect(status()).toHaveText('theo.eth')
  await expect(page.locator('#uni-pill')).toBeVisible()
  await expect(balance('output')).toBeVisible()
  await expect(details()).toBeVisible()
  return shown()
}

describe('/rpc fails while heads still arrive', () => {
  test('one block without answers changes nothing (spec: reads.last-answer)', async () => {
    const before = await openedSwap()
    const answerAgain = failRpc('with 502')
    await mineBlock()
    await page.settled()
    await expect(swapButton()).toBeEnabled()
    expect(await shown()).toEqual(before)
    await expect(card()).toHaveCount(0)
    await expect(muted()).toHaveCount(0)
    answerAgain()
    await mineBlock()
    await page.settled()
    await expect(swapButton()).toHaveText('Swap')
    expect(consoleErrors.all().length).toBeLessThanOrEqual(1)
  })

  test.each(['with 502', 'with errors', 'without an end'] as const)(
    'each request %s: the last answers stay muted with their block, a press is refused, and one note says so; then everything recovers by itself (spec: reads.press, heads.lines)',
    async (way) => {
      const before = await openedSwap()
      const block = await lateBlock()
      const answerAgain = failRpc(way)
      for (const _ of [1, 2]) await mineBlock()
      await expect(swapButton()).toHaveText('Reconnecting…')
      await expect(swapButton()).toBeDisabled()
      await expect(note()).toHaveText(`Prices from block ${block}. Reconnecting…`)
      await expect(banner()).toHaveCount(1)
      expect(await shown()).toEqual(before)
      for (const part of ['#uni-pill', '#native-balance', '#swap-price', '#web3-status-connected span'])
        await expect(page.locator(`${part}[data-overdue]`), part).toBeVisible()
      await expect(page.locator('#native-balance')).toHaveAttribute('title', new RegExp(`From block ${block}$`))
      await expect(card()).toHaveCount(0)
      await expectNoAxeViolations()
      await page.keepShots(`away-${way.replaceAll(' ', '-')}`)
      answerAgain()
      await expect(swapButton()).toBeEnabled()
      await expect(swapButton()).toHaveText('Swap')
      await expect(muted()).toHaveCount(0)
      await expect(banner()).toHaveCount(0)
      await expect(note()).toHaveCount(0)
      expect(consoleErrors.all().length).toBeLessThanOrEqual(1)
    },
  )

  test('after a minute without answers, the form does not claim that there is no route, even for an amount that no pool could give', async () => {
    await openedSwap()
    page.clock.stop()
    const answerAgain = failRpc('with 502')
    await mineBlock()
    for (let second = 0; second < 60; second += 5) {
      await page.clock.runFor(5000)
      await expect(card()).toHaveCount(0)
      await expect(balance('input')).toBeVisible()
    }
    await expect(swapButton()).toHaveText('Reconnecting…')
    await amountOf('output').fill('99999999999')
    await expect(swapButton()).toHaveText('Reconnecting…')
    await expect(card()).toHaveCount(0)
    await amountOf('output').fill('')
    await expect(swapButton()).toHaveText('Reconnecting…')
    await amountOf('input').fill('1')
    expect(consoleErrors.all().length).toBeLessThanOrEqual(1)
    answerAgain()
    await page.clock.runFor(8000)
    await page.settled()
    await page.clock.runFor(200)
    await expect(swapButton()).toBeEnabled()
    await expect(muted()).toHaveCount(0)
  })

  test('a node that answers from an old block is distinguished from a current one', async () => {
    await openedSwap()
    const answerAgain = freezeRpcAnswers()
    await mineBlock()
    const block = await lateBlock()
    await page.settled()
    for (const _ of [1, 2, 3]) await mineBlock()
    await expect(note()).toHaveText(`Prices from block ${block}. Reconnecting…`)
    await expect(swapButton()).toHaveText('Reconnecting…')
    answerAgain()
    await expect(swapButton()).toHaveText('Swap')
  })

  test('an approval cannot be started, nor a swap confirmed', async () => {
    await openSwap({ from: 'OM', to: 'DAI', amount: '1' })
    await expect(approveButton()).toBeEnabled()
    let answerAgain = failRpc('with 502')
    for (const _ of [1, 2]) await mineBlock()
    await expect(swapButton()).toHaveText('Reconnecting…')
    await expect(approveButton()).toHaveCount(0)
    await expect(note()).toContainText('Prices from block')
    answerAgain()
    await expect(approveButton()).toBeEnabled()

    await openedSwap()
    await openReview()
    answerAgain = failRpc('with 502')
    for (const _ of [1, 2]) await mineBlock()
    await expect(confirmButton()).toHaveText('Reconnecting…')
    await expect(confirmButton()).toBeDisabled()
    answerAgain()
    await expect(confirmButton()).toBeEnabled()
  })

  test('names and balances stay visible in dialogs, and so does the UNI balance in its breakdown', async () => {
    await openedSwap()
    const answers = [
      // Comes first, because the pill is the way to the claim once another modal has replaced the
      // notice.
      { open: '#uni-pill', dialog: '#uni-balance', what: 'dl', holds: /\d/ },
      {
        open: '#swap-currency-output .open-currency-select-button',
        dialog: '#token-select',
        what: '.token-item-ETHER',
        holds: /\d/,
      },
      { open: '#web3-status-connected', dialog: '#wallet-modal', what: '#web3-account-identifier-row', holds: /theo/ },
    ]
    for (const { open, dialog, what, holds } of answers) {
      await page.locator(open).click()
      const part = page.locator(`${dialog} ${what}`).first()
      await expect(part).toContainText(holds)
      const before = (await part.one()).textContent
      const answerAgain = failRpc('with 502')
      for (const _ of [1, 2]) await mineBlock()
      await expect(page.locator(`${dialog} [data-overdue]`).first(), dialog).toBeVisible()
      expect((await part.one()).textContent, dialog).toBe(before)
      await page.keepShots(`away-in-${dialog.slice(1)}`)
      answerAgain()
      await expect(muted(), dialog).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(page.locator(dialog)).toBeHidden()
    }
  })

  test('a name that could not be looked up is not called unknown', async () => {
    await openSwap({ from: 'ETH', to: 'DAI', amount: '1', more: `recipient=${SECOND}` })
    await expect(swapButton()).toBeEnabled()
    const answerAgain = failRpc('with 502')
    for (const _ of [1, 2]) await mineBlock()
    const field = page.locator('.recipient-address-input')
    await field.fill('petra.eth')
    await expect(swapButton()).toHaveText('Reconnecting…')
    await expect(field).not.toHaveAttribute('aria-invalid')
    answerAgain()
    await expect(swapButton()).toHaveText('Swap')
  })

  test('wrapping keeps its own button', async () => {
    await openSwap({ from: 'ETH', to: 'WETH', amount: '1' })
    const wrap = page.locator('#wrap-button')
    await expect(balance('input')).toBeVisible()
    await expect(wrap).toBeEnabled()
    const answerAgain = failRpc('with 502')
    for (const _ of [1, 2]) await mineBlock()
    await expect(wrap).toHaveText('Reconnecting…')
    await expect(note()).toContainText('Figures from block')
    answerAgain()
    await expect(wrap).toHaveText('Wrap')
  })
})

describe('/rpc and the heads are gone', () => {
  /** A stream of heads that is closed. */
  class DeadStream extends EventTarget {
    static readonly CLOSED = 2
    readonly readyState = 2
    close = () => {}
  }

  const { EventSource: Real } = window
  afterEach(() => void Object.assign(window, { EventSource: Real }))

  /** Returns the function that breaks the stream of heads, and the one that restores it. */
  function breakableHeads() {
    const streams = new Set<EventSource>()
    const begin = () =>
      void Object.assign(window, {
        EventSource: class extends Real {
          constructor(url: string | URL) {
            super(url)
            streams.add(this)
          }
        },
      })
    page.addInitScript(begin)
    const lose = () => {
      Object.assign(window, { EventSource: DeadStream })
      for (const stream of streams) {
        stream.close()
        stream.dispatchEvent(new Event('error'))
      }
    }
    return { lose, find: () => void Object.assign(window, { EventSource: Real }) }
  }

  test('a loss is reported once, with the reason on the card, and recovers by itself', async () => {
    const heads = breakableHeads()
    await openedSwap()
    // The clock ends the notice of the claim. The pill then leads to the claim.
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.locator('#uni-pill')).toHaveText('Claim UNI')
    const before = await shown()
    page.clock.stop()
    // Restarts the page's timer for missing answers, now on the fake clock.
    document.dispatchEvent(new Event('visibilitychange'))
    const answerAgain = failRpc('with 502')
    heads.lose()
    await page.clock.runFor(6000)
    await expect(swapButton()).toHaveText('Reconnecting…')
    await expect(note()).toContainText('Prices from block')
    await expect(banner()).toHaveCount(1)
    await page.clock.runFor(30_000)
    await expect(banner()).toHaveCount(1)
    await expect(banner()).toContainText("We've lost touch with the network.")
    expect(await shown()).toEqual(before)
    answerAgain()
    heads.find()
    await page.clock.runFor(16_000)
    await page.settled()
    await page.clock.runFor(2000)
    await expect(swapButton()).toHaveText('Swap')
    await expect(banner()).toHaveCount(0)
  })

  test('a form opened during the outage shows no made-up figures, and its button says that it reconnects', async () => {
    const answerAgain = failRpc('with 502')
    await openSwap({ from: 'ETH', to: 'DAI', amount: '1' })
    await expect(swapButton()).toHaveText('Reconnecting…')
    await expect(note()).toHaveText("We can't reach the network. Reconnecting…")
    await expect(card()).toHaveCount(0)
    await expect(amountOf('output')).toHaveValue('')
    await page.locator('#swap-currency-output .open-currency-select-button').click()
    const row = page.locator('#token-select').getByRole('row').nth(1)
    await expect(row.locator('[aria-label="Reading the balance"]')).toBeVisible()
    await page.keyboard.press('Escape')
    answerAgain()
    await expect(swapButton()).toHaveText('Swap')
    await expect(swapButton()).toBeEnabled()
  })
})

test('the price stays, and names its block, while the chain mines no blocks (spec: heads.trouble)', async () => {
  const { EventSource: Real } = window
  onTestFinished(() => void Object.assign(window, { EventSource: Real }))
  const block = (await node('eth_getBlockByNumber', ['latest', false])) as { number: string; hash: string }
  const number = Number(block.number)
  const hash = block.hash
  const head = { number, hash, timeSeconds: 1, chainId: 137, writes: 'on', disagrees: false, genesisHash: null }
  /** Sends one block of a chain that mines at an interval, and afterwards only heartbeats. */
  class QuietHeads extends EventTarget {
    static readonly CLOSED = 2
    readonly readyState = 1
    readonly #alive = setInterval(() => this.dispatchEvent(new Event('heartbeat')), 10_000)
    constructor() {
      super()
      setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(head) })))
    }
    close = () => clearInterval(this.#alive)
  }
  page.addInitScript(() => void Object.assign(window, { EventSource: QuietHeads }))
  const price = page.locator('#swap-price')
  await page.open(`/swap?inputCurrency=ETH&outputCurrency=${tokenOf('DAI')}&exactAmount=1`, { chainId: 137 })
  await expect(price).toContainText('per DAI')
  await expect(price).not.toContainText('Of block')
  const output = await amountOf('output').inputValue()
  page.clock.stop()
  // Restarts the page's timer for missing answers, now on the fake clock.
  document.dispatchEvent(new Event('visibilitychange'))
  // One second at a time, so that the page's requests are answered in between.
  for (let second = 0; second < 35; second += 1) {
    await page.clock.runFor(1000)
    await browserFetch('/config')
  }
  await expect(price).toContainText(`Of block ${number}; the chain has said nothing since`)
  await expect(price).toContainText('per DAI')
  await expect(amountOf('output')).toHaveValue(output)
})
