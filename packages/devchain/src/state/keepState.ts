import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import { isNoSpace } from './chainProblem.ts'
import { type Dump, consistentDump } from './consistentDump.ts'
import { headOf } from '../rpc/headOf.ts'
import { type SavedState, writeState } from './savedStates.ts'

/** Stage of a dump; the kill tests strike between 'asked' and 'kept'. */
export type DumpMoment = 'asked' | 'kept' | 'failed'

export type Keeper = {
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

export type KeeperOptions = {
  folder: string
  request: RpcRequest
  log: (line: string) => void
  onDump?: ((moment: DumpMoment) => void) | undefined
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
    ? `The disk is full: what happens on the local chain is not being kept. Free some space at ${folder}; saving goes on by itself then. What was kept before is safe.`
    : `The local chain cannot be kept in ${folder} (${error instanceof Error ? error.message : String(error)}). Make that folder writable; saving goes on by itself then. What was kept before is safe.`

/** Requests the chain's state whenever there is a new block, and writes it to disk. */
export function keepState({ folder, request, log, onDump }: KeeperOptions): Keeper {
  let keptHead = ''
  let seenHead = ''
  /** Time since which a block is unsaved; null if none is. */
  let waitingSinceMs: number | null = null
  let complained = false
  let stopped = false
  let dumpStartedMs: number | null = null
  let timer: NodeJS.Timeout | undefined

  function write({ state, head }: Dump): SavedState | undefined {
    try {
      const kept = writeState(folder, state, Date.now())
      keptHead = head
      if (complained) log('The local chain is being kept on disk again.')
      complained = false
      return kept
    } catch (error) {
      if (!complained) log(trouble(error, folder))
      complained = true
      return undefined
    }
  }

  async function saveIf(isWanted: (head: string) => boolean): Promise<SavedState | undefined> {
    if (!isWanted(await headOf(request))) return undefined
    onDump?.('asked')
    let kept: SavedState | undefined
    dumpStartedMs = performance.now()
    try {
      kept = write(await consistentDump(request))
    } finally {
      dumpStartedMs = null
      onDump?.(kept === undefined ? 'failed' : 'kept')
    }
    return kept
  }

  let busy: Promise<SavedState | undefined> = Promise.resolve(undefined)
  const enqueue = (isWanted: (head: string) => boolean) =>
    (busy = busy.then(() => saveIf(isWanted)).catch(() => undefined)) // The chain does not answer; the process watcher reports it.

  function isDue(head: string): boolean {
    const isQuiet = head === seenHead
    seenHead = head
    if (head === keptHead) waitingSinceMs = null
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
    let kept = await enqueue(() => true)
    // The rounds are bounded, because a client may keep sending while the chain stops.
    for (let round = 0; kept !== undefined && round < 10; round += 1) {
      const more = await enqueue((head) => head !== keptHead)
      if (more === undefined) break
      kept = more
    }
    return kept
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
