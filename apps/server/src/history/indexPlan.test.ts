import { ADDRESS_BOOK_POLYGON } from '@musi/chain/chains/addressBookPolygon'
import { CHAINS } from '@musi/chain/chains/chainTable'
import type { AddressBook } from '@musi/domain/addressBook'
import { expect, it, test } from 'vitest'
import { indexPlan } from './indexPlan.ts'

const OURS: AddressBook = {
  ...ADDRESS_BOOK_POLYGON,
  contracts: { ...ADDRESS_BOOK_POLYGON.contracts, v2Factory: '0x0000000000000000000000000000000000000001' },
}
const RPC = 'https://node.example'

function planOf(id: number, book: AddressBook | null, indexFrom: number | null = null, embedded: string | null = null) {
  const chain = CHAINS.find((each) => each.id === id)
  if (chain === undefined) throw new Error(`There is no chain ${id}.`)
  return indexPlan({ chain, dataDir: '/data', database: null, rpcUrls: [RPC], indexFrom }, embedded, book)
}

test.each([
  ['the development chain', planOf(31337, OURS, null, 'http://127.0.0.1:1'), { kind: 'block', block: 0 }, true],
  ['our exchange on another chain', planOf(80002, OURS), { kind: 'deployment' }, true],
  ['a foreign exchange', planOf(137, ADDRESS_BOOK_POLYGON), { kind: 'recent', blocks: 3_888_000 }, false],
  ['a configured first block', planOf(137, ADDRESS_BOOK_POLYGON, 12), { kind: 'block', block: 12 }, false],
] as const)(
  'the history of %s begins at its first block and follows the right pairs (spec: index.scope)',
  (_, plan, since, all) => {
    expect(plan).toMatchObject({ since, takesAllPairs: all, folder: '/data/history' })
  },
)

it('a plan is for the chain this process started or else for the endpoints, and without contracts there is no plan', () => {
  expect(planOf(31337, OURS, null, 'http://127.0.0.1:1')?.rpcUrls).toEqual(['http://127.0.0.1:1'])
  expect(planOf(80002, OURS)?.rpcUrls).toEqual([RPC])
  expect(planOf(80002, null)).toBeNull()
})
