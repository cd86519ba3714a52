import { expect as vitestExpect, test } from 'vitest'
import { failRpc } from '#testing/rpcFaults.ts'
import { expectNoAxeViolations, expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { FIRST, SECOND, installWallet, restoreChainAfterEach, node, addressBook, tokenOf } from '#testing/chain.ts'
import { consoleErrors } from '#testing/consoleErrors.ts'
import { expect } from '#testing/expect.ts'
import type { Locator } from '#testing/locator.ts'
import { page } from '#testing/page.ts'
import { SELECTORS } from '#testing/selectors.ts'

restoreChainAfterEach()

/** Stella, who stakes; Nico, who is new; Cleo, who collects. */
const STELLA = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const NICO = '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955'
const CLEO = '0x976EA74026E726554dB657fA54763abd0C3a0aa9'
const ACTS = '**/api/acts?*'
const TRANSACTIONS = '**/api/transactions?*'
const ASSET = '**/api/nft/asset?*'

const title = () => page.getByRole('heading', { level: 1 })
const card = (name: string): Locator => page.getByRole('region', { name, exact: true })
const activities = () => card('Activity').getByRole('listitem')
const showMore = () => card('Activity').getByRole('button', { name: 'Show more' })

const word = (address: string): string => address.slice(2).toLowerCase().padStart(64, '0')
const delegateToPetra = (): Promise<unknown> =>
  node('eth_sendTransaction', [{ from: FIRST, to: tokenOf('UNI'), data: `0x5c19a95c${word(SECOND)}` }])

async function shots(name: string): Promise<void> {
  await page.keepShots(name)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.keepShots(`${name}-phone`)
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('an account shows its balances, its worth over time and its activities in words (spec: account.balances, account.worth, account.activity)', async () => {
  await page.goto(`/account/${FIRST}`)
  await expect(title()).toHaveText('Theo')
  await expect(page.locator('#account-worth')).toHaveText(/^\$[\d,]+\.\d{2}$/)
  await expect(card('Balances').getByRole('listitem').first()).toContainText('$')
  await card('Balances')
    .getByRole('button', { name: /^Show all \d+$/ })
    .click()
  await expect(card('Balances')).toContainText('Dai Stablecoin')
  // The chart shows no second total; its title says what it counts, and its ends show their days.
  const worth = card('Tokens over time')
  await expect(worth).toContainText(/\w+ \d+, 20\d\d: \$[\d,.]+ \w+ \d+, 20\d\d: \$[\d,.]+/)
  await expect(worth).not.toContainText('Now')
  await expect(worth).toContainText('Counts:')
  // On Theo's page, no line begins with his name.
  await expect(card('Activity')).toContainText(/Swapped [\d.,]+\sETH for/)
  await expect(card('Activity')).not.toContainText('Theo swapped')
  await expectNoAxeViolationsInBothThemes()
  await shots('account')
})

test('artists whose tokens the account holds come first, each with amount, worth and a song to hear (spec: account.artists)', async () => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`/account/${FIRST}`)
  const mira = card('Artists held').getByRole('listitem').filter({ hasText: 'Mira Solenne' })
  await expect(mira).toContainText(/[\d.,]+.MIRA \$[\d.,]+/)
  await expect(mira.getByRole('link', { name: 'Mira Solenne' })).toHaveAttribute('href', /^\/artist\/0x/)
  const play = mira.getByRole('button')
  await expect(play).toHaveAttribute('aria-label', /^Play .+/)
  await expect(play).toHaveText('Play')
  const artists = await card('Artists held').boundingBox()
  vitestExpect(artists.bottom).toBeLessThan((await card('Balances').boundingBox()).top)
  // The name keeps one line beside the button.
  vitestExpect((await mira.boundingBox()).height).toBeLessThan(94)
})

