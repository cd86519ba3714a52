import { Candles } from '@musi/api/history/candles'
import { Market, MarketPools, MarketTokens } from '@musi/api/market/market'
import { type Move, Moves } from '@musi/api/history/moves'
import { type PositionHistory, Positions } from '@musi/api/history/positions'
import { RankPayers, RankedArtists, RankedSongs } from '@musi/api/history/ranks'
import {
  CANDLES_PATH,
  MARKET_PATH,
  MARKET_POOLS_PATH,
  MARKET_TOKENS_PATH,
  MOVES_PATH,
  POSITIONS_PATH,
  RANK_PAYERS_PATH,
  RANKED_ARTISTS_PATH,
  RANKED_SONGS_PATH,
} from '@musi/api/paths'
import { v2PairAbi } from '@musi/chain/abi/v2Pair'
import { PAIR_INIT_CODE_HASH } from '@musi/chain/chains/pairInitCodeHash'
import { contractValue } from '@musi/chain/requests/contracts/contractValue'
import { playsInReceipts } from '@musi/chain/receipts/playsInReceipts'
import { tradesInReceipts } from '@musi/chain/receipts/tradesInReceipts'
import { readAllEvents, plainPools, plainPrices } from '@musi/chain/testing/plainMarket'
import type { Write } from '@musi/chain/write'
import { addLiquidity } from '@musi/chain/writes/liquidity/addLiquidity'
import { approve } from '@musi/chain/writes/tokens/approve'
import { createArtistToken } from '@musi/chain/writes/music/createArtistToken'
import { swap } from '@musi/chain/writes/exchange/swap'
import { transfer } from '@musi/chain/writes/tokens/transfer'
import { sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import { type Address, ZERO_ADDRESS, parseAddress } from '@musi/domain/address'
import { jukeboxesOf } from '@musi/domain/addressBook'
import { candleCheck } from '@musi/domain/charts/candleCheck'
import { type PositionEntry, positionResult } from '@musi/domain/charts/positionResult'
import { songRank } from '@musi/domain/charts/songRank'
import { pairAddress } from '@musi/domain/exchange/pairAddress'
import { burnedAmounts } from '@musi/domain/liquidity/burnedAmounts'
import type { Hex } from '@musi/domain/untrusted'
import type * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitForHistory } from '#testing/waitForHistory.ts'
import { validated } from '#testing/validated.ts'
import { type TestServer, startTestServer } from '#testing/testServer.ts'

const DAY = 86_400
let chain: TestChain
let server: TestServer

/**
 * Creates two tokens that are traded only for each other, in both directions, and transfers some of
 * the pool shares.
 */
async function poolWithoutDollars() {
  const { artistTokenFactory: factory = ZERO_ADDRESS, v2Router: router, v2Factory } = chain.addressBook.contracts
  const owner = chain.accounts[3]?.address ?? ZERO_ADDRESS
  const friend = chain.accounts[7]?.address ?? ZERO_ADDRESS
  const send = (write: Write) => sendUnlocked(chain.request, owner, write)
  for (const symbol of ['LONE', 'LOST']) await send(createArtistToken({ factory, name: symbol, symbol, owner }))
  const made = (await readAllEvents(chain.request)).seen.flatMap(({ event }) =>
    event.name === 'Created' ? [event.args.token] : [],
  )
  const [one = ZERO_ADDRESS, other = ZERO_ADDRESS] = made.slice(-2)
  const coin = 10n ** 18n
  for (const token of [one, other]) await send(approve({ token, spender: router, amount: 1000n * coin }))
  const side = (token: Address, amount: bigint) => ({ token, amount, minimum: 0n })
  const when = { recipient: owner, deadlineSeconds: 10n ** 12n }
  await send(addLiquidity({ router, a: side(one, 100n * coin), b: side(other, 400n * coin), ...when }))
  const swapping = { version: 'v2', router, native: 'neither', exact: 'in', minimumOut: 1n, ...when } as const
  await send(swap({ ...swapping, path: [one, other], amountIn: 5n * coin }))
  await send(swap({ ...swapping, path: [other, one], amountIn: 9n * coin }))
  await send(addLiquidity({ router, a: side(one, 10n * coin), b: side(other, 100n * coin), ...when }))
  const pair = pairAddress({ factory: v2Factory, initCodeHash: PAIR_INIT_CODE_HASH }, one, other)
  await send(transfer({ what: pair, recipient: friend, amount: 50n * coin }))
}

