import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import { isNoSpace } from './chainProblem.ts'
import { type Dump, consistentDump } from './consistentDump.ts'
import { headOf } from '../rpc/headOf.ts'
import { type SavedState, writeState } from './savedStates.ts'

/** Stage of a dump; the kill tests strike between 'requested' and 'saved'. */
export type DumpStage = 'requested' | 'saved' | 'failed'

export type StateSaver = {
  /** Starts checking for new blocks. */
  begin: () => void
  /**
   * Saves now, even without a new block (a storage edit makes none), until nothing new arrives; undefined if saving
   * failed.
   */
  saveAll: () => Promise<SavedState | undefined>
  /** True while the chain is dumping its state, which may keep it busy. */
  isDumping: () => boolean
  /** Waits for the save in progress. */
  settled: () => Promise<unknown>
  /** Stops checking for new blocks. */
  stop: () => Promise<void>
}

export type StateSaverOptions = {
  folder: string
  request: RpcRequest
  log: (line: string) => void
  onDump?: ((moment: DumpStage) => void) | undefined
}

/**
 * A dump pauses the chain for a tenth of a second or more, so it waits briefly for a gap between blocks. Three checks,
 * plus dump and write, stay below the 2 seconds that a kill may lose, with a second to spare for a busy machine.
 */
const CHECK_INTERVAL_MS = 250
const MAX_WAIT_MS = 500

/** Time limit of a dump; the largest state takes far less. */
const DUMP_TIMEOUT_MS = 20_000

const trouble = (error: unknown, folder: string) =>
  isNoSpace(error)
    ? `The disk is full: the local chain is not being saved. Free some space at ${folder}; saving then resumes by itself. What was saved before is safe.`
    : `The local chain cannot be saved in ${folder} (${error instanceof Error ? error.message : String(error)}). Make that folder writable; saving then resumes by itself. What was saved before is safe.`

/** Requests the chain's state whenever there is a new block, and writes it to disk. */
export function stateSaver({ folder, request, log, onDump }: StateSaverOptions): StateSaver {
  let savedHead = ''
  let seenHead = ''
  /** Time since which a block is unsaved; null if none is. */
  let waitingSinceMs: number | null = null
  let hasComplained = false
  let stopped = false
  let dumpStartedMs: number | null = null
  let timer: NodeJS.Timeout | undefined

  function write({ state, head }: Dump): SavedState | undefined {
    try {
      const saved = writeState(folder, state, Date.now())
      savedHead = head
      if (hasComplained) log('The local chain is being saved to disk again.')
      hasComplained = false
      return saved
    } catch (error) {
      if (!hasComplained) log(trouble(error, folder))
      hasComplained = true
      return undefined
    }
  }

  async function saveIf(isWanted: (head: string) => boolean): Promise<SavedState | undefined> {
    if (!isWanted(await headOf(request))) return undefined
    onDump?.('requested')
    let saved: SavedState | undefined
    dumpStartedMs = performance.now()
    try {
      saved = write(await consistentDump(request))
    } finally {
      dumpStartedMs = null
      onDump?.(saved === undefined ? 'failed' : 'saved')
    }
    return saved
  }

  let busy: Promise<SavedState | undefined> = Promise.resolve(undefined)
  const enqueue = (isWanted: (head: string) => boolean) =>
    (busy = busy.then(() => saveIf(isWanted)).catch(() => undefined)) // The chain does not answer; the process watcher reports it.

  function isDue(head: string): boolean {
    const isQuiet = head === seenHead
    seenHead = head
    if (head === savedHead) waitingSinceMs = null
    else waitingSinceMs ??= performance.now()
    if (waitingSinceMs === null) return false
    if (!isQuiet && performance.now() - waitingSinceMs < MAX_WAIT_MS) return false
    waitingSinceMs = null
    return true
  }

  function scheduleCheck() {
    if (stopped) return
    timer = setTimeout(() => void enqueue(isDue).then(scheduleCheck), CHECK_INTERVAL_MS)
  }
  async function saveAll(): Promise<SavedState | undefined> {
    let saved = await enqueue(() => true)
    // The rounds are bounded, because a client may keep sending while the chain stops.
    for (let round = 0; saved !== undefined && round < 10; round += 1) {
      const more = await enqueue((head) => head !== savedHead)
      if (more === undefined) break
      saved = more
    }
    return saved
  }

  return {
    begin: scheduleCheck,
    saveAll,
    isDumping: () => dumpStartedMs !== null && performance.now() - dumpStartedMs < DUMP_TIMEOUT_MS,
    settled: () => busy,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await busy
    },
  }
}
