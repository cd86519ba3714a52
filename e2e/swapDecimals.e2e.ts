// Needs: wallet, chain
// Case 11: tokens with unusual decimals. Other numbers of decimals: packages/domain, amountText.test.ts; refused tokens:
// apps/web, SwapPage.screen.test.tsx.
import { changeDecimals } from '@musi/devchain/testing/misbehavingTokens'
import { formatUnits } from 'viem'
import {
  HELD,
  expectFits,
  expectNoExponent,
  deployPooledToken,
  expectSwapToTheWei,
} from './testing/steps/decimalsSteps.ts'
import { expect } from './testing/harness.ts'
import { digits } from './testing/steps/reviewSteps.ts'
import { approveRouter } from './testing/steps/rivalSteps.ts'
import {
  COIN,
  amountOf,
  balanceOf,
  openSwap,
  popup,
  swapButton,
  test,
  tokenOf,
  acceptTokenWarning,
} from './testing/steps/swapSteps.ts'
import { FIRST } from './testing/steps/walletSteps.ts'

test('case 11: tokens with 0 and 77 decimals swap exactly the shown amounts, and all of a token with one decimal can be sold', async ({
  page,
  chain,
}) => {
  for (const decimals of [0, 77])
    await test.step(`${decimals} decimals`, async () => {
      const token = await deployPooledToken(chain, decimals)
      await openSwap(page, chain, { from: 'ETH', to: token, amount: '0.02' })
      await acceptTokenWarning(page)
      const { amountOut, shown } = await expectSwapToTheWei(page, chain, { from: 'ETH', to: token })
      expect(shown).toBe(digits(amountOut, decimals))
      await expectNoExponent(page)
    })

  const token = await deployPooledToken(chain, 1)
  const amount = 10n ** 27n + 7n
  await openSwap(page, chain, { from: token, to: 'ETH', amount: formatUnits(amount, 1) })
  await acceptTokenWarning(page)
  const { amountIn, amountOut, shown } = await expectSwapToTheWei(page, chain, { from: token, to: 'ETH' })
  expect(amountIn).toBe(amount)
  expect(shown).toBe(digits(amountOut))
  await expectNoExponent(page)
})

test('case 11: a token with 255 decimals can be bought, and all of it sold with Max', async ({ page, chain }) => {
  const token = await deployPooledToken(chain, 255)
  await openSwap(page, chain, { from: 'ETH', to: token, amount: '0.02' })
  await acceptTokenWarning(page)
  await expect(swapButton(page)).toBeEnabled()
  await expectFits(page)
  await page.locator('#why-this-route').click()
  await expect(page.getByRole('dialog')).toContainText('There’s no other route between these two tokens.')
  await expectFits(page)
  await page.keyboard.press('Escape')
  const { amountOut, shown } = await expectSwapToTheWei(page, chain, { from: 'ETH', to: token })
  expect(shown).toBe(digits(amountOut, 255))
  await expectNoExponent(page)

  await page.locator('#swap-switch').click()
  await page.getByRole('button', { name: /Max/ }).click()
  const { amountIn } = await expectSwapToTheWei(page, chain, { from: token, to: 'ETH' })
  expect(amountIn).toBe(HELD + amountOut)
  expect(await balanceOf(chain, FIRST, token)).toBe(0n)
})

test('case 11: a token with a bytes32 symbol trades under that symbol, and one without decimals uses the address book’s', async ({
  page,
  chain,
}) => {
  for (const symbol of ['VNYL', 'USDT']) await approveRouter(chain, FIRST, symbol)
  await changeDecimals(chain, tokenOf(chain, 'USDT'), 'silent')
  await openSwap(page, chain, { from: 'ETH', to: 'VNYL', amount: '0.02' })
  await acceptTokenWarning(page)
  await expectSwapToTheWei(page, chain, { from: 'ETH', to: 'VNYL' })
  await expect(popup(page)).toContainText(/Swap 0\.02 ETH for [\d.]+ VNYL/)
  await page.locator('#swap-switch').click()
  await amountOf(page, 'input').fill('1.000000000000000007')
  const vinyl = await expectSwapToTheWei(page, chain, { from: 'VNYL', to: 'ETH' })
  expect(vinyl.amountIn).toBe(COIN + 7n)

  await openSwap(page, chain, { from: 'USDT', to: 'ETH', amount: '5.000001' })
  const tether = await expectSwapToTheWei(page, chain, { from: 'USDT', to: 'ETH' })
  expect(tether.amountIn).toBe(5_000_001n)
})