beforeAll(async () => {
  chain = await testChain({ holds: 'history' })
  await chain.snapshot()
  await poolWithoutDollars()
  server = await startTestServer(
    {},
    { chain: { ...chain, songs: [], beforeForward: () => Promise.resolve() }, hasIndex: true },
  )
  await waitForHistory(server, chain)
})
afterAll(async () => {
  await server.close()
  await chain.revert()
})

/**
 * The payer of a play: for one bought with another token the buyer, not the swap-and-play contract
 * (spec: contracts.swap-and-play).
 */
const payerOf = ({ fan, payer }: { fan: Address; payer: Address }): Address =>
  payer === chain.addressBook.contracts.swapAndPlay ? fan : payer

/** Payees of each song, its artist included, as `song account`. */
function songOwners(seen: Awaited<ReturnType<typeof readAllEvents>>['seen']): ReadonlySet<string> {
  const owners = new Set<string>()
  for (const { event } of seen)
    if (event.name === 'SongRegistered')
      for (const { account } of [...event.args.payees, { account: event.args.artist }])
        owners.add(`${event.args.songId} ${account}`)
  return owners
}

type Paged<Row> = { rows: readonly Row[]; next: string | null }
async function allOf<Row>(shape: v.GenericSchema<Paged<Row>, unknown>, path: string, cursor = 'after') {
  const rows: Row[] = []
  for (let next: string | null = ''; next !== null;) {
    const { status, text } = await server.ask(`${path}${path.includes('?') ? '&' : '?'}${next && `${cursor}=${next}`}`)
    expect([path, status]).toEqual([path, 200])
    const page: Paged<Row> = validated(shape, JSON.parse(text))
    rows.push(...page.rows)
    next = page.next
  }
  return rows
}

const near = (found: number | null, expected: number | null) => {
  if (expected === null || found === null) return expect(found).toBe(expected)
  return expect(Math.abs(found - expected)).toBeLessThanOrEqual(1e-5 + Math.abs(expected) * 1e-9)
}

