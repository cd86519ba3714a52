import type { PartTables } from '#platform/database/migrate.ts'

/** Secrets are stored as hashes, so that nobody can sign in with what the database contains. */
export type SessionTables = {
  /** Used nonces, until they expire. */
  nonces: { nonce: string; browser: string; issued_at: number; ends_at: number }
  sessions: { token: string; account: string; ends_at: number }
}

export const SESSION_TABLES: PartTables = {
  part: 'sessions',
  steps: [
    [
      'create table nonces (nonce text primary key, browser text not null, issued_at integer not null, ends_at integer not null)',
      'create index nonces_by_end on nonces (ends_at)',
      'create table sessions (token text primary key, account text not null, ends_at integer not null)',
      'create index sessions_by_end on sessions (ends_at)',
    ],
  ],
}
