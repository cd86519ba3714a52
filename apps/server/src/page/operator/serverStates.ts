import { statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import { ServerState } from '@musi/api/moderation/operator'
import type { Ready } from '@musi/api/page/health'
import * as v from 'valibot'
import type { Kysely } from 'kysely'
import { deleteOldReports } from '#moderation/contentReports.ts'
import type { ModerationTables } from '#moderation/moderationTables.ts'
import { type Clock, nowSeconds } from '#platform/clock.ts'
import { isDatabaseTrouble } from '#platform/database/databaseReach.ts'
import type { OwnDatabase } from '#platform/database/ownDatabase.ts'
import type { Log } from '#platform/log.ts'
import { serialQueue } from '#platform/serialQueue.ts'
import type { HeadHub } from '#platform/heads/headHub.ts'
import type { IndexStatus } from '#history/chainIndex.ts'

type Needs = {
  database: Pick<OwnDatabase, 'tables'>
  heads: Pick<HeadHub, 'listeners'>
  index: { status: () => Pick<IndexStatus, 'behind'> }
  clock: Pick<Clock, 'now'>
  log: Pick<Log, 'error'>
  folders: readonly string[]
  ready: () => Promise<Ready>
}

const EVERY_MS = 20_000
/** A server without a new state for this long counts as removed on purpose. */
const FORGOTTEN_AFTER_SECONDS = 86_400
const MAX_SERVERS = 100
const MAX_HOST = 60

/**
 * Each server stores its state three times a minute, so that operators see all servers at any of
 * them. It also deletes old states.
 */
export function serverStates(needs: Needs) {
  const { database, clock, log } = needs
  const startedAtSeconds = nowSeconds(clock)
  let timer: NodeJS.Timeout | undefined
  let name: string | null = null

  const run = serialQueue()
  const write = () => run(writeNow)
  const writeInBackground = () => {
    write().catch((error: unknown) => log.error(`The state of this server could not be written: ${String(error)}`))
  }

  async function writeNow(): Promise<void> {
    if (name === null) return
    const db = await database.tables<ModerationTables>()
    if (db === null) return
    const seenAtSeconds = nowSeconds(clock)
    const state: ServerState = { name, startedAtSeconds, seenAtSeconds, ...(await stateNow(needs)) }
    const row = { state: JSON.stringify(state), seen_at: seenAtSeconds }
    try {
      await db
        .insertInto('server_states')
        .values({ name, ...row })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
        .execute()
      await db
        .deleteFrom('server_states')
        .where('seen_at', '<', seenAtSeconds - FORGOTTEN_AFTER_SECONDS)
        .execute()
      await deleteOldReports(db, seenAtSeconds)
    } catch (error) {
      if (!isDatabaseTrouble(error)) throw error
    }
  }

  return {
    /** Servers on one machine are told apart by their port. */
    begin(port: number) {
      name = `${hostname().slice(0, MAX_HOST)}:${port}`
      writeInBackground()
      timer = setInterval(writeInBackground, EVERY_MS).unref()
    },
    write,
    async stop() {
      clearInterval(timer)
      name = null
      // Waits for a write that is running.
      await run(() => Promise.resolve())
    },
  }
}

async function stateNow({ heads, index, folders, ready }: Needs) {
  return {
    ready: await ready(),
    behind: index.status().behind,
    memoryBytes: process.memoryUsage().rss,
    freeBytes: await freeBytesOf(folders),
    streams: heads.listeners(),
  }
}

async function freeBytesOf(folders: readonly string[]): Promise<number | null> {
  try {
    const free = await Promise.all(folders.map(async (folder) => statfs(folder)))
    return Math.min(...free.map(({ bavail, bsize }) => bavail * bsize))
  } catch {
    return null
  }
}

/** The servers of this database, by name. A state in the format of another version is left out. */
export async function readServerStates(db: Kysely<ModerationTables>): Promise<readonly ServerState[]> {
  const rows = await db.selectFrom('server_states').selectAll().orderBy('name').limit(MAX_SERVERS).execute()
  return rows.flatMap(({ state }) => {
    const read = v.safeParse(ServerState, JSON.parse(state))
    return read.success ? [read.output] : []
  })
}
