import type { NewContentReport } from '@musi/api/moderation/contentReports'
import type { OpenReports } from '@musi/api/moderation/operator'
import { MODERATION_LIMITS } from '@musi/domain/text/textLimits'
import { withoutHidden } from '@musi/domain/safeText'
import { type Kysely, sql } from 'kysely'
import { countOf } from '#platform/countOf.ts'
import { clientKeys } from '#platform/database/clientKeys.ts'
import type { ModerationTables } from './moderationTables.ts'
import { orderedId } from './orderedId.ts'

type Db = Kysely<ModerationTables>

const DAY_SECONDS = 86_400
/** Time in which an operator can still look at closed reports. */
const CLOSED_REPORT_DAYS = 180
/** Reports of one network a day: more than a person sends. Further ones are refused. */
const MAX_PER_DAY = 20
/** Reports of one subject that are stored with their texts; further ones are only counted. */
const MAX_STORED_PER_SUBJECT = 50
/** Beyond this, subjects with the fewest reports are forgotten first. */
const MAX_SUBJECTS = 10_000
const SHOWN_SUBJECTS = 50
const SHOWN_REPORTS = 5

/** Stores a visitor's report; false if its network has reached its limit for today. */
export async function addReport(db: Db, client: string, report: NewContentReport, nowMs: number): Promise<boolean> {
  const now = Math.floor(nowMs / 1000)
  const { network } = await clientKeys(db, client)
  return await db.transaction().execute(async (transaction) => {
    const sent = await countOf(
      transaction
        .selectFrom('content_reports')
        .where('network', '=', network)
        .where('sent_at', '>', now - DAY_SECONDS),
    )
    if (sent >= MAX_PER_DAY) return false
    const { subject, concern } = report
    await transaction
      .insertInto('reported_subjects')
      .values({ subject, reports: 1, newest_at: now })
      .onConflict((conflict) =>
        conflict.column('subject').doUpdateSet({ reports: sql`reported_subjects.reports + 1`, newest_at: now }),
      )
      .execute()
    const open = await countOf(
      transaction.selectFrom('content_reports').where('subject', '=', subject).where('is_open', '=', 1),
    )
    const isStored = open < MAX_STORED_PER_SUBJECT
    const text = isStored ? withoutHidden(report.text).slice(0, MODERATION_LIMITS.text).trim() : ''
    const contact = isStored ? withoutHidden(report.contact).slice(0, MODERATION_LIMITS.contact).trim() : ''
    // Stored even without its texts, because it counts towards the limit of its network; it is then
    // never shown.
    const row = { id: orderedId(nowMs), subject, concern, text, contact, network, sent_at: now }
    await transaction
      .insertInto('content_reports')
      .values({ ...row, is_open: isStored ? 1 : 0 })
      .execute()
    await makeRoom(transaction)
    return true
  })
}

/** Deletes closed reports that were sent long ago. */
export async function deleteOldReports(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('content_reports')
    .where('is_open', '=', 0)
    .where('sent_at', '<', now - CLOSED_REPORT_DAYS * DAY_SECONDS)
    .execute()
}

async function makeRoom(db: Db): Promise<void> {
  if ((await countOf(db.selectFrom('reported_subjects'))) <= MAX_SUBJECTS) return
  const least = await db
    .selectFrom('reported_subjects')
    .selectAll()
    .orderBy('reports')
    .orderBy('newest_at')
    .limit(1)
    .executeTakeFirst()
  if (least !== undefined) await closeReports(db, least.subject)
}

/** Closes the open reports of a subject, once an operator has decided about it. */
export async function closeReports(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('reported_subjects').where('subject', '=', subject).execute()
  await db.updateTable('content_reports').set({ is_open: 0 }).where('subject', '=', subject).execute()
}

type Reported = Omit<OpenReports, 'current'>

/** Subjects with open reports, the most reported first, with their newest reports. */
export async function openReports(db: Db): Promise<{ subjects: readonly Reported[]; hasMore: boolean }> {
  const rows = await db
    .selectFrom('reported_subjects')
    .selectAll()
    .orderBy('reports', 'desc')
    .orderBy('newest_at', 'desc')
    .orderBy('subject')
    .limit(SHOWN_SUBJECTS + 1)
    .execute()
  const subjects = await Promise.all(
    rows.slice(0, SHOWN_SUBJECTS).map(async ({ subject, reports: count, newest_at: newestAtSeconds }) => {
      const newest = await db
        .selectFrom('content_reports')
        .selectAll()
        .where('subject', '=', subject)
        .where('is_open', '=', 1)
        .orderBy('id', 'desc')
        .limit(SHOWN_REPORTS)
        .execute()
      const reports = newest.map(({ id, concern, text, contact, sent_at: sentAtSeconds }) => ({
        id,
        concern,
        text,
        contact,
        sentAtSeconds,
      }))
      return { subject, count, newestAtSeconds, reports }
    }),
  )
  return { subjects, hasMore: rows.length > SHOWN_SUBJECTS }
}
