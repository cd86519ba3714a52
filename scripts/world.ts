// npm run world [-- --rpc URL]: checks the contracts and data of our own chain, and prints the results. Without an address it starts two
// new chains, and compares all amounts on them.
import { parseArgs } from 'node:util'
import { fingerprint } from '@musi/devchain/report/fingerprint'
import type { Row } from '@musi/devchain/report/row'
import { worldReport } from '@musi/devchain/report/worldReport'
import { rpcBatch } from '@musi/devchain/rpc/rpcBatch'
import { rpcRequest } from '@musi/devchain/rpc/rpcRequest'
import { testChain } from '@musi/devchain/testing/testChain'
import { elapsedText } from './run/steps.ts'

const shorten = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text)
const lineOf = ({ part, what, actual, good }: Row) =>
  `${good ? '✓' : '✗'} ${part.padEnd(14)}  ${what.padEnd(57)}  ${shorten(actual, 110)}`

function print(rows: readonly Row[]): boolean {
  for (const row of rows) console.log(lineOf(row))
  const bad = rows.filter(({ good }) => !good).length
  console.log(bad === 0 ? `All ${rows.length} hold.` : `${bad} of ${rows.length} do not hold.`)
  return bad === 0
}

async function compareNewChains(): Promise<boolean> {
  const since = performance.now()
  const one = await testChain({ holds: 'history' })
  console.log(`A new chain with everything on it: ${elapsedText(since)}`)
  const holds = print(await worldReport(one.request))
  const other = await testChain({ holds: 'history' })
  const first = await fingerprint(one.request, rpcBatch(one.rpcUrl))
  const second = await fingerprint(other.request, rpcBatch(other.rpcUrl))
  const owners = Object.keys(first)
  const differing = owners.filter((owner) => first[owner] !== second[owner])
  const amounts = owners.reduce((sum, owner) => sum + (first[owner] ?? '').split(' ').length, 0)
  console.log(
    differing.length === 0
      ? `A second new chain is the same: ${amounts} amounts of ${owners.length} accounts and contracts.`
      : `A second new chain differs at ${differing.join(', ')}.`,
  )
  await Promise.all([one.stop(), other.stop()])
  return holds && differing.length === 0
}

const { rpc } = parseArgs({ options: { rpc: { type: 'string' } } }).values
const good = rpc === undefined ? await compareNewChains() : print(await worldReport(rpcRequest(rpc)))
process.exit(good ? 0 : 1)
