import type { UploadKind, UploadProblemCode } from '@musi/api/music/uploads'
import type { PartTables } from '#platform/database/migrate.ts'

/** Times are in seconds. */
export type UploadTables = {
  uploads: {
    /** Random id; also the name of its file while it is received. */
    upload: string
    account: string
    /** Hash of the client address that began it, to count an address's uploads. */
    client: string
    kind: UploadKind
    name: string
    bytes: number
    state: 'receiving' | 'ready' | 'refused'
    problem: UploadProblemCode | null
    /** Result of the check, as JSON (api/uploads.ts). */
    result: string | null
    /** The upload's object in the store; written before the object is put, so that nothing is ever orphaned. */
    object: string | null
    preview_object: string | null
    made_at: number
    touched_at: number
    /** Hash of the network that began it (platform/networkOf.ts). */
    network: string
    /** Bytes received in total, and since `late_since`. */
    came_bytes: number
    late_bytes: number
    late_since: number
    /** Server that is decoding it; it must finish or renew the lease before `lease_ends_at`. */
    checker: string | null
    lease_ends_at: number | null
    /** Progress of that server, in thousandths. */
    checked_permille: number | null
  }
  /** Bytes received on a day from an account, an address or a network. */
  upload_days: { who: string; day: number; bytes: number }
}

export const UPLOAD_TABLES: PartTables = {
  part: 'uploads',
  steps: [
    [
      'create table uploads (upload text primary key, account text not null, client text not null, kind text not null, name text not null, bytes integer not null, state text not null, problem text, result text, object text, preview_object text, made_at integer not null, touched_at integer not null)',
      'create index uploads_of_account on uploads (account)',
      'create index uploads_of_client on uploads (client)',
      'create index uploads_by_time on uploads (touched_at)',
      'create table upload_days (who text not null, day integer not null, bytes bigint not null, primary key (who, day))',
    ],
    [
      'alter table uploads add column checker text',
      'alter table uploads add column lease_ends_at integer',
      'alter table uploads add column checked_permille integer',
    ],
    [
      "alter table uploads add column network text not null default ''",
      'alter table uploads add column came_bytes bigint not null default 0',
      'alter table uploads add column late_bytes bigint not null default 0',
      'alter table uploads add column late_since integer not null default 0',
      'create index uploads_of_network on uploads (network)',
    ],
    // Deletes keys of earlier versions, which were plain hashes of addresses and could be reversed
    // by hashing all addresses.
    ["update uploads set client = '', network = ''", 'delete from upload_days where length(who) <> 42'],
  ],
}
