import { artistTokenFactoryAbi } from '@musi/contracts/abi/artistTokenFactory'
import { jukeboxAbi } from '@musi/contracts/abi/jukebox'
import { musicCollectionAbi } from '@musi/contracts/abi/musicCollection'
import { musicNftAbi } from '@musi/contracts/abi/musicNft'
import { localPermit } from '@musi/devchain/world/localPermit'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import {
  type Address,
  type Hex,
  createPublicClient,
  custom,
  formatUnits,
  maxUint256,
  numberToHex,
  zeroHash,
} from 'viem'
import { foundry } from 'viem/chains'
import { songCost } from '@musi/domain/music/songCost'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { isOpenedCollection, openedCollections } from '../../market/openedCollections.ts'
import { createdArtistToken } from '../../receipts/createdArtistToken.ts'
import { nextArtistToken } from '../../reads/music/nextArtistToken.ts'
import type { Write } from '../../write.ts'
import { approve } from '../tokens/approve.ts'
import { changeSongCost } from './changeSongCost.ts'
import { collectOwedShare } from './collectOwedShare.ts'
import { createArtistToken } from './createArtistToken.ts'
import { mintDrop } from '../collectibles/mintDrop.ts'
import { openCollection } from '../collectibles/openCollection.ts'
import { playSong } from './playSong.ts'
import { registerSong } from './registerSong.ts'
import { replacePayee } from './replacePayee.ts'
import { retireSong } from './retireSong.ts'
import { transfer } from '../tokens/transfer.ts'

const world = ownWorld()
const factory = world.own.artistTokenFactory.address
const jukebox = world.own.jukebox.address
const coin = 10n ** 18n
const friend = '0x00000000000000000000000000000000000000c3'

let chain: TestChain
let artist: Address = '0x'
let fan: Address = '0x'
let fanKey: Hex
beforeAll(async () => {
  chain = await testChain()
  const find = (role: string) => chain.accounts.find((each) => each.role === role)
  artist = find('artist')?.address ?? '0x'
  fan = find('collector')?.address ?? '0x'
  fanKey = find('collector')?.privateKey ?? '0x'
})
beforeEach(() => chain.snapshot())
afterEach(() => chain.revert())

const SONG_DEFAULTS = {
  payees: [{ account: friend, shareBps: 10_000 }],
  opensAtSeconds: null,
  contentHash: zeroHash,
} as const

const publicClient = () =>
  createPublicClient({
    chain: foundry,
    transport: custom({ request: ({ method, params }) => chain.request(method, params) }),
  })
const sendByArtist = (write: Write) => sendUnlocked(chain.request, artist, write)
const sendByFan = (write: Write) => sendUnlocked(chain.request, fan, write)
const songOf = (songId: Hex) =>
  publicClient().readContract({ abi: jukeboxAbi, address: jukebox, functionName: 'song', args: [songId] })

async function createToken(): Promise<Address> {
  await sendByArtist(createArtistToken({ factory, name: 'Night Bus', symbol: 'NBUS', owner: artist }))
  const abi = artistTokenFactoryAbi
  return publicClient().readContract({ abi, address: factory, functionName: 'myToken', args: [artist] })
}

async function registeredSong(token: Address, opensAtSeconds: bigint | null = null, cost = coin): Promise<Hex> {
  const payees = [
    { account: artist, shareBps: 6_667 },
    { account: friend, shareBps: 3_333 },
  ] as const
  const song = { token, cost, payees, opensAtSeconds, contentHash: zeroHash }
  await sendByArtist(registerSong({ jukebox, nonce: 7n, ...song }))
  const abi = jukeboxAbi
  return publicClient().readContract({ abi, address: jukebox, functionName: 'songIdOf', args: [artist, 7n] })
}

async function songWithFan(opensAtSeconds: bigint | null = null) {
  const token = await createToken()
  const songId = await registeredSong(token, opensAtSeconds)
  await sendByArtist(transfer({ what: token, recipient: fan, amount: 10n * coin }))
  return { token, song: { jukebox, songId, maximumCost: coin } }
}

test("an artist token is created, and its whole supply is the creator's", async () => {
  const token = await createToken()
  expect(await tokenReads(chain.request).balance(token, artist)).toBe(1_000_000n * coin)
})

