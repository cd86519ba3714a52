import { describe, expect as vitestExpect, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { mineBlock, failRpc } from '#testing/rpcFaults.ts'
import { installWallet, restoreChainAfterEach, node, addressBook } from '#testing/chain.ts'
import { consoleErrors } from '#testing/consoleErrors.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { COUNCIL, NICO, PETRA, THEO, VERA } from './testing/voteScreen.ts'

restoreChainAfterEach()

const rows = () => page.locator('#proposals li')
const power = () => page.locator('#own-power')

describe('the list of proposals', () => {
  test('shows every proposal with its status: active ones with votes and end first, then pending ones, then the others, newest first (spec: governance.list, governance.statuses)', async () => {
    await page.goto('/vote')
    await expect(page.getByRole('heading', { level: 1, name: 'Musi Governance' })).toBeVisible()
    await expect(rows()).toHaveCount(8)
    await page.getByRole('button', { name: 'Show older proposals' }).click()
    await expect(rows()).toHaveText([
      /^10 A name for the treasury ActiveFor .*%.*Against .*%.*\d+ days? left Voting ends approximately /,
      /^9 Press everything on vinyl ActiveFor .*%.*Against .*%.*\d+ days? left Voting ends approximately /,
      /^7 A fund for first records ActiveFor .*%.*Against .*%.*\d+ days? left Voting ends approximately /,
      /^8 A listening room in every town Pending$/,
      /^11 Sell a few tokens for the sound system Queued$/,
      /^6 Three days between a vote and its execution Queued$/,
      /^5 Pay for the winter sessions Succeeded$/,
      /^4 Untitled Canceled$/,
      /^3 Buy a billboard Defeated$/,
      /^2 Five days between a vote and its execution Expired$/,
      /^1 A first grant for artists Executed$/,
    ])
    const hues = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('#proposals [data-hue]')].map(({ dataset }) => dataset['hue']),
    )
    vitestExpect(hues).toEqual([
      'blue',
      'blue',
      'blue',
      'blue',
      'grey',
      'grey',
      'green',
      'grey',
      'red',
      'grey',
      'green',
    ])
    await expect(page.locator('#vote-page')).toContainText('You must be a $MUSI holder to vote on Musi proposals')
    await expect(power()).toHaveCount(0)
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('vote-list')
  })

  test('says that the chain has no governance if it has none', async () => {
    const { governor: _, ...contracts } = addressBook().contracts
    await page.open('/vote', { book: { ...addressBook(), contracts } })
    await expect(page.locator('#vote-page')).toContainText('There is nothing to vote on')
  })
})

test('outdated figures show their block until the chain answers again (spec: reads.press)', async () => {
  consoleErrors.allow(/values of the chain has failed/)
  installWallet(VERA)
  await page.goto('/vote')
  await expect(rows()).toHaveCount(8)
  await expect(power()).toContainText('Votes')
  const restoreRpc = failRpc('with errors')
  await mineBlock()
  await mineBlock()
  const notes = page.getByText(/^Figures from block/)
  await expect(notes.first()).toBeVisible({ timeout: 10_000 })
  await page.keepShots('vote-behind')
  restoreRpc()
  await node('anvil_mine', ['0x1'])
  await expect(notes).toHaveCount(0, { timeout: 10_000 })
})

test('a lagging history shows by how many blocks, until it has caught up (spec: index.screens)', async () => {
  let behind = 3
  page.route('**/api/delegates*', async (route) => {
    const answer = await route.fetch()
    route.fulfill({ json: { ...((await answer.json()) as object), behind } })
  })
  await page.goto('/vote')
  const note = page.getByText(/^The history is 3 blocks behind/)
  await expect(note).toBeVisible()
  behind = 0
  await expect(note).toHaveCount(0)
})

describe('the voting power of an account (spec: governance.unlock)', () => {
  test('shows only Unlock Voting for undelegated tokens', async () => {
    installWallet(THEO)
    await page.goto('/vote')
    await expect(power()).toHaveText('Unlock Voting')
  })

  test('is the sum of own and received votes if the account delegated to itself', async () => {
    installWallet(VERA)
    await page.goto('/vote')
    await expect(power()).toHaveText(/^[\d,.]+ VotesDelegated to: Self \(edit\)$/)
  })

  test('shows the balance and the delegate if the account delegated to another one', async () => {
    installWallet(PETRA)
    await page.goto('/vote')
    await expect(power()).toHaveText(/^[\d,.]+ VotesDelegated to: 0x\w{4}\.\.\.\w{4} \(edit\)$/)
  })

  test('is empty for an account without tokens and votes', async () => {
    installWallet(NICO)
    await page.goto('/vote')
    await expect(rows()).toHaveCount(8)
    await expect(power()).toHaveText('')
  })
})

