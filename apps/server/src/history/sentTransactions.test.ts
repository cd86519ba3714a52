import type { Act } from '@musi/api/history/acts'
import { expect, it } from 'vitest'
import type { FullSpan } from './fullSpan.ts'
import { sentTransactions } from './sentTransactions.ts'

const ANN = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const BOB = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const HASH = `0x${'11'.repeat(32)}` as const

const sent = { hash: HASH, from: ANN, to: BOB, value: 5n, input: '0x' }
const span = {
  blocks: [{ number: 4, timeSeconds: 1004, transactions: [sent] }],
  logs: [],
  statuses: new Map([[HASH, 'success']]),
} as unknown as FullSpan

const actOf = (kind: string) => ({ transaction: HASH, account: ANN, kind }) as unknown as Act

it.each([
  ['openAccount', 0],
  ['receiveVotes', 0],
  ['swap', 1],
] as const)(
  'of a transaction with the act %s its sender’s row is told by it: %i (spec: account.activity)',
  (kind, told) => {
    const { parties } = sentTransactions(span, [actOf(kind)], null)
    expect(parties.find(({ account }) => account === ANN)?.is_told).toBe(told)
  },
)
