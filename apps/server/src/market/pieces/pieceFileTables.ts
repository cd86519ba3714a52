import type { PartTables } from '#platform/database/migrate.ts'

/**
 * Metadata of pieces by artists: a row is an immutable file, with its picture in the object store. Times in seconds.
 */
export type PieceFileTables = {
  piece_files: {
    /** The content id of `body`, by which it is requested. */
    content: string
    account: string
    /** The upload of the picture. */
    upload: string
    picture_content: string
    picture_object: string
    body: string
    made_at: number
    /** Hash of the network that began the upload, and the size of the picture. */
    network: string
    bytes: number
  }
}

export const PIECE_FILE_TABLES: PartTables = {
  part: 'piece_files',
  steps: [
    [
      'create table piece_files (content text primary key, account text not null, upload text not null, picture_content text not null, picture_object text not null, body text not null, made_at integer not null)',
      'create index piece_files_of_account on piece_files (account, upload)',
      'create index piece_files_by_picture on piece_files (picture_content)',
      'create index piece_files_by_object on piece_files (picture_object)',
    ],
    [
      "alter table piece_files add column network text not null default ''",
      'alter table piece_files add column bytes integer not null default 0',
    ],
    // Deletes network keys of earlier versions, which were plain hashes of addresses.
    ["update piece_files set network = ''"],
  ],
}
