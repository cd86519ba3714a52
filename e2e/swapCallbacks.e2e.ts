// Needs: wallet, chain
// Case 8: a token whose transfer calls another contract, which re-enters the exchange.
import { makeTokenCallBack } from '@musi/devchain/testing/misbehavingTokens'
import type { TestChain } from '@musi/devchain/testing/testChain'
import type { Page } from '@playwright/test'
import { TOKEN, arm, armLater, fire, sellCall, skimCall, syncCall } from './testing/steps/callbackSteps.ts'
import { expect } from './testing/harness.ts'
import { mineBlocks, setAutomine } from './testing/reorgTool.ts'
import { SEND, PRICE_MOVED, openReview, confirmPendingSwap, error, lastRequest } from './testing/steps/reviewSteps.ts'
import { type Pool, approveRouter, mineBefore, poolOutput, poolOf } from './testing/steps/rivalSteps.ts'
import {
  COIN,
  amountOf,
  confirmButton,
  confirmSwap,
  feeOf,
  balanceOf,
  newestTransaction,
  openSwap,
  popup,
  review,
  routedAmounts,
  test,
  tokenOf,
} from './testing/steps/swapSteps.ts'
import { FIRST, SECOND } from './testing/steps/walletSteps.ts'

const UNIT = 10n ** 6n
const LOCKED =
  'The transaction cannot succeed due to error: UniswapV2: TRANSFER_FAILED. This is probably an issue with one of the tokens you are swapping.'

type PoolBalances = Pool & { rival: bigint; output: bigint; input: bigint }

/** All balances that an attack could change. */
const poolBalances = async (chain: TestChain): Promise<PoolBalances> => ({
  ...(await poolOf(chain, TOKEN)),
  rival: await balanceOf(chain, SECOND, 'WETH'),
  output: await balanceOf(chain, FIRST, TOKEN),
  input: await balanceOf(chain, FIRST, 'ETH'),
})

test('case 8: a token that skims or syncs the pool in its callback is detected before signing, and is swapped without it; a callback into another pool takes nothing from the swap', async ({
  page,
  chain,
  wallet,
}) => {
  await makeTokenCallBack(chain, tokenOf(chain, TOKEN))
  await openSwap(page, chain, { from: 'ETH', to: TOKEN, amount: '0.5' })
  for (const [sent, call] of [skimCall, syncCall].entries())
    await test.step(call.name, async () => {
      // Only the pool's lock prevents the call, which anybody may make at any other time.
      await arm(chain, call(chain))
      await fire(chain)
      await arm(chain, call(chain))
      const before = await poolBalances(chain)
      await amountOf(page, 'input').fill('0.5')
      await openReview(page)
      await expect(review(page).locator('#swap-rehearsal')).toContainText(LOCKED)
      await confirmButton(page).click()
      await expect(error(page)).toHaveText(LOCKED)
      expect(wallet.requestCount(SEND)).toBe(sent)
      expect(await poolBalances(chain)).toEqual(before)

      await arm(chain, null)
      await review(page).getByRole('button', { name: 'Dismiss' }).click()
      await expect(amountOf(page, 'input')).toHaveValue('0.5')
      await expectSwapped(page, chain, before)
    })

  await arm(chain, await sellCall(chain, 100n * UNIT, [tokenOf(chain, TOKEN), tokenOf(chain, 'DAI')]))
  const before = await poolBalances(chain)
  const dai = await balanceOf(chain, SECOND, 'DAI')
  await amountOf(page, 'input').fill('0.5')
  await expectSwapped(page, chain, before)
  expect(await balanceOf(chain, SECOND, 'DAI')).toBeGreaterThan(dai)
})

/** Expects that half a coin was swapped, to the wei, and that the rival got nothing. */
async function expectSwapped(page: Page, chain: TestChain, before: PoolBalances): Promise<void> {
  await confirmSwap(page)
  await expect(popup(page)).toContainText('Done: Swap 0.5 ETH')
  const routed = await routedAmounts(chain)
  const after = await poolBalances(chain)
  expect(after.output - before.output).toBe(routed.amountOut)
  expect(before.input - after.input).toBe(COIN / 2n + (await newestTransaction(chain)).fee)
  expect(after.rival).toBe(before.rival)
  await popup(page).getByRole('button', { name: 'Dismiss' }).click()
}

test('case 8: if a token’s callback is armed after signing, the swap fails on chain and only the fee is lost', async ({
  page,
  chain,
}) => {
  await makeTokenCallBack(chain, tokenOf(chain, TOKEN))
  await setAutomine(chain, false)
  await openSwap(page, chain, { from: 'ETH', to: TOKEN, amount: '0.5' })
  const before = await poolBalances(chain)
  const hash = await confirmPendingSwap(page)
  await mineBefore(chain, hash, () => armLater(chain, skimCall(chain)))
  await mineBlocks(chain)
  await expect(popup(page)).toContainText('Failed: Swap 0.5 ETH')
  const failed = await poolBalances(chain)
  expect(failed).toEqual({ ...before, input: before.input - (await feeOf(chain, hash)) })

  await setAutomine(chain, true)
  await arm(chain, null)
  await amountOf(page, 'input').fill('0.25')
  await confirmSwap(page)
  await expect(popup(page).filter({ hasText: 'Done: Swap 0.25 ETH' })).toBeVisible()
  expect((await balanceOf(chain, FIRST, TOKEN)) - before.output).toBe((await routedAmounts(chain)).amountOut)
})

test('case 8: if a token sells itself into the pool during the swap, nothing is signed beyond the slippage, and within it the swap pays the promised amount, to the wei', async ({
  page,
  chain,
  wallet,
}) => {
  const sold = 500n * UNIT
  const path = [tokenOf(chain, TOKEN), chain.addressBook.contracts.wrappedNative]
  await makeTokenCallBack(chain, tokenOf(chain, TOKEN))
  await approveRouter(chain, FIRST, TOKEN)
  await arm(chain, await sellCall(chain, 10_000n * UNIT, path))
  const before = await poolBalances(chain)
  await openSwap(page, chain, { from: TOKEN, to: 'ETH', amount: '500' })
  await openReview(page)
  await expect(review(page).locator('#swap-rehearsal')).toContainText(PRICE_MOVED)
  await confirmButton(page).click()
  await expect(error(page)).toHaveText(PRICE_MOVED)
  expect(wallet.requestCount(SEND)).toBe(0)
  expect(await poolBalances(chain)).toEqual(before)

  const front = 1000n * UNIT
  await arm(chain, null)
  await arm(chain, await sellCall(chain, front, path))
  await review(page).getByRole('button', { name: 'Dismiss' }).click()
  await confirmSwap(page)
  await expect(popup(page)).toContainText(`Done: Swap 500 ${TOKEN}`)
  const { method, args } = lastRequest(wallet)
  expect(method).toBe('swapExactTokensForETHSupportingFeeOnTransferTokens')
  const rival = poolOutput(front, before.token, before.native)
  const left = poolOutput(sold, before.token + front, before.native - rival)
  const after = await poolBalances(chain)
  expect(before.output - after.output).toBe(sold)
  expect(after.input - before.input + (await newestTransaction(chain)).fee).toBe(left)
  expect(left).toBeGreaterThanOrEqual(args[1] as bigint)
})