test('the address of the next token is known before its creation and is in its receipt (spec: artist-tokens.create)', async () => {
  const predictToken = async () => {
    const { call, decode } = nextArtistToken(factory)
    return decode((await chain.request('eth_call', [{ to: call.address, data: call.callData }, 'latest'])) as Hex)
  }
  const next = await predictToken()
  await sendByArtist(createArtistToken({ factory, name: 'Night Bus', symbol: 'NBUS', owner: artist }))
  const factoryLogs = await publicClient().getLogs({ address: factory, fromBlock: 0n })
  const created = { factory, hash: factoryLogs.at(-1)?.transactionHash ?? '0x' } as const
  expect(await createdArtistToken(chain.request, { ...created, creator: artist })).toBe(next)
  expect(await createdArtistToken(chain.request, { ...created, creator: fan })).toBeNull()
  expect(await predictToken()).not.toBe(next)
})

test('a song is registered, changes its price and is retired', async () => {
  const songId = await registeredSong(await createToken())
  expect(await songOf(songId)).toMatchObject({ artist, cost: coin, retired: false })
  await sendByArtist(changeSongCost({ jukebox, songId, cost: 2n * coin }))
  await sendByArtist(retireSong({ jukebox, songId }))
  expect(await songOf(songId)).toMatchObject({ cost: 2n * coin, retired: true })
})

test.each(['1.000000000000000001', '0.000000000000000001', '340282366920938463463.374607431768211455'])(
  'case 96: a cost typed as %s is registered and changed exactly',
  async (typed) => {
    const cost = songCost(typed)
    if (cost.kind !== 'cost') throw new Error('The text should be a valid cost.')
    const songId = await registeredSong(await createToken(), null, cost.raw)
    expect((await songOf(songId)).cost).toBe(cost.raw)
    await sendByArtist(changeSongCost({ jukebox, songId, cost: coin }))
    await sendByArtist(changeSongCost({ jukebox, songId, cost: cost.raw }))
    expect(formatUnits((await songOf(songId)).cost, 18)).toBe(typed)
  },
)

test('case 96: a cost of zero, or more than the contract can store, is refused by every path', async () => {
  const token = await createToken()
  await expect(registeredSong(token, null, 0n)).rejects.toThrow()
  expect(() => registerSong({ jukebox, nonce: 7n, token, cost: 2n ** 128n, ...SONG_DEFAULTS })).toThrow()
})

test('a play is paid from the allowance, for the sender or as a gift, and the payees get the money', async () => {
  const { token, song } = await songWithFan()
  await sendByFan(approve({ token, spender: jukebox, amount: 2n * coin }))
  await sendByFan(playSong({ ...song, play: { for: 'sender' } }))
  await sendByFan(playSong({ ...song, play: { for: 'gift', fan: friend } }))
  expect((await songOf(song.songId)).plays).toBe(2n)
  expect(await tokenReads(chain.request).balance(token, friend)).toBe((2n * coin * 3_333n) / 10_000n)
  const events = await publicClient().getContractEvents({
    abi: jukeboxAbi,
    address: jukebox,
    eventName: 'Played',
    args: { songId: song.songId },
    fromBlock: 0n,
  })
  expect(events.map(({ args }) => args.fan?.toLowerCase())).toEqual([fan.toLowerCase(), friend])
})

test('a play is paid with a permit in the same call', async () => {
  const { token, song } = await songWithFan()
  const terms = {
    token,
    domainName: 'Night Bus',
    spender: jukebox,
    value: coin,
    nonce: 0n,
    deadlineSeconds: maxUint256,
  }
  const permit = await localPermit(fanKey, terms)
  await sendByFan(playSong({ ...song, play: { for: 'senderWithPermit', value: coin, permit } }))
  expect(await tokenReads(chain.request).balance(token, fan)).toBe(9n * coin)
})

test('a price above what the fan agreed to is refused', async () => {
  const { token, song } = await songWithFan()
  await sendByFan(approve({ token, spender: jukebox, amount: maxUint256 }))
  await expect(sendByFan(playSong({ ...song, maximumCost: coin - 1n, play: { for: 'sender' } }))).rejects.toThrow(
    'No way',
  )
})

