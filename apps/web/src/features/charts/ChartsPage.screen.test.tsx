import { PAIR_INIT_CODE_HASH } from '@musi/chain/chains/pairInitCodeHash'
import { readAllEvents, plainPools, plainPrices } from '@musi/chain/testing/plainMarket'
import type { Write } from '@musi/chain/write'
import { addLiquidity } from '@musi/chain/writes/liquidity/addLiquidity'
import { approve } from '@musi/chain/writes/tokens/approve'
import { createArtistToken } from '@musi/chain/writes/music/createArtistToken'
import { swap } from '@musi/chain/writes/exchange/swap'
import type { Address } from '@musi/domain/address'
import { pairAddress } from '@musi/domain/exchange/pairAddress'
import { expect as vitestExpect, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { FIRST, restoreChainAfterEach, node, pairOf, addressBook, tokenOf } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'

restoreChainAfterEach()

const whole = () => page.getByRole('region', { name: 'The whole exchange', exact: true })
const title = () => page.getByRole('heading', { level: 1 })
const table = (name: string) => page.locator(`table[aria-label="${name}"]`)
const rows = (name: string) => table(name).locator('tbody tr')
const dialog = () => page.locator('dialog[open]')

const check = () => dialog().getByRole('button', { name: 'Check it' }).click()
const verdict = () => dialog().getByRole('status').last()

/** Every visible figure must be in the accessibility tree, by itself or in the chart's description of its row. */
function expectAllIsRead(): void {
  const read = [...document.querySelectorAll('main [aria-valuetext]')]
  const spokenValues = new Set(read.map((each) => each.getAttribute('aria-valuetext')))
  const hidden = [...document.querySelectorAll('main [aria-hidden="true"]')].map((each) => each.textContent ?? '')
  vitestExpect(hidden.filter((text) => /\d/.test(text) && !spokenValues.has(text))).toEqual([])
  // Everything that opens or sorts must be reachable by keyboard.
  const pressed = [...document.querySelectorAll('main button, main a, main [role=slider]')]
  vitestExpect(
    pressed.filter((each) => each instanceof HTMLElement && each.tabIndex < 0 && each.role !== 'tab'),
  ).toEqual([])
}

const shots = (name: string) => page.keepShots(name)

test('the overview shows five figures and thirty days, and each figure opens its parts (spec: charts.page, charts.made-of)', async () => {
  await page.goto('/charts')
  await expect(title()).toHaveText('Charts')
  await expect(page.getByRole('button', { name: /Locked in pools/ })).toContainText(/\$[\d,]+\.\d{2}/)
  await expect(rows('Songs').first()).toHaveText(/^1/)
  const days = page.getByRole('slider')
  await expect(days).toHaveAttribute(
    'aria-label',
    /^Volume of the last 30 days \(UTC\), from .+ to .+\. The most was \$/,
  )
  await expectNoAxeViolationsInBothThemes()
  expectAllIsRead()
  await shots('charts')

  await days.press('End')
  await expect(days).toHaveAttribute('aria-valuenow', '30')
  await days.press('ArrowLeft')
  await expect(days).toHaveAttribute('aria-valuetext', /: (<)?\$[\d,.]+$/)
  await page.getByRole('button', { name: 'Show as a table' }).click()
  await expect(page.locator('figure tbody tr')).toHaveCount(30)

  await page.getByRole('button', { name: /Locked in pools/ }).click()
  await expect(dialog()).toContainText('at current prices')
  const parts = dialog().getByRole('listitem')
  await expect.poll(async () => (await parts.count()) > 10).toBe(true)
  const money = (text: string | null) => Number((/\$([\d,.]+)/.exec(text ?? '')?.[1] ?? '').replaceAll(',', ''))
  const values = await dialog().locator('li > span:last-child > b').allTextContents()
  const sum = values.slice(0, -1).reduce((all, text) => all + money(text), 0)
  vitestExpect(Math.abs(sum - money(values.at(-1) ?? ''))).toBeLessThan(values.length)
  await check()
  await expect(verdict()).toContainText(/The chain agrees, to the unit\. We asked \d+ pools what they hold\./)
  await shots('charts-locked')
  for (const [figure, agrees] of [
    ['Volume, 24 hours', /The chain agrees, to the unit\. We read \d+ trades? from its receipts\./],
    ['Paid plays, 7 days', /The chain agrees\. We read \d+ plays from their receipts\./],
    ['Paying listeners', /The chain agrees\. We read \d+ plays from their receipts\./],
  ] as const) {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: new RegExp(figure) }).press('Enter')
    await check()
    await expect(verdict()).toContainText(agrees)
  }
})

