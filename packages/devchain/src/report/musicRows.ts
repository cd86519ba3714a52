import { artistTokenFactoryAbi } from '@musi/contracts/abi/artistTokenFactory'
import { jukeboxAbi } from '@musi/contracts/abi/jukebox'
import { musicCollectionFactoryAbi } from '@musi/contracts/abi/musicCollectionFactory'
import { musicNftAbi } from '@musi/contracts/abi/musicNft'
import { seaportAbi } from '@musi/chain/abi/seaport'
import { tokenAbi } from '@musi/chain/abi/token'
import { v2FactoryAbi } from '@musi/chain/abi/v2Factory'
import type { World } from '@musi/contracts/deploy/world'
import { type Address, type Hex, decodeEventLog, formatUnits, getAbiItem, zeroAddress } from 'viem'
import type { ChainReader } from './chainReader.ts'
import { type Row, row } from './row.ts'

export async function artistRows(reader: ChainReader, world: World): Promise<Row[]> {
  const factory = world.own.artistTokenFactory.address
  const count = await reader.value(factory, artistTokenFactoryAbi, 'tokenCount')
  const tokens = await reader.value(factory, artistTokenFactoryAbi, 'tokens', 0n, count)
  const wrapped = world.wrappedNative.address
  const depths = await Promise.all(
    tokens.map(async (token) => {
      const pair = await reader.value(world.v2Factory.address, v2FactoryAbi, 'getPair', token, wrapped)
      if (pair === zeroAddress) return null
      return Number(formatUnits(await reader.value(wrapped, tokenAbi, 'balanceOf', pair), 18))
    }),
  )
  const symbols = await Promise.all(tokens.map((token) => reader.value(token, tokenAbi, 'symbol')))
  const depthTexts = symbols.map((symbol, at) => `${symbol} ${depths[at]?.toFixed(1) ?? 'no pool'}`).join(', ')
  const deep = depths.filter((depth) => depth !== null)
  return [
    row(
      'artists',
      'have tokens and pools of different depth',
      depthTexts,
      count >= 8n && Math.max(...deep) > 50 * Math.min(...deep),
    ),
    row('artists', 'one has a token and no pool', depths.includes(null), depths.includes(null)),
  ]
}

export async function songRows(reader: ChainReader, world: World): Promise<Row[]> {
  const { address } = world.own.jukebox
  const earlier = world.own.jukeboxV2.address
  const idsIn = async (jukebox: Address) => {
    const registered = await reader.logs(jukebox, getAbiItem({ abi: jukeboxAbi, name: 'SongRegistered' }))
    return registered.map(({ topics }) => topics[1] as Hex)
  }
  const [ids, earlierIds] = await Promise.all([idsIn(address), idsIn(earlier)])
  const songs = await Promise.all(ids.map((id) => reader.value(address, jukeboxAbi, 'song', id)))
  const earlierSongs = await Promise.all(earlierIds.map((id) => reader.value(earlier, jukeboxAbi, 'song', id)))
  const payees = await Promise.all(ids.map((id) => reader.value(address, jukeboxAbi, 'payees', id)))
  const plays = songs.reduce((sum, song) => sum + song.plays, 0n)
  const splits = [...new Set(payees.map(({ length }) => length))].toSorted((one, other) => one - other)
  const artists = new Set(songs.map(({ artist }) => artist)).size
  const changed = await reader.logs(address, getAbiItem({ abi: jukeboxAbi, name: 'CostChanged' }))
  const owing = await reader.logs(earlier, getAbiItem({ abi: jukeboxAbi, name: 'ShareOwed' }))
  const [, , payee, token] = owing.at(-1)?.topics.map((topic) => `0x${topic.slice(-40)}` as const) ?? []
  const owed = payee && token ? await reader.value(earlier, jukeboxAbi, 'owed', payee, token) : 0n
  const now = await reader.now()
  const openings = songs.map(({ opensAt }) => opensAt).filter((opensAt) => opensAt > 0n)
  const opened = openings.filter((opensAt) => opensAt <= now).length
  return [
    row('songs', 'registered', `${songs.length} of ${artists} artists`, songs.length >= 20 && artists >= 8),
    row(
      'songs',
      'different prices',
      new Set(songs.map(({ cost }) => cost)).size,
      new Set(songs.map(({ cost }) => cost)).size >= 15,
    ),
    row('songs', 'numbers of payees', splits.join(', '), splits[0] === 1 && splits.at(-1) === 10),
    row('songs', 'played', plays, plays >= 50n),
    row(
      'songs',
      'retired',
      songs.filter(({ retired }) => retired).length,
      songs.some(({ retired }) => retired),
    ),
    row('songs', 'price changed', changed.length, changed.length >= 1),
    row('songs', 'opened after they were registered', opened, opened >= 2),
    row('songs', 'still to open', openings.length - opened, openings.length > opened),
    row(
      'songs',
      'played in the earlier jukebox',
      earlierSongs.reduce((sum, song) => sum + song.plays, 0n),
      earlierSongs.some((song) => song.plays > 0n),
    ),
    row('songs', 'a share of the earlier jukebox that its payee can collect', formatUnits(owed, 18), owed > 0n),
  ]
}

