import type { PartTables } from '../database/migrate.ts'

/** Decisions of the operator that hold on every server. `kind`: `off` for a switch, `takedown` for an object or a song. */
export type OperatorTables = { operator_marks: { kind: string; id: string; set_at: number } }

export const OPERATOR_TABLES: PartTables = {
  part: 'operator',
  steps: [['create table operator_marks (kind text, id text, set_at bigint not null, primary key (kind, id))']],
}
