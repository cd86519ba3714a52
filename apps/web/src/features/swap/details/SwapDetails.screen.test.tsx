import { beforeEach, describe, test } from 'vitest'
import { FIRST, SECOND, installWallet, restoreChainAfterEach } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import type { Locator } from '#testing/locator.ts'
import { page } from '#testing/page.ts'
import { amountOf, details, balanceOf, openSwap } from '../testing/swapScreen.ts'

restoreChainAfterEach()

beforeEach(() => {
  installWallet()
})

/** The first number in a text, of up to six digits. */
const figureIn = (text: string): number => Number(/[\d,.]+/.exec(text)?.[0].replaceAll(',', ''))
const figureOf = async (place: Locator): Promise<number> => figureIn((await place.textContent()) ?? '')
const valueOf = async (side: 'input' | 'output'): Promise<number> => Number(await amountOf(side).inputValue())
const fact = (name: string): Locator => details().locator('dl > div').filter({ hasText: name }).locator('dd')

describe('the details under the card (spec: swap.details)', () => {
  test('show the minimum received or the maximum sold, by the slippage', async () => {
    await openSwap({ from: 'ETH', to: 'DAI', amount: '1' })
    await expect(fact('Minimum received')).toHaveText(/^[\d,.]+ DAI$/)
    const least = (await figureOf(fact('Minimum received'))) / (await valueOf('output'))
    expect(least).toBeGreaterThan(0.994)
    expect(least).toBeLessThan(0.996)
    await amountOf('output').fill('1000')
    await expect(fact('Maximum sold')).toHaveText(/^[\d,.]+ ETH$/)
    const maxRatio = (await figureOf(fact('Maximum sold'))) / (await valueOf('input'))
    expect(maxRatio).toBeGreaterThan(1.004)
    expect(maxRatio).toBeLessThan(1.006)
  })

  test('show both balances after the swap, without tokens that go to another recipient', async () => {
    const balance = Number(await balanceOf(FIRST, 'DAI')) / 1e18
    const after = async () => figureIn(((await fact('Balance after').textContent()) ?? '').split(' and ')[1] ?? '')
    await openSwap({ from: 'ETH', to: 'DAI', amount: '10' })
    await expect(fact('Balance after')).toHaveText(/^[\d,.]+ ETH and [\d,.]+ DAI$/)
    const got = await valueOf('output')
    expect(Math.abs((await after()) - balance - got)).toBeLessThan(got / 100)
    await openSwap({ from: 'ETH', to: 'DAI', amount: '10', more: `recipient=${SECOND}` })
    await expect(fact('Balance after')).toHaveText(/^[\d,.]+ ETH and [\d,.]+ DAI$/)
    expect(Math.abs((await after()) - balance)).toBeLessThan(got / 100)
  })

  test('show why the route was chosen: the next best one gives less or costs more', async () => {
    const next = () => page.locator('#route-comparison').getByRole('region', { name: 'Next best' })
    await openSwap({ from: 'ETH', to: 'DAI', amount: '1' })
    await page.locator('#why-this-route').click()
    await expect(next()).toContainText(/Gives[\d,.]+ DAI [\d.]+% less/)
    await openSwap({ from: 'ETH', to: 'DAI', amount: '1000', exact: 'output' })
    await page.locator('#why-this-route').click()
    await expect(next()).toContainText(/Costs[\d,.]+ ETH [\d.]+% more/)
  })
})
