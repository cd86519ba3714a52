import { createHash } from 'node:crypto'
import type { IndexPlan } from './indexMessages.ts'
import { ROW_FORMAT } from './store/rowFormat.ts'

type Plan = {
  book: Pick<IndexPlan['book'], 'contracts' | 'stakingPools'>
} & Pick<IndexPlan, 'since' | 'takesAllPairs'>

/**
 * Names a history, which belongs to one chain, one set of contracts and one row format. Servers
 * whose address books have the same addresses share it, whatever the order of keys and the case of
 * addresses (spec: database.one-history).
 */
export function historyName(genesis: string, { book, since, takesAllPairs }: Plan): string {
  const content = JSON.stringify(canonical([book.contracts, book.stakingPools, since, takesAllPairs]))
  const contracts = createHash('sha256').update(content).digest('hex').slice(0, 8)
  return `index-${genesis.slice(2, 18)}-${ROW_FORMAT}-${contracts}`
}

/** Sorts the keys of objects and lowercases addresses. */
function canonical(value: unknown): unknown {
  if (typeof value === 'string') return /^0x[0-9a-f]+$/i.test(value) ? value.toLowerCase() : value
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, each]) => [key, canonical(each)]))
}
