import type { Decision, DecisionRefusalCode, NewDecision } from '@musi/api/moderation/decisions'
import type { OperatorView } from '@musi/api/moderation/operator'
import type { Address } from '@musi/domain/address'
import { possibleActions } from '@musi/domain/moderation/decision'
import { parseSubject } from '@musi/domain/moderation/subject'
import { withoutHidden } from '@musi/domain/safeText'
import type { Kysely } from 'kysely'
import type { OrderTables } from '#market/orders/orderTables.ts'
import { openReports } from '#moderation/contentReports.ts'
import { addDecision, decisionOf, newestDecisions } from '#moderation/decisionStore.ts'
import type { Moderation } from '#moderation/moderation.ts'
import type { ModerationTables } from '#moderation/moderationTables.ts'
import type { SongTables } from '#music/songs/songTables.ts'
import type { UploadTables } from '#music/uploads/uploadTables.ts'
import type { Clock } from '#platform/clock.ts'
import { countOf } from '#platform/countOf.ts'
import type { OwnDatabase } from '#platform/database/ownDatabase.ts'
import { readServerStates } from './serverStates.ts'
import { type SubjectFacts, subjectFacts } from './subjectFacts.ts'

type Tables = ModerationTables & SongTables & UploadTables & OrderTables

type Needs = Parameters<typeof subjectFacts>[0] & {
  database: Pick<OwnDatabase, 'tables'>
  clock: Pick<Clock, 'now'>
  moderation: Moderation
  operators: readonly Address[]
  /** Stores this server's own state. */
  writeState: () => Promise<void>
}

type Outcome =
  | { ok: true; decision: Decision }
  | { ok: false; code: Exclude<DecisionRefusalCode, 'notSignedIn' | 'noDecision'> }

/** Lets the accounts in MUSI_OPERATORS see reports and decide about them (spec: moderation.operator). */
export type OperatorService = {
  isOperator: (account: Address) => boolean
  /** Returns null while the database is unavailable. */
  view: () => Promise<OperatorView | null>
  decide: (operator: Address, decision: NewDecision) => Promise<Outcome>
}

export function operatorService(needs: Needs): OperatorService {
  const { database, clock, moderation, operators, writeState } = needs
  return {
    isOperator: (account) => operators.includes(account),
    async view() {
      const db = await database.tables<Tables>()
      if (db === null) return null
      await writeState()
      const [servers, queues, { subjects, hasMore }, decisions] = await Promise.all([
        readServerStates(db),
        queuesIn(db),
        openReports(db),
        newestDecisions(db),
      ])
      const reports = subjects.map((each) => {
        const subject = parseSubject(each.subject)
        const current = subject === null ? null : moderation.inForce(subject)
        return { ...each, reports: [...each.reports], current: current && decisionOf(current.row) }
      })
      return { servers: [...servers], queues, reports, hasMore, decisions: [...decisions] }
    },
    async decide(operator, { subject: key, action, reason }) {
      const subject = parseSubject(key)
      if (subject === null || !operators.includes(operator)) return { ok: false, code: 'notYours' }
      const db = await database.tables<Tables>()
      if (db === null) return { ok: false, code: 'away' }
      await moderation.reread()
      const current = moderation.inForce(subject)
      if (!possibleActions(subject.kind, current?.restriction ?? null).includes(action))
        return { ok: false, code: 'alreadySo' }
      const facts: SubjectFacts = await subjectFacts(needs, subject)
      const decision = await addDecision(
        db,
        {
          subject: key,
          action,
          reason: withoutHidden(reason).trim(),
          operator,
          owner: facts.owner ?? decisionOwner(current?.row.owner),
          objects: action === 'withdraw' ? facts.objects : [],
        },
        clock.now(),
      )
      await moderation.reread()
      return { ok: true, decision }
    },
  }
}

/**
 * The owner named by an earlier decision, because a restricted subject may no longer be found where
 * owners are read.
 */
const decisionOwner = (owner: string | null | undefined) => (owner ?? null) as Address | null

async function queuesIn(db: Kysely<Tables>) {
  const [uploads, drafts, orders] = await Promise.all([
    countOf(db.selectFrom('uploads').where('state', '=', 'receiving')),
    countOf(db.selectFrom('songs').where('is_registered', '=', 0).where('account', 'is not', null)),
    countOf(db.selectFrom('orders')),
  ])
  return { uploads, drafts, orders }
}
