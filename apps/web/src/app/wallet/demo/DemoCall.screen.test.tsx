import type { Call, Write } from '@musi/chain/write'
import { approveDrop } from '@musi/chain/writes/approveDrop'
import { buyDrop } from '@musi/chain/writes/buyDrop'
import { cancelAllOrders } from '@musi/chain/writes/cancelAllOrders'
import { type Address, isAddress } from '@musi/domain/address'
import type { Listing } from '@musi/domain/market/marketOrder'
import { describe, test } from 'vitest'
import { FIRST, SECOND, theBook } from '../../../testing/chain.ts'
import { expect } from '../../../testing/expect.ts'
import { page } from '../../../testing/page.ts'
import { DemoCall } from './DemoCall.tsx'

const [me, seller] = [isAddress(FIRST), isAddress(SECOND)] as Address[] as [Address, Address]
const market = () => theBook().contracts.seaport ?? '0x'
const collection = () => theBook().contracts.musicNft ?? '0x'
const callOf = ({ candidates: [call] }: Write): Call => call

const listing = (): Listing => ({
  kind: 'listing',
  collection: collection(),
  seller,
  tokenId: 1n,
  price: { token: 'native', amount: 80_000_000_000_000_001n },
  royalty: null,
  startSeconds: 0n,
  endSeconds: 2n ** 40n,
  salt: 7n,
  counter: 0n,
})

const shows = (write: Write) => page.open('/', {}, <DemoCall call={callOf(write)} from={me} />)
const facts = () => page.locator('dl').first()

describe('what the demo wallet says of a call', () => {
  test('to buy a piece: what is paid to the last digit, and which piece comes of it', async () => {
    await shows(buyDrop({ seaport: market(), signed: { order: listing(), signature: '0x' } }))
    await expect(facts()).toContainText(/^ActionTrade on the marketYou pay.*0\.080000000000000001.ETH/)
    await expect(facts()).toContainText(/You getpiece 1 of the dropsTothe marketplace$/)
    await page.keepShots('demo-buys-piece')
  })

  test('to let the market take a piece: that one, and no amount', async () => {
    await shows(approveDrop({ collection: collection(), tokenId: 1n, spender: market() }))
    await expect(facts()).toContainText(/Spenderthe marketplaceMay takepiece 1 of the drops/)
    await expect(facts()).not.toContainText(/limit|ETH/)
    await page.keepShots('demo-allows-piece')
  })

  test('to withdraw all orders: in words, and that nothing is paid', async () => {
    await shows(cancelAllOrders(market()))
    await expect(facts()).toContainText(/^ActionWithdraw all orders from the marketYou pay0 ETH/)
    await page.keepShots('demo-withdraws-all')
  })
})
