import { beforeAll, expect, it } from 'vitest'
import { rpcBatch } from '../rpc/rpcBatch.ts'
import { type TestChain, testChain } from '../testing/testChain.ts'
import { fingerprint } from './fingerprint.ts'
import { worldReport } from './worldReport.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await testChain({ holds: 'history' })
})

const fingerprintOf = ({ request, rpcUrl }: TestChain) => fingerprint(request, rpcBatch(rpcUrl))

it('a new chain meets every expectation of the report', async () => {
  const rows = await worldReport(chain.request)
  expect(rows.filter(({ good }) => !good)).toEqual([])
  expect(rows.length).toBeGreaterThan(50)
})

it('two new chains have the same addresses, amounts and numbers of transactions', async () => {
  const other = await testChain({ holds: 'history', own: true })
  const one = await fingerprintOf(chain)
  const two = await fingerprintOf(other)
  expect(two).toEqual(one)
  expect(Object.keys(one).length).toBeGreaterThan(60)
  await other.stop()
})

it('a chain with contracts but without history fails the report', async () => {
  const bare = await testChain()
  const rows = await worldReport(bare.request)
  const bad = new Set(rows.filter(({ good }) => !good).map(({ part }) => part))
  expect([...bad].toSorted()).toEqual([
    'artists',
    'collections',
    'drops',
    'governance',
    'names',
    'people',
    'pools',
    'songs',
    'staking',
    'trading',
  ])
})
