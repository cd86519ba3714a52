import { expect as vitestExpect, describe, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { FIRST, restoreChainAfterEach, node, addressBook } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { SELECTORS } from '#testing/selectors.ts'

restoreChainAfterEach()

const card = () => page.getByRole('region', { name: 'What it would do' })
const step = (number: number) =>
  card()
    .locator('ol > li')
    .nth(number - 1)
const change = (text: string) => card().locator('ul li').filter({ hasText: text })

type Call = { id: number; method: string; params: readonly unknown[] }

const UNKNOWN_METHOD = { code: -32601, message: 'The method does not exist.' }
const AWAY = { code: -32000, message: 'The endpoint could not be reached.', data: { kind: 'unreachable' } }

/** Answers the chosen calls with an error, and passes on all others. */
function refuseCalls(refuses: (call: Call) => boolean, error: object = UNKNOWN_METHOD): void {
  page.route('**/rpc', async (route) => {
    const sent = JSON.parse(route.request().postData()) as Call | readonly Call[]
    const calls = Array.isArray(sent) ? (sent as readonly Call[]) : [sent as Call]
    const ids = new Set(calls.filter(refuses).map(({ id }) => id))
    const answered = (await (await route.fetch()).json()) as { id: number } | readonly { id: number }[]
    const withError = (one: { id: number }) => (ids.has(one.id) ? { jsonrpc: '2.0', id: one.id, error } : one)
    route.fulfill({
      json: Array.isArray(answered)
        ? (answered as readonly { id: number }[]).map(withError)
        : withError(answered as { id: number }),
    })
  })
}
const simulates = ({ method }: Call) => method === 'eth_simulateV1'
const overridesCode = ({ method, params }: Call) =>
  method === 'eth_call' && params[2] !== undefined && params[2] !== null

describe('the rehearsal of a proposal (spec: governance.rehearsal)', () => {
  test('is described in words, with all changes and all transfers', async () => {
    await page.goto('/vote/7')
    await expect(card().getByRole('status')).toContainText('Every step works')
    await expect(step(1)).toHaveText(/^send 100,000\sUNI to Arlo$/)
    await expect(step(2)).toHaveText('set the waiting time of the treasury to 4 days')
    await expect(change('Treasury: UNI')).toHaveText(/before 4,975,000\sUNI.*after 4,875,000\sUNI/)
    await expect(change('Waiting time of the treasury')).toHaveText(/before 2 days.*after 4 days/)
    await expect(change('Arlo').last()).toContainText('100,000')
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('vote-rehearsal')
    await page.becomePhone()
    await page.keepShots('vote-rehearsal-phone')
  })

  test('rounds its amounts until all digits are asked for', async () => {
    await page.goto('/vote/11')
    await expect(change('Treasury: ETH')).toContainText('ETH')
    await expect(card()).not.toContainText('Exactly')
    const digits = card().getByRole('button', { name: 'All digits' })
    await digits.click()
    await expect(digits).toHaveAttribute('aria-pressed', 'true')
    await expect(change('Treasury: ETH')).toContainText(/Exactly \d+\.\d{15,18}\sETH/)
    await digits.click()
    await expect(card()).not.toContainText('Exactly')
  })

  test('starts from the current state of the treasury', async () => {
    await page.goto('/vote/7')
    await expect(change('Treasury: UNI')).toContainText('4,975,000')
    const { timelock = '0x', governanceToken: token = '0x' } = addressBook().contracts
    await node('anvil_impersonateAccount', [timelock])
    const data = `${SELECTORS.transfer}${'1'.padStart(64, '0')}${(25_000n * 10n ** 18n).toString(16).padStart(64, '0')}`
    await node('eth_sendTransaction', [{ from: timelock, to: token, data, gas: '0x30d40', gasPrice: '0x0' }])
    await expect(change('Treasury: UNI')).toHaveText(/before 4,950,000\sUNI.*after 4,850,000\sUNI/)
  })

  test('names a failing step with its reason, and does not reach the steps after it', async () => {
    await page.goto('/vote/9')
    await expect(card().getByRole('status')).toContainText('Step 2 fails, so nothing would change')
    await expect(step(2)).toContainText('The treasury doesn’t hold that much.')
    await expect(card().getByRole('heading', { name: 'Before and after' })).toHaveCount(0)
    await page.keepShots('vote-rehearsal-fails')
  })

  test('shows a step on an unknown contract as it is (spec: governance.unknown-target)', async () => {
    await page.goto('/vote/10')
    await expect(step(1)).toContainText('send 500')
    await expect(step(2)).toContainText('We don’t know this contract')
    await expect(step(2)).toContainText('setName(…)')
    await expect(card()).toContainText('At least one contract here is unknown to us.')
    await page.keepShots('vote-rehearsal-unknown')
  })

  test('warns of a proposal that works today and fails at its eta, before either simulation is opened (spec: governance.rehearsed-at-eta)', async () => {
    await page.goto('/vote/11')
    await expect(card().getByRole('alert')).toContainText(
      /It works today and fails on .*step 2 fails and nothing changes/,
    )
    await expect(card().getByRole('tabpanel')).toContainText('Every step works')
    await expect(change('Treasury: ETH')).toContainText('before 0')
    await expect(card()).toContainText('ETH that reaches the treasury stays there.')
    await card().getByRole('tab', { name: 'When it’s due' }).click()
    await expect(step(2)).toContainText('The deadline for this step will have passed by then.')
    await expect(step(2)).toContainText('UniswapV2Router: EXPIRED')
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('vote-rehearsal-eta')
  })

  test('is not shown for a defeated proposal', async () => {
    await page.goto('/vote/3')
    await expect(page.getByRole('heading', { name: 'Buy a billboard' })).toBeVisible()
    await expect(card()).toHaveCount(0)
  })
})

describe('a rehearsal on a limited node', () => {
  test('has the same figures without simulation, and says that transfers are unknown', async () => {
    refuseCalls(simulates)
    await page.goto('/vote/7')
    await expect(change('Treasury: UNI')).toHaveText(/before 4,975,000\sUNI.*after 4,875,000\sUNI/)
    await expect(card()).toContainText('This node doesn’t say what moves')
  })

  test('is replaced by a sentence if the node supports neither way, and calls nothing unchanged', async () => {
    refuseCalls((call) => simulates(call) || overridesCode(call))
    await page.goto('/vote/7')
    await expect(card()).toContainText('This node can’t try a proposal out')
    await expect(step(1)).toContainText('send 100,000')
    await expect(card()).not.toContainText('Nothing that we know of changes')
    vitestExpect(await card().getByRole('heading', { name: 'Before and after' }).count()).toBe(0)
  })
})

test('a rehearsal that the node did not answer reports neither success nor failure, and can be tried again', async () => {
  refuseCalls(simulates, AWAY)
  await page.goto('/vote/7')
  await expect(card().getByRole('alert')).toContainText('We can’t reach the network, so this couldn’t be tried.')
  await page.keepShots('vote-rehearsal-away')
  page.unroute('**/rpc')
  await card().getByRole('button', { name: 'Try again' }).click()
  await expect(card().getByRole('status')).toContainText('Every step works')
})

test('an execution is compared with its rehearsal, to the last digit (spec: governance.foretold-and-happened)', async () => {
  const { governor = '0x' } = addressBook().contracts
  const decide = (selector: string) =>
    node('eth_sendTransaction', [
      { from: FIRST, to: governor, data: `${selector}${'5'.padStart(64, '0')}`, gas: '0x7a120', gasPrice: '0x0' },
    ])
  await decide(SELECTORS.queueProposal)
  await node('evm_increaseTime', [172_900])
  await node('evm_mine')
  await decide(SELECTORS.executeProposal)
  await page.goto('/vote/5')
  const done = page.getByRole('region', { name: 'What it did' })
  await expect(done).toContainText('It did what was predicted')
  await expect(done.locator('ul li').filter({ hasText: 'Treasury: UNI' })).toHaveText(
    /before 4,975,000\sUNI.*after 4,925,000\sUNI/,
  )
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('vote-executed')
})

test('an old execution is described from its receipt, and says that it cannot be compared (spec: governance.foretold-and-happened)', async () => {
  await page.goto('/vote/1')
  const done = page.getByRole('region', { name: 'What it did' })
  await expect(done).toContainText('The node no longer keeps the state before its execution')
  await expect(done.getByRole('listitem')).toHaveText(/25,000\sUNI/)
})