describe('the market figures', () => {
  it('of each pool add up from its logs, in both directions, and are null without a pool that leads to a dollar (spec: charts.locked, charts.volume, charts.no-price, charts.one-block)', async () => {
    const { seen, nowSeconds } = await readAllEvents(chain.request)
    const pools = plainPools(seen)
    const priceOf = plainPrices(pools, chain.addressBook)
    const rows = await allOf(MarketPools, MARKET_POOLS_PATH)
    const held = [...pools.values()].filter(({ reserves }) => reserves[0] > 0)
    expect(rows).toHaveLength(held.length)
    const trades = held.flatMap(({ swaps }) => swaps)
    expect(trades.length).toBeGreaterThanOrEqual(200)
    expect([0, 1].map((side) => trades.some(({ paid }) => (paid[side] ?? 0) > 0))).toEqual([true, true])
    expect(rows.at(-1)).toMatchObject({ locked: null, day: { volume: null, trades: 2 }, yearly: null, isThin: true })
    const { contracts, tokens } = chain.addressBook
    const moneyTokens = new Set<string>([
      contracts.wrappedNative,
      ...tokens.flatMap(({ symbol, address }) => (symbol === 'USDC' ? [address] : [])),
    ])
    const hour = Math.floor(nowSeconds / 3600) * 3600
    const today = Math.floor(nowSeconds / DAY) * DAY
    for (const row of rows) {
      const pool = pools.get(row.pair.toLowerCase())
      if (pool === undefined) throw new Error(`${row.pair} is no pool.`)
      const { token0, token1, reserves, swaps } = pool
      let price0 = priceOf(token0)
      let price1 = priceOf(token1)
      const [isMoney0, isMoney1] = [token0, token1].map((token) => moneyTokens.has(token))
      // Values the money side if there is one, otherwise both sides.
      if (price0 === null || (isMoney1 && !isMoney0)) price0 = price1 && (price1 * reserves[1]) / reserves[0]
      if (price1 === null || (isMoney0 && !isMoney1)) price1 = price0 && (price0 * reserves[0]) / reserves[1]
      const worth = (sides: readonly number[]) =>
        price0 === null || price1 === null ? null : (sides[0] ?? 0) * price0 + (sides[1] ?? 0) * price1
      near(row.locked, worth(reserves))
      for (const [span, since] of [
        [row.day, hour - 23 * 3600],
        [row.week, today - 6 * DAY],
        [row.month, today - 29 * DAY],
      ] as const) {
        const own = swaps.filter(({ timeSeconds }) => timeSeconds >= since)
        const volume = worth([0, 1].map((side) => own.reduce((all, { paid }) => all + (paid[side] ?? 0), 0)))
        expect(span.trades).toBe(own.length)
        near(span.volume, volume)
        near(span.fees, volume && volume * 0.003)
      }
    }
    const [overview] = await allOf(Market, MARKET_PATH)
    near(
      overview?.locked ?? null,
      rows.reduce((all, { locked }) => all + (locked ?? 0), 0),
    )
    expect(overview).toMatchObject({
      pools: rows.length,
      withoutPrice: rows.filter(({ locked }) => locked === null).length,
    })
    expect(overview?.days.reduce((all, { trades: ofDay }) => all + ofDay, 0)).toBe(overview?.month.trades)
    const owners = songOwners(seen)
    const payers = seen.flatMap(({ event, timeSeconds }) =>
      event.name === 'Played' &&
      timeSeconds >= today - 29 * DAY &&
      !owners.has(`${event.args.songId} ${payerOf(event.args)}`)
        ? [payerOf(event.args)]
        : [],
    )
    expect(overview?.month.ownPlays).toBeGreaterThan(0)
    expect([overview?.month.plays, overview?.month.payers]).toEqual([payers.length, new Set(payers).size])
  })

  it('of each token are its price, the change of the price, and the locked amount', async () => {
    const { seen, nowSeconds } = await readAllEvents(chain.request)
    const priceOf = plainPrices(plainPools(seen), chain.addressBook)
    const weekAgo = plainPrices(
      plainPools(seen.filter(({ timeSeconds }) => timeSeconds <= nowSeconds - 7 * DAY)),
      chain.addressBook,
    )
    const rows = await allOf(MarketTokens, MARKET_TOKENS_PATH)
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.filter(({ price }) => price === null)).toHaveLength(2)
    for (const { token, price, change } of rows) {
      const now = priceOf(token)
      const then = weekAgo(token)
      if (now === null) expect(price).toBeNull()
      else expect((price ?? 0) / now).toBeCloseTo(1, 9)
      near(change.week, now === null || then === null ? null : now / then - 1)
    }
  })

  it('a forged candle is exposed by the trades of its span, and a true one confirmed (spec: charts.check)', async () => {
    const { seen } = await readAllEvents(chain.request)
    const [pair, { swaps }] = [...plainPools(seen)].find(([, pool]) => pool.swaps.length > 5) ?? ['', { swaps: [] }]
    const candles = await allOf(Candles, `${CANDLES_PATH}?pair=${pair}&step=3600`, 'before')
    const trades = swaps.map(({ raw }) => raw)
    expect(candles.length).toBeGreaterThan(2)
    for (const candle of candles) {
      expect(candleCheck(candle, 3600, trades)).toEqual({ kind: 'agrees' })
      const forged = { ...candle, paid: [candle.paid[0], `${candle.paid[1]}0`] as [string, string] }
      expect(candleCheck({ ...forged, high: candle.high * 1.000001 }, 3600, trades).kind).toBe('differs')
    }
    // The page, reading the chain itself, finds the same trades.
    const address = parseAddress(pair) ?? ZERO_ADDRESS
    const [newest] = candles
    const fromSeconds = newest?.startSeconds ?? 0
    const span = { fromSeconds, untilSeconds: fromSeconds + 3600 }
    const inReceipts = (await tradesInReceipts(chain.request, [address], span)) ?? []
    const within = trades.filter(({ timeSeconds }) => timeSeconds >= fromSeconds && timeSeconds < span.untilSeconds)
    expect(inReceipts.map(({ timeSeconds, paid, got }) => ({ timeSeconds, paid, got }))).toEqual(within)
    expect(inReceipts.length).toBe(newest?.trades)
    expect(await tradesInReceipts(chain.request, [address], { fromSeconds: 1, untilSeconds: 2 })).toEqual([])
  })
})