test('empty sections take one line each, and a link to the orders still finds them (spec: account.empty, market.own-orders)', async () => {
  installWallet(NICO)
  await page.goto(`/account/${NICO}#own-orders`)
  for (const name of ['Liquidity', 'Collectibles', 'Songs', 'Your orders']) {
    await expect(card(name)).toContainText(/Nothing|No /i)
    vitestExpect((await card(name).boundingBox()).height).toBeLessThan(60)
  }
  // The empty sections share one card below the others, without gaps.
  const lines = await Promise.all(
    ['Collectibles', 'Liquidity', 'Songs', 'Your orders'].map((name) => card(name).boundingBox()),
  )
  const balances = await card('Balances').boundingBox()
  for (const line of lines) vitestExpect(line.top).toBeGreaterThan(balances.bottom)
  const height = Math.max(...lines.map(({ bottom }) => bottom)) - Math.min(...lines.map(({ top }) => top))
  vitestExpect(height).toBeLessThan(7 * 60)
  const activity = await card('Activity').boundingBox()
  vitestExpect(activity.left).toBeGreaterThan(balances.right)
  vitestExpect(activity.top).toBe(balances.top)
  await expect(page.locator('#own-orders')).toBeFocused()
  await expect(page.locator('#own-orders')).toBeInViewport()
  await expect(page.getByRole('region', { name: 'Artists held' })).toHaveCount(0)
})

test('a collectible is shown with its picture and name, linked to its page (spec: account.collectibles)', async () => {
  await page.goto(`/account/${CLEO}`)
  const piece = card('Collectibles').getByRole('listitem').filter({ hasText: 'Kitchen Radio, first take' })
  await expect(piece).toContainText(/piece 1 of .*ago/)
  const path = `/nft/${addressBook().contracts.musicNft}/1`
  await expect(piece.getByRole('link', { name: 'Kitchen Radio, first take' })).toHaveAttribute('href', path)
  await expect(piece.locator('img')).toHaveAttribute('src', `/api${path}/media`)
  await shots('account-collector')
})

test('a collectible with an unreadable name is shown by its number, and gets its name once it can be read', async () => {
  page.route(ASSET, (route) => route.fulfill({ status: 503, json: { code: 'unread' } }))
  await page.goto(`/account/${CLEO}`)
  const pieces = card('Collectibles').getByRole('listitem')
  await expect(pieces.getByRole('link', { name: '#1' })).toHaveCount(2)
  await expect(pieces.filter({ hasText: 'Kitchen Radio, first take' })).toHaveCount(0)
  page.unroute(ASSET)
  await expect(pieces.filter({ hasText: 'Kitchen Radio, first take' })).toBeVisible()
})

test('only their signer sees market orders (spec: market.own-orders)', async () => {
  const orders = page.getByRole('heading', { name: 'Your orders' })
  installWallet(SECOND)
  await page.goto(`/account/${SECOND}`)
  await expect(orders).toBeVisible()
  await page.goto(`/account/${FIRST}`)
  await expect(activities().first()).toContainText('Swapped')
  await expect(orders).toHaveCount(0)
})

test('a long list continues where it ended, without gaps when new rows arrive (spec: account.activity)', async () => {
  page.route(ACTS, async (route) => {
    if (route.request().url().includes('before=')) return route.continue()
    const answer = (await (await route.fetch()).json()) as { rows: { block: number; log: number }[] }
    const rows = answer.rows.slice(0, 5)
    const last = rows.at(-1)
    return route.fulfill({ json: { ...answer, rows, next: `${last?.block}.${last?.log}` } })
  })
  await page.goto(`/account/${FIRST}`)
  await expect(activities().first()).toContainText('Swapped')
  const few = await activities().count()
  await showMore().click()
  await expect.poll(async () => (await activities().count()) > few).toBe(true)
  const more = await activities().count()
  await delegateToPetra()
  await expect(activities().first()).toContainText('Delegated all votes to Petra')
  vitestExpect(await activities().count()).toBeGreaterThanOrEqual(more)
})

