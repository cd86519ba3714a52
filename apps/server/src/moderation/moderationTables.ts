import type { DecisionAction } from '@musi/domain/moderation/decision'
import type { Concern } from '@musi/api/moderation/contentReports'
import type { PartTables } from '#platform/database/migrate.ts'

/** Subjects are keys (domain/moderation/subject.ts), and times are in seconds. */
export type ModerationTables = {
  /** Each row is a visitor's report. */
  content_reports: {
    id: string
    subject: string
    concern: Concern
    text: string
    contact: string
    /** Key of its network, as in `clientKeys`. */
    network: string
    sent_at: number
    /** 0 once an operator has decided. */
    is_open: 0 | 1
  }
  /** Each row is a subject with open reports. */
  reported_subjects: { subject: string; reports: number; newest_at: number }
  /** Each row is a decision, which never changes except that a reply may be added. Ids sort by time. */
  decisions: {
    id: string
    subject: string
    action: DecisionAction
    reason: string
    operator: string
    owner: string | null
    /** Names of the stored files that it withdraws, as JSON. */
    objects: string
    decided_at: number
    reply: string | null
    replied_at: number | null
  }
  /** Each row is the last known state of one server, as JSON. */
  server_states: { name: string; state: string; seen_at: number }
}

export const MODERATION_TABLES: PartTables = {
  part: 'moderation',
  steps: [
    [
      'create table content_reports (id text primary key, subject text not null, concern text not null, text text not null, contact text not null, network text not null, sent_at integer not null, is_open integer not null)',
      'create index content_reports_of_subject on content_reports (subject, is_open, id)',
      'create index content_reports_of_network on content_reports (network, sent_at)',
      'create index content_reports_by_age on content_reports (is_open, sent_at)',
      'create table reported_subjects (subject text primary key, reports integer not null, newest_at integer not null)',
      'create index reported_subjects_by_number on reported_subjects (reports, newest_at, subject)',
      'create table decisions (id text primary key, subject text not null, action text not null, reason text not null, operator text not null, owner text, objects text not null, decided_at integer not null, reply text, replied_at integer)',
      'create index decisions_of_subject on decisions (subject, id)',
      'create index decisions_of_owner on decisions (owner, id)',
      'create table server_states (name text primary key, state text not null, seen_at integer not null)',
    ],
  ],
}
