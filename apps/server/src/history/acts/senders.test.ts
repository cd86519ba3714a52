import { eventLog } from '@musi/chain/testing/eventLog'
import { type Address, parseAddress } from '@musi/domain/address'
import { expect, it } from 'vitest'
import { operationsOf, logSender } from './senders.ts'

const at = (number: number): Address => parseAddress(number.toString(16).padStart(40, '0')) ?? '0x'
const id = (number: number) => `0x${number.toString(16).padStart(64, '0')}` as const
const [RELAYER, ANN, BOB, ENTRY_POINT, POOL] = [at(1), at(2), at(3), at(4), at(5)]
const OPERATION =
  'event UserOperationEvent(bytes32 indexed userOpHash, address indexed sender, address indexed paymaster, uint256 nonce, bool success, uint256 actualGasCost, uint256 actualGasUsed)'

const place = (transaction: number, index: number) => ({ block: 1, transaction: id(transaction), index })
const ended = (transaction: number, index: number, sender: Address, address = ENTRY_POINT) => {
  return { ...eventLog(OPERATION, [id(9), sender, at(0), 0n, true, 0n, 1n]), ...place(transaction, index), address }
}
const froms = new Map([
  [id(1), RELAYER],
  [id(2), RELAYER],
])

it('of two operations in a transaction, each log is of the one that ends behind it (spec: touch.history)', () => {
  const senderOf = logSender(froms, operationsOf([ended(1, 3, ANN), ended(1, 7, BOB)], ENTRY_POINT))
  expect([0, 2, 4, 6, 8].map((index) => senderOf(place(1, index)))).toEqual([ANN, ANN, BOB, BOB, RELAYER])
})

it('a log of a transaction without operations is of who sent that (spec: touch.history)', () => {
  const senderOf = logSender(froms, operationsOf([ended(1, 3, ANN)], ENTRY_POINT))
  expect([senderOf(place(2, 0)), senderOf(place(3, 0))]).toEqual([RELAYER, undefined])
})

it('only the EntryPoint tells of operations: the event of another contract names nobody (spec: touch.history)', () => {
  const logs = [ended(1, 3, ANN, POOL)]
  expect(logSender(froms, operationsOf(logs, ENTRY_POINT))(place(1, 0))).toBe(RELAYER)
  expect(logSender(froms, operationsOf(logs, null))(place(1, 0))).toBe(RELAYER)
})
