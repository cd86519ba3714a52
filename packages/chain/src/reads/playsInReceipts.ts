import { jukeboxAbi } from '@musi/contracts/abi/jukebox'
import type { Address } from '@musi/domain/address'
import type { PayerDay } from '@musi/domain/charts/songRank'
import { type Hex, decodeEventLog, toEventSelector } from 'viem'
import type { RpcRequest } from '../rpcRequest.ts'
import { latestNumber } from './latestNumber.ts'
import type { Log } from './logs.ts'
import { logsBetween } from './logsBetween.ts'
import { receipt } from './receipt.ts'
import { timeOfBlock } from './timeOfBlock.ts'

const MOST = 300
const DAY = 86_400

const topicOf = (name: 'Played' | 'SongRegistered' | 'PayeeReplaced'): Hex => {
  const event = jukeboxAbi.find((item) => item.type === 'event' && item.name === name)
  if (event === undefined) throw new Error(`The jukebox has no ${name}.`)
  return toEventSelector(event as Parameters<typeof toEventSelector>[0])
}

type Query = { readonly jukebox: Address; readonly song: Hex; readonly fromSeconds: number }

const eventOf = ({ data, topics }: Log) =>
  decodeEventLog({ abi: jukeboxAbi, data, topics: topics as [Hex, ...Hex[]], strict: true })

/** Whoever shares in a song or has shared in it, the artist first. */
function ownersOf(logs: readonly Log[]): ReadonlySet<string> {
  return new Set(
    logs.map(eventOf).flatMap((event): readonly string[] => {
      if (event.eventName === 'SongRegistered')
        return [event.args.artist, ...event.args.payees.map(({ account }) => account)]
      return event.eventName === 'PayeeReplaced' ? [event.args.oldPayee, event.args.newPayee] : []
    }),
  )
}

/**
 * Who paid for a song on which day (UTC), by the receipts of the payments: nothing that an index said is believed
 * (spec: charts.check). Null: there are more than can be read at once.
 */
export async function playsInReceipts(
  request: RpcRequest,
  { jukebox, song, fromSeconds }: Query,
): Promise<readonly PayerDay[] | null> {
  const blocks = { from: 0, to: await latestNumber(request) }
  const [played, shared] = await Promise.all([
    logsBetween(request, { address: jukebox, topics: [topicOf('Played'), song] }, blocks),
    logsBetween(
      request,
      { address: jukebox, topics: [[topicOf('SongRegistered'), topicOf('PayeeReplaced')], song] },
      blocks,
    ),
  ])
  const times = new Map<number, number>()
  for (const block of new Set(played.map((log) => log.block)))
    times.set(block, (await timeOfBlock(request, BigInt(block))) ?? 0)
  const isWithin = ({ block }: Pick<Log, 'block'>) => (times.get(block) ?? 0) >= fromSeconds
  const transactions = [...new Set(played.filter(isWithin).map(({ transaction }) => transaction))]
  if (transactions.length > MOST) return null
  const owners = ownersOf(shared)
  const receipts = await Promise.all(transactions.map((hash) => receipt(request, hash)))
  const payments = receipts.flatMap((one) => {
    // A node that names a transaction and has no receipt of it is between two states.
    if (one === null) throw new Error('The chain has moved on while it was read.')
    return one.logs.filter(
      ({ address, topics }) => address === jukebox && topics[0] === topicOf('Played') && topics[1] === song,
    )
  })
  return payments.flatMap((log): readonly PayerDay[] => {
    const event = eventOf(log)
    if (event.eventName !== 'Played') return []
    const { payer } = event.args
    return [{ payer, day: Math.floor((times.get(log.block) ?? 0) / DAY), plays: 1, isOwn: owners.has(payer) }]
  })
}
