import { ADDRESS_BOOK_POLYGON } from '@musi/chain/chains/addressBookPolygon'
import { expect, test } from 'vitest'
import { historyName } from './historyName.ts'

const GENESIS = `0x${'ab'.repeat(32)}`
const PLAN = { book: ADDRESS_BOOK_POLYGON, since: { kind: 'block', block: 7 }, takesAllPairs: true } as const

/** Returns an equal value with keys in another order and addresses in capitals, as another program might write it. */
function rewritten<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(rewritten) as Value
  if (typeof value === 'string') return (value.startsWith('0x') ? `0x${value.slice(2).toUpperCase()}` : value) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toReversed()
  return Object.fromEntries(entries.map(([key, each]) => [key, rewritten(each) as unknown])) as Value
}

test('address books with the same addresses name one history, whatever the order of their keys and the case of their letters (spec: database.one-history)', () => {
  const name = historyName(GENESIS, PLAN)
  expect(name).toMatch(/^index-abababababababab-\w+-[0-9a-f]{8}$/)
  expect(historyName(GENESIS, { ...PLAN, book: rewritten(ADDRESS_BOOK_POLYGON) })).toBe(name)
})

test('other contracts, staking pools and first blocks name another history', () => {
  const { contracts } = ADDRESS_BOOK_POLYGON
  const names = [
    historyName(GENESIS, PLAN),
    historyName(GENESIS, { ...PLAN, since: { kind: 'block', block: 8 } }),
    historyName(GENESIS, { ...PLAN, takesAllPairs: false }),
    historyName(GENESIS, {
      ...PLAN,
      book: { ...ADDRESS_BOOK_POLYGON, contracts: { ...contracts, v2Factory: contracts.wrappedNative } },
    }),
    historyName(`0x${'cd'.repeat(32)}`, PLAN),
  ]
  expect(new Set(names).size).toBe(names.length)
})
