// Needs: wallet, chain
// Case 11: tokens that count in odd ways, or do not say how. Every other number of decimals: packages/domain, amountText.test.ts.
import { changeDecimals } from '@musi/devchain/misbehavingTokens'
import { formatUnits } from 'viem'
import { HELD, expectFits, expectNoExponent, pooledToken, swapsToTheWei } from './decimalsDeeds.ts'
import { expect } from './harness.ts'
import { SEND, digits } from './reviewDeeds.ts'
import { allowRouter } from './rivalDeeds.ts'
import { COIN, amountOf, balanceOf, openSwap, popup, swapButton, test, tokenOf, understand } from './swapDeeds.ts'
import { FIRST } from './walletDeeds.ts'

for (const decimals of [0, 77])
  test(`case 11: a token with ${decimals} decimals is bought, and what the screen says is what comes`, async ({
    page,
    chain,
  }) => {
    const token = await pooledToken(chain, decimals)
    await openSwap(page, chain, { from: 'ETH', to: token, amount: '0.02' })
    await understand(page)
    const { amountOut, shown } = await swapsToTheWei(page, chain, { from: 'ETH', to: token })
    expect(shown).toBe(digits(amountOut, decimals))
    await expectNoExponent(page)
  })

test('case 11: a token with one decimal is sold, to the last place that it has', async ({ page, chain }) => {
  const token = await pooledToken(chain, 1)
  const amount = 10n ** 27n + 7n
  await openSwap(page, chain, { from: token, to: 'ETH', amount: formatUnits(amount, 1) })
  await understand(page)
  const { amountIn, amountOut, shown } = await swapsToTheWei(page, chain, { from: token, to: 'ETH' })
  expect(amountIn).toBe(amount)
  expect(shown).toBe(digits(amountOut))
  await expectNoExponent(page)
})

test('case 11: a token with 255 decimals is bought, and all of it sold by Max', async ({ page, chain }) => {
  const token = await pooledToken(chain, 255)
  await openSwap(page, chain, { from: 'ETH', to: token, amount: '0.02' })
  await understand(page)
  await expect(swapButton(page)).toBeEnabled()
  await expectFits(page)
  await page.locator('#why-this-route').click()
  await expect(page.getByRole('dialog')).toContainText('There’s no other route between these two tokens.')
  await expectFits(page)
  await page.keyboard.press('Escape')
  const { amountOut, shown } = await swapsToTheWei(page, chain, { from: 'ETH', to: token })
  expect(shown).toBe(digits(amountOut, 255))
  await expectNoExponent(page)

  await page.locator('#swap-switch').click()
  await page.getByRole('button', { name: /Max/ }).click()
  const { amountIn } = await swapsToTheWei(page, chain, { from: token, to: 'ETH' })
  expect(amountIn).toBe(HELD + amountOut)
  expect(await balanceOf(chain, FIRST, token)).toBe(0n)
})

test('case 11: a token with a symbol of 32 bytes is bought and sold under that symbol', async ({ page, chain }) => {
  await allowRouter(chain, FIRST, 'VNYL')
  await openSwap(page, chain, { from: 'ETH', to: 'VNYL', amount: '0.02' })
  await understand(page)
  await swapsToTheWei(page, chain, { from: 'ETH', to: 'VNYL' })
  await expect(popup(page)).toContainText(/Swap 0\.02 ETH for [\d.]+ VNYL/)
  await page.locator('#swap-switch').click()
  await amountOf(page, 'input').fill('1.000000000000000007')
  const { amountIn } = await swapsToTheWei(page, chain, { from: 'VNYL', to: 'ETH' })
  expect(amountIn).toBe(COIN + 7n)
})

test.describe('case 11: a token that does not say how many decimals it has', () => {
  for (const side of ['from', 'to'] as const)
    test(`is refused with the reason (${side})`, async ({ page, chain, wallet }) => {
      const token = await pooledToken(chain, 'silent')
      const before = await balanceOf(chain, FIRST, 'ETH')
      await openSwap(page, chain, { ...{ from: 'ETH', to: 'ETH' }, [side]: token, amount: '5' })
      await expect(page.getByRole('alert').filter({ hasText: 'This token cannot be used' })).toContainText(
        'This token doesn’t say how many decimals it has, so nobody can read its amounts.',
      )
      await expect(swapButton(page)).toBeDisabled()
      expect(wallet.requestCount(SEND)).toBe(0)
      expect(await balanceOf(chain, FIRST, 'ETH')).toBe(before)
      expect(await balanceOf(chain, FIRST, token)).toBe(HELD)
    })

  test('counts as the address book says, where it is in it', async ({ page, chain }) => {
    await allowRouter(chain, FIRST, 'USDT')
    await changeDecimals(chain, tokenOf(chain, 'USDT'), 'silent')
    await openSwap(page, chain, { from: 'USDT', to: 'ETH', amount: '5.000001' })
    const { amountIn } = await swapsToTheWei(page, chain, { from: 'USDT', to: 'ETH' })
    expect(amountIn).toBe(5_000_001n)
  })
})

test('case 11: a token that counts otherwise than the address book says is refused with the reason', async ({
  page,
  chain,
  wallet,
}) => {
  await changeDecimals(chain, tokenOf(chain, 'USDT'), 24)
  const before = await balanceOf(chain, FIRST, 'USDT')
  await openSwap(page, chain, { from: 'USDT', to: 'ETH', amount: '5' })
  await expect(page.getByRole('alert').filter({ hasText: 'This token cannot be used' })).toContainText(
    'The list says this token has 6 decimals, but the token says 24.',
  )
  await expect(swapButton(page)).toBeDisabled()
  expect(wallet.requestCount(SEND)).toBe(0)
  expect(await balanceOf(chain, FIRST, 'USDT')).toBe(before)
})
