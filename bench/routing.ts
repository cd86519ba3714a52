import { fork } from 'node:child_process'
import { join } from 'node:path'
import { pairGraph, setReserves } from '@musi/domain/exchange/routes/pairGraph'
import type { ExactSide } from '@musi/domain/exchange/trade'
import { type Row, median, row } from './measure/row.ts'
import type { Duel, Report } from './routing/duel.ts'
import { SET_NAMES, type PairSet, pairSet } from './routing/pairSets.ts'
import { PEERS, type PeerName } from './routing/peers.ts'

/** A peer that needs longer for one quote has no figure. */
const PEER_LIMIT_MS = 10_000
/** Making its pairs is not counted; one copies all it knows for each new pair. */
const PAIRS_LIMIT_MS = 60_000

type Done = Extract<Report, { kind: 'done' }>

type Timeout = 'no quote in 10 s' | 'no pairs in 60 s'

function runDuel({ set, exact, peer, forMs }: Duel): Promise<Done | Timeout> {
  const child = fork(join(import.meta.dirname, 'routing/duel.ts'), [set, exact, peer, String(forMs)])
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

const at = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN

const PARTS = { median: 0.5, p95: 0.95, p99: 0.99 }
/** Few quotes of a peer have no p99. */
const PARTS_OF_BOTH = { median: 0.5, p95: 0.95 }

/** A peer that timed out on a set is not measured on it again. */
type Timeouts = Map<PeerName, Timeout>

async function* quotes(set: PairSet, exact: ExactSide, forMs: number, timeouts: Timeouts): AsyncIterable<Row> {
  for (const peer of Object.keys(PEERS) as PeerName[]) {
    const conditions = { set: set.name, exact, forMs }
    const result = timeouts.get(peer) ?? (await runDuel({ ...conditions, peer }))
    if (typeof result === 'string') timeouts.set(peer, result)
    const ours = typeof result === 'string' ? await runDuel({ ...conditions, peer: 'none' }) : result
    if (typeof ours === 'string') throw new Error(`Ours was late: ${ours}.`)
    const { name, sameFee } = PEERS[peer]
    const verdict = typeof result === 'string' ? result : sameFee ? `${result.compared} equal` : 'its fee is 0.25 %'
    for (const [word, part] of Object.entries(typeof result === 'string' ? PARTS : PARTS_OF_BOTH)) {
      const peerMs = typeof result === 'string' ? null : at(result.peerMs, part)
      yield row(
        'routing',
        set.pairs.length,
        `exact ${exact}, ${word}`,
        { name: `${name}, ${verdict}`, ms: peerMs },
        at(ours.oursMs, part),
      )
    }
  }
}

/** The graph built from scratch, and 1 % of all reserves updated in place. */
function* upkeep({ pairs, name }: PairSet): Iterable<Row> {
  const build = [] as number[]
  const update = [] as number[]
  const changed = pairs.flatMap((pair, at) => (at % 100 === 0 ? [{ at, pair }] : []))
  for (let round = 0; round < 9; round++) {
    const since = performance.now()
    const graph = pairGraph(pairs)
    build.push(performance.now() - since)
    for (let block = 0; block < 10; block++) {
      const then = performance.now()
      for (const { at, pair } of changed) setReserves(graph, at, pair.reserve0 + BigInt(block), pair.reserve1)
      update.push(performance.now() - then)
    }
  }
  yield row('routing', pairs.length, 'graph built', { name, ms: null }, median(build))
  yield row('routing', pairs.length, '1 % of reserves changed', { name, ms: null }, median(update))
}

/** The best trade against the published SDKs: each quote a new amount, reserves changed between rounds, results compared. */
export async function* routing(quick: boolean): AsyncIterable<Row> {
  for (const name of quick ? SET_NAMES.slice(0, 1) : SET_NAMES) {
    const set = pairSet(name)
    yield* upkeep(set)
    const timeouts: Timeouts = new Map()
    for (const exact of ['in', 'out'] as const) yield* quotes(set, exact, quick ? 1000 : 4000, timeouts)
  }
}
