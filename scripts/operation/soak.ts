// npm run soak: three servers under load and faults, and a ledger that checks them from outside. docs/operation.md#the-soak
import { parseArgs } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { findings, recovery, runReaders } from './soak/soakChecks.ts'
import { openPages } from './soak/openPages.ts'
import { type Recovery, isAfterOmission, readerFigures, recoveryFigures } from './soak/soakFigures.ts'
import { soakLedger } from './soak/soakLedger.ts'
import { type SoakState, runLoad } from './soak/soakLoad.ts'
import { soakPlan } from './soak/soakPlan.ts'
import { soakSong } from './soak/soakSong.ts'
import { soakWorld } from './soak/soakWorld.ts'

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '5' }, seed: { type: 'string', default: String(Date.now() % 1e6) } },
})
const minutes = Number(values.minutes)
const { seed } = values
const totalMs = minutes * 60_000
/** Readers alone, for comparison. */
const ALONE_MS = Math.min(60_000, totalMs / 10)
/** Time after the last fault in which its acts end. */
const REST_MS = 15_000
const EVERY_MS = Math.max(18_000, Math.min(45_000, totalMs / 20))
const MEMORY_EVERY_MS = 5000

console.log(`Soak of ${minutes} minutes, seed ${seed}: npm run soak -- --minutes ${minutes} --seed ${seed}`)
const world = await soakWorld()
console.log(
  `Servers' logs are in ${world.folder}. ${world.hasSmallDisk ? '' : 'The disk of the database is never full: only root can mount a small one.'}`,
)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void world.stop(false).then(() => process.exit(130)))
const pages = openPages(world.servers)
const song = await soakSong(world)
await recovery(world)

let isOver = false
const state: SoakState = {
  world,
  ledger: soakLedger(),
  song,
  tried: new Set(),
  previews: new Map(),
  pages: [],
  withdrawnOrders: new Set(),
  staleOrders: [],
  decisions: { heldMs: [], findings: [] },
  isOver: () => isOver,
}
const sinceMs = Date.now()
const now = () => Date.now() - sinceMs
const memory: { atMs: number; mb: (number | null)[] }[] = []
const sampling = setInterval(
  () => memory.push({ atMs: now(), mb: world.servers.map((server) => server.memoryMb()) }),
  MEMORY_EVERY_MS,
)
const reading = runReaders(state, seed, sinceMs)
await sleep(ALONE_MS)
const loading = runLoad(state, seed)
const recoveries: Recovery[] = []
for (const fault of soakPlan(seed, { fromMs: ALONE_MS + 10_000, toMs: totalMs - REST_MS, everyMs: EVERY_MS })) {
  if (fault.kind === 'disk of the database full' && !world.hasSmallDisk) continue
  await sleep(Math.max(0, fault.atMs - now()))
  const beganMs = now()
  await world.cause(fault)
  const endedMs = now()
  const { ms: recoveredMs, last } = await recovery(world)
  recoveries.push({ kind: fault.kind, beganMs, endedMs, recoveredMs })
  const recovered =
    recoveredMs === null ? 'did not recover' : `recovered after ${Math.round(recoveredMs)} ms, last ${last}`
  console.log(`${Math.round(beganMs / 1000)} s: ${fault.kind}, ${recovered}`)
}
await sleep(Math.max(0, totalMs - now()))
isOver = true
const [samples, failures] = await Promise.all([reading, loading])
clearInterval(sampling)
await recovery(world)
const troubles = await findings(state)

console.table(recoveryFigures(recoveries, samples))
const readers = readerFigures(samples, recoveries, ALONE_MS)
console.table(readers)
console.table(
  [0.1, 0.25, 0.5, 0.75, 1].map((share) => {
    const sample = memory[Math.min(memory.length - 1, Math.floor(memory.length * share))]
    const [one, two, three] = sample?.mb ?? []
    return { minute: Math.round((sample?.atMs ?? 0) / 6000) / 10, 'one MB': one, 'two MB': two, 'three MB': three }
  }),
)
const kinds = ['swap', 'play', 'order', 'upload', 'sign-in', 'report', 'decision'] as const
console.log(`Acknowledged and checked: ${kinds.map((kind) => `${state.ledger.count(kind)} ${kind}s`).join(', ')}.`)
const held = state.decisions.heldMs.toSorted((a, b) => a - b)
console.log(
  `Decisions that held on all servers: ${held.length}, after ${held[Math.floor(held.length / 2)] ?? 0} ms at the median and ${held.at(-1) ?? 0} ms at most.`,
)
console.log(`Requests of the load that failed: ${JSON.stringify(failures)}. `)
console.log(
  'Calls at the node:',
  Object.fromEntries([...world.nodeCalls()].toSorted(([, a], [, b]) => b - a).slice(0, 10)),
)
for (const each of troubles) console.log(`${each.trouble}: ${each.kind} ${each.id} at ${each.where}`)
for (const each of state.staleOrders)
  console.log(
    `Order ${each.hash} was handed out by server ${each.server + 1}, ${each.blocksLate} blocks after it was withdrawn.`,
  )
const stale = state.staleOrders.filter(({ atMs }) => !isAfterOmission(atMs - sinceMs, recoveries))
const crashes = world.servers.reduce((sum, server) => sum + server.crashes(), 0)
const isHeld =
  troubles.length === 0 &&
  stale.length === 0 &&
  crashes === 0 &&
  recoveries.every(({ recoveredMs }) => recoveredMs !== null)
console.log(
  `${troubles.filter(({ trouble }) => trouble === 'lost').length} lost, ${troubles.filter(({ trouble }) => trouble !== 'lost').length} doubled or invented, ${stale.length} stale orders of ${state.withdrawnOrders.size} withdrawn (and ${state.staleOrders.length - stale.length} after left out logs), ${crashes} servers ended by themselves. ${isHeld ? 'Held.' : `Failed with seed ${seed}.`}`,
)
pages.close()
await world.stop(!isHeld)
process.exit(isHeld ? 0 : 1)
