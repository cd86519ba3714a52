import type { Act } from '@musi/api/history/acts'
import { ACT_KINDS } from '@musi/api/history/acts'
import { HISTORY_TOPICS } from '@musi/api/history/historyNews'
import { expect, it } from 'vitest'
import { changedTopics } from './changedTopics.ts'
import type { Rows } from './rows.ts'

const NONE: Rows = {
  pairs: [],
  reserves: [],
  createdTokens: [],
  proposals: [],
  acts: [],
  moves: [],
  recordings: [],
  shares: [],
  transactions: [],
  parties: [],
}
const act = (kind: Act['kind']) => ({ kind }) as unknown as Act
const AT = '0x0000000000000000000000000000000000000001'
const RESERVES = [{ pair: AT, block: 1, reserve0: '1', reserve1: '2' }] as const

it('a topic has changed exactly if there are new rows of it', () => {
  expect(changedTopics(NONE)).toEqual([])
  expect(changedTopics({ ...NONE, reserves: RESERVES, acts: [act('swap'), act('swap')] })).toEqual(['pairs', 'trades'])
  expect(changedTopics({ ...NONE, createdTokens: [{ address: AT, creator: AT, block: 1, log: 2 }] })).toEqual([
    'artists',
  ])
  const replaced = [{ kind: 'replaced' }] as unknown as Rows['shares']
  expect(changedTopics({ ...NONE, shares: replaced })).toEqual(['songs'])
})

it('every topic can change by rows of the history, except that of the order book', () => {
  const acts = ACT_KINDS.map(act)
  const rows = {
    ...NONE,
    acts,
    reserves: RESERVES,
    moves: [{}] as unknown as Rows['moves'],
    transactions: [{}] as unknown as Rows['transactions'],
  }
  expect(changedTopics(rows)).toEqual(HISTORY_TOPICS.filter((topic) => topic !== 'orders'))
})
