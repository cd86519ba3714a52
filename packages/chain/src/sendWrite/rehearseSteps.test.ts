import { artistTokenFactoryAbi } from '@musi/contracts/abi/artistTokenFactory'
import { jukeboxAbi } from '@musi/contracts/abi/jukebox'
import { musicNftAbi } from '@musi/contracts/abi/musicNft'
import { tokenAddress } from '@musi/devchain/testing/lookUp'
import { demoAccount } from '@musi/devchain/world/demoAccounts'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import type { Address } from '@musi/domain/address'
import { type Hex, createPublicClient, custom, encodeFunctionData, maxUint256, zeroHash } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Listing } from '@musi/domain/market/marketOrder'
import { orderTypedData } from '../market/orderTypedData.ts'
import type { Write } from '../write.ts'
import { addLiquidity } from '../writes/liquidity/addLiquidity.ts'
import { approve } from '../writes/tokens/approve.ts'
import { approveDrop } from '../writes/collectibles/approveDrop.ts'
import { buyDrop } from '../writes/collectibles/buyDrop.ts'
import { createArtistToken } from '../writes/music/createArtistToken.ts'
import { mintDrop } from '../writes/collectibles/mintDrop.ts'
import { playSong } from '../writes/music/playSong.ts'
import { registerSong } from '../writes/music/registerSong.ts'
import { removeLiquidity } from '../writes/liquidity/removeLiquidity.ts'
import { stake } from '../writes/rewards/stake.ts'
import { swap } from '../writes/exchange/swap.ts'
import { transfer } from '../writes/tokens/transfer.ts'
import { unwrap } from '../writes/tokens/unwrap.ts'
import { wrap } from '../writes/tokens/wrap.ts'
import type { Asset, PromisedAmounts } from './promisedAmounts.ts'
import { rehearseSteps } from './rehearseSteps.ts'

const world = ownWorld()
const router = world.v2Router.address
const wrappedNative = world.wrappedNative.address
const collection = world.own.musicNft.address
const tokenOf = (symbol: string) => tokenAddress(world.tokens, symbol)
const pairOf = (a: string, b: string) =>
  world.pools.find((pool) => pool.a.symbol === a && pool.b.symbol === b)?.pair ?? '0x'
const dai = tokenOf('DAI')
const usdc = tokenOf('USDC')
const usdt = tokenOf('USDT')
const daiPair = pairOf('native', 'DAI')
const stablePair = pairOf('USDC', 'USDT')
const coin = 10n ** 18n
const deadlineSeconds = maxUint256
const provider = demoAccount('provider')
const artist = demoAccount('artist')
const fan = demoAccount('collector')
const friend = '0x00000000000000000000000000000000000000c4'

const native: Asset = { kind: 'native' }
const token = (address: Address): Asset => ({ kind: 'token', address })
const shares = (address: Address): Asset => ({ kind: 'shares', address })
const piece = (id: bigint): Asset => ({ kind: 'piece', collection, id })

let chain: TestChain
beforeAll(async () => {
  chain = await testChain()
})
beforeEach(() => chain.snapshot())
afterEach(() => chain.revert())

const promiseOf = (sides: Partial<PromisedAmounts>): PromisedAmounts => ({
  pays: [],
  gets: [],
  balanceReader: chain.addressBook.contracts.multicall3,
  ...sides,
})
type Steps = Parameters<typeof rehearseSteps>[2]
const rehearse = (steps: Steps, from: Address = provider.address) => rehearseSteps(chain.request, from, steps)
async function movedAmounts(steps: Steps, from?: Address) {
  const rehearsed = await rehearse(steps, from)
  if (rehearsed.kind === 'problem') throw new Error(JSON.stringify(rehearsed.problem))
  if (rehearsed.moved === null) throw new Error('The node cannot rehearse.')
  return rehearsed.moved
}
const OTHER_OUTCOME = { kind: 'problem', problem: { kind: 'otherOutcome', write: expect.any(String) as string } }
const senderOf = (from: Address) => (write: Write) => sendUnlocked(chain.request, from, write)

