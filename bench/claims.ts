import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { plainKeccak } from '@musi/domain/claim/bulkKeccak'
import { buildClaims } from '@musi/server/exchange/claims/buildClaims'
import { type LoadResult, load } from './claims/load.ts'
import { firstMessage, startOnFirstCore } from './claims/startOnFirstCore.ts'
import { type Row, median, row } from './measure/row.ts'

type Built = { ms: number; root: string; peakMb: number }
const PEER = 'OpenZeppelin merkle-tree'
/** The peer needs three minutes for a million accounts on an idle machine. */
const PEER_LIMIT_MS = 420_000

/** Builds the tree on both sides, each in its own process; the roots must be equal. */
async function* trees(sizes: readonly number[]): AsyncIterable<Row> {
  for (const size of sizes) {
    const ours = await firstMessage<Built>(startOnFirstCore('built.ts', ['ours', String(size)]), PEER_LIMIT_MS)
    const peer = await firstMessage<Built>(startOnFirstCore('built.ts', ['peer', String(size)]), PEER_LIMIT_MS)
    if (ours === null) throw new Error('The tree was not built in time.')
    if (peer !== null && peer.root !== ours.root) throw new Error('The roots differ.')
    const name = peer === null ? `${PEER}, not in time` : `${PEER}, ${peer.peakMb} MB`
    yield row('claims', size, `tree, ${ours.peakMb} MB`, { name, ms: peer?.ms ?? null }, ours.ms)
  }
}

const accountsOf = (count: number) => {
  const numbers = new Uint8Array(count * 4)
  for (let at = 0; at < count; at++) new DataView(numbers.buffer).setUint32(at * 4, at)
  const hashes = Buffer.alloc(count * 32)
  plainKeccak.messages(numbers, 4, count, hashes)
  return Array.from({ length: count }, (_, at) => `0x${hashes.toString('hex', at * 32, at * 32 + 20)}`)
}

/** The file server gets only this many accounts, to save disk space; the service gets all. */
const FILES = 20_000
const CONNECTIONS = 64

async function* service(folder: string, count: number, rounds: number): AsyncIterable<Row> {
  const accounts = accountsOf(count)
  const csv = join(folder, 'a.csv')
  const out = join(folder, 'a.claims')
  const files = join(folder, 'files')
  writeFileSync(csv, accounts.map((account, at) => `${account},${at + 1}000000000000000000,user`).join('\n'))
  const since = performance.now()
  const built = await buildClaims({ csv, out })
  if (!built.ok) throw new Error(built.sentence)
  yield row('claims', count, 'CSV to checked file', { name: 'none', ms: null }, performance.now() - since)

  const paths = accounts.map((account) => `/claims/31337/${account}`)
  const amounts = new Map(paths.map((path, at) => [path, `"0x${(BigInt(at + 1) * 10n ** 18n).toString(16)}"`]))
  const isRight = (path: string, body: string) => body.includes(amounts.get(path) ?? '?')
  const ours = await serve('product', out)
  mkdirSync(join(files, 'claims/31337'), { recursive: true })
  for (const path of paths.slice(0, FILES)) {
    const answer = await fetch(`http://127.0.0.1:${ours.port}${path}`)
    writeFileSync(join(files, path), await answer.text())
  }
  const peer = await serve('files', files)
  const loadOptions = { connections: CONNECTIONS, forMs: 1000, isRight }
  const own = () => load({ ...loadOptions, port: ours.port, paths })
  const plain = () => load({ ...loadOptions, port: peer.port, paths: paths.slice(0, FILES) })
  await Promise.all([own(), plain()]) // the first run is slower
  const all = { own: [] as LoadResult[], plain: [] as LoadResult[], atRate: [] as LoadResult[] }
  for (let round = 0; round < rounds; round++) {
    all.own.push(await own())
    all.plain.push(await plain())
  }
  const most = medianLoad(all.own)
  const plainLoad = medianLoad(all.plain)
  const rate = 0.8 * most.perSecond
  for (let round = 0; round < rounds; round++)
    all.atRate.push(await load({ ...loadOptions, port: ours.port, paths, rate }))
  peer.end()
  ours.end()
  if ([...all.own, ...all.plain, ...all.atRate].some(({ wrong }) => wrong > 0))
    throw new Error('There were wrong answers.')
  const name = `static files, ${describe(plainLoad)}`
  yield row('claims', count, `one core, ${describe(most)}`, { name, ms: msEach(plainLoad) }, msEach(most))
  yield row('claims', count, 'p99 at 80 % of capacity', { name: 'none', ms: null }, medianLoad(all.atRate).p99Ms)
}

/** The median of each figure over all rounds. */
const medianLoad = (loads: readonly LoadResult[]): LoadResult => ({
  perSecond: median(loads.map(({ perSecond }) => perSecond)),
  p99Ms: median(loads.map(({ p99Ms }) => p99Ms)),
  wrong: 0,
})
const msEach = ({ perSecond }: LoadResult) => 1000 / perSecond
const describe = ({ perSecond, p99Ms }: LoadResult) => `${Math.round(perSecond)}/s, p99 ${p99Ms.toFixed(1)} ms`

async function serve(kind: 'product' | 'files', path: string): Promise<{ port: number; end: () => void }> {
  const child = startOnFirstCore('served.ts', [kind, path])
  const message = await firstMessage<{ port: number }>(child, 60_000)
  if (message === null) throw new Error('The server of the benchmark did not start.')
  return { port: message.port, end: () => child.disconnect() }
}

/** Compares the Merkle tree with a published builder, and the claim service with plain files, each on one core. */
export async function* claims(quick: boolean): AsyncIterable<Row> {
  yield* trees(quick ? [10_000] : [10_000, 100_000, 1_000_000])
  const folder = mkdtempSync(join(tmpdir(), 'bench-claims-'))
  try {
    yield* service(folder, quick ? 10_000 : 250_000, quick ? 3 : 9)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