test('a forged total is detected, and the wrong part is named (spec: charts.check)', async () => {
  page.route('**/api/market/pools*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { rows: { reserves: string[] }[] }
    const [first, ...others] = answer.rows
    const forged = { ...first, reserves: [`${first?.reserves[0]}0`, first?.reserves[1]] }
    route.fulfill({ json: { ...answer, rows: [forged, ...others] } })
  })
  page.route('**/api/market', async (route) => {
    const answer = (await (await route.fetch()).json()) as { rows: { week: { plays: number } }[] }
    const rowsOf = answer.rows.map((row) => ({ ...row, week: { ...row.week, plays: row.week.plays + 1 } }))
    route.fulfill({ json: { ...answer, rows: rowsOf } })
  })
  await page.goto('/charts')
  for (const [figure, part] of [
    ['Locked in pools', 'Not the same: what pools hold.'],
    ['Paid plays, 7 days', 'Not the same: paid plays.'],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(figure) }).click()
    await check()
    await expect(dialog()).toContainText(part)
    await page.keyboard.press('Escape')
  }
})

test('lists can be searched, sorted both ways and shown by period; rows without a price say so and come last (spec: charts.lists, charts.no-price, charts.thin)', async () => {
  await page.goto('/charts?list=pools')
  const names = async () => (await rows('Pools').allTextContents()).map((text) => text.slice(0, 24))
  await expect(rows('Pools').first()).toContainText('$')
  await expectNoAxeViolationsInBothThemes('#charts-page')
  expectAllIsRead()
  // Clicks the exact label, because other buttons begin with the same words.
  const press = (name: string) =>
    table('Pools')
      .locator('thead button')
      .filter({ hasText: new RegExp(`^${name}`) })
      .evaluate((button) => button.click())
  const byLocked = await names()
  await press('Locked')
  await expect.poll(async () => (await names())[0] !== byLocked[0]).toBe(true)
  await expect(table('Pools').locator('th[aria-sort="ascending"]')).toHaveText(/^Locked/)
  const dollars = async () =>
    (await rows('Pools').locator('td:nth-child(2)').allTextContents())
      .flatMap((text) => /\$([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '') ?? [])
      .map(Number)
  const locked = await dollars()
  expect(locked.length).toBeGreaterThan(1)
  expect(locked).toEqual(locked.toSorted((one, other) => one - other))
  await press('Pool')
  await expect(table('Pools').locator('th[aria-sort="descending"]')).toHaveText(/^Pool/)
  await page.getByRole('button', { name: '30 days' }).click()
  await expect(page.getByRole('button', { name: '30 days' })).toHaveAttribute('aria-pressed', 'true')
  await shots('charts-pools')
  await page.getByLabel('Search').fill('dai')
  await expect.poll(async () => (await names()).every((text) => text.includes('DAI'))).toBe(true)
  await page.getByLabel('Search').fill('no such thing')
  await expect(page.getByText('Nothing matches “no such thing”.')).toBeVisible()
  await page.getByLabel('Search').fill('')
  await page.getByRole('tab', { name: 'Tokens' }).click()
  await expect(rows('Tokens').first()).toContainText('$')

  page.route('**/api/market/pools*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { rows: { day: object; yearly: number | null }[] }
    const [first, ...others] = answer.rows
    const unpriced = { ...first, locked: null, isThin: true, yearly: null, day: { ...first?.day, volume: null } }
    route.fulfill({ json: { ...answer, rows: [unpriced, ...others.map((row) => ({ ...row, isThin: true }))] } })
  })
  await page.goto('/charts?list=pools')
  await expect(rows('Pools').first()).toContainText('Thin')
  for (const way of ['descending', 'ascending']) {
    await press('Volume')
    await expect(table('Pools').locator(`th[aria-sort="${way}"]`)).toHaveText(/^Volume/)
    await expect(table('Pools').getByText('No price').first()).toBeHidden()
  }
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(rows('Pools').last()).toContainText('No price')
})

