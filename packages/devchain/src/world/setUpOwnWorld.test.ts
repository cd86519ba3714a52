import { sendMined } from '@musi/chain/testing/sendMined'
import { musicCollectionFactoryAbi } from '@musi/contracts/abi/musicCollectionFactory'
import {
  type Hex,
  encodeAbiParameters,
  encodeFunctionData,
  getAddress,
  keccak256,
  parseAbiParameters,
  zeroHash,
} from 'viem'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ownWorld } from './ownWorld.ts'
import { rpcBatch } from '../rpc/rpcBatch.ts'
import { earlierSongIdOf, seededArtists } from '../seed/music/artists.ts'
import { seededCollections } from '../seed/collectibles/seededDrops.ts'
import { seededOrders, setUpOwnWorld, seededSongs } from './setUpOwnWorld.ts'
import { type TestChain, testChain } from '../testing/testChain.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await testChain({ holds: 'history' })
})
beforeEach(() => chain.snapshot())
afterEach(() => chain.revert())

const again = () => setUpOwnWorld({ request: chain.request, batch: rpcBatch(chain.rpcUrl) })

test('a chain with its past keeps it', async () => {
  expect(await again()).toMatchObject({ past: { kind: 'kept' } })
})

test('a saved chain of an earlier version gets its missing contract, and keeps its past (spec: embedded-chain.kept-chain)', async () => {
  const { address } = ownWorld().own.oneTokenLiquidity
  const codeThere = () => chain.request('eth_getCode', [address, 'latest'])
  const code = await codeThere()
  const before = await chain.request('eth_blockNumber')
  await chain.request('anvil_setCode', [address, '0x'])
  await chain.request('anvil_setNonce', [address, '0x0'])
  expect(await again()).toMatchObject({ ok: true, steps: 1, past: { kind: 'kept' } })
  expect(await codeThere()).toBe(code)
  expect(BigInt(String(await chain.request('eth_blockNumber')))).toBeGreaterThan(BigInt(String(before)))
  expect(await again()).toMatchObject({ ok: true, steps: 0, past: { kind: 'kept' } })
})

test('on a chain saved before artists opened collections, the first to open one owes nothing to the past ones (spec: embedded-chain.kept-chain)', async () => {
  const collections = async () => new Set((await seededOrders(chain.request)).map(({ order }) => order.collection)).size
  expect(await collections()).toBeGreaterThan(1)
  const { address } = ownWorld().own.musicCollectionFactory
  await chain.request('anvil_setCode', [address, '0x'])
  await chain.request('anvil_setNonce', [address, '0x0'])
  expect(await again()).toMatchObject({ steps: 1 })
  // The factory still has its data: the third mapping is from a collection to its owner.
  const [first] = seededCollections(ownWorld())
  const slot = keccak256(encodeAbiParameters(parseAbiParameters('address, uint256'), [first?.address ?? '0x', 2n]))
  await chain.request('anvil_setStorageAt', [address, slot, zeroHash])
  expect(await again()).toMatchObject({ past: { kind: 'kept', hasCollections: false } })
  expect(await collections()).toBe(1)
})

test('a saved chain keeps the collections of its earlier factory (spec: embedded-chain.kept-chain)', async () => {
  const { musicCollectionFactory, musicCollectionFactoryV1 } = ownWorld().own
  const abi = musicCollectionFactoryAbi
  const args = ['Before', 'BEF', 'An earlier one.'] as const
  const [from] = (await chain.request('eth_accounts', [])) as Hex[]
  const data = encodeFunctionData({ abi, functionName: 'openCollection', args })
  const hash = await sendMined(chain.request, { from, to: musicCollectionFactoryV1.address, data, gas: '0x4c4b40' })
  const receipt = (await chain.request('eth_getTransactionReceipt', [hash])) as { logs: { topics: Hex[] }[] }
  const opened = `0x${receipt.logs.at(-1)?.topics[2]?.slice(26) ?? ''}`
  // The present factory is deployed again, now that the earlier one has a collection.
  await chain.request('anvil_setCode', [musicCollectionFactory.address, '0x'])
  await chain.request('anvil_setNonce', [musicCollectionFactory.address, '0x0'])
  expect(await again()).toMatchObject({ steps: 1, past: { kind: 'kept' } })
  const call = async (question: Hex) =>
    String(await chain.request('eth_call', [{ to: musicCollectionFactory.address, data: question }, 'latest']))
  const first = await call(encodeFunctionData({ abi, functionName: 'collections', args: [0n, 1n] }))
  expect(first).toContain(opened.slice(2))
  const artist = await call(encodeFunctionData({ abi, functionName: 'artistOf', args: [getAddress(opened)] }))
  expect(artist).toContain(from?.slice(2))
})

test('a chain whose jukebox has none of the past’s songs counts as one of an earlier version', async () => {
  const [song] = seededArtists(ownWorld()).flatMap(({ songs }) => songs)
  // The songs are in the jukebox's first storage slot; the artist is the first word of a song.
  const slotOf = (songId: Hex) => keccak256(encodeAbiParameters(parseAbiParameters('bytes32, uint256'), [songId, 0n]))
  const { address } = ownWorld().own.jukebox
  await chain.request('anvil_setStorageAt', [address, slotOf(song?.songId ?? '0x'), zeroHash])
  expect(await again()).toMatchObject({ past: { kind: 'none' } })
})

test('a chain whose songs are in the earlier jukebox keeps them, under their ids there (spec: embedded-chain.kept-chain)', async () => {
  const [artist] = seededArtists(ownWorld())
  const [song] = artist?.songs ?? []
  const slotOf = (songId: Hex) => keccak256(encodeAbiParameters(parseAbiParameters('bytes32, uint256'), [songId, 0n]))
  const { jukebox, jukeboxV2 } = ownWorld().own
  const earlier = earlierSongIdOf(artist?.person.address ?? '0x', song?.nonce ?? 0n)
  await chain.request('anvil_setStorageAt', [jukebox.address, slotOf(song?.songId ?? '0x'), zeroHash])
  const someArtist = `0x${'1'.repeat(64)}`
  await chain.request('anvil_setStorageAt', [jukeboxV2.address, slotOf(earlier), someArtist])
  const { past } = await again().then((setUp) => (setUp.ok ? setUp : expect.fail(setUp.problem.sentence)))
  expect(past).toMatchObject({ kind: 'kept', isInEarlierJukebox: true })
  expect(seededSongs(past).map((each) => each.song)).toContain(earlier)
  expect(seededSongs({ ...past, kind: 'none' }).map((each) => each.song)).not.toContain(earlier)
})
