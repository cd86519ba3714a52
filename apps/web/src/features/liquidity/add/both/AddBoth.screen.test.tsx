import { expect as vitestExpect, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { FIRST, installWallet, restoreChainAfterEach, node, addressBook, tokenOf } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { donateToPool, pairBetween, tokenBalance } from '#testing/pools.ts'
import { SELECTORS } from '#testing/selectors.ts'
import { toCallDataWord } from '#testing/toCallDataWord.ts'
import {
  addButton,
  confirmButton,
  facts,
  field,
  firstProviderNote,
  makePair,
  openAdd,
  review,
  disabledReason,
} from '../testing/addScreen.ts'

restoreChainAfterEach()

const COIN = 10n ** 18n
const sent = () => page.locator('#add-sent')

test('case 4: a pool that was sent a single unit is opened by its first provider at their own price, in one transaction, and says so (spec: liquidity.opened)', async () => {
  installWallet()
  await makePair('COMP', 'OM')
  const pair = await pairBetween('COMP', 'OM')
  await donateToPool(pair, 'OM', 1n)
  await openAdd('COMP', 'OM')
  await expect(firstProviderNote()).toContainText('You are the first liquidity provider.')
  await expect(sent()).toContainText('Somebody sent 0.000000000000000001 OM to this pool before it was opened.')
  await expect(sent()).toContainText('Nothing is wrong')
  await field('a').fill('0.4')
  await field('b').fill('0.9')
  await expect(facts()).toContainText('2.25')
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('add-sent')
  for (const symbol of ['COMP', 'OM']) {
    await page.locator(`#approve-button-${tokenOf(symbol)}`).click()
    await expect(page.locator(`#approve-button-${tokenOf(symbol)}`)).toHaveText(`${symbol} approved`)
  }
  await addButton().click()
  await expect(review().getByRole('heading', { name: 'You are creating a pool' })).toBeVisible()
  await expect(page.locator('#add-rehearsal')).toHaveAttribute('data-kind', 'moved')
  await expect(review()).toContainText('Already in the pool')
  await expect(confirmButton()).toBeEnabled()
  await page.keepShots('add-sent-review')
  await confirmButton().click()
  await expect(review().getByRole('heading', { name: 'Liquidity added' })).toBeVisible()
  vitestExpect(await tokenBalance(pair, tokenOf('COMP'))).toBe((4n * COIN) / 10n)
  vitestExpect(await tokenBalance(pair, tokenOf('OM'))).toBe((9n * COIN) / 10n)
  const { oneTokenLiquidity = '' } = addressBook().contracts
  const words = `${toCallDataWord(FIRST)}${toCallDataWord(oneTokenLiquidity)}`
  const allowance = { to: tokenOf('OM'), data: `${SELECTORS.allowance}${words}` }
  vitestExpect(BigInt(String(await node('eth_call', [allowance, 'latest'])))).toBe(0n)
})

test('dust of both tokens does not set the price, and a balance above the added amount is reported by the form (spec: liquidity.opened, liquidity.new-pool)', async () => {
  installWallet()
  await makePair('COMP', 'OM')
  const pair = await pairBetween('COMP', 'OM')
  await donateToPool(pair, 'OM', COIN / 2n)
  await donateToPool(pair, 'COMP', 3n)
  await openAdd('COMP', 'OM')
  await expect(sent()).toContainText('0.000000000000000003 COMP and 0.5 OM')
  await field('a').fill('0.4')
  await field('b').fill('0.5')
  await expect(facts()).toContainText('1.25')
  await expect(addButton()).toBeDisabled()
  await expect(disabledReason()).toContainText('The pool already holds 0.000000000000000003 COMP and 0.5 OM.')
  await page.keepShots('add-sent-more')
  await field('b').fill('0.9')
  await expect(facts()).toContainText('2.25')
  await expect(disabledReason()).not.toContainText('already holds')
})
