import { fork } from 'node:child_process'
import { join } from 'node:path'
import { pairGraph, setReserves } from '@musi/domain/exchange/routes/pairGraph'
import type { ExactSide } from '@musi/domain/exchange/trade'
import { type Row, median, row } from './measure/row.ts'
import type { Comparison, Report } from './routing/comparePeer.ts'
import { SET_NAMES, type PairSet, pairSet } from './routing/pairSets.ts'
import { PEERS, type PeerName } from './routing/peers.ts'

/** A peer that needs longer for one quote gets no figure. */
const PEER_LIMIT_MS = 10_000
/** Limit for loading pairs, which is not measured; one peer copies everything for each new pair. */
const PAIRS_LIMIT_MS = 60_000

type Done = Extract<Report, { kind: 'done' }>

type Timeout = 'no quote in 10 s' | 'no pairs in 60 s'

function runDuel({ set, exact, peer, forMs }: Comparison): Promise<Done | Timeout> {
  const child = fork(join(import.meta.dirname, 'routing/comparePeer.ts'), [set, exact, peer, String(forMs)])
  const { promise, resolve, reject } = Promise.withResolvers<Done | Timeout>()
  const giveUp = (reason: Timeout) => {
    resolve(reason)
    child.kill('SIGKILL')
  }
  let timer = setTimeout(giveUp, PAIRS_LIMIT_MS, 'no pairs in 60 s')
  child.on('message', (report: Report) => {
    clearTimeout(timer)
    if (report.kind === 'done') resolve(report)
    else timer = setTimeout(giveUp, PEER_LIMIT_MS + (peer === 'none' ? forMs : 0), 'no quote in 10 s')
  })
  child.once('exit', (code) => code && reject(new Error(`The process of the peer ended with ${code}.`)))
  return promise.finally(() => clearTimeout(timer))
}

const percentileOf = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN

const PARTS = { median: 0.5, p95: 0.95, p99: 0.99 }
/** A peer has too few quotes for a p99. */
const PARTS_OF_BOTH = { median: 0.5, p95: 0.95 }

/** A peer that timed out on a set is not measured on it again. */
type Timeouts = Map<PeerName, Timeout>

async function* quotes(set: PairSet, exact: ExactSide, forMs: number, timeouts: Timeouts): AsyncIterable<Row> {
  for (const peer of Object.keys(PEERS) as PeerName[]) {
    const conditions = { set: set.name, exact, forMs }
    const result = timeouts.get(peer) ?? (await runDuel({ ...conditions, peer }))
    if (typeof result === 'string') timeouts.set(peer, result)
    const ours = typeof result === 'string' ? await runDuel({ ...conditions, peer: 'none' }) : result
    if (typeof ours === 'string') throw new Error(`Our search was too slow: ${ours}.`)
    const { name, sameFee } = PEERS[peer]
    const verdict = typeof result === 'string' ? result : sameFee ? `${result.compared} equal` : 'its fee is 0.25 %'
    for (const [word, part] of Object.entries(typeof result === 'string' ? PARTS : PARTS_OF_BOTH)) {
      const peerMs = typeof result === 'string' ? null : percentileOf(result.peerMs, part)
      yield row(
        'routing',
        set.pairs.length,
        `exact ${exact}, ${word}`,
        { name: `${name}, ${verdict}`, ms: peerMs },
        percentileOf(ours.oursMs, part),
      )
    }
  }
}

/** Measures building the graph, and updating 1 % of the reserves in place. */
function* upkeep({ pairs, name }: PairSet): Iterable<Row> {
  const build = [] as number[]
  const update = [] as number[]
  const changed = pairs.flatMap((pair, index) => (index % 100 === 0 ? [{ index, pair }] : []))
  for (let round = 0; round < 9; round++) {
    const since = performance.now()
    const graph = pairGraph(pairs)
    build.push(performance.now() - since)
    for (let block = 0; block < 10; block++) {
      const then = performance.now()
      for (const { index, pair } of changed) setReserves(graph, index, pair.reserve0 + BigInt(block), pair.reserve1)
      update.push(performance.now() - then)
    }
  }
  yield row('routing', pairs.length, 'graph built', { name, ms: null }, median(build))
  yield row('routing', pairs.length, '1 % of reserves changed', { name, ms: null }, median(update))
}

/** Compares the best trade with the published SDKs, with new amounts and reserves each round; results must be equal. */
export async function* routing(quick: boolean): AsyncIterable<Row> {
  for (const name of quick ? SET_NAMES.slice(0, 1) : SET_NAMES) {
    const set = pairSet(name)
    yield* upkeep(set)
    const timeouts: Timeouts = new Map()
    for (const exact of ['in', 'out'] as const) yield* quotes(set, exact, quick ? 1000 : 4000, timeouts)
  }
}
