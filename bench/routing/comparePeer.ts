// Child process of bench/routing.ts: compares one peer with our search on one set of pairs, quote by quote.
import { seededNumbers } from '@musi/domain/random/seededNumbers'
import type { Address } from '@musi/domain/address'
import type { Pair } from '@musi/domain/exchange/pair'
import { type PairGraph, pairGraph, setReserves } from '@musi/domain/exchange/routes/pairGraph'
import type { ExactSide } from '@musi/domain/exchange/trade'
import { ourQuote } from './ourQuote.ts'
import { type PairSet, pairSet } from './pairSets.ts'
import { PEERS, type Peer, type PeerName } from './peers.ts'

export type Comparison = { set: string; exact: ExactSide; peer: PeerName | 'none'; forMs: number }
export type Report = { kind: 'progress' } | { kind: 'done'; peerMs: number[]; oursMs: number[]; compared: number }

/** Number of our quotes per quote of the peer, so that ours is not measured cold. */
const OURS_PER_ROUND = 200
const MAX_ROUNDS = 40

const say = (report: Report) => process.send?.(report)

/** Makes random requests between tokens that have a route. */
function requestMaker(set: PairSet, graph: PairGraph) {
  const next = seededNumbers(`questions ${set.name}`)
  const withPairs = Array.from(new Set(set.pairs.flatMap(({ token0, token1 }) => [token0, token1])))
  const any = (tokens: readonly Address[]) => tokens[Math.floor(next() * tokens.length)] ?? withPairs[0] ?? '0x'
  // Half of all tokens are drawn from the hubs.
  const end = () => any(next() < 0.5 ? set.tokens.slice(0, set.hubs) : withPairs)
  return function ask(): { sold: Address; bought: Address; amount: bigint } {
    const sold = end()
    const bought = end()
    const amount = BigInt(Math.floor(next() * 1e9)) * 10n ** 12n + 1n
    return ourQuote(graph, 'in', sold, bought, 10n ** 18n) === null ? ask() : { sold, bought, amount }
  }
}

function timed<T>(work: () => T, into: number[]): T {
  const since = performance.now()
  const result = work()
  into.push(performance.now() - since)
  return result
}

type Sides = { pairs: Pair[]; graph: PairGraph; peer: Peer | null }

/** Changes the reserves of 1 % of the pools. */
function trade({ pairs, graph, peer }: Sides, next: () => number): void {
  for (let change = 0; change < pairs.length / 100; change++) {
    const at = Math.floor(next() * pairs.length)
    const old = pairs[at]
    if (old === undefined) continue
    const pair = { ...old, reserve0: (old.reserve0 * 1001n) / 1000n, reserve1: (old.reserve1 * 999n) / 1000n }
    pairs[at] = pair
    setReserves(graph, at, pair.reserve0, pair.reserve1)
    peer?.setPair(at, pair)
  }
}

function comparePeer({ set: name, exact, peer: peerName, forMs }: Comparison): Report {
  const set = pairSet(name)
  const pairs = [...set.pairs]
  const graph = pairGraph(pairs)
  const peer = peerName === 'none' ? null : PEERS[peerName].make()
  const sameFee = peerName !== 'none' && PEERS[peerName].sameFee
  for (const [at, pair] of pairs.entries()) peer?.setPair(at, pair)
  const ask = requestMaker(set, graph)
  const ours = ({ sold, bought, amount }: ReturnType<typeof ask>) => ourQuote(graph, exact, sold, bought, amount)
  for (let warm = 0; warm < 3000; warm++) ours(ask())
  say({ kind: 'progress' })
  const report = { kind: 'done' as const, peerMs: [] as number[], oursMs: [] as number[], compared: 0 }
  const next = seededNumbers('rounds')
  const until = performance.now() + forMs
  for (let round = 0; round < MAX_ROUNDS && (round < 3 || performance.now() < until); round++) {
    trade({ pairs, graph, peer }, next)
    for (let quote = 0; quote < OURS_PER_ROUND; quote++) {
      const question = ask()
      timed(() => ours(question), report.oursMs)
    }
    if (peer === null) continue
    const question = ask()
    const peerAnswer = timed(() => peer.quote(exact, question.sold, question.bought, question.amount), report.peerMs)
    const ownAnswer = ours(question)?.other ?? null
    if (sameFee ? peerAnswer !== ownAnswer : (peerAnswer === null) !== (ownAnswer === null))
      throw new Error(
        `${peerName} answers ${peerAnswer}, we answer ${ownAnswer}: ${exact} ${Object.values(question).join(' ')}`,
      )
    report.compared += 1
    say({ kind: 'progress' })
  }
  return report
}

if (import.meta.main) {
  const [, , set = '', exact, peer, forMs] = process.argv
  const report = comparePeer({ set, exact: exact as ExactSide, peer: peer as Comparison['peer'], forMs: Number(forMs) })
  process.send?.(report, () => process.disconnect())
}
