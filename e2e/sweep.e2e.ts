// Needs: story, wallet, chain
import { orderJson } from '@musi/api/market/orders'
import { orderTypedData } from '@musi/chain/market/orderTypedData'
import { approveDrop } from '@musi/chain/writes/collectibles/approveDrop'
import { buyDrop } from '@musi/chain/writes/collectibles/buyDrop'
import { mintDrop } from '@musi/chain/writes/collectibles/mintDrop'
import { type DemoAccount, demoAccount } from '@musi/devchain/world/demoAccounts'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import type { TestChain } from '@musi/devchain/testing/testChain'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import type { Listing } from '@musi/domain/market/marketOrder'
import type { Page } from '@playwright/test'
import { privateKeyToAccount } from 'viem/accounts'
import { connectDemo, approveDemo } from './testing/steps/walletSteps.ts'
import { expect, withoutSplash } from './testing/harness.ts'
import { test } from './testing/ownChain.ts'
import { ORDERS_PATH } from '@musi/api/paths'

const [buyer, petra, nico, rival, artist] = (['trader', 'provider', 'newcomer', 'voter', 'staker'] as const).map(
  demoAccount,
) as [DemoAccount, DemoAccount, DemoAccount, DemoAccount, DemoAccount]

const { deployer, own, market } = ownWorld()
const collection = own.musicNft.address
const seaport = market.seaport.address
const coin = 10n ** 18n

type Given = { tokenId: bigint; seller: DemoAccount; name: string; price: bigint }

/** Mints a piece with a royalty of a tenth, and lists it for another account. */
async function sell(page: Page, { request }: TestChain, { tokenId, seller, name, price }: Given) {
  const uri = `data:application/json,${encodeURIComponent(JSON.stringify({ name }))}`
  const royalty = { receiver: artist.address, shareBps: 1000 }
  await sendUnlocked(
    request,
    deployer,
    mintDrop({ collection, recipient: seller.address, uri, releaseDateSeconds: null, royalty }),
  )
  await sendUnlocked(request, seller.address, approveDrop({ collection, tokenId, spender: seaport }))
  const { timestamp } = (await request('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
  const startSeconds = BigInt(timestamp)
  const order: Listing = {
    kind: 'listing',
    seller: seller.address,
    collection,
    tokenId,
    price: { token: 'native', amount: price },
    royalty: { artist: artist.address, amount: price / 10n },
    salt: startSeconds,
    counter: 0n,
    startSeconds,
    endSeconds: startSeconds + 86_400n,
  }
  const data = orderTypedData(order, { seaport, chainId: 31337 })
  const signature = await privateKeyToAccount(seller.privateKey).signTypedData(data)
  const stored = await page.request.post(ORDERS_PATH, { data: { order: orderJson(order), signature } })
  expect(stored.status()).toBe(200)
  return { order, signature }
}

test('Theo buys three pieces at once, and Vera buys one of them while Theo’s wallet is open: Theo gets two and pays for two, to the wei (spec: market.sweep)', async ({
  page,
  chain,
}) => {
  await withoutSplash(page)
  const night = await sell(page, chain, { tokenId: 1n, seller: petra, name: 'Night Ferry', price: coin })
  const lamp = await sell(page, chain, { tokenId: 2n, seller: nico, name: 'Paper Lamp', price: 2n * coin })
  const tape = await sell(page, chain, { tokenId: 3n, seller: petra, name: 'Third Tape', price: 3n * coin + 7n })
  await page.goto('/nft')
  await connectDemo(page)
  await page.locator('#choose-several').click()
  for (const name of ['Night Ferry', 'Paper Lamp', 'Third Tape'])
    await page.getByRole('checkbox', { name: `Choose ${name}` }).check()
  await expect(page.locator('#sweep-bar')).toContainText('3 pieces chosen, 6.000000000000000007 ETH together.')
  await page.locator('#buy-several').click()
  await expect(page.locator('#sweep-rehearsal')).toContainText('Test run passed')
  await page.locator('#confirm-sweep').click()
  await expect(page.locator('#demo-approve')).toBeVisible()
  await sendUnlocked(chain.request, rival.address, buyDrop({ seaport, signed: lamp }))
  const { native } = tokenReads(chain.request)
  const everybody = [petra, nico, artist, buyer].map(({ address }) => address)
  const before = await Promise.all(everybody.map(native))
  await approveDemo(page)
  await expect(page.locator('#sweep-ended')).toHaveAttribute('data-state', 'confirmed')
  await expect(page.locator('#sweep-got')).toContainText('2 ETH came back to you in the same transaction.')
  await expect(page.locator('#sweep-lost')).toContainText('Paper Lamp. Someone was faster.')
  await expect(page.locator('#sweep-got')).toContainText('You paid 4.000000000000000007 ETH.')

  const filter = { fromBlock: '0x0', address: collection }
  const logs = (await chain.request('eth_getLogs', [filter])) as readonly { transactionHash: string }[]
  const receipt = (await chain.request('eth_getTransactionReceipt', [logs.at(-1)?.transactionHash])) as {
    from: string
    gasUsed: string
    effectiveGasPrice: string
  }
  expect(receipt.from).toBe(buyer.address.toLowerCase())
  const fee = BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice)
  const prices = [night, tape].map(({ order }) => order.price.amount)
  const royalties = [night, tape].map(({ order }) => order.royalty?.amount ?? 0n)
  const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n)
  const after = await Promise.all(everybody.map(native))
  expect(after.map((now, at) => now - (before[at] ?? 0n))).toEqual([
    sum(prices) - sum(royalties),
    0n,
    sum(royalties),
    -sum(prices) - fee,
  ])
  await page.locator('#sweep-done').click()
  await expect(page.locator('#sweep-bar')).toHaveCount(0)
  await expect(page.locator('#market-pieces')).not.toContainText('ETH')
})
