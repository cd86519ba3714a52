import { type Hex, numberToHex, pad, toEventSelector } from 'viem'
import { expect, test } from 'vitest'
import { TOUCHING_TOPICS, orderTouches } from './orderTouches.ts'

const CONTRACT = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' as const
const A = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' as const
const B = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as const
const word = `0x${'33'.repeat(32)}` as const
const SEVEN = numberToHex(7)

/** A log as a contract writes it: the event's signature and its indexed arguments. */
const logOf = (event: string, ...indexed: readonly Hex[]) => ({
  address: CONTRACT,
  topics: [toEventSelector(event), ...indexed.map((value) => pad(value))],
  data: word,
})
const SPENT = '(uint8,address,uint256,uint256)[]'
const RECEIVED = '(uint8,address,uint256,uint256,address)[]'
const fulfilled = logOf(`OrderFulfilled(bytes32,address,address,address,${SPENT},${RECEIVED})`, A, '0x0')
const cancelled = logOf('OrderCancelled(bytes32,address,address)', A, '0x0')
const funds = (maker: Hex) => ({ by: 'funds', token: CONTRACT, maker })
const piece = { by: 'piece', collection: CONTRACT, piece: 7n }

const CASES = [
  ['fulfilled', fulfilled, [{ by: 'order', hash: word }]],
  ['cancelled', cancelled, [{ by: 'order', hash: word }]],
  ['counter', logOf('CounterIncremented(uint256,address)', A), [{ by: 'maker', maker: A }]],
  ['piece moved', logOf('Transfer(address,address,uint256)', A, B, SEVEN), [piece]],
  ['piece approved', logOf('Approval(address,address,uint256)', A, B, SEVEN), [piece]],
  [
    'all approved',
    logOf('ApprovalForAll(address,address,bool)', A, B),
    [{ by: 'listings', collection: CONTRACT, maker: A }],
  ],
  ['money moved', logOf('Transfer(address,address,uint256)', A, B), [funds(A), funds(B)]],
  ['money allowed', logOf('Approval(address,address,uint256)', A, B), [funds(A)]],
  ['wrapped', logOf('Deposit(address,uint256)', B), [funds(B)]],
  ['unwrapped', logOf('Withdrawal(address,uint256)', B), [funds(B)]],
] as const

test.each(CASES)('an event names the orders that it may affect: %s (spec: market.watched)', (_, log, touches) => {
  expect(orderTouches(log)).toEqual(touches)
  expect(TOUCHING_TOPICS).toContain(log.topics[0])
})

test('any other event names no orders', () => {
  expect(orderTouches({ ...fulfilled, topics: [] })).toEqual([])
  expect(orderTouches(logOf('Sync(uint112,uint112)'))).toEqual([])
  expect(orderTouches({ ...cancelled, data: SEVEN })).toEqual([])
})
