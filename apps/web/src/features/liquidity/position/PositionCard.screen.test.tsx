import type { Currency } from '@musi/domain/currency'
import { describe, test } from 'vitest'
import { mineBlock, failRpc } from '#testing/rpcFaults.ts'
import { SECOND, installWallet, restoreChainAfterEach, tokenOf } from '#testing/chain.ts'
import { consoleErrors } from '#testing/consoleErrors.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { usePool } from '#platform/session/exchange/usePool.ts'
import { PositionCard } from './PositionCard.tsx'

restoreChainAfterEach()

const ETHER: Currency = { kind: 'native', decimals: 18, symbol: 'ETH', name: 'Ether' }
const token = (symbol: string): Currency => ({
  kind: 'token',
  address: tokenOf(symbol),
  decimals: 18,
  symbol,
  name: symbol,
})

function Seen({ currencies }: { currencies: readonly [Currency, Currency] }) {
  return <PositionCard facts={usePool(...currencies)} currencies={currencies} />
}
const openCard = (one: Currency, other: Currency) => page.open('/pool', {}, <Seen currencies={[one, other]} />)

const card = () => page.locator('#position-card')
const earning = () => page.getByText('By adding liquidity you’ll earn 0.3% of all trades', { exact: false })

describe('the position card of a pool (spec: liquidity.position)', () => {
  test('shows a placeholder first, keeps its figures while no node answers, and shows the possible earnings without shares', async () => {
    consoleErrors.allow(/^A request for \d+ values of the chain has failed/)
    const wallet = installWallet()
    const letThrough = failRpc('without an end')
    await openCard(ETHER, token('DAI'))
    await expect(card().getByLabel('Reading your position…')).toBeVisible()
    await expect(earning()).toHaveCount(0)
    letThrough()
    await openCard(ETHER, token('DAI'))
    await expect(earning()).toBeVisible()

    wallet.reportAccounts([SECOND])
    await expect(card()).toContainText('ETH/DAI pool tokens')
    await expect(card().locator('dd')).toHaveCount(4)
    await expect(card().locator('dd').nth(1)).toHaveText(/^\d+\.\d{6}%$/)
    const restored = failRpc('with 502')
    await mineBlock()
    await page.keepShots('position')
    await expect(card()).toHaveAttribute('data-overdue', '')
    await expect(card().locator('dd').nth(2)).toHaveText(/\d ETH/)
    restored()

    await openCard(ETHER, token('WETH'))
    await expect(earning()).toHaveCount(0)
    await expect(card()).toHaveCount(0)
  })
})
