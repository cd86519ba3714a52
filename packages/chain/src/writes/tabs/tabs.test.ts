import { artistTokenFactoryAbi } from '@musi/contracts/abi/artistTokenFactory'
import { coinTabsAbi } from '@musi/contracts/abi/coinTabs'
import { jukeboxAbi } from '@musi/contracts/abi/jukebox'
import { callUnlocked, sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import type { TabTerms } from '@musi/domain/tabs/tabTerms'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { type Address, type Hex, createPublicClient, custom, encodeFunctionData, numberToHex, zeroHash } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createArtistToken } from '../music/createArtistToken.ts'
import { registerSong } from '../music/registerSong.ts'
import { approve } from '../tokens/approve.ts'
import { transfer } from '../tokens/transfer.ts'
import { closeTab } from './closeTab.ts'
import { closeTabNow } from './closeTabNow.ts'
import { finishTab } from './finishTab.ts'
import { openTab } from './openTab.ts'
import { termsArgument } from './termsArgument.ts'
import { topUpTab } from './topUpTab.ts'

const world = ownWorld()
const coinTabs = world.own.coinTabs.address
const jukebox = world.own.jukebox.address
const factory = world.own.artistTokenFactory.address
const payee = '0x00000000000000000000000000000000000000c3'
const sessionKey = privateKeyToAccount(`0x${'5e'.repeat(32)}`)
const keeperKey = privateKeyToAccount(`0x${'ce'.repeat(32)}`)
const domain = { name: 'Musi Coin Tabs', version: '1', chainId: 31_337, verifyingContract: coinTabs } as const

let chain: TestChain
let artist: Address = '0x'
let fan: Address = '0x'
let terms: TabTerms
let songId: Hex = '0x'
beforeAll(async () => {
  chain = await testChain()
  const find = (role: string) => chain.accounts.find((each) => each.role === role)?.address ?? '0x'
  artist = find('artist')
  fan = find('collector')
})
beforeEach(async () => {
  await chain.snapshot()
  await sendUnlocked(
    chain.request,
    artist,
    createArtistToken({ factory, name: 'Low Tide', symbol: 'LOW', owner: artist }),
  )
  const token = await client().readContract({
    abi: artistTokenFactoryAbi,
    address: factory,
    functionName: 'myToken',
    args: [artist],
  })
  const song = { token, cost: 10n, opensAtSeconds: null, contentHash: zeroHash } as const
  await sendUnlocked(
    chain.request,
    artist,
    registerSong({ jukebox, nonce: 5n, ...song, payees: [{ account: payee, shareBps: 10_000 }] }),
  )
  songId = await client().readContract({
    abi: jukeboxAbi,
    address: jukebox,
    functionName: 'songIdOf',
    args: [artist, 5n],
  })
  await sendUnlocked(chain.request, artist, transfer({ what: token, recipient: fan, amount: 1000n }))
  await sendUnlocked(chain.request, fan, approve({ token, spender: coinTabs, amount: 150n }))
  const { timestamp } = await client().getBlock()
  terms = {
    listener: fan,
    keeper: keeperKey.address,
    token,
    key: sessionKey.address,
    expiresSeconds: timestamp + 86_400n,
    noticeSeconds: 3600n,
    salt: `0x${'77'.repeat(32)}`,
  }
  await sendByFan(openTab(coinTabs, terms, 100n))
})
afterEach(() => chain.revert())

const client = () =>
  createPublicClient({
    chain: foundry,
    transport: custom({ request: ({ method, params }) => chain.request(method, params) }),
  })
const sendByFan = (write: Parameters<typeof sendUnlocked>[2]) => sendUnlocked(chain.request, fan, write)
const balance = (account: Address) => tokenReads(chain.request).balance(terms.token, account)
const tabId = () =>
  client().readContract({ address: coinTabs, abi: coinTabsAbi, functionName: 'tabIdOf', args: [termsArgument(terms)] })

/** Settles a voucher of the session key, signed by viem. */
async function settle(round: number, amount: bigint) {
  const lines = [{ songId, plays: 1, amount }]
  const signature = await sessionKey.signTypedData({
    domain,
    types: {
      Voucher: [
        { name: 'tabId', type: 'bytes32' },
        { name: 'round', type: 'uint24' },
        { name: 'lines', type: 'Line[]' },
      ],
      Line: [
        { name: 'songId', type: 'bytes32' },
        { name: 'plays', type: 'uint32' },
        { name: 'amount', type: 'uint96' },
      ],
    },
    primaryType: 'Voucher',
    message: { tabId: await tabId(), round, lines },
  })
  const batch = [{ terms: termsArgument(terms), round, lines, signature }]
  const data = encodeFunctionData({ abi: coinTabsAbi, functionName: 'settle', args: [batch] })
  await chain.request('anvil_impersonateAccount', [keeperKey.address])
  await callUnlocked(chain.request, keeperKey.address, { to: coinTabs, data, value: 0n })
}

const releaseOf = async (settled: bigint) =>
  keeperKey.signTypedData({
    domain,
    types: {
      Release: [
        { name: 'tabId', type: 'bytes32' },
        { name: 'settled', type: 'uint96' },
      ],
    },
    primaryType: 'Release',
    message: { tabId: await tabId(), settled },
  })

test('a tab is opened, topped up and settled, and returns the rest after the notice (spec: tab.close)', async () => {
  await sendByFan(topUpTab(coinTabs, terms, 50n))
  await settle(0, 30n)
  await settle(1, 20n)
  expect(await balance(payee)).toBe(50n)
  await sendByFan(closeTab(coinTabs, terms))
  await expect(sendByFan(finishTab(coinTabs, terms))).rejects.toThrow('finishTab')
  await chain.request('evm_increaseTime', [numberToHex(3600)])
  await chain.request('evm_mine')
  await sendByFan(finishTab(coinTabs, terms))
  expect(await balance(fan)).toBe(950n)
  expect(await balance(coinTabs)).toBe(0n)
})

test('a tab is closed at once by the keeper’s signature (spec: tab.close-now)', async () => {
  await settle(0, 30n)
  await expect(sendByFan(closeTabNow(coinTabs, terms, await releaseOf(0n)))).rejects.toThrow('closeTabNow')
  await sendByFan(closeTabNow(coinTabs, terms, await releaseOf(30n)))
  expect(await balance(fan)).toBe(970n)
})