test('a song can be played only from its opening on', async () => {
  const { number, timestamp } = await publicClient().getBlock()
  expect(number).toBeGreaterThan(0n)
  const opensAtSeconds = timestamp + 3600n
  const { token, song } = await songWithFan(opensAtSeconds)
  expect(await songOf(song.songId)).toMatchObject({ opensAt: opensAtSeconds })
  await sendByFan(approve({ token, spender: jukebox, amount: coin }))
  await expect(sendByFan(playSong({ ...song, play: { for: 'sender' } }))).rejects.toThrow('No way')
  await chain.request('evm_setNextBlockTimestamp', [numberToHex(opensAtSeconds)])
  await chain.request('evm_mine', [])
  await sendByFan(playSong({ ...song, play: { for: 'sender' } }))
  expect(await tokenReads(chain.request).balance(token, fan)).toBe(9n * coin)
})

test('a payee of a song can transfer the share, and nobody else can', async () => {
  const songId = await registeredSong(await createToken())
  await expect(sendByFan(replacePayee({ jukebox, songId, payee: fan }))).rejects.toThrow('No way')
  await sendByArtist(replacePayee({ jukebox, songId, payee: fan }))
  const payeesCall = { abi: jukeboxAbi, address: jukebox, functionName: 'payees', args: [songId] } as const
  expect((await publicClient().readContract(payeesCall)).map(({ account }) => account.toLowerCase())).toEqual([
    fan.toLowerCase(),
    friend,
  ])
})

test('a collection is refused as the token of a song', async () => {
  await expect(registeredSong(world.own.musicNft.address)).rejects.toThrow('No way')
})

test('a share that the token refused to transfer is kept for its payee, who collects it to any address', async () => {
  const odd = world.oddTokens.find(({ odd }) => odd === 'refusing')?.address ?? '0x'
  const songId = await registeredSong(odd)
  await sendUnlocked(chain.request, world.deployer, transfer({ what: odd, recipient: fan, amount: coin }))
  await sendByFan(approve({ token: odd, spender: jukebox, amount: coin }))
  await sendByFan(playSong({ jukebox, songId, maximumCost: coin, play: { for: 'sender' } }))
  const { balance } = tokenReads(chain.request)
  const share = coin - (coin * 3_333n) / 10_000n
  const others = (coin * 3_333n) / 10_000n
  expect(await balance(odd, friend)).toBe(others)
  expect(await balance(odd, jukebox)).toBe(share)
  await expect(sendByFan(collectOwedShare({ jukebox, token: odd, recipient: fan }))).rejects.toThrow('No way')
  await sendByArtist(collectOwedShare({ jukebox, token: odd, recipient: friend }))
  expect(await balance(odd, friend)).toBe(coin)
  expect(await balance(odd, jukebox)).toBe(0n)
})

test('an item is minted with its release date and royalty, or with neither', async () => {
  const collection = world.own.musicNft.address
  const drop = { collection, recipient: fan, uri: 'ipfs://piece' }
  const byMinter = (write: Write) => sendUnlocked(chain.request, world.deployer, write)
  await byMinter(mintDrop({ ...drop, releaseDateSeconds: 99n, royalty: { receiver: artist, shareBps: 500 } }))
  await byMinter(mintDrop({ ...drop, releaseDateSeconds: null, royalty: null }))
  const at = { abi: musicNftAbi, address: collection } as const
  const royaltyOf = (id: bigint) =>
    publicClient().readContract({ ...at, functionName: 'royaltyInfo', args: [id, 1000n] })
  expect((await royaltyOf(1n))[1]).toBe(50n)
  expect((await royaltyOf(2n))[1]).toBe(0n)
  expect(await publicClient().readContract({ ...at, functionName: 'releaseDate', args: [1n] })).toBe(99n)
})

test('an artist opens a collection, and nobody else can mint in it', async () => {
  const { address } = world.own.musicCollectionFactory
  await sendByArtist(
    openCollection({ factory: address, name: 'Night Bus', symbol: 'BUS', text: 'Sung on the way home.' }),
  )
  const [collection = '0x', ...others] = await openedCollections(chain.request, address, 9)
  expect(others).toEqual([])
  expect(
    await publicClient().readContract({ abi: musicCollectionAbi, address: collection, functionName: 'text' }),
  ).toBe('Sung on the way home.')
  const minting = mintDrop({ collection, recipient: fan, uri: 'ipfs://piece', releaseDateSeconds: null, royalty: null })
  await expect(sendByFan(minting)).rejects.toThrow('No way')
  await sendByArtist(minting)
  expect(await isOpenedCollection(chain.request, address, collection)).toBe(true)
  expect(await isOpenedCollection(chain.request, address, world.own.musicNft.address)).toBe(false)
  await expect(openedCollections(chain.request, fan, 9)).rejects.toThrow('did not answer')
})