test('songs and artists are ranked by payers, and a rank opens to its payers and is recounted from receipts (spec: charts.rank, charts.check)', async () => {
  await page.goto('/charts?list=songs')
  const points = () => rows('Songs').first().getByRole('button').last()
  await expect(points()).toHaveText(/^\d+$/)
  await expectNoAxeViolationsInBothThemes('#charts-page')
  expectAllIsRead()
  await shots('charts-songs')
  const first = await points().textContent()
  await points().press('Enter')
  await expect(dialog()).toContainText('28 points for a payment today')
  await expect(dialog().getByRole('listitem').first()).toContainText(/\d+ points?/)
  await dialog().getByRole('button', { name: 'Check it' }).click()
  await expect(dialog().getByRole('status').last()).toContainText(`The chain agrees: ${first} point`)
  await shots('charts-rank')
  await page.keyboard.press('Escape')
  await expect(points()).toBeFocused()
  await page.getByRole('tab', { name: 'Artists' }).click()
  const artist = rows('Artists').first().getByRole('button')
  const artistPoints = await artist.textContent()
  await expectNoAxeViolationsInBothThemes('#charts-page')
  expectAllIsRead()
  await artist.press('Enter')
  await check()
  await expect(verdict()).toContainText(`The chain agrees: ${artistPoints} point`)
})

test('a cover in the charts plays and pauses its song (spec: charts.play)', async () => {
  await page.goto('/charts?list=songs')
  const cover = rows('Songs').first().getByRole('button').first()
  await expect(cover).toHaveAttribute('aria-label', /^Play .+ by .+$/)
  await cover.click()
  await expect(cover).toHaveAttribute('aria-label', /^Pause .+ by .+$/)
  await cover.click()
  await expect(cover).toHaveAttribute('aria-label', /^Play .+ by .+$/)
})

test('a song has the title its artist gave it, at any age (spec: charts.rank)', async () => {
  page.route('**/api/ranks/songs*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { rows: object[] }
    const [first, second, ...others] = answer.rows
    const rowsOf = [{ ...first, title: 'Not among the newest' }, { ...second, title: null }, ...others]
    route.fulfill({ json: { ...answer, rows: rowsOf } })
  })
  await page.goto('/charts?list=songs')
  await expect(rows('Songs').first()).toContainText('Not among the newest')
  await expect(rows('Songs').nth(1)).toContainText('Untitled recording')
})

test('“check it” detects a forged rank and names the wrong figure (spec: charts.check)', async () => {
  page.route('**/api/ranks/songs*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { rows: { points: number; payers: number }[] }
    const forged = answer.rows.map((row) => ({ ...row, points: row.points + 28, payers: row.payers + 1 }))
    route.fulfill({ json: { ...answer, rows: forged } })
  })
  await page.goto('/charts?list=songs')
  await rows('Songs').first().getByRole('button').last().click()
  await dialog().getByRole('button', { name: 'Check it' }).click()
  await expect(dialog()).toContainText('The chain says something else. Don’t rely on this figure.')
  await expect(dialog()).toContainText('Not the same: points and listeners.')
})

test('a pool shows its price, trades, holders and position, and its volume opens to its trades (spec: charts.pool-page, charts.check)', async () => {
  await page.goto(`/charts/pool/${pairOf('DAI')}`)
  await expect(title()).toHaveText(/WETH|DAI/)
  const price = page.getByRole('slider')
  await expect(price).toHaveAttribute('aria-label', /^Price of \S+ in \S+, .+: [\d.,]+ at first, [\d.,]+ at last/)
  await expectNoAxeViolationsInBothThemes()
  expectAllIsRead()
  await shots('charts-pool')
  await page.getByRole('button', { name: '30 days' }).first().click()
  await page.getByRole('button', { name: /^Volume/ }).click()
  await expect(dialog()).toContainText(/The chain agrees, to the unit\. We read \d+ trades? from its receipts\./)
  await shots('charts-pool-volume')
  await page.keyboard.press('Escape')
  await price.press('End')
  while (!(await price.getAttribute('aria-valuetext'))?.includes('traded')) await price.press('ArrowLeft')
  await page.getByRole('button', { name: 'Check it' }).click()
  await expect(dialog()).toContainText('The chain agrees, to the digit.')
  await shots('charts-candle')
})

test('the receipts disprove a forged candle and a forged volume (spec: charts.check)', async () => {
  page.route('**/api/candles*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { rows: { high: number }[] }
    route.fulfill({ json: { ...answer, rows: answer.rows.map((row) => ({ ...row, high: row.high * 1.01 })) } })
  })
  page.route('**/api/market/pools*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { rows: { day: { paid: string[] } }[] }
    const rowsOf = answer.rows.map((row) => ({ ...row, day: { ...row.day, paid: ['7', row.day.paid[1]] } }))
    route.fulfill({ json: { ...answer, rows: rowsOf } })
  })
  await page.goto(`/charts/pool/${pairOf('DAI')}`)
  await page.getByRole('button', { name: /^Volume/ }).click()
  await expect(dialog()).toContainText('Not the same: what was paid.')
  await page.keyboard.press('Escape')
  const price = page.getByRole('slider')
  await price.press('End')
  while (!(await price.getAttribute('aria-valuetext'))?.includes('traded')) await price.press('ArrowLeft')
  await page.getByRole('button', { name: 'Check it' }).click()
  await expect(dialog()).toContainText('Not the same: high.')
})