describe('the rankings', () => {
  it("songs and artists are ranked by payers, recounted here from each one's payers (spec: charts.rank, charts.own-plays)", async () => {
    const { seen, nowSeconds } = await readAllEvents(chain.request)
    const today = Math.floor(nowSeconds / DAY)
    const owners = songOwners(seen)
    const artistOf = new Map<string, string>()
    for (const { event } of seen)
      if (event.name === 'SongRegistered') artistOf.set(event.args.songId, event.args.artist)
    const paid = seen.flatMap(({ event, timeSeconds }) => {
      if (event.name !== 'Played') return []
      const song = event.args.songId
      const payer = payerOf(event.args)
      const day = Math.floor(timeSeconds / DAY)
      if (day <= today - 28) return []
      return [{ song, artist: artistOf.get(song) ?? '', payer, day, plays: 1, isOwn: owners.has(`${song} ${payer}`) }]
    })
    expect(paid.length).toBeGreaterThan(20)
    const songs = await allOf(RankedSongs, RANKED_SONGS_PATH)
    expect(songs.map(({ points }) => points)).toEqual(songs.map(({ points }) => points).toSorted((a, b) => b - a))
    expect(new Set(songs.map(({ song }) => song))).toEqual(new Set(paid.map(({ song }) => song)))
    for (const { song, points, payers, plays, rising, ownPlays } of songs) {
      const rank = songRank(
        paid.filter((each) => each.song === song),
        today,
      )
      expect({ points, payers, rising }).toEqual({
        points: rank.points,
        payers: rank.payers.length,
        rising: rank.rising,
      })
      expect(plays + ownPlays).toBe(paid.filter((each) => each.song === song).length)
      const days = await allOf(RankPayers, `${RANK_PAYERS_PATH}?song=${song}`)
      expect(songRank(days, today)).toEqual(rank)
    }
    const jukeboxes = jukeboxesOf(chain.addressBook.contracts)
    const { swapAndPlay: playBuyer = null, welcome = null } = chain.addressBook.contracts
    const span = { fromSeconds: (today - 27) * DAY, untilSeconds: nowSeconds + 1 }
    for (const { song } of songs.slice(0, 3)) {
      const plays = await playsInReceipts(chain.request, {
        jukeboxes,
        playBuyer,
        welcome,
        of: { song: song as Hex },
        ...span,
      })
      const own = paid.filter((each) => each.song === song)
      expect(songRank(plays ?? [], today)).toEqual(songRank(own, today))
    }
    const week = paid.filter(({ day }) => day > today - 7)
    const [overview] = await allOf(Market, MARKET_PATH)
    const paidByOthers = week.filter(({ isOwn }) => !isOwn)
    expect(overview?.week).toMatchObject({
      plays: paidByOthers.length,
      ownPlays: week.length - paidByOthers.length,
      payers: new Set(paidByOthers.map(({ payer }) => payer)).size,
    })
    const ofWeek = { fromSeconds: (today - 6) * DAY, untilSeconds: span.untilSeconds }
    const all = await playsInReceipts(chain.request, { jukeboxes, playBuyer, welcome, of: 'all', ...ofWeek })
    expect(all?.map(({ song, payer, day, isOwn }) => ({ song, payer, day, isOwn }))).toEqual(
      week.map(({ song, payer, day, isOwn }) => ({ song, payer, day, isOwn })),
    )
    for (const { artist, points, songs: count } of await allOf(RankedArtists, RANKED_ARTISTS_PATH)) {
      const days = await allOf(RankPayers, `${RANK_PAYERS_PATH}?artist=${artist}`)
      const plays = await playsInReceipts(chain.request, {
        jukeboxes,
        playBuyer,
        welcome,
        of: { artist: artist as Address },
        ...span,
      })
      for (const made of [days, plays ?? []]) expect(songRank(made, today).points).toBe(points)
      const own = paid.filter((each) => each.artist === artist)
      expect([points, count]).toEqual([songRank(own, today).points, new Set(own.map(({ song }) => song)).size])
    }
  })
})

