import { type Address, parseAddress } from '@musi/domain/address'
import { fraction, times } from '@musi/domain/fraction'
import { expect, it } from 'vitest'
import { bestFirst } from './bestFirst.ts'
import type { BookOrder } from '../readMarket.ts'

const [dollar, ether, shell, stone] = ['1', '2', '3', '4'].map((digit) => parseAddress(`0x${digit.repeat(40)}`)) as [
  Address,
  Address,
  Address,
  Address,
]
const offer = (token: Address, amount: bigint): BookOrder =>
  ({ hash: `0x${amount}`, order: { kind: 'offer', price: { token, amount } } }) as unknown as BookOrder
const prices = new Map([
  [dollar, fraction(1n)],
  [ether, fraction(2500n)],
])
const worthOf = (token: Address, amount: bigint) => {
  const price = prices.get(token)
  return price === undefined ? null : times(price, fraction(amount))
}
const amounts = (offers: readonly BookOrder[]) =>
  bestFirst(offers, worthOf).map(({ bookOrder }) => bookOrder.order.price.amount)

it('offers in different currencies are sorted by worth, best first (spec: market.pages)', () => {
  expect(amounts([offer(dollar, 4n), offer(ether, 1n), offer(dollar, 2600n), offer(ether, 2n)])).toEqual([
    2n,
    2600n,
    1n,
    4n,
  ])
})

it('offers without a price come last, each currency by amount, with no worth', () => {
  const offers = [offer(shell, 5n), offer(stone, 900n), offer(dollar, 1n), offer(shell, 70n)]
  expect(amounts(offers)).toEqual([1n, 70n, 5n, 900n])
  expect(bestFirst(offers, worthOf).map(({ worth }) => worth === null)).toEqual([false, true, true, true])
})

it('the earlier of equal offers stays first', () => {
  const one = offer(dollar, 3n)
  const other = offer(dollar, 3n)
  expect(bestFirst([one, other], worthOf)[0]?.bookOrder).toBe(one)
})
