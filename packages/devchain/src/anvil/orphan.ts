import { type Place, urlOf } from './anvilProcess.ts'
import { readRecord, removeRecord } from './chainRecord.ts'
import { consistentDump, startMining } from '../state/consistentDump.ts'
import { writeState } from '../state/savedStates.ts'
import { type ProcessIdentity, isRunning } from './processIdentity.ts'
import { rpcRequest } from '../rpc/rpcRequest.ts'

/** A chain that responds at all dumps its state in far less time. */
const TIMEOUT_MS = 10_000

async function dumpState(place: Place): Promise<Buffer | undefined> {
  const request = rpcRequest(urlOf(place), TIMEOUT_MS)
  try {
    // The launcher may have been killed while it paused mining for a dump.
    await startMining(request)
    return (await consistentDump(request)).state
  } catch {
    return undefined
  }
}

async function endProcess(chain: ProcessIdentity) {
  process.kill(chain.pid, 'SIGKILL')
  while (isRunning(chain)) await new Promise((resolve) => setTimeout(resolve, 5))
}

/**
 * A killed launcher leaves its chain running, with a newer state than the saved one. Saves that state and then ends
 * the chain. Only a process with the recorded pid *and* start time counts as ours.
 */
export async function takeOverOrphan(dataDir: string, folder: string, log: (line: string) => void): Promise<void> {
  const record = readRecord(dataDir)
  if (record !== null && isRunning(record.chain)) {
    const state = await dumpState(record)
    // If the disk is full, the start fails here and leaves the orphan alive, because only it has this state.
    if (state !== undefined) writeState(folder, state, Date.now())
    log(
      state === undefined
        ? 'The local chain of an earlier run was still running but did not answer; it was ended.'
        : 'The local chain of an earlier run was still running; its state was saved and it was ended.',
    )
    await endProcess(record.chain)
  }
  removeRecord(dataDir)
}
