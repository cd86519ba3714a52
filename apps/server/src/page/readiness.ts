import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Ready } from '@musi/api/page/health'
import type { Drain } from '#edge/http/drain.ts'
import type { OwnDatabase } from '#platform/database/ownDatabase.ts'
import type { Clock } from '#platform/clock.ts'
import type { Upstream } from '#platform/rpc/upstream.ts'

/** Checks this server's dependencies itself, so that health does not depend on requests of others. */
export type Readiness = {
  chain: () => Promise<Ready['chain']>
  disk: () => Promise<Ready['disk']>
}

type Needs = {
  upstream: Pick<Upstream, 'ask' | 'endpoints'>
  chainId: number
  /** Folders that must be writable. */
  folders: readonly string[]
  clock: Pick<Clock, 'now'>
  freeBytes?: (folder: string) => Promise<number>
}

/** Minimum time between two calls to the node, whatever the number of monitors. */
const ASK_EVERY_MS = 5000
const ASK_TROUBLED_EVERY_MS = 1000
/** Shorter than the time that monitors wait. */
const ANSWER_WITHIN_MS = 2500
/** With less, the database cannot even write its journal. */
const MIN_FREE_BYTES = 16 * 1024 * 1024

async function freeBytesOf(folder: string): Promise<number> {
  await access(folder, constants.W_OK)
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

export function readiness({ upstream, chainId, folders, clock, freeBytes = freeBytesOf }: Needs): Readiness {
  function statusOfEndpoints(): Ready['chain'] {
    const usable = upstream.endpoints.filter((each) => each.failuresInARow === 0 && each.chainId !== null)
    if (usable.some((each) => each.chainId === chainId)) return 'ok'
    return usable.length > 0 ? 'wrongChain' : 'chainUnreachable'
  }

  async function askChain(): Promise<boolean> {
    const answered = upstream.ask([{ method: 'eth_chainId', params: [] }]).then(() => true)
    return await Promise.race([answered, sleep(ANSWER_WITHIN_MS, false, { ref: false })])
  }

  async function readDisk(): Promise<Ready['disk']> {
    try {
      const free = await Promise.all(folders.map(freeBytes))
      return free.every((bytes) => bytes >= MIN_FREE_BYTES) ? 'ok' : 'full'
    } catch {
      return 'unwritable'
    }
  }

  let lastAnswer: { atMs: number; hasAnswered: Promise<boolean> } | null = null
  let lastDisk: { atMs: number; status: Promise<Ready['disk']> } | null = null
  return {
    async chain() {
      const everyMs = statusOfEndpoints() === 'ok' ? ASK_EVERY_MS : ASK_TROUBLED_EVERY_MS
      if (lastAnswer === null || clock.now() - lastAnswer.atMs >= everyMs)
        lastAnswer = { atMs: clock.now(), hasAnswered: askChain() }
      return (await lastAnswer.hasAnswered) ? statusOfEndpoints() : 'chainUnreachable'
    },
    disk() {
      if (lastDisk === null || clock.now() - lastDisk.atMs >= ASK_EVERY_MS)
        lastDisk = { atMs: clock.now(), status: readDisk() }
      return lastDisk.status
    },
  }
}

type ReadyNeeds = {
  drain: Pick<Drain, 'isStopping'>
  readiness: Readiness
  database: Pick<OwnDatabase, 'status'>
}

/** Returns whether requests should be sent to this server now. */
export async function readyNow({ drain, readiness, database }: ReadyNeeds): Promise<Ready> {
  const [chain, databaseStatus, disk] = await Promise.all([readiness.chain(), database.status(), readiness.disk()])
  const isUsable = chain === 'ok' && databaseStatus === 'ok' && disk === 'ok'
  const status = drain.isStopping() ? 'stopping' : isUsable ? 'ready' : 'notReady'
  return { status, chain, database: databaseStatus, disk }
}
