import type { PartTables } from '../database/migrate.ts'

/** Each row is a feature that an operator has turned off on all servers. */
export type SwitchTables = { switches: { name: string; set_at: number } }

export const SWITCH_TABLES: PartTables = {
  part: 'switches',
  steps: [['create table switches (name text primary key, set_at bigint not null)']],
}
