import type { Address } from '@musi/domain/address'
import { zeroAddress } from 'viem'
import type { Receipt } from '../requests/transactions/receipt.ts'
import type { Transaction } from '../requests/blocks/transaction.ts'
import { addressIn, amountIn } from './argument.ts'
import type { DecodedCall } from './decodedCall.ts'
import type { DecodedEvent } from './decodedEvent.ts'
import type { Directory } from './directory.ts'

export type Currency = Address | 'native'
/** Something that changed hands; the zero address stands for minting and burning. */
export type Movement =
  | { kind: 'amount'; currency: Currency; amount: bigint; from: Address; to: Address }
  | { kind: 'piece'; collection: Address; id: bigint; from: Address; to: Address }

type TransactionParts = {
  transaction: Transaction
  receipt: Receipt
  call: DecodedCall | null
  events: readonly DecodedEvent[]
  directory: Directory
}

const nativeMovement = (from: Address, to: Address, amount: bigint): Movement => ({
  kind: 'amount',
  currency: 'native',
  from,
  to,
  amount,
})

function transferMovement({ address, args }: DecodedEvent, from: Address, to: Address): Movement {
  const id = args.find(({ name }) => name === 'tokenId')?.value
  return typeof id === 'bigint'
    ? { kind: 'piece', collection: address, id, from, to }
    : { kind: 'amount', currency: address, amount: amountIn({ args }, 'value'), from, to }
}

type EventScene = { transaction: Pick<Transaction, 'from'>; directory: Directory }

/** Internal transfers of native currency appear in no log, but these events name their amounts. */
export function eventMovements(event: DecodedEvent, { transaction, directory }: EventScene): Movement[] {
  const { address, name } = event
  const from = addressIn(event, 'from')
  const to = addressIn(event, 'to')
  if (name === 'Transfer' && from !== null && to !== null) return [transferMovement(event, from, to)]
  const wad = amountIn(event, 'wad')
  const minted = { kind: 'amount', currency: address, amount: wad } as const
  if (address === directory.contract('wrappedNative')) {
    const dst = addressIn(event, 'dst')
    const src = addressIn(event, 'src')
    if (name === 'Deposit' && dst !== null) {
      const sentAlong = dst === transaction.from ? [] : [nativeMovement(dst, address, wad)]
      return [...sentAlong, { ...minted, from: zeroAddress, to: dst }]
    }
    if (name === 'Withdrawal' && src !== null)
      return [{ ...minted, from: src, to: zeroAddress }, nativeMovement(address, src, wad)]
  }
  const taker = addressIn(event, 'buyer') ?? addressIn(event, 'provider')
  if (name === 'EthPurchase' && taker !== null) return [nativeMovement(address, taker, amountIn(event, 'eth_bought'))]
  if (name === 'RemoveLiquidity' && taker !== null)
    return [nativeMovement(address, taker, amountIn(event, 'eth_amount'))]
  return []
}

const nativeBalanceChange = (movements: readonly Movement[], who: Address): bigint =>
  movements.reduce((sum, one) => {
    if (one.kind !== 'amount' || one.currency !== 'native') return sum
    return sum + (one.to === who ? one.amount : 0n) - (one.from === who ? one.amount : 0n)
  }, 0n)

/**
 * A router, a migrator and our own contracts keep nothing: amounts that seem to remain with them were passed on or
 * refunded.
 */
function forwardedMovements(
  movements: readonly Movement[],
  { transaction, call, events, directory }: TransactionParts,
): Movement[] {
  const { from, to } = transaction
  const router = directory.contract('v2Router')
  const throughRouter = [directory.contract('v2Migrator'), directory.contract('swapAndPlay')]
  const keepsNothing = [router, ...throughRouter, directory.contract('oneTokenLiquidity')]
  if (router === null || to === null || !keepsNothing.includes(to)) return []
  const lent = throughRouter.includes(to) ? -nativeBalanceChange(movements, router) : 0n
  const lentMovements = lent > 0n ? [nativeMovement(to, router, lent)] : []
  const left = nativeBalanceChange([...movements, ...lentMovements], to)
  const withdrawn = to === router && events.some(({ name }) => name === 'Withdrawal')
  const receiver = withdrawn && call !== null ? (addressIn(call, 'to') ?? from) : from
  return left > 0n ? [...lentMovements, nativeMovement(to, receiver, left)] : lentMovements
}

/** A V1 exchange refunds the input it did not use. */
function refundMovements({ transaction, events }: TransactionParts): Movement[] {
  const { from, to, value } = transaction
  const bought = events.find(({ name, address }) => name === 'TokenPurchase' && address === to)
  if (to === null || bought === undefined) return []
  const left = value - amountIn(bought, 'eth_sold')
  return left > 0n ? [nativeMovement(to, from, left)] : []
}

/** Everything that changed hands in a successful transaction, in order. */
export function movements(parts: TransactionParts): readonly Movement[] {
  const { transaction, receipt, events } = parts
  if (receipt.status === 'failed') return []
  const target = transaction.to ?? receipt.created
  const sent =
    transaction.value > 0n && target !== null ? [nativeMovement(transaction.from, target, transaction.value)] : []
  const moved = [...sent, ...events.flatMap((event) => eventMovements(event, parts))]
  return [...moved, ...forwardedMovements(moved, parts), ...refundMovements(parts)]
}
