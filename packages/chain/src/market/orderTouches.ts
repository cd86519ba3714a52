import { type Address, parseAddress } from '@musi/domain/address'
import { type Hex, getAbiItem, toEventSelector } from 'viem'
import { seaportAbi } from '../abi/seaport.ts'

/** The orders an event may have changed. The event only selects them; their status is read from the chain. */
export type OrderTouch =
  | { by: 'order'; hash: Hex }
  /** All orders of an account. */
  | { by: 'maker'; maker: Address }
  | { by: 'piece'; collection: Address; piece: bigint }
  /** Listings of an account in a collection. */
  | { by: 'listings'; collection: Address; maker: Address }
  /** Offers of an account in a currency. */
  | { by: 'funds'; token: Address; maker: Address }

const marketTopic = (name: 'OrderFulfilled' | 'OrderCancelled' | 'CounterIncremented'): Hex =>
  toEventSelector(getAbiItem({ abi: seaportAbi, name }))

const ORDER_TOPICS = [marketTopic('OrderFulfilled'), marketTopic('OrderCancelled')]
const MAKER_TOPICS = [marketTopic('CounterIncremented')]
/** Used by tokens and pieces; the number of topics distinguishes them. */
const TRANSFER_TOPICS = [
  toEventSelector('event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)'),
]
const APPROVAL_TOPICS = [
  toEventSelector('event Approval(address indexed owner, address indexed spender, uint256 value)'),
]
const APPROVAL_FOR_ALL_TOPICS = [
  toEventSelector('event ApprovalForAll(address indexed owner, address indexed operator, bool approved)'),
]
/** Wrapping and unwrapping emit no Transfer. */
const WRAP_TOPICS = [
  toEventSelector('event Deposit(address indexed dst, uint256 wad)'),
  toEventSelector('event Withdrawal(address indexed src, uint256 wad)'),
]

/** Topics to request from a node. */
export const TOUCHING_TOPICS: readonly Hex[] = [
  ...ORDER_TOPICS,
  ...MAKER_TOPICS,
  ...TRANSFER_TOPICS,
  ...APPROVAL_TOPICS,
  ...APPROVAL_FOR_ALL_TOPICS,
  ...WRAP_TOPICS,
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
  if (ORDER_TOPICS.includes(topic)) return data.length < 66 ? [] : [{ by: 'order', hash: `0x${data.slice(2, 66)}` }]
  if (MAKER_TOPICS.includes(topic)) return one === null ? [] : [{ by: 'maker', maker: one }]
  if (APPROVAL_FOR_ALL_TOPICS.includes(topic))
    return one === null ? [] : [{ by: 'listings', collection: address, maker: one }]
  if (TRANSFER_TOPICS.includes(topic) || APPROVAL_TOPICS.includes(topic)) {
    if (third !== undefined) return [{ by: 'piece', collection: address, piece: BigInt(third) }]
    return funds(TRANSFER_TOPICS.includes(topic) ? [one, other] : [one])
  }
  return WRAP_TOPICS.includes(topic) ? funds([one]) : []
}
