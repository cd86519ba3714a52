import { jukeboxAbi } from '@musi/contracts/abi/jukebox'
import { welcomeAbi } from '@musi/contracts/abi/welcome'
import type { Address } from '@musi/domain/address'
import type { PayerDay } from '@musi/domain/charts/songRank'
import { type Hex, decodeEventLog, getAbiItem, padHex, toEventSelector } from 'viem'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { blocksWithin } from '../requests/blocks/blocksWithin.ts'
import { latestBlockNumber } from '../requests/blocks/latestBlockNumber.ts'
import type { Log } from '../requests/logs/log.ts'
import { logsBetween } from '../requests/logs/logsBetween.ts'
import { receipt } from '../requests/transactions/receipt.ts'
import { pastBlockTime } from '../requests/blocks/pastBlockTime.ts'
import { MAX_RECEIPTS } from './tradesInReceipts.ts'

const DAY = 86_400

const topicOf = (name: 'Played' | 'SongRegistered' | 'PayeeReplaced'): Hex => {
  const event = jukeboxAbi.find((item) => item.type === 'event' && item.name === name)
  if (event === undefined) throw new Error(`The jukebox has no ${name}.`)
  return toEventSelector(event as Parameters<typeof toEventSelector>[0])
}

/** Plays of one song, of all songs of an artist, or of all songs. */
export type PlaysOf = { readonly song: Hex } | { readonly artist: Address } | 'all'
type Query = {
  readonly jukeboxes: readonly Address[]
  /** The contract that buys plays for listeners and counts as their payer; null if the chain has none. */
  readonly playBuyer: Address | null
  /** The contract that pays for first plays, for which the sponsor counts as payer; null if the chain has none. */
  readonly welcome: Address | null
  readonly of: PlaysOf
  readonly fromSeconds: number
  readonly untilSeconds: number
}

const eventOf = ({ data, topics }: Log) =>
  decodeEventLog({ abi: jukeboxAbi, data, topics: topics as [Hex, ...Hex[]], strict: true })

/** Keys of all accounts that hold or held a share of a song, including the artist. */
function ownersOf(logs: readonly Log[]): ReadonlySet<string> {
  return new Set(
    logs.map(eventOf).flatMap((event): readonly string[] => {
      if (event.eventName === 'SongRegistered') {
        const { songId, artist, payees } = event.args
        return [artist, ...payees.map(({ account }) => account)].map((owner) => ownerKey(songId, owner))
      }
      if (event.eventName !== 'PayeeReplaced') return []
      const { songId, oldPayee, newPayee } = event.args
      return [ownerKey(songId, oldPayee), ownerKey(songId, newPayee)]
    }),
  )
}
const ownerKey = (song: string, owner: string) => `${song} ${owner}`

const TOPICS = {
  played: topicOf('Played'),
  registered: topicOf('SongRegistered'),
  replaced: topicOf('PayeeReplaced'),
  welcomed: toEventSelector(getAbiItem({ abi: welcomeAbi, name: 'Welcomed' })),
}

/** Songs to look for; null for all. */
async function songsOf(
  request: RpcRequest,
  jukeboxes: readonly Address[],
  of: PlaysOf,
  to: number,
): Promise<readonly Hex[] | null> {
  if (of === 'all') return null
  if ('song' in of) return [of.song]
  const filter = { address: jukeboxes, topics: [TOPICS.registered, null, padHex(of.artist)] }
  const registered = await logsBetween(request, filter, { from: 0, to })
  return registered.flatMap(({ topics: [, song] }) => (song === undefined ? [] : [song]))
}

/** A paid play, read from its receipt. */
export type PlayInReceipt = PayerDay & { readonly song: string }

/**
 * Payers of each song by day (UTC), read from the receipts of the payments alone: the index is not trusted (spec:
 * charts.check). Null if there are more than can be read at once.
 */
export async function playsInReceipts(
  request: RpcRequest,
  { jukeboxes, playBuyer, welcome, of, ...span }: Query,
): Promise<readonly PlayInReceipt[] | null> {
  const to = await latestBlockNumber(request)
  const blocks = await blocksWithin(request, span)
  const songs = await songsOf(request, jukeboxes, of, to)
  if (blocks === null || songs?.length === 0) return []
  const [played, shared] = await Promise.all([
    logsBetween(request, { address: jukeboxes, topics: [TOPICS.played, songs] }, blocks),
    logsBetween(
      request,
      { address: jukeboxes, topics: [[TOPICS.registered, TOPICS.replaced], songs] },
      { from: 0, to },
    ),
  ])
  const transactions = [...new Set(played.map(({ transaction }) => transaction))]
  if (transactions.length > MAX_RECEIPTS) return null
  const owners = ownersOf(shared)
  const uniqueBlocks = [...new Set(played.map(({ block }) => block))]
  const [receipts, times] = await Promise.all([
    Promise.all(transactions.map((hash) => receipt(request, hash))),
    Promise.all(uniqueBlocks.map((block) => pastBlockTime(request, BigInt(block)))),
  ])
  const dayOf = new Map(uniqueBlocks.map((block, at) => [block, Math.floor((times[at] ?? 0) / DAY)]))
  return receipts.flatMap((one): readonly PlayInReceipt[] => {
    // The node returned a log but no receipt of its transaction: a reorganisation happened in between.
    if (one === null) throw new Error('The chain changed while it was read.')
    const sponsors = sponsorsIn(one.logs, welcome)
    const payments = one.logs.filter(
      ({ address, topics: [topic, song] }) =>
        jukeboxes.includes(address) &&
        topic === TOPICS.played &&
        (songs === null || (song !== undefined && songs.includes(song))),
    )
    return payments.flatMap((log): readonly PlayInReceipt[] => {
      const event = eventOf(log)
      if (event.eventName !== 'Played') return []
      const { songId: song, fan } = event.args
      const payerOf = new Map([
        [playBuyer, fan],
        [welcome, sponsors.get(fan)],
      ])
      const payer = payerOf.get(event.args.payer) ?? event.args.payer
      return [{ song, payer, day: dayOf.get(log.block) ?? 0, plays: 1, isOwn: owners.has(ownerKey(song, payer)) }]
    })
  })
}

/** The sponsors of first plays in a transaction, by the listener. */
function sponsorsIn(logs: readonly Log[], welcome: Address | null): ReadonlyMap<Address, Address> {
  const events = logs
    .filter(({ address, topics: [topic] }) => address === welcome && topic === TOPICS.welcomed)
    .map(({ data, topics }) =>
      decodeEventLog({ abi: welcomeAbi, eventName: 'Welcomed', data, topics: topics as [Hex, ...Hex[]] }),
    )
  return new Map(events.map(({ args: { account, sponsor } }) => [account, sponsor]))
}
