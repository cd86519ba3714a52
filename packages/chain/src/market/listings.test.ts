import { musicNftAbi } from '@musi/contracts/abi/musicNft'
import { seaportAbi } from '../abi/seaport.ts'
import { demoAccount } from '@musi/devchain/world/demoAccounts'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import { hashStruct, parseUnits } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { contractValue } from '../requests/contracts/contractValue.ts'
import { approve } from '../writes/tokens/approve.ts'
import { approveDrop } from '../writes/collectibles/approveDrop.ts'
import { buyDrop } from '../writes/collectibles/buyDrop.ts'
import { cancelDrop } from '../writes/collectibles/cancelDrop.ts'
import { listDrop } from '../writes/collectibles/listDrop.ts'
import { mintDrop } from '../writes/collectibles/mintDrop.ts'
import type { Listing } from '@musi/domain/market/marketOrder'
import { type SignedOrder, orderParameters } from './orderParameters.ts'
import { orderTypedData } from './orderTypedData.ts'

const world = ownWorld()
const seaport = world.market.seaport.address
const collection = world.own.musicNft.address
const seller = demoAccount('artist')
const buyer = demoAccount('collector')
const artist = demoAccount('trader')

let chain: TestChain
beforeAll(async () => {
  chain = await testChain()
  const write = mintDrop({
    collection,
    recipient: seller.address,
    uri: 'ipfs://x',
    releaseDateSeconds: null,
    royalty: null,
  })
  await sendUnlocked(chain.request, world.deployer, write)
  await sendUnlocked(chain.request, seller.address, approveDrop({ collection, tokenId: 1n, spender: seaport }))
  await chain.snapshot()
})
beforeEach(() => chain.revert())

const order = (price: Listing['price']): Listing => ({
  kind: 'listing',
  seller: seller.address,
  collection,
  tokenId: 1n,
  price,
  royalty: { artist: artist.address, amount: price.amount / 10n },
  startSeconds: 0n,
  endSeconds: 2n ** 40n,
  salt: 7n,
  counter: 0n,
})
const native = order({ token: 'native', amount: parseUnits('2', 18) })

async function signOrder(listing: Listing): Promise<SignedOrder<Listing>> {
  const account = privateKeyToAccount(seller.privateKey)
  return {
    order: listing,
    signature: await account.signTypedData(orderTypedData(listing, { seaport, chainId: 31337 })),
  }
}

const owner = () =>
  contractValue(chain.request, { address: collection, abi: musicNftAbi, functionName: 'ownerOf', args: [1n] })

it('the listing that the seller signs has the hash that the market computes', async () => {
  const { totalOriginalConsiderationItems: _, ...parameters } = orderParameters(native)
  const components = { ...parameters, counter: native.counter }
  const { types, primaryType, message } = orderTypedData(native, { seaport, chainId: 31337 })
  const marketHash = await contractValue(chain.request, {
    address: seaport,
    abi: seaportAbi,
    functionName: 'getOrderHash',
    args: [components],
  })
  expect(hashStruct({ data: message, types, primaryType })).toBe(marketHash)
})

it('a buyer who pays the price gets the collectible, the seller the price and the artist the royalty', async () => {
  const reads = tokenReads(chain.request)
  const before = [await reads.native(seller.address), await reads.native(artist.address)]
  await sendUnlocked(chain.request, buyer.address, buyDrop({ seaport, signed: await signOrder(native) }))
  expect(await owner()).toBe(buyer.address)
  const after = [await reads.native(seller.address), await reads.native(artist.address)]
  const price = native.price.amount
  expect(after.map((amount, at) => amount - (before[at] ?? 0n))).toEqual([(price * 9n) / 10n, price / 10n])
})

it('a price in a token is taken from its approval', async () => {
  const dai = world.tokens[0]?.address ?? collection
  const inDai = order({ token: dai, amount: parseUnits('30', 18) })
  const buying = buyDrop({ seaport, signed: await signOrder(inDai) })
  await expect(sendUnlocked(chain.request, buyer.address, buying)).rejects.toThrow('No way of buyDrop works')
  await sendUnlocked(
    chain.request,
    buyer.address,
    approve({ token: dai, spender: seaport, amount: inDai.price.amount }),
  )
  await sendUnlocked(chain.request, buyer.address, buying)
  expect(await owner()).toBe(buyer.address)
})

it('anybody can publish a signed order on the chain, where it can be read back', async () => {
  await sendUnlocked(chain.request, world.deployer, listDrop({ seaport, signed: await signOrder(native) }))
  const { totalOriginalConsiderationItems: _, ...parameters } = orderParameters(native)
  const hash = await contractValue(chain.request, {
    address: seaport,
    abi: seaportAbi,
    functionName: 'getOrderHash',
    args: [{ ...parameters, counter: 0n }],
  })
  const status = await contractValue(chain.request, {
    address: seaport,
    abi: seaportAbi,
    functionName: 'getOrderStatus',
    args: [hash ?? '0x'],
  })
  expect(status?.[0]).toBe(true)
})

it('a listing signed by another account, withdrawn or ended sells nothing', async () => {
  const buying = (order: SignedOrder<Listing>) =>
    expect(sendUnlocked(chain.request, buyer.address, buyDrop({ seaport, signed: order }))).rejects.toThrow()
  const { signature } = await signOrder({ ...native, salt: 8n })
  await buying({ order: native, signature })
  await buying(await signOrder({ ...native, endSeconds: 1n }))
  await sendUnlocked(chain.request, seller.address, cancelDrop({ seaport, order: native }))
  await buying(await signOrder(native))
  expect(await owner()).toBe(seller.address)
})
