import { expect as vitestExpect, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { enterAt, typeAt } from '#testing/byKeyboard.ts'
import { installWallet, restoreChainAfterEach, node, addressBook, tokenOf } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { ARLO, COUNCIL, VERA, delegateAs, uniBalance } from './testing/voteScreen.ts'
import { toCallDataWord } from '#testing/toCallDataWord.ts'
import { SELECTORS } from '#testing/selectors.ts'

restoreChainAfterEach()

/** Storage slot of the twelfth proposal's end block in the governor. */
const END_BLOCK_SLOT = '0xd56a60595ebefebed7f22dcee6c2acc61b06cf8c68e84c88677840365d1ff933'

const confirm = () => page.locator('#confirm-propose')
const disabledReason = () => page.locator('#propose-why')

test('an account with too few votes sees how many are missing, and its input stays (spec: governance.propose)', async () => {
  installWallet(VERA)
  await page.goto('/vote')
  await page.getByRole('link', { name: 'Make a proposal' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New proposal' })).toBeVisible()
  await expect(disabledReason()).toHaveText(/^You need [\d,]+ more votes to propose\.$/)
  await expect(page.locator('#propose-needs')).toContainText('10,000,000 UNI')
  await expect(confirm()).toBeDisabled()
  await page.locator('#proposal-name').fill('A bell')
  await page.locator('#add-send').click()
  await page.locator('#add-delay').click()
  await page.locator('#add-known').click()
  await page.locator('#add-call').click()
  await page.getByLabel('Amount').fill('99999999')
  await expect(page.locator('#propose-page')).toContainText('That is more than the treasury holds now.')
  await page.getByLabel('Function with its types').fill('ring(uint8)')
  await page.getByLabel('Argument 1 (uint8)').fill('256')
  await expect(page.locator('#propose-page')).toContainText('This isn’t a value of type uint8.')
  await page.getByLabel('Contract address').fill('0x1234')
  await expect(page.locator('#propose-page')).toContainText('This isn’t an address.')
  await expect(page.locator('#propose-page')).toContainText('The treasury holds 4,975,000 UNI.')
  // Names the chain's native currency where it could be ambiguous (spec: governance.given).
  await expect(page.locator('#propose-page')).toContainText('ETH can’t be sent from the treasury.')
  await page.getByLabel('ETH to send along').fill('0.5')
  await expect(page.locator('#propose-page')).toContainText(
    'Whoever executes the proposal pays this, not the treasury.',
  )
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('propose-form')
  await page.getByRole('link', { name: 'All Proposals' }).click()
  await page.getByRole('link', { name: 'Make a proposal' }).click()
  await expect(page.locator('#proposal-name')).toHaveValue('A bell')
})

test('votes gained in the newest block count from the next block on, and the page says so (spec: governance.propose)', async () => {
  installWallet(VERA)
  await page.goto('/vote/new')
  await page.locator('#proposal-name').fill('A bell')
  await page.locator('#add-delay').click()
  await page.getByLabel('Days between a vote and its execution').fill('3')
  await expect(disabledReason()).toHaveText(/^You need [\d,]+ more votes to propose\.$/)
  await node('anvil_impersonateAccount', [COUNCIL])
  await node('eth_sendTransaction', [
    { from: COUNCIL, to: tokenOf('UNI'), data: `${SELECTORS.delegate}${toCallDataWord(VERA)}` },
  ])
  await expect(disabledReason()).toHaveText('Your votes are new. They count from the next block on.')
  await expect(confirm()).toBeDisabled()
  await node('anvil_mine', ['0x1'])
  await expect(disabledReason()).toHaveText('')
  await expect(page.locator('#propose-rehearsal')).toContainText('Test run passed')
  await expect(confirm()).toBeEnabled()
})

test('a proposal is made, voted on, queued and executed by keyboard, and pays to the wei (spec: governance.decide)', async () => {
  await delegateAs(COUNCIL, VERA)
  const wallet = installWallet(VERA)
  await page.goto('/vote/new')
  await expect(disabledReason()).toHaveText('Enter a title.')
  await typeAt(page.locator('#proposal-name'), 'A bell for the door')
  await expect(disabledReason()).toHaveText('Add at least one action.')
  await typeAt(page.locator('#proposal-text'), 'It **rings**.')
  await enterAt(page.locator('#add-send'))
  await expect(disabledReason()).toHaveText('Action 1 isn’t complete yet.')
  await typeAt(page.getByLabel('Amount'), '5000.000000000000000001')
  await typeAt(page.locator('.recipient-address-input'), 'arlo.eth')
  await expect(page.locator('#propose-rehearsal')).toContainText('Test run passed')
  wallet.next('eth_sendTransaction', { does: 'reject' })
  await enterAt(confirm())
  await expect(page.locator('#propose-error')).toHaveText('Nothing was sent.')
  await expect(page.locator('#proposal-name')).toHaveValue('A bell for the door')
  await enterAt(confirm())
  await expect(page.getByRole('heading', { name: 'Proposed' })).toBeVisible()
  await enterAt(page.locator('#propose-done'))
  const row = () => page.locator('#proposals li').filter({ hasText: 'A bell for the door' })
  await expect(row()).toHaveText(/^12 A bell for the door Pending$/)

  await node('anvil_mine', ['0x2'])
  await expect(row()).toContainText('Active')
  await row().getByRole('link').click()
  await page.getByText('Show the calls').click()
  await expect(page.locator('#proposal-calls')).toHaveText(
    /^1:.*UNI\.transfer\(Arlo, 5000000000000000000001\)send 5,000\sUNI to Arlo$/,
  )
  await expect(page.locator('#proposal-description strong')).toHaveText('rings')
  await page.locator('#vote-for').click()
  await page.locator('#confirm-vote').click()
  await page.locator('#vote-done').click()
  await expect(page.locator('#own-vote')).toContainText('You voted for it')

  // Moves the proposal's end block to the newest block, instead of waiting five days.
  const last = String(await node('eth_blockNumber'))
    .slice(2)
    .padStart(64, '0')
  await node('anvil_setStorageAt', [addressBook().contracts.governor, END_BLOCK_SLOT, `0x${last}`])
  await node('anvil_mine', ['0x1'])
  await page.locator('#queue-proposal').click()
  await expect(page.locator('#decide-rehearsal')).toContainText('Test run passed')
  await page.locator('#confirm-decide').click()
  await expect(page.getByRole('heading', { name: 'Proposal 12 is queued' })).toBeVisible()
  await page.locator('#decide-done').click()
  await expect(page.locator('#proposal-next')).toContainText('It’s queued. Anybody can execute it from')

  await node('evm_increaseTime', [2 * 86_400 + 60])
  await node('anvil_mine', ['0x1'])
  const before = await uniBalance(ARLO)
  await page.locator('#execute-proposal').click()
  await page.locator('#confirm-decide').click()
  await expect(page.getByRole('heading', { name: 'Proposal 12 is executed' })).toBeVisible()
  await page.locator('#decide-done').click()
  await expect(page.locator('#proposal-page [data-hue]').first()).toHaveText('Executed')
  vitestExpect((await uniBalance(ARLO)) - before).toBe(5_000_000_000_000_000_000_001n)
  const done = page.getByRole('region', { name: 'What it did' })
  await expect(done).toContainText('It did what was predicted')
  await done.getByRole('button', { name: 'All digits' }).click()
  await expect(done.locator('ul li').filter({ hasText: 'Treasury: UNI' })).toHaveText(
    /before 4,975,000\sUNI.*after .*Exactly 4,969,999\.9{18}\sUNI/,
  )
})
