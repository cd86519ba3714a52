import type { NewContentReport } from '@musi/api/moderation/contentReports'
import type { DecisionAction } from '@musi/domain/moderation/decision'
import type { Address } from '@musi/domain/address'
import type { Kysely } from 'kysely'
import { addReport } from './contentReports.ts'
import { addDecision, addReply, decisionCount } from './decisionStore.ts'
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

/** Stores the past once: a database with a decision has it already. */
export async function seedModeration(
  db: Kysely<ModerationTables>,
  { reports, decisions }: SeededModeration,
  nowMs: number,
): Promise<void> {
  if ((await decisionCount(db)) > 0) return
  for (const { hoursAgo, ...report } of reports)
    // From a network of documentation (RFC 5737), which is no visitor's.
    await addReport(db, `192.0.2.${hoursAgo % 250}`, report, nowMs - hoursAgo * HOUR_MS)
  for (const { hoursAgo, reply, ...decision } of decisions) {
    const atMs = nowMs - hoursAgo * HOUR_MS
    const { id } = await addDecision(db, { ...decision, objects: [] }, atMs)
    if (reply !== null) await addReply(db, id, reply, Math.floor(atMs / 1000) + 3600)
  }
}
