import { describe, expect as vitestExpect, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { installWallet, restoreChainAfterEach, node, addressBook, tokenOf } from '#testing/chain.ts'
import { failRpc } from '#testing/rpcFaults.ts'
import { consoleErrors } from '#testing/consoleErrors.ts'
import { expect } from '#testing/expect.ts'
import { origin } from '#testing/origin.ts'
import { page } from '#testing/page.ts'
import { LAST_PROPOSER, NICO, PETRA, THEO, VERA, delegateAs } from './testing/voteScreen.ts'
import { toCallDataWord } from '#testing/toCallDataWord.ts'
import { SELECTORS } from '#testing/selectors.ts'

restoreChainAfterEach()

const screen = () => page.locator('#proposal-page')
const title = () => page.getByRole('heading', { level: 1 })

describe('the page of a proposal (spec: governance.proposal)', () => {
  test.each([
    [1, 'Executed', 'A first grant for artists', /Voting ended \w+ \d+, 20\d\d/],
    [2, 'Expired', 'Five days between a vote and its execution', /Voting ended/],
    [3, 'Defeated', 'Buy a billboard', /Voting ended/],
    [4, 'Canceled', 'Untitled', /No description\./],
    [5, 'Succeeded', 'Pay for the winter sessions', /1:.*transfer\(.*2:.*transfer\(/s],
    [
      6,
      'Queued',
      'Three days between a vote and its execution',
      /Voting ended \w+ \d+, 20\d\d(?!.*Voting ends).*setDelay\(259200\)/s,
    ],
    [8, 'Pending', 'A listening room in every town', /Voting begins after block [\d,]+/],
  ] as const)('proposal %d is %s and shows its title, end and calls', async (id, status, name, says) => {
    await page.goto(`/vote/${id}`)
    await expect(title()).toHaveText(name)
    await expect(screen().locator('[data-hue]')).toHaveText(status)
    await expect(screen()).toContainText(says)
    await expect(page.locator('#vote-for')).toHaveCount(0)
    const ownVoteText = status === 'Pending' ? 'Connect a wallet to see what you can vote with.' : 'Voting is over.'
    await expect(page.getByRole('region', { name: 'Your voting power' })).toContainText(ownVoteText)
  })

  test('a decided proposal tells a connected account that it did not vote, without its voting power (spec: governance.power)', async () => {
    installWallet(VERA)
    await page.goto('/vote/3')
    await expect(page.locator('#own-vote')).toHaveText('You didn’t vote on this proposal. Voting is over.')
    await expect(screen()).not.toContainText('count for this proposal')
    await page.keepShots('vote-over')
  })

  test('an active proposal shows its tallies with bars, whole percents and whole votes, and its calls in words (spec: governance.tally, governance.details, governance.treasury)', async () => {
    await page.goto('/vote/7')
    await expect(title()).toHaveText('A fund for first records')
    await expect(page.locator('#votes-for')).toHaveText('For 11,000,000 20%')
    await expect(page.locator('#votes-against')).toHaveText('Against 45,000,000 80%')
    await expect(screen()).toContainText(/Voting ends approximately \w+ \d+, 20\d\d/)
    await page.getByText('Show the calls').click()
    await expect(page.locator('#proposal-calls li')).toHaveText([
      /^1:UNI\.transfer\(Arlo, 100000000000000000000000\)send 100,000\sUNI to Arlo$/,
      /^2:the treasury\.setDelay\(345600\)set the waiting time of the treasury to 4 days$/,
    ])
    await expect(screen()).toContainText('Connect a wallet to see what you can vote with.')
    await expect(screen().getByRole('link', { name: 'All Proposals' })).toHaveAttribute('href', '/vote')
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('vote-proposal')
  })

  test.each(['0', '99', '1.5', '-1', '007', 'toString', '99999999999999999999'])(
    'the page finds no proposal %s',
    async (id) => {
      await page.goto(`/vote/${id}`)
      await expect(title()).toContainText('There is no proposal')
    },
  )
})

describe('voting (spec: governance.eligible, governance.vote)', () => {
  const confirm = () => page.locator('#confirm-vote')

  test('an account with votes at the start block votes for, and the governor records its vote', async () => {
    const wallet = installWallet(VERA)
    await page.goto('/vote/7')
    await expect(screen()).toContainText('These votes count for this proposal.')
    await expectNoAxeViolationsInBothThemes()
    await page.locator('#vote-for').click()
    await expect(page.getByRole('heading', { name: 'Vote for proposal 7' })).toBeVisible()
    await expect(confirm()).toHaveText('Vote for proposal 7')
    await expect(page.locator('#review-vote')).toContainText(/[\d,.]+ Votes/)
    await expect(page.locator('#review-vote')).toContainText(/Exactly [\d,.]+ of your votes count here/)
    await expect(page.locator('#vote-rehearsal')).toContainText('Test run passed')
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('vote-for')
    wallet.next('eth_sendTransaction', { does: 'reject' })
    await confirm().click()
    await expect(page.locator('#vote-error')).toHaveText('Nothing was sent.')
    await confirm().click()
    await expect(page.getByRole('heading', { name: 'Voted for proposal 7' })).toBeVisible()
    await page.keepShots('vote-voted')
    await page.locator('#vote-done').click()
    await expect(title()).toBeFocused()
    await expect(page.locator('#own-vote')).toContainText('You voted for it')
    await expect(page.locator('#vote-for')).toHaveCount(0)
    vitestExpect(wallet.asks('eth_sendTransaction')).toBe(2)
  })

  test('an account votes against by keyboard alone', async () => {
    installWallet(VERA)
    await page.goto('/vote/7')
    await expect(page.locator('#vote-against')).toBeVisible()
    ;(await page.locator('#vote-against').one()).focus()
    await page.keyboard.press('Enter')
    await expect(confirm()).toHaveText('Vote against proposal 7')
    await expect(confirm()).toBeEnabled()
    ;(await confirm().one()).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Voted against proposal 7' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('#own-vote')).toContainText('You voted against it')
  })

  test('an account whose tokens were never delegated sees why it cannot vote, with a link to unlock voting', async () => {
    installWallet(THEO)
    await page.goto('/vote/7')
    await expect(page.locator('#not-eligible')).toHaveText(
      /^Only MUSI votes that were self delegated or delegated to another address before block [\d,]+ are eligible for voting\. Unlock voting to prepare for the next proposal\.$/,
    )
    await expect(screen()).toContainText('your tokens only count once they are delegated')
    await page.keepShots('vote-not-eligible')
    await page.locator('#not-eligible').getByRole('link', { name: 'Unlock voting' }).click()
    await expect(page.locator('#unlock-voting')).toBeVisible()
  })

  test('an account that delegated too late sees by how many blocks', async () => {
    await node('eth_sendTransaction', [
      { from: THEO, to: tokenOf('UNI'), data: `${SELECTORS.delegate}${toCallDataWord(THEO)}` },
    ])
    await node('anvil_mine', ['0x1'])
    installWallet(THEO)
    await page.goto('/vote/7')
    await expect(screen()).toContainText(/None of your votes count here: you delegated \d+ blocks too late\./)
    await expect(page.locator('#vote-for')).toHaveCount(0)
  })

  test.each([
    [PETRA, 'Vera votes with your tokens.'],
    [NICO, 'you hold no MUSI'],
  ])('account %s sees why it has no votes: %s', async (account, text) => {
    installWallet(account as `0x${string}`)
    await page.goto('/vote/7')
    await expect(screen()).toContainText(text)
    await expect(page.locator('#vote-for')).toHaveCount(0)
  })
})

describe('ballots and cancelling', () => {
  test('the page shows how each voter voted, and no Cancel button on a proposal that cannot be canceled (spec: governance.ballots)', async () => {
    installWallet(NICO)
    await page.goto('/vote/7')
    await expect(page.locator('#proposal-ballots li')).toHaveText([
      /North Side Choir For 11,000,000 votes/,
      /The critics Against 45,000,000 votes/,
    ])
    await expect(page.locator('#cancel-proposal')).toHaveCount(0)
  })

  test('anybody can cancel a proposal whose proposer has too few votes (spec: governance.cancel)', async () => {
    await delegateAs(LAST_PROPOSER, NICO)
    installWallet(NICO)
    await page.goto('/vote/8')
    await page.locator('#cancel-proposal').click()
    await expect(page.locator('#review-decide')).toContainText('It ends for good')
    await page.locator('#confirm-decide').click()
    await expect(page.getByRole('heading', { name: 'Proposal 8 is canceled' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(screen().locator('[data-hue]').first()).toHaveText('Canceled')
  })
})

test('cancelling is offered only from the block after the proposer lost the votes (spec: governance.cancel)', async () => {
  await node('anvil_impersonateAccount', [LAST_PROPOSER])
  await node('eth_sendTransaction', [
    { from: LAST_PROPOSER, to: tokenOf('UNI'), data: `${SELECTORS.delegate}${toCallDataWord(NICO)}` },
  ])
  await node('anvil_stopImpersonatingAccount', [LAST_PROPOSER])
  const { number } = (await node('eth_getBlockByNumber', ['latest', false])) as { number: string }
  installWallet(NICO)
  await page.goto('/vote/8')
  // The simulation asks for the proposer's votes in the previous block.
  const prior = `782d6fe1${toCallDataWord(LAST_PROPOSER)}${toCallDataWord(BigInt(number) - 1n)}`
  await expect.poll(() => origin.requests().some(({ postData }) => postData().includes(prior))).toBe(true)
  await expect(page.locator('#cancel-proposal')).toHaveCount(0)
  await node('anvil_mine', ['0x1'])
  await expect(page.locator('#cancel-proposal')).toBeVisible()
  const cancel = {
    from: NICO,
    to: addressBook().contracts.governor,
    data: `${SELECTORS.cancelProposal}${toCallDataWord(8n)}`,
  }
  vitestExpect(await node('eth_call', [cancel, 'latest'])).toBe('0x')
})

describe('a proposal without a history (spec: governance.logs)', () => {
  test('the proposal is read from the node’s logs; without them the page says that it cannot be read, not that it is missing', async () => {
    page.route('**/api/proposals*', (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto('/vote/3')
    await expect(title()).toHaveText('Buy a billboard')
    await page.goto('/vote')
    await expect(page.locator('#proposals li')).toHaveCount(8)
    consoleErrors.allow(/values of the chain has failed/)
    failRpc('with errors')
    await page.goto('/vote/3')
    await expect(screen()).toContainText('We can’t read this proposal right now.', { timeout: 10_000 })
    await expect(screen()).not.toContainText('There is no proposal')
  })
})
