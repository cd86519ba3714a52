import { describe, expect as vitestExpect, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from '../../testing/axe.ts'
import { knownWallet, leavesTheChain, theBook } from '../../testing/chain.ts'
import { expect } from '../../testing/expect.ts'
import { page } from '../../testing/page.ts'
import { NICO, PETRA, THEO, VERA } from './testing/voteScreen.ts'

leavesTheChain()

const rows = () => page.locator('#proposals li')
const power = () => page.locator('#own-power')

describe('the list', () => {
  test('has every proposal, newest first, with its state (spec: governance.list, governance.statuses)', async () => {
    await page.goto('/vote')
    await expect(page.getByRole('heading', { level: 1, name: 'Musi Governance' })).toBeVisible()
    await expect(rows()).toHaveText([
      /^8A listening room in every townPending$/,
      /^7A fund for first recordsActive$/,
      /^6Three days between a vote and its executionQueued$/,
      /^5Pay for the winter sessionsSucceeded$/,
      /^4UntitledCanceled$/,
      /^3Buy a billboardDefeated$/,
      /^2Five days between a vote and its executionExpired$/,
      /^1A first grant for artistsExecuted$/,
    ])
    const hues = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('#proposals [data-hue]')].map(({ dataset }) => dataset['hue']),
    )
    vitestExpect(hues).toEqual(['blue', 'blue', 'grey', 'green', 'grey', 'red', 'grey', 'green'])
    await expect(page.locator('#vote-page')).toContainText('You must be a $MUSI holder to vote on Musi proposals')
    await expect(power()).toHaveCount(0)
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('vote-list')
    await page.becomePhone()
    await page.keepShots('vote-list-phone')
  })

  test('says that there is no governance where the chain has none', async () => {
    const { governor: _, ...contracts } = theBook().contracts
    await page.open('/vote', { book: { ...theBook(), contracts } })
    await expect(page.locator('#vote-page')).toContainText('There is nothing to vote on')
  })
})

describe('what an account can vote with (spec: governance.unlock)', () => {
  test('tokens that vote for nobody show Unlock Voting, and nothing beside it', async () => {
    knownWallet(THEO)
    await page.goto('/vote')
    await expect(power()).toHaveText('Unlock Voting')
  })

  test('own votes and those of others are one number, delegated to oneself', async () => {
    knownWallet(VERA)
    await page.goto('/vote')
    await expect(power()).toHaveText(/^[\d,.]+ VotesDelegated to: Self \(edit\)$/)
  })

  test('delegated to another: the balance, and to whom', async () => {
    knownWallet(PETRA)
    await page.goto('/vote')
    await expect(power()).toHaveText(/^[\d,.]+ VotesDelegated to: 0x\w{4}\.\.\.\w{4} \(edit\)$/)
  })

  test('an account without tokens and votes is told nothing of the kind', async () => {
    knownWallet(NICO)
    await page.goto('/vote')
    await expect(rows()).toHaveCount(8)
    await expect(power()).toHaveText('')
  })
})