test('failed transactions and plain transfers are among the activities, also of their receivers (spec: account.activity)', async () => {
  const dai = tokenOf('DAI')
  const gas = '0x30d40'
  await node('eth_sendTransaction', [{ from: FIRST, to: NICO, value: '0x14d1120d7b160000', gas }])
  const [tooMuch, some] = [10n ** 30n, 5n * 10n ** 18n].map((amount) => word(`0x${amount.toString(16)}`))
  await node('eth_sendTransaction', [{ from: FIRST, to: dai, data: `${SELECTORS.transfer}${word(NICO)}${some}`, gas }])
  await node('eth_sendTransaction', [
    { from: FIRST, to: dai, data: `${SELECTORS.transfer}${word(NICO)}${tooMuch}`, gas },
  ])
  await page.goto(`/account/${FIRST}`)
  await expect(activities().nth(0)).toContainText(/^Tried to send [\d,]+\sDAI to Nico, and it failed/)
  await expect(activities().nth(1)).toContainText(/^Sent 5\sDAI to Nico/)
  await expect(activities().nth(2)).toContainText(/^Sent 1.5\sETH to Nico/)
  await shots('account-failed')
  await page.goto(`/account/${NICO}`)
  // Failed transfers reached nobody.
  await expect(activities()).toHaveCount(2)
  await expect(activities().first()).toContainText(/^Theo sent 5\sDAI to Nico/)
})

test('on a public chain the page says what the list leaves out, and no list is called empty before it is read (spec: account.activity)', async () => {
  page.route(TRANSACTIONS, (route) => route.fulfill({ status: 404, json: { code: 'noHistory' } }))
  await page.goto(`/account/${NICO}`)
  await expect(card('Activity')).toContainText('Nothing has happened here yet.')
  await expect(card('Activity')).toContainText('Failed transactions and plain transfers are not listed on this chain.')
  page.route(TRANSACTIONS, (route) => route.fulfill({ status: 503, json: { code: 'unread' } }))
  await page.goto(`/account/${NICO}`)
  await expect(card('Activity')).toContainText('We can’t reach the history right now.')
  await expect(card('Activity')).toContainText('Nothing in what we could read so far.')
  page.unroute(TRANSACTIONS)
  await expect(card('Activity')).toContainText('Nothing has happened here yet.')
})

test('a staker sees earning shares and collectable rewards, and each activity links to its transaction (spec: account.liquidity)', async () => {
  await page.goto(`/account/${STELLA}`)
  await expect(title()).toHaveText('Stella')
  await expect(card('Liquidity')).toContainText('Earns rewards')
  await expect(card('Staked and rewards')).toContainText('To collect')
  await expect(card('Activity')).toContainText(/Staked [\d.,]+\sUNI-V2/)
  await shots('account-staker')
  await activities().first().getByRole('link').last().click()
  await expect(page).toHaveURL(/\/explorer\/tx\/0x/)
})

test('a newcomer’s own page says that it is empty and offers a first step', async () => {
  installWallet().reportAccounts([NICO])
  await page.goto(`/account/${NICO}`)
  await expect(title()).toHaveText('Nico')
  await expect(page.getByText('Yours', { exact: true })).toBeVisible()
  await expect(card('Activity')).toContainText('Nothing has happened here yet.')
  await expect(card('Tokens over time')).toContainText('No history yet.')
  await expect(card('Collectibles')).toContainText('No collectibles.')
  await expect(card('Songs')).toContainText('No songs in the jukebox.')
  await expect(card('Liquidity')).toContainText('Nothing in the pools.')
  await expect(card('Balances').getByRole('link', { name: 'Get your first token' })).toHaveAttribute('href', '/swap')
  await expectNoAxeViolations()
  await shots('account-new')
})

test('the page calls nothing empty while the history is unreachable, and recovers by itself (spec: index.screens)', async () => {
  page.route(ACTS, (route) => route.fulfill({ status: 503, json: { code: 'unread', error: 'Not there yet.' } }))
  await page.goto(`/account/${NICO}`)
  await expect(card('Activity')).toContainText('We can’t reach the history right now.')
  await expect(card('Collectibles')).toContainText('We can’t reach the history right now.')
  await expect(card('Balances')).toContainText('ETH')
  await expect(page.getByText('Nothing has happened here yet.')).toHaveCount(0)
  await expect(page.getByText('No collectibles.')).toHaveCount(0)
  await shots('account-away')
  page.unroute(ACTS)
  await expect(card('Activity')).toContainText('Nothing has happened here yet.')
})