export async function collectionRows(reader: ChainReader, world: World): Promise<Row[]> {
  const factory = world.own.musicCollectionFactory.address
  const count = await reader.value(factory, musicCollectionFactoryAbi, 'collectionCount')
  const collections = await reader.value(factory, musicCollectionFactoryAbi, 'collections', 0n, count)
  const artists = await Promise.all(
    collections.map((collection) => reader.value(factory, musicCollectionFactoryAbi, 'artistOf', collection)),
  )
  const supplies = await Promise.all(
    collections.map((collection) => reader.value(collection, musicNftAbi, 'totalSupply')),
  )
  return [
    row(
      'collections',
      'opened',
      `${collections.length} of ${new Set(artists).size} artists`,
      new Set(artists).size >= 3,
    ),
    row(
      'collections',
      'pieces in them',
      supplies.join(', '),
      supplies.length > 0 && supplies.every((supply) => supply >= 3n),
    ),
  ]
}

export async function dropRows(reader: ChainReader, world: World): Promise<Row[]> {
  const { address } = world.own.musicNft
  const seaport = world.market.seaport.address
  const now = await reader.now()
  const count = Number(await reader.value(address, musicNftAbi, 'totalSupply'))
  const ids = Array.from({ length: count }, (_, at) => BigInt(at + 1))
  const dates = await Promise.all(ids.map((id) => reader.value(address, musicNftAbi, 'releaseDate', id)))
  const offers = await reader.logs(seaport, getAbiItem({ abi: seaportAbi, name: 'OrderValidated' }))
  const states = await Promise.all(
    offers.map(async ({ data, topics }) => {
      const { args } = decodeEventLog({ abi: seaportAbi, eventName: 'OrderValidated', data, topics })
      const [, cancelled, filled] = await reader.value(seaport, seaportAbi, 'getOrderStatus', args.orderHash)
      if (cancelled) return 'withdrawn'
      if (filled > 0n) return 'sold'
      return args.orderParameters.endTime > now ? 'published' : 'expired'
    }),
  )
  const spenders = await Promise.all(ids.map((id) => reader.value(address, musicNftAbi, 'getApproved', id)))
  const offered = spenders.filter((spender) => spender === seaport).length
  const number = (state: (typeof states)[number]) => states.filter((one) => one === state).length
  return [
    row('drops', 'collectibles', count, count >= 10),
    row(
      'drops',
      'with a release date to come',
      dates.filter((date) => date > now).length,
      dates.some((date) => date > now),
    ),
    row('drops', 'without one', dates.filter((date) => date === 0n).length, dates.includes(0n)),
    row('drops', 'that the market may sell', offered, offered >= 4),
    row('drops', 'sold', number('sold'), number('sold') >= 2),
    row(
      'drops',
      'offers that ran out or were withdrawn',
      number('expired') + number('withdrawn'),
      number('expired') > 0 && number('withdrawn') > 0,
    ),
  ]
}
