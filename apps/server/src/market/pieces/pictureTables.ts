import type { PartTables } from '#platform/database/migrate.ts'

/** One row per piece whose picture was viewed here. */
export type PictureTables = {
  pictures: {
    collection: string
    piece: string
    /** SHA-256 of the picture's source file when it was last viewed. */
    hash: string
    /** Time when this picture was first seen in place of an earlier one; null if it never changed. */
    changed_at: number | null
  }
}

export const PICTURE_TABLES: PartTables = {
  part: 'pictures',
  steps: [
    [
      'create table pictures (collection text not null, piece text not null, hash text not null, changed_at integer, primary key (collection, piece))',
      'create index pictures_changed on pictures (changed_at)',
    ],
  ],
}
