import type { PartTables } from '#platform/database/migrate.ts'

/** Times are in seconds. */
export type ObjectTables = {
  /** Objects that no row referred to when they were marked. */
  unused_objects: { object: string; marked_at: number }
}

export const OBJECT_TABLES: PartTables = {
  part: 'objects',
  steps: [
    [
      'create table unused_objects (object text primary key, marked_at integer not null)',
      'create index unused_objects_by_time on unused_objects (marked_at)',
    ],
  ],
}
