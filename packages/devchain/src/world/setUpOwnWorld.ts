import { artistTokenFactoryAbi } from '@musi/contracts/abi/artistTokenFactory'
import { jukeboxAbi } from '@musi/contracts/abi/jukebox'
import { musicCollectionFactoryAbi } from '@musi/contracts/abi/musicCollectionFactory'
import type { Deployment } from '@musi/contracts/deploy/runner/deployment'
import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import { type Hex, encodeFunctionData } from 'viem'
import { AGE_SECONDS } from '../anvil/anvilProcess.ts'
import { deployOwnWorld, ownWorld } from './ownWorld.ts'
import type { Batch } from '../rpc/rpcBatch.ts'
import { earlierSongIdOf, seededArtists } from '../seed/music/artists.ts'
import { history } from '../seed/history.ts'
import { type OwnOrder, ownOrders } from '../seed/collectibles/ownOrders.ts'
import { type OwnSong, ownSongs } from '../seed/music/ownSongs.ts'
import { renewProposals } from '../seed/governance/renewProposals.ts'
import { seededCollections } from '../seed/collectibles/seededDrops.ts'
import { playMoments } from '../seed/timeline.ts'

/**
 * The seeded history of a chain: `new` was played in this run, `kept` in an earlier one. `none`: an earlier version made
 * the chain, so its history does not fit the current contracts.
 */
export type SeededHistory =
  | { kind: 'new'; transactions: number }
  | { kind: 'kept'; hasCollections: boolean; isInEarlierJukebox: boolean }
  | { kind: 'none' }
export type SetUp = Extract<Deployment, { ok: false }> | (Extract<Deployment, { ok: true }> & { past: SeededHistory })

type Chain = { request: RpcRequest; batch: Batch }

async function block(request: RpcRequest, tag: 'latest' | '0x0') {
  const { number, timestamp } = (await request('eth_getBlockByNumber', [tag, false])) as { number: Hex; timestamp: Hex }
  return { number: Number(number), seconds: Number(timestamp) }
}

/** Sets up what is missing on a chain of our own: the contracts, the history of a new chain, and expired proposals. */
export async function setUpOwnWorld({ request, batch }: Chain): Promise<SetUp> {
  const isNew = (await block(request, 'latest')).number === 0
  // One second per block instead of the clock's time, so that two new chains are identical.
  if (isNew) await request('anvil_setBlockTimestampInterval', [1])
  const deployed = await deployOwnWorld(request)
  if (!deployed.ok) return deployed
  if (isNew) return { ...deployed, past: { kind: 'new', transactions: await playHistory({ request, batch }) } }
  const isInEarlierJukebox = await isHistoryInEarlierJukebox(request)
  if (isInEarlierJukebox === null) return { ...deployed, past: { kind: 'none' } }
  await renewProposals(batch, ownWorld())
  return { ...deployed, past: { kind: 'kept', hasCollections: await hasCollections(request), isInEarlierJukebox } }
}

const answers = (request: RpcRequest, question: { to: Hex; data: Hex }): Promise<boolean> =>
  request('eth_call', [question, 'latest']).then(
    () => true,
    () => false,
  )

const hasSong = (request: RpcRequest, to: Hex, song: Hex) =>
  answers(request, { to, data: encodeFunctionData({ abi: jukeboxAbi, functionName: 'song', args: [song] }) })

/**
 * True if the seeded songs are in the earlier jukebox, as on a chain made before the current one existed. Null without a
 * seeded history: a chain made by an earlier version is missing contracts that changed since.
 */
async function isHistoryInEarlierJukebox(request: RpcRequest): Promise<boolean | null> {
  const world = ownWorld()
  const { own } = world
  const [artist] = seededArtists(world)
  const [song] = artist?.songs ?? []
  if (artist === undefined || song === undefined) return null
  const data = encodeFunctionData({ abi: artistTokenFactoryAbi, functionName: 'tokenAt', args: [0n] })
  if (!(await answers(request, { to: own.artistTokenFactory.address, data }))) return null
  if (await hasSong(request, own.jukebox.address, song.songId)) return false
  const earlier = earlierSongIdOf(artist.person.address, song.nonce)
  return (await hasSong(request, own.jukeboxV2.address, earlier)) ? true : null
}

/** The artists' details of the seeded songs, by their ids on this chain. */
export const seededSongs = (past: SeededHistory): readonly OwnSong[] =>
  ownSongs(ownWorld(), past.kind === 'kept' && past.isInEarlierJukebox)

/**
 * True if the seeded collections exist. A chain made before artists could open collections has none, and the first one
 * opened there gets the address of a seeded one, so its owner is read.
 */
async function hasCollections(request: RpcRequest): Promise<boolean> {
  const world = ownWorld()
  const [first] = seededCollections(world)
  if (first === undefined) return true
  const data = encodeFunctionData({ abi: musicCollectionFactoryAbi, functionName: 'artistOf', args: [first.address] })
  const answer = await request('eth_call', [{ to: world.own.musicCollectionFactory.address, data }, 'latest'])
  return String(answer).toLowerCase().endsWith(first.artist.person.address.slice(2).toLowerCase())
}

/** End of the seeded history, derived from the chain's first block. */
const seededAt = async (request: RpcRequest): Promise<number> => (await block(request, '0x0')).seconds + AGE_SECONDS

/** Plays the seeded history up to now and returns its number of transactions; from then on the chain uses the computer's clock. */
async function playHistory({ request, batch }: Chain): Promise<number> {
  const nowSeconds = await seededAt(request)
  const moments = await history(ownWorld(), nowSeconds)
  await playMoments(batch, moments, nowSeconds)
  await batch([
    { method: 'anvil_removeBlockTimestampInterval', params: [] },
    { method: 'evm_setNextBlockTimestamp', params: [Math.max(nowSeconds, Math.floor(Date.now() / 1000))] },
    { method: 'evm_mine', params: [] },
  ])
  return moments.reduce((sum, { steps }) => sum + steps.length, 0)
}

/** Initial orders of the market. Without artists' collections, none of their pieces are for sale. */
export async function seededOrders(request: RpcRequest): Promise<readonly OwnOrder[]> {
  const world = ownWorld()
  const orders = await ownOrders(world, await seededAt(request))
  if (await hasCollections(request)) return orders
  return orders.filter(({ order }) => order.collection === world.own.musicNft.address)
}
