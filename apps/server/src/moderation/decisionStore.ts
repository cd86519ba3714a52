import type { Decision } from '@musi/api/moderation/decisions'
import type { DecisionAction, Restriction } from '@musi/domain/moderation/decision'
import { type Address, parseAddress } from '@musi/domain/address'
import type { Kysely, Selectable } from 'kysely'
import { countOf } from '#platform/countOf.ts'
import { closeReports } from './contentReports.ts'
import type { ModerationTables } from './moderationTables.ts'
import { orderedId } from './orderedId.ts'

type Db = Kysely<ModerationTables>
type Row = Selectable<ModerationTables['decisions']>

const SHOWN_DECISIONS = 50

/** A decision in force, with the names of the stored files that it withdraws (`objects`). */
export type InForce = { readonly restriction: Restriction; readonly row: Row; readonly objects: readonly string[] }

export const decisionOf = (row: Row): Decision => ({
  id: row.id,
  subject: row.subject,
  action: row.action,
  reason: row.reason,
  decidedAtSeconds: row.decided_at,
  owner: row.owner === null ? null : parseAddress(row.owner),
  reply: row.reply === null ? null : { text: row.reply, sentAtSeconds: row.replied_at ?? row.decided_at },
})

/** The restrictions in force by subject. */
export async function readInForce(db: Db): Promise<ReadonlyMap<string, InForce>> {
  const rows = await db.selectFrom('decisions').selectAll().orderBy('id').execute()
  const inForce = new Map<string, InForce>()
  for (const row of rows) {
    if (row.action === 'restore') inForce.delete(row.subject)
    else if (row.action !== 'keep')
      inForce.set(row.subject, { restriction: row.action, row, objects: JSON.parse(row.objects) as string[] })
  }
  return inForce
}

/** The number identifies the state of the decisions, because none is ever changed or deleted. */
export const decisionCount = (db: Db): Promise<number> => countOf(db.selectFrom('decisions'))

export type NewRow = {
  subject: string
  action: DecisionAction
  reason: string
  operator: string
  owner: Address | null
  objects: readonly string[]
}

/** Stores a decision and closes the reports that led to it. */
export async function addDecision(db: Db, decision: NewRow, nowMs: number): Promise<Decision> {
  return await db.transaction().execute(async (transaction) => {
    const last = await transaction
      .selectFrom('decisions')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    const row = {
      ...decision,
      id: orderedId(nowMs, last?.id),
      objects: JSON.stringify(decision.objects),
      decided_at: Math.floor(nowMs / 1000),
      reply: null,
      replied_at: null,
    }
    await transaction.insertInto('decisions').values(row).execute()
    await closeReports(transaction, row.subject)
    return decisionOf(row)
  })
}

const newest = (db: Db) => db.selectFrom('decisions').selectAll().orderBy('id', 'desc').limit(SHOWN_DECISIONS)

export const newestDecisions = async (db: Db): Promise<readonly Decision[]> =>
  (await newest(db).execute()).map(decisionOf)

/** Decisions that changed something about a subject or, if `owner` is given, about anything of an account. */
export async function decisionsAbout(
  db: Db,
  about: { subject: string } | { owner: Address },
): Promise<readonly Decision[]> {
  const changing = newest(db).where('action', '!=', 'keep')
  const rows =
    'subject' in about ? changing.where('subject', '=', about.subject) : changing.where('owner', '=', about.owner)
  return (await rows.execute()).map(decisionOf)
}

export const findDecision = (db: Db, id: string): Promise<Row | undefined> =>
  db.selectFrom('decisions').selectAll().where('id', '=', id).executeTakeFirst()

/** Adds the owner's only reply; false if there is one. */
export async function addReply(db: Db, id: string, text: string, nowSeconds: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('decisions')
    .set({ reply: text, replied_at: nowSeconds })
    .where('id', '=', id)
    .where('reply', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