const entryOf = (change: PositionHistory['changes'][number]): PositionEntry => {
  const reserveA = BigInt(change.reserves[0])
  const reserveB = BigInt(change.reserves[1])
  const base = { shares: BigInt(change.shares), pool: { reserveA, reserveB, totalSupply: BigInt(change.supply) } }
  if (change.amounts === null) return { kind: change.kind === 'received' ? 'received' : 'sent', ...base }
  const amounts = [BigInt(change.amounts[0]), BigInt(change.amounts[1])] as const
  return { kind: change.kind === 'added' ? 'added' : 'removed', amounts, ...base }
}

describe('the positions of all accounts', () => {
  it('positions have the shares they have on the chain, and are worth what removing them pays, to the unit (spec: charts.position)', async () => {
    const pairs = new Set((await allOf(MarketPools, MARKET_POOLS_PATH)).map(({ pair }) => pair))
    const moves: readonly Move[] = await allOf(Moves, MOVES_PATH, 'before')
    const { stakingPools } = chain.addressBook
    const contracts = new Set<string>([ZERO_ADDRESS, ...pairs, ...stakingPools.map(({ rewards }) => rewards)])
    const people = new Set(moves.filter(({ token }) => pairs.has(token)).map(({ to }) => to))
    let compared = 0
    const kinds = new Set<string>()
    for (const account of people) {
      if (contracts.has(account)) continue
      for (const { pair, changes } of await allOf(Positions, `${POSITIONS_PATH}?account=${account}`)) {
        const address = pair as Address
        const { balance, supply } = tokenReads(chain.request)
        let shares = await balance(address, account as Address)
        for (const { pair: staked, rewards } of stakingPools)
          if (staked === pair) shares += await balance(rewards, account as Address)
        const pairRead = { address, abi: v2PairAbi, args: [] } as const
        const [reserveA = 0n, reserveB = 0n] =
          (await contractValue(chain.request, { ...pairRead, functionName: 'getReserves' })) ?? []
        const kLast = (await contractValue(chain.request, { ...pairRead, functionName: 'kLast' })) ?? 0n
        const pool = { reserveA, reserveB, totalSupply: await supply(address) }
        const fee = kLast === 0n ? ({ kind: 'off' } as const) : ({ kind: 'on', kLast } as const)
        const expected = positionResult(changes.map(entryOf), pool, fee)
        expect([account, pair, expected.shares, expected.unknown]).toEqual([account, pair, shares, 0n])
        const { amountA, amountB } = burnedAmounts(pool, shares, fee)
        expect(expected.open.worth).toEqual([amountA, amountB])
        for (const { putIn, fees, divergence, worth } of [expected.open, expected.closed])
          expect([0, 1].map((side) => (putIn[side] ?? 0n) + (fees[side] ?? 0n) + (divergence[side] ?? 0n))).toEqual([
            ...worth,
          ])
        compared += 1
        for (const { kind } of changes) kinds.add(kind)
      }
    }
    expect(compared).toBeGreaterThan(10)
    expect([...kinds].toSorted()).toEqual(['added', 'received', 'removed', 'sent'])
  })
})
