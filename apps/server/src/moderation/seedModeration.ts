import type { NewContentReport } from '@musi/api/moderation/contentReports'
import type { DecisionAction } from '@musi/domain/moderation/decision'
import type { Address } from '@musi/domain/address'
import type { Kysely } from 'kysely'
import { addReport } from './contentReports.ts'
import type { ModerationTables } from './moderationTables.ts'

/** Reports and decisions of a development chain's past, oldest first, with their age. */
export type SeededModeration = {
  reports: readonly (NewContentReport & { hoursAgo: number })[]
  decisions: readonly {
    subject: string
    action: DecisionAction
    reason: string
    operator: Address
    owner: Address
    reply: string | null
    hoursAgo: number
  }[]
}

const HOUR_MS = 3_600_000

const ID_LENGTH = 26

/**
 * Stores the past once. If several servers start together, the one that stores the first decision
 * stores the rest.
 */
export async function seedModeration(
  db: Kysely<ModerationTables>,
  { reports, decisions }: SeededModeration,
  nowMs: number,
): Promise<void> {
  for (const [at, { hoursAgo, ...decision }] of decisions.entries()) {
    const decidedAt = Math.floor((nowMs - hoursAgo * HOUR_MS) / 1000)
    const repliedAt = decision.reply === null ? null : decidedAt + HOUR_MS / 1000
    const row = { ...decision, id: String(at).padStart(ID_LENGTH, '0'), objects: '[]' }
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('decisions')
      .values({ ...row, decided_at: decidedAt, replied_at: repliedAt })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) return
  }
  for (const { hoursAgo, ...report } of reports)
    // Sent from an address reserved for documentation (RFC 5737), which no visitor has.
    await addReport(db, `192.0.2.${hoursAgo % 250}`, report, nowMs - hoursAgo * HOUR_MS)
}
