import { setTimeout as sleep } from 'node:timers/promises'
import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import { type Anvil, type Exit, urlOf } from './anvilProcess.ts'
import { type BootOptions, type RestoredState, boot } from './boot.ts'
import { ANSWER_MS, doesAnswer, watchAnswers } from './watchAnswers.ts'
import { resumeMining } from '../state/chainClock.ts'
import type { ChainProblem } from '../state/chainProblem.ts'
import { removeRecord } from './chainRecord.ts'
import { type DumpStage, type StateSaver, stateSaver } from '../state/stateSaver.ts'
import { type SavedState, savedStates, markCleanStop } from '../state/savedStates.ts'
import { rpcRequest } from '../rpc/rpcRequest.ts'
import {
  gaveUpSentence,
  unsavedSentence,
  restartedSentence,
  silentSentence,
  tooManyDeathsSentence,
} from './supervisorWords.ts'

export type SupervisedChain = {
  /** The chain's own URL, for this process and its threads. */
  rpcUrl: string
  pid: () => number
  restored: RestoredState | null
  /** Waits while the chain is restarting. */
  request: RpcRequest
  /** Saves the state now and then regularly. Not called during set-up, because dumps and a burst of transactions disturb each other. */
  startSaving: () => Promise<void>
  ended: Promise<{ sentence: string }>
  stop: () => Promise<void>
  /** Stops at once without saving, and is not restarted. */
  kill: () => void
}

type Options = BootOptions & {
  /** True if the state is saved while the chain runs, not only when it stops. */
  isKept: boolean
  onDump: ((moment: DumpStage) => void) | undefined
  /** Releases the data folder. */
  release: () => void
}

type Run = {
  options: Options
  direct: RpcRequest
  /** Requests with a short timeout. */
  quick: RpcRequest
  saver: StateSaver
  /** The current process. */
  anvil: Anvil
  /** Times of deaths within the last minute. */
  deaths: number[]
  /** Resolves to undefined once the chain runs, or to a sentence why it has ended for good. */
  ready: Promise<string | undefined>
  isReviving: boolean
  stopping: boolean
  isKilled: boolean
}

/** Maximum number of restarts within a minute. */
const MAX_RESTARTS_PER_MINUTE = 10
/** Time limit of the last save; a state of 5 MB takes a tenth of a second. */
const SAVE_TIMEOUT_MS = 10_000
/** Time limit of a requested end, which takes anvil less than 100 ms. */
const END_TIMEOUT_MS = 3000

type Attempt = 'runs' | 'died again' | { gaveUp: string }

async function restartOnce(run: Run, exit: Exit): Promise<Attempt> {
  const { options, saver, direct } = run
  await saver.settled()
  // Without a saved state, a new empty chain would pretend to be the old one.
  if (savedStates(options.folder).length === 0) return { gaveUp: gaveUpSentence(exit) }
  const again = await boot({ ...options, port: run.anvil.port })
  if (!again.ok && again.problem.kind === 'noMemory') return 'died again'
  if (!again.ok) return { gaveUp: `${gaveUpSentence(exit)} ${again.problem.sentence}` }
  run.anvil = again.anvil
  if (run.isKilled) {
    run.anvil.kill('SIGKILL')
    return { gaveUp: gaveUpSentence(exit) }
  }
  try {
    await resumeMining(direct)
  } catch {
    return 'died again'
  }
  options.log(restartedSentence(exit, again.restored))
  return 'runs'
}

/** Restarts the chain until it runs or has died too often. */
async function restartUntilRunning(run: Run, exit: Exit): Promise<string | undefined> {
  for (;;) {
    run.deaths = [...run.deaths.filter((at) => at > Date.now() - 60_000), Date.now()]
    if (run.deaths.length > MAX_RESTARTS_PER_MINUTE) return tooManyDeathsSentence(exit)
    const attempt = await restartOnce(run, exit)
    if (attempt === 'runs') return undefined
    if (attempt !== 'died again') return attempt.gaveUp
    run.anvil.kill('SIGKILL')
  }
}

