import { type Anvil, type AnvilFailure, type Place, startAnvil, urlOf } from './anvilProcess.ts'
import { writeRecord } from './chainRecord.ts'
import { type ChainProblem, damagedState, didNotStart, noMemory } from '../state/chainProblem.ts'
import { savedStates, readState, removeLoadFile, takeCleanStop, writeLoadFile } from '../state/savedStates.ts'
import { watchForOrphan } from './orphanWatch.ts'

/** Ensures that the chain does not outlive this process, however it ends. */
function guardAnvil(anvil: Anvil): Anvil {
  const cancelWatch = watchForOrphan(anvil.pid)
  const endWithUs = () => anvil.kill('SIGKILL')
  process.on('exit', endWithUs)
  void (async () => {
    await anvil.ended
    cancelWatch()
    process.off('exit', endWithUs)
  })()
  return anvil
}

export type RestoredState = { blockNumber: number; savedAtMs: number; afterCleanStop: boolean; skippedDamaged: number }
export type BootResult =
  | { ok: true; anvil: Anvil; restored: RestoredState | null }
  | { ok: false; problem: ChainProblem }
export type BootOptions = Place & {
  binary: string
  dataDir: string
  folder: string
  log: (line: string) => void
}

function problemOfFailure(failure: AnvilFailure, place: Place): ChainProblem {
  if (failure.kind === 'portTaken') return didNotStart(`another program listens at ${urlOf(place)}, where it should.`)
  if (failure.kind === 'noMemory') return noMemory
  return didNotStart(`anvil said "${failure.message}".`)
}

const start = ({ binary, host, port, dataDir, folder }: BootOptions, loadState?: string) =>
  startAnvil({
    binary,
    host,
    port,
    folder,
    ...(loadState === undefined ? { inThePast: true } : { loadState }),
    onSpawn: (pid, place) => writeRecord(dataDir, pid, place),
  })

/** Starts anvil with the newest readable state, or empty if no state was ever saved. */
export async function boot(options: BootOptions): Promise<BootResult> {
  const { folder, log } = options
  const states = savedStates(folder)
  for (const [skippedDamaged, saved] of states.entries()) {
    const state = readState(folder, saved)
    if (state === null) continue
    const started = await start(options, writeLoadFile(folder, state.json))
    removeLoadFile(folder)
    if ('anvil' in started) {
      const { blockNumber } = state
      const afterCleanStop = takeCleanStop(folder, saved)
      const restored = { blockNumber, savedAtMs: saved.savedAtMs, afterCleanStop, skippedDamaged }
      return { ok: true, anvil: guardAnvil(started.anvil), restored }
    }
    // A state that parses but that anvil refuses is damaged too. Any other failure is not caused by the state.
    if (started.failure.kind !== 'refused') return { ok: false, problem: problemOfFailure(started.failure, options) }
    log(`The saved state ${saved.name} was refused: ${started.failure.message}`)
  }
  if (states.length > 0) return { ok: false, problem: damagedState(folder) }
  const started = await start(options)
  if ('anvil' in started) return { ok: true, anvil: guardAnvil(started.anvil), restored: null }
  return { ok: false, problem: problemOfFailure(started.failure, options) }
}
