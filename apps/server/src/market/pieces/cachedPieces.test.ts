import { callData } from '@musi/chain/multicall/words'
import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import { mintDrop } from '@musi/chain/writes/collectibles/mintDrop'
import { demoAccount } from '@musi/devchain/world/demoAccounts'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { callUnlocked, sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { beforeAll, expect, it } from 'vitest'
import { cachedPieces } from './cachedPieces.ts'

const world = ownWorld()
const collection = world.own.musicNft.address
const holder = demoAccount('artist').address
const other = demoAccount('collector').address

let chain: TestChain
beforeAll(async () => {
  chain = await testChain()
})

const mint = (uri: string) =>
  sendUnlocked(
    chain.request,
    world.deployer,
    mintDrop({ collection, recipient: holder, uri, releaseDateSeconds: null, royalty: null }),
  )
const call = (by: typeof holder, data: `0x${string}`) =>
  callUnlocked(chain.request, by, { to: collection, data, value: 0n })

it('reads a collection once, then only what its events changed (spec: market.browse)', async () => {
  let reads = 0
  const searched: number[] = []
  const request: RpcRequest = (method, params) => {
    if (method === 'eth_call') reads += 1
    if (method === 'eth_getLogs') searched.push(Number((params as [{ fromBlock: string }])[0].fromBlock))
    return chain.request(method, params)
  }
  const readPieces = cachedPieces(request, chain.addressBook.contracts)
  const readOnce = async () => {
    reads = 0
    const { pieces, hasMore } = await readPieces([collection])
    const found = pieces.map(({ id, owner, uri }) => `${id} ${owner === holder ? 'holder' : 'other'} ${uri}`)
    expect(hasMore).toBe(false)
    return { found, reads }
  }
  for (const uri of ['ipfs://a', 'ipfs://b']) await mint(uri)
  const expectedFirst = ['2 holder ipfs://b', '1 holder ipfs://a']
  expect(await readOnce()).toEqual({ found: expectedFirst, reads: 2 })
  const firstBlock = Number(await chain.request('eth_blockNumber'))
  expect(await readOnce()).toEqual({ found: expectedFirst, reads: 0 })
  await chain.request('evm_mine')
  expect(await readOnce()).toEqual({ found: expectedFirst, reads: 0 })
  await chain.snapshot()
  await call(holder, callData('0x23b872dd', holder, other, 1n))
  // changeURI(2, 'ipfs://z')
  const uri = `0x${Buffer.from('ipfs://z').toString('hex').padEnd(64, '0')}` as const
  await call(world.deployer, callData('0xda6af971', 2n, 64n, 8n, uri))
  await mint('ipfs://c')
  expect(await readOnce()).toEqual({ found: ['3 holder ipfs://c', '2 holder ipfs://z', '1 other ipfs://a'], reads: 2 })
  // The reverted blocks leave no events on the chain, so everything is read again.
  await chain.revert()
  expect(await readOnce()).toEqual({ found: expectedFirst, reads: 2 })
  // Blocks before the first read are never searched, however long the chain is.
  expect(Math.min(...searched)).toBeGreaterThanOrEqual(firstBlock)
})