describe('liquidity', () => {
  const sides = {
    a: { token: dai, amount: 2500n * coin, minimum: 2400n * coin },
    b: { token: 'native', amount: coin, minimum: coin / 2n },
  } as const
  const addWrite = (recipient: Address) => addLiquidity({ router, ...sides, recipient, deadlineSeconds })
  const approval = { write: approve({ token: dai, spender: router, amount: sides.a.amount }) }
  const promise = (least: bigint, receiver: Address) =>
    promiseOf({
      pays: [
        { asset: token(dai), amount: sides.a.amount, bound: 'atMost' },
        { asset: native, amount: sides.b.amount, bound: 'atMost' },
      ],
      gets: [{ asset: shares(daiPair), amount: least, bound: 'atLeast', receiver }],
    })

  test('added from two assets is rehearsed before anything is approved', async () => {
    const adds = { write: addWrite(provider.address), promised: promise(1n, provider.address) }
    await expect(rehearse([adds])).resolves.toMatchObject({ kind: 'problem', problem: { kind: 'wouldFail' } })
    const { paid, got } = await movedAmounts([approval, adds])
    expect(paid.map(({ asset }) => asset)).toEqual([token(dai), native])
    expect(paid.every(({ amount }) => amount > 0n)).toBe(true)
    expect(got).toEqual([{ asset: shares(daiPair), amount: got[0]?.amount }])
    expect(got[0]?.amount).toBeGreaterThan(0n)
  })

  test('added for somebody else is measured in the recipient’s account, to the share', async () => {
    const { got } = await movedAmounts([approval, { write: addWrite(friend), promised: promise(1n, friend) }])
    const [share] = got
    expect(share).toMatchObject({ asset: shares(daiPair), receiver: friend })
    const least = share?.amount ?? 0n
    expect((await movedAmounts([approval, { write: addWrite(friend), promised: promise(least, friend) }])).got).toEqual(
      got,
    )
    expect(await rehearse([approval, { write: addWrite(friend), promised: promise(least + 1n, friend) }])).toEqual(
      OTHER_OUTCOME,
    )
    expect(await rehearse([approval, { write: addWrite(friend), promised: promise(1n, provider.address) }])).toEqual(
      OTHER_OUTCOME,
    )
  })

  test('removed into two assets is rehearsed', async () => {
    const liquidity = 1_000_000n
    const allowed = { by: 'approval', deadlineSeconds } as const
    const write = removeLiquidity({
      router,
      liquidity,
      a: { token: usdc, minimum: 1n },
      b: { token: usdt, minimum: 1n },
      recipient: provider.address,
      allowance: allowed,
    })
    const promised = promiseOf({
      pays: [{ asset: shares(stablePair), amount: liquidity, bound: 'exactly' }],
      gets: [usdc, usdt].map((address) => ({ asset: token(address), amount: 1n, bound: 'atLeast' })),
    })
    const allows = { write: approve({ token: stablePair, spender: router, amount: liquidity }) }
    const { paid, got } = await movedAmounts([allows, { write, promised }])
    expect(paid).toEqual([{ asset: shares(stablePair), amount: liquidity }])
    expect(got.map(({ asset }) => asset)).toEqual([token(usdc), token(usdt)])
    expect(got.every(({ amount }) => amount > 1n)).toBe(true)
    const halved = {
      ...promised,
      pays: [{ asset: shares(stablePair), amount: liquidity / 2n, bound: 'atMost' as const }],
    }
    expect(await rehearse([allows, { write, promised: halved }])).toEqual(OTHER_OUTCOME)
  })
})

test('staked takes exactly the given shares', async () => {
  const { address: rewards } = world.staking.find(({ symbol }) => symbol === 'DAI') ?? { address: '0x' as const }
  const steps = (amount: bigint) => [
    { write: approve({ token: daiPair, spender: rewards, amount: coin }) },
    {
      write: stake({ rewards, amount: coin, allowance: { by: 'approval' } }),
      promised: promiseOf({ pays: [{ asset: shares(daiPair), amount, bound: 'exactly' }] }),
    },
  ]
  expect(await movedAmounts(steps(coin))).toEqual({ paid: [{ asset: shares(daiPair), amount: coin }], got: [] })
  expect(await rehearse(steps(coin - 1n))).toEqual(OTHER_OUTCOME)
})

