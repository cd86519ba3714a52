import type { Address } from '@musi/domain/address'
import { type Amount, type Currency, amountOf } from '@musi/domain/currency'
import { type SingleAction, stepsOf } from '@musi/domain/transactions/action'
import type { Moved } from '@musi/domain/transactions/moved'
import type { TransactionRecord } from '@musi/domain/transactions/record'
import { type Hex, toEventSelector } from 'viem'
import type { Log } from './logs.ts'

/** Native currency appears in no transfer: these contracts report it. */
export type NativeReporters = { readonly router: Address; readonly wrapped: Address }

type Sides = { pays: readonly Currency[]; gets: readonly Currency[]; receiver: Address }

/** What an action trades, where the chain decides how much of it. Null: the action says it all, or moves nothing. */
function sidesOf(action: SingleAction, from: Address): Sides | null {
  switch (action.kind) {
    case 'swap':
      return {
        pays: [action.input.currency],
        gets: [action.output.currency],
        receiver: action.recipient?.address ?? from,
      }
    case 'addLiquidity':
      return { pays: [action.amountA.currency, action.amountB.currency], gets: [], receiver: from }
    case 'removeLiquidity':
      return { pays: [], gets: [action.amountA.currency, action.amountB.currency], receiver: from }
    default:
      return null
  }
}

const TRANSFER = toEventSelector('Transfer(address,address,uint256)')
const DEPOSIT = toEventSelector('Deposit(address,uint256)')
const WITHDRAWAL = toEventSelector('Withdrawal(address,uint256)')
const BOUGHT_TOKENS = toEventSelector('TokenPurchase(address,uint256,uint256)')
const BOUGHT_NATIVE = toEventSelector('EthPurchase(address,uint256,uint256)')

const isTopicOf = (topic: Hex | undefined, address: Address) =>
  topic?.slice(-40).toLowerCase() === address.slice(2).toLowerCase()

const sum = (values: readonly bigint[]) => values.reduce((all, value) => all + value, 0n)

/** By how much the balance of a token grew, by what the token itself reports. */
const tokenGain = (logs: readonly Log[], token: Address, who: Address): bigint =>
  sum(
    logs
      .filter(({ address, topics }) => address === token && topics[0] === TRANSFER && topics.length === 3)
      .map(({ topics, data }) => {
        const value = BigInt(data.slice(0, 66))
        return (isTopicOf(topics[2], who) ? value : 0n) - (isTopicOf(topics[1], who) ? value : 0n)
      }),
  )

type Movement = { logs: readonly Log[]; called: Address | null; native: NativeReporters }

/** The router wraps what it takes and unwraps what it gives; an exchange of V1 names both. */
function nativeMoved({ logs, called, native: { router, wrapped } }: Movement, way: 'in' | 'out'): bigint {
  const wrapTopic = way === 'in' ? DEPOSIT : WITHDRAWAL
  const onV2 = logs.filter(
    ({ address, topics }) => address === wrapped && topics[0] === wrapTopic && isTopicOf(topics[1], router),
  )
  const onV1 = logs.filter(
    ({ address, topics }) => address === called && topics[0] === (way === 'in' ? BOUGHT_TOKENS : BOUGHT_NATIVE),
  )
  return (
    sum(onV2.map(({ data }) => BigInt(data))) +
    sum(onV1.map(({ topics }) => BigInt(topics[way === 'in' ? 2 : 3] ?? '0x0')))
  )
}

/** The receipt's own amounts of a transaction that succeeded. Null: there is nothing to say beyond its summary. */
export function movedAmounts(
  { action, from, call }: Pick<TransactionRecord, 'action' | 'from' | 'call'>,
  logs: readonly Log[],
  native: NativeReporters,
): Moved | null {
  const movement = { logs, called: call?.to ?? null, native }
  const moved = (currency: Currency, way: 'in' | 'out', who: Address): readonly Amount[] => {
    const gain =
      currency.kind === 'native'
        ? nativeMoved(movement, way)
        : tokenGain(logs, currency.address, who) * (way === 'in' ? -1n : 1n)
    return gain > 0n ? [amountOf(currency, gain)] : []
  }
  const sides = stepsOf(action).flatMap((step) => sidesOf(step, from) ?? [])
  const paid = sides.flatMap(({ pays }) => pays.flatMap((currency) => moved(currency, 'in', from)))
  const got = sides.flatMap(({ gets, receiver }) => gets.flatMap((currency) => moved(currency, 'out', receiver)))
  return paid.length + got.length === 0 ? null : { paid, got }
}