test('a history that lags says by how many blocks, and an empty list is not called empty (spec: index.screens)', async () => {
  const late = { at: { number: 3, hash: `0x${'3'.repeat(64)}` }, behind: 7, since: 0, next: null, rows: [] }
  page.route(ACTS, (route) => route.fulfill({ json: late }))
  await page.goto(`/account/${NICO}`)
  await expect(card('Activity')).toContainText('The history is 7 blocks behind.')
  await expect(card('Activity')).toContainText('Nothing in what we could read so far.')
  page.unroute(ACTS)
  await expect(card('Activity')).toContainText('Nothing has happened here yet.')
})

test('when the history becomes unreachable, the last figures stay and name their block; a server without a history says so', async () => {
  await page.goto(`/account/${FIRST}`)
  await expect(activities().first()).toContainText('Swapped')
  const before = await activities().count()
  page.route(ACTS, (route) => route.fulfill({ status: 503, json: {} }))
  await delegateToPetra()
  await expect(card('Activity')).toContainText(
    /We can’t reach the history right now. This is what it said at block [\d,]+\./,
  )
  vitestExpect(await activities().count()).toBe(before)
  page.unroute(ACTS)
  await expect(activities().first()).toContainText('Delegated all votes to Petra')
  page.route(ACTS, (route) => route.fulfill({ status: 404, json: { code: 'noHistory' } }))
  await page.goto(`/account/${SECOND}`)
  await expect(card('Activity')).toContainText('No history is kept for this chain.')
})

test('the page calls nothing empty while the chain does not answer (spec: reads.last-answer)', async () => {
  consoleErrors.allow(/^A request for \d+ values of the chain has failed/)
  const answerAgain = failRpc('with 502')
  await page.goto(`/account/${NICO}`)
  await expect(card('Activity')).toContainText('Nothing has happened here yet.')
  await expect(page.getByText('No tokens yet.')).toHaveCount(0)
  await expect(page.getByText('Nothing in the pools.')).toHaveCount(0)
  await expect(page.getByText("We can't reach the network. Reconnecting…")).toBeVisible()
  await shots('account-chain-away')
  answerAgain()
  await expect(card('Liquidity')).toContainText('Nothing in the pools.')
})

test('a name leads to its account, and an invalid name or address gets a sentence and a next step (spec: account.page)', async () => {
  await page.goto('/account/theo.eth')
  await expect(title()).toHaveText('Theo')
  for (const path of [`/account/${FIRST.replace('0xf', '0xF')}`, '/account/0x12', '/account/%3Cb%3Ebold%3C%2Fb%3E']) {
    await page.goto(path)
    await expect(title()).toHaveText('This is not an account')
  }
  await expectNoAxeViolations()
  await shots('account-malformed')
  await page.getByRole('link', { name: 'To the swap' }).click()
  await expect(page).toHaveURL('/swap')
})

test('the statement is for the chosen days, and days in the wrong order are reported (spec: account.statement)', async () => {
  await page.goto(`/account/${FIRST}`)
  const way = () => card('Activity').getByRole('link', { name: 'Download CSV' })
  const opens = card('Activity').getByRole('button', { name: 'Download everything' })
  await expect(opens).toHaveAttribute('aria-expanded', 'false')
  await opens.click()
  await expect(opens).toHaveAttribute('aria-expanded', 'true')
  const part = page.locator(`[id="${(await opens.getAttribute('aria-controls')) ?? ''}"]`)
  await expect(part).toContainText('The full history as a CSV')
  await expect(way()).toHaveAttribute('href', `/api/statement.csv?account=${FIRST}`)
  await page.getByLabel('From', { exact: true }).fill('2026-11-02')
  await page.getByLabel('To', { exact: true }).fill('2026-11-01')
  await expect(page.getByText('The first day comes after the last one.')).toBeVisible()
  await expect(way()).toHaveCount(0)
  await page.getByLabel('To', { exact: true }).fill('2026-11-30')
  await expect(way()).toHaveAttribute('href', `/api/statement.csv?account=${FIRST}&from=2026-11-02&to=2026-11-30`)
})
