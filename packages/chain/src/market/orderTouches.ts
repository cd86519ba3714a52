import { type Address, parseAddress } from '@musi/domain/address'
import { type Hex, getAbiItem, toEventSelector } from 'viem'
import { seaportAbi } from '../abi/seaport.ts'

/** The orders an event may have changed. The event only says which to judge; the chain says how they stand. */
export type OrderTouch =
  | { by: 'order'; hash: Hex }
  /** All orders of an account. */
  | { by: 'maker'; maker: Address }
  | { by: 'piece'; collection: Address; piece: bigint }
  /** Listings of an account in a collection. */
  | { by: 'listings'; collection: Address; maker: Address }
  /** Offers of an account in a currency. */
  | { by: 'funds'; token: Address; maker: Address }

const ofMarket = (name: 'OrderFulfilled' | 'OrderCancelled' | 'CounterIncremented'): Hex =>
  toEventSelector(getAbiItem({ abi: seaportAbi, name }))

const OF_ORDER = [ofMarket('OrderFulfilled'), ofMarket('OrderCancelled')]
const OF_MAKER = [ofMarket('CounterIncremented')]
/** Used by tokens and pieces alike; the number of topics tells them apart. */
const MOVED = [toEventSelector('event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)')]
const ALLOWED = [toEventSelector('event Approval(address indexed owner, address indexed spender, uint256 value)')]
const ALL_ALLOWED = [
  toEventSelector('event ApprovalForAll(address indexed owner, address indexed operator, bool approved)'),
]
/** The wrapped currency tells of neither as a transfer. */
const WRAPPED = [
  toEventSelector('event Deposit(address indexed dst, uint256 wad)'),
  toEventSelector('event Withdrawal(address indexed src, uint256 wad)'),
]

/** Topics to request from a node. */
export const TOUCHING_TOPICS: readonly Hex[] = [
  ...OF_ORDER,
  ...OF_MAKER,
  ...MOVED,
  ...ALLOWED,
  ...ALL_ALLOWED,
  ...WRAPPED,
]

type RawLog = { address: Address; topics: readonly Hex[]; data: Hex }

const accountIn = (topic: Hex | undefined): Address | null =>
  topic === undefined ? null : parseAddress(topic.slice(26))

/** Returns none for events that do not matter to an order. */
export function orderTouches({ address, topics, data }: RawLog): readonly OrderTouch[] {
  const [topic, first, second, third] = topics
  if (topic === undefined) return []
  const one = accountIn(first)
  const other = accountIn(second)
  const funds = (accounts: readonly (Address | null)[]): readonly OrderTouch[] =>
    accounts.flatMap((maker) => (maker === null ? [] : [{ by: 'funds', token: address, maker }]))
  if (OF_ORDER.includes(topic)) return data.length < 66 ? [] : [{ by: 'order', hash: `0x${data.slice(2, 66)}` }]
  if (OF_MAKER.includes(topic)) return one === null ? [] : [{ by: 'maker', maker: one }]
  if (ALL_ALLOWED.includes(topic)) return one === null ? [] : [{ by: 'listings', collection: address, maker: one }]
  if (MOVED.includes(topic) || ALLOWED.includes(topic)) {
    if (third !== undefined) return [{ by: 'piece', collection: address, piece: BigInt(third) }]
    return funds(MOVED.includes(topic) ? [one, other] : [one])
  }
  return WRAPPED.includes(topic) ? funds([one]) : []
}
