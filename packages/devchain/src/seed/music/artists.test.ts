import { v2FactoryAbi } from '@musi/chain/abi/v2Factory'
import { artistTokenFactoryAbi } from '@musi/contracts/abi/artistTokenFactory'
import { jukeboxAbi } from '@musi/contracts/abi/jukebox'
import { createPublicClient, custom, parseUnits, zeroAddress } from 'viem'
import { foundry } from 'viem/chains'
import { beforeAll, expect, test } from 'vitest'
import { demoAccount } from '../../world/demoAccounts.ts'
import { ownWorld } from '../../world/ownWorld.ts'
import { type TestChain, testChain } from '../../testing/testChain.ts'
import { tokenReads } from '../../testing/tokenReads.ts'
import type { SeededSong } from './artists.ts'
import { lifeMoments } from '../lives/life.ts'
import { createSeedState } from '../seedState.ts'

const world = ownWorld()
const seed = createSeedState(world)
const { artists } = seed
const jukebox = world.own.jukebox.address
let chain: TestChain
beforeAll(async () => {
  chain = await testChain({ holds: 'history' })
  await lifeMoments(world, seed)
})

const publicClient = () =>
  createPublicClient({
    chain: foundry,
    transport: custom({ request: ({ method, params }) => chain.request(method, params) }),
  })
const { own, v2Factory, wrappedNative } = world
const songOf = ({ songId }: SeededSong) =>
  publicClient().readContract({ abi: jukeboxAbi, address: jukebox, functionName: 'song', args: [songId] })
const readPlays = () =>
  publicClient().getContractEvents({ abi: jukeboxAbi, address: jukebox, eventName: 'Played', fromBlock: 0n })

test('eight artists have a token at the address that follows from the order of creation', async () => {
  expect(artists).toHaveLength(8)
  const at = { abi: artistTokenFactoryAbi, address: own.artistTokenFactory.address } as const
  for (const { person, token } of artists) {
    const args = [person.address] as const
    expect(await publicClient().readContract({ ...at, functionName: 'myToken', args })).toBe(token.address)
    expect(await tokenReads(chain.request).supply(token.address)).toBe(parseUnits('1000000', 18))
  }
})

test('their pools range from deep to tiny, and one artist has none', async () => {
  const at = { abi: v2FactoryAbi, address: v2Factory.address } as const
  for (const { token, pool } of artists) {
    const args = [wrappedNative.address, token.address] as const
    expect(await publicClient().readContract({ ...at, functionName: 'getPair', args })).toBe(pool?.pair ?? zeroAddress)
  }
  const depths = artists.flatMap(({ pool }) => pool?.native ?? [])
  expect(depths).toHaveLength(7)
  expect(Math.max(...depths.map(Number)) / Math.min(...depths.map(Number))).toBeGreaterThan(100)
})

test('the jukebox has every song as planned: its artist, price, payees and state', async () => {
  const songs = artists.flatMap((artist) => artist.songs.map((song) => ({ artist, song })))
  for (const { artist, song } of songs) {
    const { cost, retired, contentHash, payees } = song
    const { person, token } = artist
    const known = { artist: person.address, token: token.address, cost, retired, contentHash }
    expect(await songOf(song)).toMatchObject(known)
    const at = { abi: jukeboxAbi, address: jukebox } as const
    expect(await publicClient().readContract({ ...at, functionName: 'payees', args: [song.songId] })).toEqual(payees)
  }
  const counts = new Set(songs.map(({ song }) => song.payees.length))
  expect([counts.has(1), counts.has(10)]).toEqual([true, true])
  expect(songs.filter(({ song }) => song.retired)).toHaveLength(1)
  expect(songs.filter(({ song }) => song.later?.kind === 'cost')).toHaveLength(1)
})

test('songs are played at different rates, some for friends, some with a signature', async () => {
  const plays = await Promise.all(artists.flatMap(({ songs }) => songs.map(async (song) => (await songOf(song)).plays)))
  const events = await readPlays()
  const tokens = new Set(artists.map(({ token }) => token.address))
  const ofArtists = events.filter(({ args }) => args.token !== undefined && tokens.has(args.token))
  expect(ofArtists).toHaveLength(Number(plays.reduce((sum, count) => sum + count, 0n)))
  expect(events.length).toBeGreaterThan(100)
  expect(new Set(plays).size).toBeGreaterThan(6)
  expect(events.some(({ args }) => args.fan !== args.payer)).toBe(true)
  const calls = await Promise.all(events.map(({ transactionHash: hash }) => publicClient().getTransaction({ hash })))
  expect(new Set(calls.map(({ input }) => input.slice(0, 10))).size).toBe(4)
})

test('people hold the planned amounts of each artist token, and the jukebox holds nothing', async () => {
  const { balance } = tokenReads(chain.request)
  const cleo = demoAccount('collector').address
  for (const { token } of artists) {
    expect(await balance(token.address, jukebox)).toBe(0n)
    expect(await balance(token.address, cleo)).toBe(seed.balances.balanceOf(cleo, token.address))
  }
  const heldTokens = artists.filter(({ token }) => seed.balances.balanceOf(cleo, token.address) > 0n)
  expect(heldTokens.length).toBeGreaterThanOrEqual(4)
})

test('Arlo has earned from plays', async () => {
  const arlo = demoAccount('artist').address
  const earned = (await readPlays()).filter(({ args }) => args.token === artists[0]?.token.address)
  expect(artists[0]?.person.address).toBe(arlo)
  expect(earned.length).toBeGreaterThan(5)
})
