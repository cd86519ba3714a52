import {
  type ReadBy,
  type Reader,
  address,
  fields,
  flag,
  hex,
  list,
  orNull,
  text,
  units,
  wholeNumber,
  seconds,
} from '@musi/domain/untrusted'

const number: Reader<number> = (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)
const integer: Reader<number> = (value) => (Number.isSafeInteger(value) ? Number(value) : undefined)
const dollars = orNull(number)
/** Of token0 and of token1. */
const both: Reader<readonly [bigint, bigint]> = (value) => {
  const [one, other, more] = list(units)(value) ?? []
  return one === undefined || other === undefined || more !== undefined ? undefined : [one, other]
}

const traded = { volume: dollars, fees: dollars, trades: wholeNumber, paid: both }

const pool = fields({
  place: wholeNumber,
  pair: address,
  token0: address,
  token1: address,
  reserves: both,
  locked: dollars,
  isThin: flag,
  day: fields(traded),
  week: fields(traded),
  month: fields(traded),
  yearly: dollars,
  today: fields({ traders: wholeNumber, back: both }),
})
export type MarketPool = ReadBy<typeof pool>
export const readPool: Reader<MarketPool | null> = pool

const token = fields({
  place: wholeNumber,
  token: address,
  price: dollars,
  change: fields({ hour: dollars, day: dollars, week: dollars }),
  locked: dollars,
  isThin: flag,
  day: dollars,
  week: dollars,
  pools: wholeNumber,
  deepest: address,
})
export type MarketToken = ReadBy<typeof token>
export const readToken: Reader<MarketToken | null> = token

const sums = { volume: number, fees: number, trades: wholeNumber }
const heard = { plays: wholeNumber, ownPlays: wholeNumber, payers: wholeNumber }

const overview = fields({
  timeSeconds: seconds,
  pools: wholeNumber,
  withoutPrice: wholeNumber,
  locked: number,
  day: fields(sums),
  week: fields({ ...sums, ...heard }),
  month: fields({ ...sums, ...heard }),
  days: list(fields({ day: wholeNumber, ...sums, ...heard })),
})
export type MarketWhole = ReadBy<typeof overview>
export const readOverview: Reader<MarketWhole | null> = overview

const rank = {
  place: wholeNumber,
  points: wholeNumber,
  payers: wholeNumber,
  plays: wholeNumber,
  rising: integer,
  ownPlays: wholeNumber,
}
const rankedSong = fields({ ...rank, song: hex, artist: address, title: orNull(text) })
export type RankedSong = ReadBy<typeof rankedSong>
export const readRankedSong: Reader<RankedSong | null> = rankedSong

const rankedArtist = fields({ ...rank, artist: address, songs: wholeNumber })
export type RankedArtist = ReadBy<typeof rankedArtist>
export const readRankedArtist: Reader<RankedArtist | null> = rankedArtist

const payerDay = fields({ song: hex, payer: address, day: wholeNumber, plays: wholeNumber, isOwn: flag })
export type PayerDay = ReadBy<typeof payerDay>
export const readPayerDay: Reader<PayerDay | null> = payerDay