test('a token has the price of its deepest pool; an unknown token or pool offers a next step (spec: charts.token-page)', async () => {
  await page.goto(`/charts/token/${tokenOf('DAI')}`)
  await expect(title()).toContainText('Dai')
  await expect(page.getByText('The price of the last trade in the largest pool. Above is the price now.')).toBeVisible()
  await expect(rows('Pools').first()).toContainText('DAI')
  await expectNoAxeViolationsInBothThemes()
  expectAllIsRead()
  await shots('charts-token')
  for (const [figure, rule, agrees] of [
    ['Price', 'A price follows what pools hold', 'to the unit. We asked'],
    ['Locked', 'What pools hold of this token', 'to the unit. We asked'],
    ['Volume, 24 hours', 'in the last 24 hours', 'to the unit. We read'],
    ['Volume, 7 days', 'in the last 7 days', 'to the unit. We read'],
  ] as const) {
    await page
      .getByRole('button', { name: new RegExp(`^${figure}`) })
      .first()
      .click()
    await expect(dialog()).toContainText(rule)
    await check()
    await expect(verdict()).toContainText(agrees)
    if (figure === 'Locked') await shots('charts-token-locked')
    await page.keyboard.press('Escape')
  }
  for (const [path, text] of [
    [`/charts/token/${addressBook().contracts.v2Router}`, 'No pool holds this token'],
    ['/charts/pool/nonsense', 'There is no such pool'],
  ] as const) {
    await page.goto(path)
    await expect(title()).toHaveText(text)
    await page.getByRole('link', { name: 'To the charts' }).click()
    await expect(page).toHaveURL('/charts')
  }
})

const COIN = 10n ** 18n

/** Creates two tokens that are traded only for each other, in both directions. */
async function poolWithoutDollars(): Promise<Address> {
  const { artistTokenFactory: factory = FIRST, v2Router: router, v2Factory } = addressBook().contracts
  const send = async ({ candidates: [{ to, data, value }] }: Write) =>
    void (await node('eth_sendTransaction', [
      { from: FIRST, to, data, value: `0x${value.toString(16)}`, gas: '0x5b8d80' },
    ]))
  for (const symbol of ['LONE', 'LOST']) await send(createArtistToken({ factory, name: symbol, symbol, owner: FIRST }))
  const createdTokens = (await readAllEvents(node)).seen.flatMap(({ event }) =>
    event.name === 'Created' ? [event.args.token] : [],
  )
  const [one = FIRST, other = FIRST] = createdTokens.slice(-2)
  for (const token of [one, other]) await send(approve({ token, spender: router, amount: 1000n * COIN }))
  const when = { recipient: FIRST, deadlineSeconds: 10n ** 12n } as const
  const side = (token: Address, amount: bigint) => ({ token, amount: amount * COIN, minimum: 0n })
  await send(addLiquidity({ router, a: side(one, 100n), b: side(other, 400n), ...when }))
  const swapping = { version: 'v2', router, native: 'neither', exact: 'in', minimumOut: 1n, ...when } as const
  await send(swap({ ...swapping, path: [one, other], amountIn: 5n * COIN }))
  await send(swap({ ...swapping, path: [other, one], amountIn: 90n * COIN }))
  return pairAddress({ factory: v2Factory, initCodeHash: PAIR_INIT_CODE_HASH }, one, other)
}

const numberIn = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''))

