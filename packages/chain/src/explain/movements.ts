import type { Address } from '@musi/domain/address'
import { zeroAddress } from 'viem'
import type { Receipt } from '../reads/receipt.ts'
import type { Transaction } from '../reads/transaction.ts'
import { addressIn, amountIn } from './argument.ts'
import type { DecodedCall } from './decodedCall.ts'
import type { DecodedEvent } from './decodedEvent.ts'
import type { Directory } from './directory.ts'

export type Currency = Address | 'native'
/** From or to nobody (address 0): made, or destroyed. */
export type Movement =
  | { kind: 'amount'; currency: Currency; amount: bigint; from: Address; to: Address }
  | { kind: 'piece'; collection: Address; id: bigint; from: Address; to: Address }

type Story = {
  transaction: Transaction
  receipt: Receipt
  call: DecodedCall | null
  events: readonly DecodedEvent[]
  directory: Directory
}

const native = (from: Address, to: Address, amount: bigint): Movement => ({
  kind: 'amount',
  currency: 'native',
  from,
  to,
  amount,
})

function ofTransfer({ address, args }: DecodedEvent, from: Address, to: Address): Movement {
  const id = args.find(({ name }) => name === 'tokenId')?.value
  return typeof id === 'bigint'
    ? { kind: 'piece', collection: address, id, from, to }
    : { kind: 'amount', currency: address, amount: amountIn({ args }, 'value'), from, to }
}

/** What moved inside a contract is in no log; these events say how much of the native currency went with them. */
function ofEvent(event: DecodedEvent, { transaction, directory }: Story): Movement[] {
  const { address, name } = event
  const [from, to] = [addressIn(event, 'from'), addressIn(event, 'to')]
  if (name === 'Transfer' && from !== null && to !== null) return [ofTransfer(event, from, to)]
  const wad = amountIn(event, 'wad')
  const made = { kind: 'amount', currency: address, amount: wad } as const
  if (address === directory.contract('wrappedNative')) {
    const [dst, src] = [addressIn(event, 'dst'), addressIn(event, 'src')]
    if (name === 'Deposit' && dst !== null) {
      const sentAlong = dst === transaction.from ? [] : [native(dst, address, wad)]
      return [...sentAlong, { ...made, from: zeroAddress, to: dst }]
    }
    if (name === 'Withdrawal' && src !== null)
      return [{ ...made, from: src, to: zeroAddress }, native(address, src, wad)]
  }
  const taker = addressIn(event, 'buyer') ?? addressIn(event, 'provider')
  if (name === 'EthPurchase' && taker !== null) return [native(address, taker, amountIn(event, 'eth_bought'))]
  if (name === 'RemoveLiquidity' && taker !== null) return [native(address, taker, amountIn(event, 'eth_amount'))]
  return []
}

const held = (movements: readonly Movement[], who: Address): bigint =>
  movements.reduce((sum, one) => {
    if (one.kind !== 'amount' || one.currency !== 'native') return sum
    return sum + (one.to === who ? one.amount : 0n) - (one.from === who ? one.amount : 0n)
  }, 0n)

/** A router and a migrator keep nothing: what is left with them went on to whoever was to get it, or back. */
function passedOn(movements: readonly Movement[], { transaction, call, events, directory }: Story): Movement[] {
  const { from, to } = transaction
  const [router, migrator] = [directory.contract('v2Router'), directory.contract('v2Migrator')]
  if (router === null || to === null || (to !== router && to !== migrator)) return []
  const lent = to === migrator ? -held(movements, router) : 0n
  const between = lent > 0n ? [native(to, router, lent)] : []
  const left = held([...movements, ...between], to)
  const withdrawn = to === router && events.some(({ name }) => name === 'Withdrawal')
  const getter = withdrawn && call !== null ? (addressIn(call, 'to') ?? from) : from
  return left > 0n ? [...between, native(to, getter, left)] : between
}

/** What a V1 exchange was sent and did not use comes back. */
function refunded({ transaction, events }: Story): Movement[] {
  const { from, to, value } = transaction
  const bought = events.find(({ name, address }) => name === 'TokenPurchase' && address === to)
  if (to === null || bought === undefined) return []
  const left = value - amountIn(bought, 'eth_sold')
  return left > 0n ? [native(to, from, left)] : []
}

/** Everything that changed hands in a transaction that worked, in its order. */
export function movements(story: Story): readonly Movement[] {
  const { transaction, receipt, events } = story
  if (receipt.status === 'failed') return []
  const target = transaction.to ?? receipt.created
  const sent = transaction.value > 0n && target !== null ? [native(transaction.from, target, transaction.value)] : []
  const moved = [...sent, ...events.flatMap((event) => ofEvent(event, story))]
  return [...moved, ...passedOn(moved, story), ...refunded(story)]
}
