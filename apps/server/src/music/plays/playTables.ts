import type { PartTables } from '#platform/database/migrate.ts'
import type { SealTables } from '#platform/database/sealKey.ts'

/** Each row is a play that has a ticket. Times are in seconds. */
export type PlayTables = {
  plays: {
    /** For a paid play, the transaction hash and its index there; otherwise random. */
    play: string
    song: string
    account: string
    way: 'artist' | 'key' | 'supporter' | 'play'
    /** Block of the payment; null if nothing was paid. */
    block: number | null
    granted_at: number
    ends_at: number
    /** Time when the first byte was served; null if it has not been heard. */
    begun_at: number | null
    bytes_left: number
    /** 1 if a reorganisation removed the payment. */
    is_taken_back: 0 | 1
  }
} & SealTables

export const PLAY_TABLES: PartTables = {
  part: 'plays',
  steps: [
    [
      'create table plays (play text primary key, song text not null, account text not null, way text not null, block integer, granted_at integer not null, ends_at integer not null, begun_at integer, bytes_left integer not null, is_taken_back integer not null)',
      'create index plays_of_account on plays (account, song)',
      'create index plays_by_block on plays (block)',
      'create table seals (name text primary key, key text not null)',
    ],
  ],
}