test('the figures of every pool add up from its logs, over more than two hundred trades, and so do both prices of a pool that does not lead to dollars (spec: charts.locked, charts.volume, charts.no-price, charts.price)', async () => {
  const lone = await poolWithoutDollars()
  const { seen, nowSeconds } = await readAllEvents(node)
  const pools = plainPools(seen)
  const priceOf = plainPrices(pools, addressBook())
  const { contracts, tokens } = addressBook()
  const dollars = tokens.flatMap(({ symbol, address }) => (symbol === 'USDC' ? [address] : []))
  const moneys = new Set<string>([contracts.wrappedNative, ...dollars])
  const poolsWithReserves = [...pools].filter(([, { reserves }]) => reserves[0] > 0)
  vitestExpect(poolsWithReserves.reduce((all, [, { swaps }]) => all + swaps.length, 0)).toBeGreaterThanOrEqual(200)
  await page.goto('/charts?list=pools')
  await expect.poll(async () => (await whole().textContent())?.includes(`${poolsWithReserves.length} pools`)).toBe(true)
  const more = page.getByRole('button', { name: 'Show more' })
  await expect(rows('Pools').first()).toContainText('$')
  while ((await rows('Pools').count()) < poolsWithReserves.length) await more.click()
  await page.getByRole('button', { name: '30 days' }).click()

  const since = (Math.floor(nowSeconds / 86_400) - 29) * 86_400
  const different: string[] = []
  for (const row of document.querySelectorAll('table[aria-label="Pools"] tbody tr')) {
    const pair = row.querySelector('a')?.pathname.split('/').at(-1)?.toLowerCase() ?? ''
    const pool = pools.get(pair)
    if (pool === undefined) throw new Error(`${pair} is no pool.`)
    const { token0, token1, reserves, swaps } = pool
    let price0 = priceOf(token0)
    let price1 = priceOf(token1)
    const [isMoney0, isMoney1] = [token0, token1].map((token) => moneys.has(token))
    // Uses the money side if there is one, otherwise both sides (spec: worth.pools).
    if (price0 === null || (isMoney1 && !isMoney0)) price0 = price1 && (price1 * reserves[1]) / reserves[0]
    if (price1 === null || (isMoney0 && !isMoney1)) price1 = price0 && (price0 * reserves[0]) / reserves[1]
    const worth = (sides: readonly number[]) =>
      price0 === null || price1 === null ? null : (sides[0] ?? 0) * price0 + (sides[1] ?? 0) * price1
    const own = swaps.filter(({ timeSeconds }) => timeSeconds >= since)
    const paid = [0, 1].map((side) => own.reduce((all, swapped) => all + (swapped.paid[side] ?? 0), 0))
    const volume = worth(paid)
    const [locked, traded, fees] = [...row.querySelectorAll('td')].map(({ textContent }) => textContent ?? '')
    for (const [text = '', expected] of [
      [locked, worth(reserves)],
      [traded, volume],
      [fees, volume && volume * 0.003],
    ] as const) {
      const isSame =
        expected === null
          ? text === 'No price'
          : Math.abs(numberIn(text) - Math.max(expected, text.includes('<') ? 0.01 : 0)) <= 0.0051 + expected * 1e-9
      if (!isSame) different.push(`${pair}: ${text}, not ${expected}`)
    }
  }
  vitestExpect(different).toEqual([])

  // Both trades of this pool are in one span, and the second moved the price to the other side.
  const swaps = pools.get(lone.toLowerCase())?.swaps ?? []
  const prices = swaps.map(({ paid, got }) => (paid[1] + got[1]) / (paid[0] + got[0]))
  const sides = [0, 1].map((side) =>
    swaps.reduce((all, { paid, got }) => all + (paid[side] ?? 0) + (got[side] ?? 0), 0),
  )
  await page.goto(`/charts/pool/${lone}`)
  // There is one period choice for the figures and one for the chart.
  await expect(page.getByRole('button', { name: '24 hours' })).toHaveCount(2)
  await page.getByRole('button', { name: '24 hours' }).last().click()
  await page.getByRole('button', { name: 'Show as a table' }).click()
  const cells = page.locator('figure tbody td')
  for (const [side, each] of [prices, prices.map((price) => 1 / price)].entries()) {
    const expected = [each[0] ?? 0, Math.max(...each), Math.min(...each), each.at(-1) ?? 0, (sides[side] ?? 0) / 1e18]
    await expect
      .poll(async () => {
        const shown = (await cells.allTextContents()).slice(1, 6).map(numberIn)
        return expected.every((value, at) => Math.abs((shown[at] ?? 0) / value - 1) < 1e-4)
      })
      .toBe(true)
    await page.getByRole('button', { name: /^(LONE|LOST)\/(LONE|LOST)/ }).click()
  }
})

test('a phone shows the ranking before the totals; prices align, and tokens with the same symbol show their names (spec: charts.prices)', async () => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/charts?list=tokens')
  const ether = page.getByRole('row', { name: /^ETH Bridged Ether/ })
  await expect(ether).toContainText(/\$[\d,]+\.\d\d(?!\d)/)
  const list = await page.getByRole('table').first().one()
  const totals = await page.getByRole('button', { name: /Locked in pools/ }).one()
  vitestExpect(list.getBoundingClientRect().top).toBeLessThan(totals.getBoundingClientRect().top)
  await page.keepShots('charts-tokens-360')
})
