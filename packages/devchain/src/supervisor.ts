import { setTimeout as sleep } from 'node:timers/promises'
import type { RpcRequest } from '@musi/chain/rpcRequest'
import type { Anvil, Exit } from './anvilProcess.ts'
import { type Place, type Restored, boot } from './boot.ts'
import { ANSWER_MS, answers, watchAnswers } from './answersWatch.ts'
import { resumeMining } from './chainClock.ts'
import type { ChainProblem } from './chainProblem.ts'
import { removeRecord } from './chainRecord.ts'
import { type DumpMoment, type Keeper, keepState } from './keepState.ts'
import { type KeptState, keptStates, markCleanStop } from './keptStates.ts'
import { rpcRequest } from './rpcRequest.ts'
import { brokenOff, broughtBack, gaveUp, notKept, silent } from './supervisorWords.ts'

export type Supervised = {
  rpcUrl: string
  pid: () => number
  restored: Restored | null
  /** Waits while the chain is being brought back. */
  request: RpcRequest
  /** Keeps what the chain holds, now and from now on. Not while it is being set up: dumps and a burst of transactions disturb each other. */
  keep: () => Promise<void>
  ended: Promise<{ sentence: string }>
  stop: () => Promise<void>
}

type Options = Place & {
  onDump: ((moment: DumpMoment) => void) | undefined
  /** Gives the data folder back. */
  release: () => void
}

type Run = {
  options: Options
  direct: RpcRequest
  /** The same, for questions that are to be answered at once. */
  quick: RpcRequest
  keeper: Keeper
  /** The one that runs now. */
  anvil: Anvil
  /** When it died, within the last minute. */
  deaths: number[]
  /** Undefined: it runs. A sentence: it is gone for good. */
  ready: Promise<string | undefined>
  isReviving: boolean
  stopping: boolean
}

/** A chain that dies more often within a minute is not being killed by accident. */
const RESTARTS_A_MINUTE = 10
/** A state of 5 MB is saved in a tenth of a second. */
const SAVING_MS = 10_000
/** Anvil ends within 100 ms when it is asked to. */
const PATIENCE_MS = 3000

type Attempt = 'runs' | 'died again' | { gone: string }

async function bringBack(run: Run, exit: Exit): Promise<Attempt> {
  const { options, keeper, direct } = run
  await keeper.settled()
  // Without a kept state a new, empty chain would pretend to be the old one.
  if (keptStates(options.folder).length === 0) return { gone: gaveUp(exit) }
  const again = await boot({ ...options, port: run.anvil.port })
  if (!again.ok && again.problem.kind === 'noMemory') return 'died again'
  if (!again.ok) return { gone: `${gaveUp(exit)} ${again.problem.sentence}` }
  run.anvil = again.anvil
  try {
    await resumeMining(direct)
  } catch {
    return 'died again'
  }
  options.log(broughtBack(exit, again.restored))
  return 'runs'
}

/** Until it runs, or has died too often. */
async function revive(run: Run, exit: Exit): Promise<string | undefined> {
  for (;;) {
    run.deaths = [...run.deaths.filter((at) => at > Date.now() - 60_000), Date.now()]
    if (run.deaths.length > RESTARTS_A_MINUTE) return brokenOff(exit)
    const attempt = await bringBack(run, exit)
    if (attempt === 'runs') return undefined
    if (attempt !== 'died again') return attempt.gone
    run.anvil.kill('SIGKILL')
  }
}

/** Brings the chain back each time it dies. Resolves when it gives up; never when the chain was stopped. */
async function watch(run: Run): Promise<{ sentence: string }> {
  for (;;) {
    const exit = await run.anvil.ended
    if (run.stopping) return new Promise(() => {})
    run.isReviving = true
    run.ready = revive(run, exit).catch(String)
    const sentence = await run.ready
    run.isReviving = false
    if (sentence !== undefined) return { sentence }
  }
}

function markStop(options: Options, kept: KeptState | undefined) {
  try {
    if (kept === undefined) options.log(notKept(keptStates(options.folder)[0]))
    else markCleanStop(options.folder, kept)
  } catch {
    // The state itself is kept; the next start only takes this stop for a kill.
  }
}

const within = <T>(ms: number, promise: Promise<T>): Promise<T | undefined> =>
  Promise.race([promise, sleep(ms, undefined, { ref: false })])

async function lastState(keeper: Keeper): Promise<KeptState | undefined> {
  await keeper.stop()
  return keeper.saveAll()
}

async function stop(run: Run): Promise<void> {
  const { options, keeper } = run
  const gone = await run.ready
  run.stopping = true
  // What does not answer gives no state either: to ask for it would only keep whoever wants to stop waiting.
  const isThere = gone === undefined && ((await answers(run.quick)) || (await answers(run.quick)))
  if (!isThere) run.anvil.kill('SIGKILL')
  markStop(options, await within(SAVING_MS, lastState(keeper)))
  run.anvil.kill('SIGTERM')
  const impatient = setTimeout(() => run.anvil.kill('SIGKILL'), PATIENCE_MS)
  await run.anvil.ended
  clearTimeout(impatient)
  removeRecord(options.dataDir)
  options.release()
}

/** Begins when the chain has been set up, which keeps it busy as nothing later does. */
const watchForSilence = (run: Run) =>
  watchAnswers({
    request: run.quick,
    isExcused: () => run.isReviving || run.stopping || run.keeper.isDumping(),
    onSilence() {
      run.options.log(silent)
      run.anvil.kill('SIGKILL')
    },
  })

/** Runs anvil, keeps its state, and brings it back on the same port when it dies. */
export async function supervise(
  options: Options,
): Promise<{ ok: true; chain: Supervised } | { ok: false; problem: ChainProblem }> {
  const { folder, log, onDump } = options
  const booted = await boot(options)
  if (!booted.ok) return booted
  const { anvil, restored } = booted
  const rpcUrl = `http://127.0.0.1:${anvil.port}`
  const direct = rpcRequest(rpcUrl)
  if (restored !== null) await resumeMining(direct)
  const keeper = keepState({ folder, request: direct, log, onDump })
  const run: Run = {
    options,
    direct,
    quick: rpcRequest(rpcUrl, ANSWER_MS),
    keeper,
    anvil,
    deaths: [],
    ready: Promise.resolve(undefined),
    isReviving: false,
    stopping: false,
  }
  const ended = watch(run)
  let endWatch = () => {}
  let stopped: Promise<void> | undefined
  const request: RpcRequest = async (method, params) => {
    const gone = await run.ready
    if (gone !== undefined) throw new Error(gone)
    return direct(method, params)
  }
  return {
    ok: true,
    chain: {
      rpcUrl,
      pid: () => run.anvil.pid,
      restored,
      request,
      keep: async () => {
        await keeper.saveAll()
        keeper.begin()
        endWatch = watchForSilence(run)
      },
      ended,
      stop: () => {
        endWatch()
        return (stopped ??= stop(run))
      },
    },
  }
}
