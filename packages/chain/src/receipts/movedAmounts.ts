import type { Address } from '@musi/domain/address'
import { type Amount, type Currency, amountOf, currencyId } from '@musi/domain/currency'
import { receiptSidesOf } from '@musi/domain/transactions/action'
import type { Moved } from '@musi/domain/transactions/moved'
import type { TransactionRecord } from '@musi/domain/transactions/record'
import type { ReceiptSides } from '@musi/domain/transactions/transactionKinds'
import { type Hex, toEventSelector } from 'viem'
import { movementTopics } from '../abi/movementTopics.ts'
import type { Log } from '../requests/logs/log.ts'

/** Contracts whose events report native currency, which emits no Transfer. */
export type NativeReporters = { readonly router: Address; readonly wrapped: Address }

const { transfer: TRANSFER, deposit: DEPOSIT, withdrawal: WITHDRAWAL } = movementTopics
const MINT = toEventSelector('Mint(address,uint256,uint256)')
const BOUGHT_TOKENS = toEventSelector('TokenPurchase(address,uint256,uint256)')
const BOUGHT_NATIVE = toEventSelector('EthPurchase(address,uint256,uint256)')
const REMOVED_LIQUIDITY = toEventSelector('RemoveLiquidity(address,uint256,uint256)')

const isTopicOf = (topic: Hex | undefined, address: Address) =>
  topic?.slice(-40).toLowerCase() === address.slice(2).toLowerCase()

const sum = (values: readonly bigint[]) => values.reduce((all, value) => all + value, 0n)

const transfersOf = (logs: readonly Log[], token: Address) =>
  logs
    .filter(({ address, topics }) => address === token && topics[0] === TRANSFER && topics.length === 3)
    .map(({ topics: [, from, to], data }) => ({ from, to, value: BigInt(data.slice(0, 66)) }))

/** The amount an account received by the token's events, including amounts that left again in the same transaction. */
const tokenReceived = (logs: readonly Log[], token: Address, who: Address): bigint =>
  sum(transfersOf(logs, token).map(({ to, value }) => (isTopicOf(to, who) ? value : 0n)))

/** Growth of an account's token balance, by the token's events. */
const tokenBalanceChange = (logs: readonly Log[], token: Address, who: Address): bigint =>
  tokenReceived(logs, token, who) -
  sum(transfersOf(logs, token).map(({ from, value }) => (isTopicOf(from, who) ? value : 0n)))

type Movement = { logs: readonly Log[]; called: Address | null; native: NativeReporters }

/** Shares minted by a pool: those of a pair that emitted Mint and, by the tokens' events, received everything that was paid. */
function sharesReceived({ logs, native }: Movement, { pays, pool }: ReceiptSides, who: Address): readonly Amount[] {
  const isPaidTo = (pair: Address) => (currency: Currency) =>
    logs.some(
      ({ address, topics }) =>
        address === (currency.kind === 'native' ? native.wrapped : currency.address) &&
        topics[0] === TRANSFER &&
        isTopicOf(topics[2], pair),
    )
  const pair = logs.find(
    ({ address, topics }) => topics[0] === MINT && topics.length === 2 && pays.every(isPaidTo(address)),
  )?.address
  if (pair === undefined || pool === null) return []
  const [one, other] = pool
  const symbol = `${one.symbol}/${typeof other === 'string' ? other : other.symbol}`
  const token = { kind: 'token', address: pair, decimals: 18, symbol, name: symbol } as const
  // Shares may be deposited for rewards in the same transaction.
  const gain = tokenReceived(logs, pair, who)
  if (gain === 0n) return []
  return [amountOf(typeof other === 'string' ? token : { ...token, sharesOf: [one, other] }, gain)]
}

const distinct = (amounts: readonly Amount[]): Amount[] => [
  ...new Map(amounts.map((amount) => [currencyId(amount.currency), amount])).values(),
]

/** Index of the native amount in the events of a V1 exchange. */
const V1_NATIVE_IN_INDEX: ReadonlyMap<Hex | undefined, number> = new Map([[BOUGHT_TOKENS, 2]])
const V1_NATIVE_OUT_INDEX: ReadonlyMap<Hex | undefined, number> = new Map([
  [BOUGHT_NATIVE, 3],
  [REMOVED_LIQUIDITY, 2],
])

/**
 * Native currency moved in a transaction: V2's router wraps its input and unwraps its output, a V1 exchange reports both in its events,
 * and the contract that adds from one token wraps the input and unwraps the refund.
 */
function nativeMoved({ logs, called, native: { router, wrapped } }: Movement, direction: 'in' | 'out'): bigint {
  const wrapTopic = direction === 'in' ? DEPOSIT : WITHDRAWAL
  const wrapEvents = (topic: Hex, who: Address) =>
    logs.filter(({ address, topics }) => address === wrapped && topics[0] === topic && isTopicOf(topics[1], who))
  const onV2 = wrapEvents(wrapTopic, router)
  const oneTokenAdder = called === null || called === router || direction === 'out' ? null : called
  const [kept, back] =
    oneTokenAdder === null ? [[], []] : [wrapEvents(DEPOSIT, oneTokenAdder), wrapEvents(WITHDRAWAL, oneTokenAdder)]
  const onV1 = logs
    .filter(({ address }) => address === called)
    .map(({ topics }) => {
      const at = (direction === 'in' ? V1_NATIVE_IN_INDEX : V1_NATIVE_OUT_INDEX).get(topics[0])
      return at === undefined ? 0n : BigInt(topics[at] ?? '0x0')
    })
  return sum([...onV2, ...kept].map(({ data }) => BigInt(data))) - sum(back.map(({ data }) => BigInt(data))) + sum(onV1)
}

/** Amounts in the receipt of a successful transaction; null if it adds nothing to the summary. */
export function movedAmounts(
  { action, from, call }: Pick<TransactionRecord, 'action' | 'from' | 'call'>,
  logs: readonly Log[],
  native: NativeReporters,
): Moved | null {
  const movement = { logs, called: call?.to ?? null, native }
  // One step may spend what another received, so only the remainder counts as received.
  const nativeGain = nativeMoved(movement, 'out') - nativeMoved(movement, 'in')
  const moved = (currency: Currency, way: 'in' | 'out', who: Address): readonly Amount[] => {
    const own = currency.kind === 'native' ? nativeGain : tokenBalanceChange(logs, currency.address, who)
    const gain = way === 'in' ? -own : own
    return gain > 0n ? [amountOf(currency, gain)] : []
  }
  const sides = receiptSidesOf(action)
  // Several steps may move one currency, whose logs already give the total.
  const paid = distinct(sides.flatMap(({ pays }) => pays.flatMap((currency) => moved(currency, 'in', from))))
  const got = distinct(
    sides.flatMap((side) => {
      const receiver = side.receiver ?? from
      return [
        ...side.gets.flatMap((currency) => moved(currency, 'out', receiver)),
        ...sharesReceived(movement, side, receiver),
      ]
    }),
  )
  return paid.length + got.length === 0 ? null : { paid, got }
}