describe('music', () => {
  const publicClient = () =>
    createPublicClient({
      chain: foundry,
      transport: custom({ request: ({ method, params }) => chain.request(method, params) }),
    })

  async function registerTestSong() {
    const factory = world.own.artistTokenFactory.address
    const jukebox = world.own.jukebox.address
    const send = senderOf(artist.address)
    await send(createArtistToken({ factory, name: 'Night Bus', symbol: 'NBUS', owner: artist.address }))
    const tokenQuery = { abi: artistTokenFactoryAbi, address: factory, functionName: 'myToken' } as const
    const paid = await publicClient().readContract({ ...tokenQuery, args: [artist.address] })
    const payees = [{ account: artist.address, shareBps: 10_000 }] as const
    await send(
      registerSong({
        jukebox,
        nonce: 7n,
        token: paid,
        cost: coin,
        payees,
        opensAtSeconds: null,
        contentHash: zeroHash,
      }),
    )
    await send(transfer({ what: paid, recipient: fan.address, amount: 10n * coin }))
    const songQuery = { abi: jukeboxAbi, address: jukebox, functionName: 'songIdOf' } as const
    return { jukebox, paid, songId: await publicClient().readContract({ ...songQuery, args: [artist.address, 7n] }) }
  }

  test('a play takes exactly its price', async () => {
    const { jukebox, paid, songId } = await registerTestSong()
    const steps = (amount: bigint) => [
      { write: approve({ token: paid, spender: jukebox, amount: maxUint256 }) },
      {
        write: playSong({ jukebox, songId, maximumCost: 2n * coin, play: { for: 'sender' } }),
        promised: promiseOf({ pays: [{ asset: token(paid), amount, bound: 'atMost' }] }),
      },
    ]
    expect(await movedAmounts(steps(2n * coin), fan.address)).toEqual({
      paid: [{ asset: token(paid), amount: coin }],
      got: [],
    })
    expect(await rehearse(steps(coin - 1n), fan.address)).toEqual(OTHER_OUTCOME)
  })

  const buyWrite = async (seller: { address: Address; privateKey: Hex }) => {
    const seaport = world.market.seaport.address
    const minted = {
      collection,
      recipient: seller.address,
      uri: 'ipfs://piece',
      releaseDateSeconds: null,
      royalty: null,
    }
    await senderOf(world.deployer)(mintDrop(minted))
    await senderOf(seller.address)(approveDrop({ collection, tokenId: 1n, spender: seaport }))
    const order: Listing = {
      kind: 'listing',
      seller: seller.address,
      collection,
      tokenId: 1n,
      price: { token: 'native', amount: coin },
      royalty: null,
      startSeconds: 0n,
      endSeconds: 10n ** 11n,
      salt: 1n,
      counter: 0n,
    }
    const signature = await privateKeyToAccount(seller.privateKey).signTypedData(
      orderTypedData(order, { seaport, chainId: chain.chainId }),
    )
    return buyDrop({ seaport, signed: { order, signature } })
  }

  test('a purchase takes its price and brings the exact piece', async () => {
    const write = await buyWrite(artist)
    const promised = (id: bigint) =>
      promiseOf({
        pays: [{ asset: native, amount: coin, bound: 'exactly' }],
        gets: [{ asset: piece(id), amount: 1n, bound: 'exactly' }],
      })
    expect(await movedAmounts([{ write, promised: promised(1n) }], fan.address)).toEqual({
      paid: [{ asset: native, amount: coin }],
      got: [{ asset: piece(1n), amount: 1n }],
    })
    expect(await rehearse([{ write, promised: promised(2n) }], fan.address)).toEqual(OTHER_OUTCOME)
  })

  test('a piece that leaves without being promised breaks the promise, and one that arrives is shown', async () => {
    const write = await buyWrite(fan)
    const promised = promiseOf({ pays: [{ asset: native, amount: coin, bound: 'exactly' }] })
    expect((await movedAmounts([{ write, promised }], artist.address)).got).toEqual([{ asset: piece(1n), amount: 1n }])
    const args = [fan.address, friend, 1n] as const
    const data = encodeFunctionData({ abi: musicNftAbi, functionName: 'transferFrom', args })
    const giving: Write = { kind: 'transfer', candidates: [{ to: collection, data, value: 0n }] }
    expect(await rehearse([{ write: giving, promised: promiseOf({}) }], fan.address)).toEqual(OTHER_OUTCOME)
  })
})

describe('assets that leave the account without being promised', () => {
  const swapStep = {
    write: swap({
      version: 'v2',
      router,
      path: [wrappedNative, usdc],
      native: 'in',
      recipient: provider.address,
      deadlineSeconds,
      exact: 'in',
      amountIn: coin,
      minimumOut: 1n,
    }),
  }
  const promised = () =>
    promiseOf({
      pays: [{ asset: native, amount: coin, bound: 'exactly' }],
      gets: [{ asset: token(usdc), amount: 1n, bound: 'atLeast' }],
    })
  const wraps = { write: wrap({ wrappedNative, amount: coin }) }

  test('a token, native currency, or wrapped currency that leaves without a transfer event breaks the promise', async () => {
    const swaps = { ...swapStep, promised: promised() }
    await movedAmounts([swaps])
    for (const what of [dai, 'native'] as const)
      expect(await rehearse([swaps, { write: transfer({ what, recipient: friend, amount: 1n }) }])).toEqual(
        OTHER_OUTCOME,
      )
    await senderOf(provider.address)(wraps.write)
    expect(await rehearse([swaps, { write: unwrap({ wrappedNative, amount: 1n }) }])).toEqual(OTHER_OUTCOME)
  })

  test('assets that come back within the sequence do not count as having left', async () => {
    const swaps = { ...swapStep, promised: promised() }
    await movedAmounts([swaps, wraps, { write: unwrap({ wrappedNative, amount: coin }) }])
  })

  test('a sequence without a promise is only checked to succeed', async () => {
    expect(await rehearse([wraps])).toMatchObject({ kind: 'picked', moved: null, rehearsed: 'works' })
  })
})