/** Restarts the chain each time it dies. Resolves when it gives up, and never if the chain was stopped. */
async function watchProcess(run: Run): Promise<{ sentence: string }> {
  for (;;) {
    const exit = await run.anvil.ended
    if (run.stopping || run.isKilled) return new Promise(() => {})
    run.isReviving = true
    run.ready = restartUntilRunning(run, exit).catch(String)
    const sentence = await run.ready
    run.isReviving = false
    if (sentence !== undefined) return { sentence }
  }
}

function recordStop(options: Options, saved: SavedState | undefined) {
  try {
    if (saved === undefined) options.log(unsavedSentence(savedStates(options.folder)[0]))
    else markCleanStop(options.folder, saved)
  } catch {
    // The state itself is saved; the next start merely treats this stop as a kill.
  }
}

const withTimeout = <T>(ms: number, promise: Promise<T>): Promise<T | undefined> =>
  Promise.race([promise, sleep(ms, undefined, { ref: false })])

async function saveLastState(saver: StateSaver): Promise<SavedState | undefined> {
  await saver.stop()
  return saver.saveAll()
}

async function stop(run: Run): Promise<void> {
  const { options, saver } = run
  const goneSentence = await run.ready
  run.stopping = true
  // A chain that does not answer cannot be saved either.
  const isAnswering = goneSentence === undefined && ((await doesAnswer(run.quick)) || (await doesAnswer(run.quick)))
  if (!isAnswering) run.anvil.kill('SIGKILL')
  recordStop(options, await withTimeout(SAVE_TIMEOUT_MS, saveLastState(saver)))
  run.anvil.kill('SIGTERM')
  const impatient = setTimeout(() => run.anvil.kill('SIGKILL'), END_TIMEOUT_MS)
  await run.anvil.ended
  clearTimeout(impatient)
  removeRecord(options.dataDir)
  options.release()
}

/** Begins after set-up, which keeps the chain busier than anything later. */
const watchForSilence = (run: Run) =>
  watchAnswers({
    request: run.quick,
    isBusy: () => run.isReviving || run.stopping || run.saver.isDumping(),
    onSilence() {
      run.options.log(silentSentence)
      run.anvil.kill('SIGKILL')
    },
  })

/** Runs anvil, saves its state, and restarts it at the same port when it dies. */
export async function supervise(
  options: Options,
): Promise<{ ok: true; chain: SupervisedChain } | { ok: false; problem: ChainProblem }> {
  const { folder, log, onDump } = options
  const booted = await boot(options)
  if (!booted.ok) return booted
  const { anvil, restored } = booted
  const rpcUrl = urlOf(anvil)
  const direct = rpcRequest(rpcUrl)
  if (restored !== null) await resumeMining(direct)
  const saver = stateSaver({ folder, request: direct, log, onDump })
  const run: Run = {
    options,
    direct,
    quick: rpcRequest(rpcUrl, ANSWER_MS),
    saver,
    anvil,
    deaths: [],
    ready: Promise.resolve(undefined),
    isReviving: false,
    stopping: false,
    isKilled: false,
  }
  const ended = watchProcess(run)
  let endWatch = () => {}
  let stopped: Promise<void> | undefined
  const request: RpcRequest = async (method, params) => {
    const goneSentence = await run.ready
    if (goneSentence !== undefined) throw new Error(goneSentence)
    return direct(method, params)
  }
  return {
    ok: true,
    chain: {
      rpcUrl,
      pid: () => run.anvil.pid,
      restored,
      request,
      startSaving: async () => {
        await saver.saveAll()
        if (options.isKept) saver.begin()
        endWatch = watchForSilence(run)
      },
      ended,
      stop: () => {
        endWatch()
        return (stopped ??= stop(run))
      },
      kill: () => {
        run.isKilled = true
        run.anvil.kill('SIGKILL')
      },
    },
  }
}