describe('a delegation (spec: governance.delegate, governance.flow)', () => {
  const confirm = () => page.locator('#confirm-delegate')
  const sheet = () => page.locator('#review-delegate')

  test('unlocks votes by delegating to oneself; a refusal in the wallet sends nothing and shows the question again', async () => {
    const wallet = installWallet(THEO)
    await page.goto('/vote')
    await page.locator('#unlock-voting').click()
    await expect(page.getByRole('heading', { name: 'Unlock Votes' })).toBeVisible()
    await expect(confirm()).toHaveText('Self Delegate')
    await expect(page.locator('#delegate-rehearsal')).toContainText('You pay nothing but the network fee.')
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('vote-unlock')
    wallet.next('eth_sendTransaction', { does: 'reject' })
    await confirm().click()
    await expect(page.locator('#delegate-error')).toHaveText('Nothing was sent.')
    wallet.next('eth_sendTransaction', { does: 'throw', error: { code: -32_603, message: 'the wallet is out' } })
    await confirm().click()
    await expect(page.locator('#delegate-error')).toContainText('the wallet is out')
    await expect(page.getByRole('heading', { name: 'Unlock Votes' })).toBeVisible()
    await confirm().click()
    await expect(page.getByRole('heading', { name: 'Votes unlocked' })).toBeVisible()
    await expect(sheet()).toContainText(/You now vote with [\d,.]+ UNI/)
    await expect(sheet().getByRole('link', { name: /View transaction on/ })).toBeVisible()
    await page.keepShots('vote-unlocked')
    await page.locator('#delegate-done').click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(power()).toHaveText(/^[\d,.]+ VotesDelegated to: Self \(edit\)$/)
  })

  test('can be made by keyboard, to a name and back to oneself, but not to a contract or the current delegate', async () => {
    installWallet(VERA)
    await page.goto('/vote')
    await expect(page.locator('#edit-delegate')).toBeVisible()
    ;(await page.locator('#edit-delegate').one()).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Update Delegation' })).toBeVisible()
    await expect(page.locator('#delegate-why')).toContainText('already delegated to yourself')
    await expect(confirm()).toBeDisabled()
    ;(await page.locator('#toggle-delegate').one()).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#toggle-delegate')).toHaveText('Remove Delegate')
    await expect(page.locator('#delegate-why')).toHaveText('Enter an address or a name.')
    const field = sheet().locator('.recipient-address-input')
    await field.fill(addressBook().contracts.governor ?? '')
    await expect(page.locator('#delegate-why')).toContainText('This contract can’t vote')
    await field.fill(VERA)
    await expect(page.locator('#delegate-why')).toHaveText('Your votes are already delegated to this address.')
    await field.fill(VERA.slice(0, -1))
    await expect(sheet()).toContainText('We can’t find that address or name.')
    await expect(page.locator('#delegate-why')).toHaveText('What you entered leads to no address.')
    await field.fill('nobody-has-this.eth')
    await expect(page.locator('#delegate-why')).toHaveText('What you entered leads to no address.')
    await page.keepShots('vote-delegate-unknown')
    await field.fill('petra.eth')
    await expect(sheet()).toContainText('petra.eth is')
    await expect(confirm()).toHaveText('Delegate Votes')
    await expect(confirm()).toBeEnabled()
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('vote-delegate')
    ;(await confirm().one()).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Votes delegated' })).toBeVisible()
    await expect(sheet()).toContainText(/Petra now votes with [\d,.]+ UNI/)
    await page.keyboard.press('Escape')
    await expect(power()).toHaveText(/Delegated to: 0x7099\.\.\.79C8 \(edit\)$/)
  })

  test('can be made to one of the delegates, who are listed with their votes and how they voted (spec: governance.delegates)', async () => {
    installWallet(THEO)
    await page.goto('/vote')
    const first = page.locator('#delegates > li').first()
    await expect(first).toHaveText(/^The council 60,000,000 votes1 delegator · Voted on 5 of 11 proposals/)
    await first.getByText('How they voted').click()
    await expect(first).toContainText('Proposal 6For60,000,000 votes')
    await page.keepShots('vote-delegates')
    await first.getByRole('button', { name: 'Delegate to The council' }).click()
    await expect(sheet().locator('.recipient-address-input')).toHaveValue(COUNCIL)
    await expect(confirm()).toHaveText('Delegate Votes')
    await confirm().click()
    await expect(page.getByRole('heading', { name: 'Votes delegated' })).toBeVisible()
    await page.locator('#delegate-done').click()
    await expect(first).toContainText('Your delegate')
    await expect(first).toContainText('2 delegators')
  })

  test('case 40: a delegation to an address that only looks like a known one shows a warning', async () => {
    installWallet(THEO)
    await page.goto('/vote')
    await page.locator('#unlock-voting').click()
    await page.locator('#toggle-delegate').click()
    const twin = `${THEO.slice(0, 6)}${'1'.repeat(32)}${THEO.slice(-4)}`.toLowerCase()
    await sheet().locator('.recipient-address-input').fill(twin)
    await expect(sheet()).toContainText('This address only looks like one you know')
  })
})

describe('the reason for an account’s votes (spec: governance.power)', () => {
  const votePage = () => page.locator('#vote-page')
  test.each([
    [THEO, 'your tokens only count once they are delegated'],
    [PETRA, 'Vera votes with your tokens.'],
    [VERA, 'These votes count for every proposal'],
    [NICO, 'you hold no MUSI, and nobody delegated to you'],
  ])('account %s sees: %s', async (account, text) => {
    installWallet(account as `0x${string}`)
    await page.goto('/vote')
    await expect(votePage()).toContainText(text)
  })
})
