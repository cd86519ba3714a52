import type { OwnDatabase } from '../database/ownDatabase.ts'
import type { OperatorTables } from './operatorTables.ts'

/** Acts that an operator can turn off on all servers. */
export const SWITCHES = ['writes', 'sign-in', 'orders', 'uploads', 'plays'] as const
export type SwitchName = (typeof SWITCHES)[number]

export const isSwitchName = (name: string): name is SwitchName => SWITCHES.some((each) => each === name)

/** The operator's decisions in the database, as of the last read (spec: server.switches). */
export type OperatorMarks = {
  isOff: (name: SwitchName) => boolean
  isTakenDown: (id: string) => boolean
  /** Changes with the takedowns. */
  changeCount: () => number
  /** Reads the decisions again; also by itself. */
  reread: () => Promise<void>
  stop: () => void
}

const EVERY_MS = 2000

export function operatorMarks(database: Pick<OwnDatabase, 'tables'>): OperatorMarks {
  let off: ReadonlySet<string> = new Set()
  let takedowns: ReadonlySet<string> = new Set()
  let changeCount = 0

  async function reread() {
    try {
      const db = await database.tables<OperatorTables>()
      const rows = await db?.selectFrom('operator_marks').select(['kind', 'id']).execute()
      if (rows === undefined) return
      const idsOf = (kind: string) => new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id))
      off = idsOf('off')
      const next = idsOf('takedown')
      if (next.size !== takedowns.size || [...next].some((id) => !takedowns.has(id))) changeCount += 1
      takedowns = next
    } catch {
      // The database logs that it is unreachable. Until it is back, the last decisions hold.
    }
  }
  const timer = setInterval(() => void reread(), EVERY_MS).unref()
  return {
    isOff: (name) => off.has(name),
    isTakenDown: (id) => takedowns.has(id),
    changeCount: () => changeCount,
    reread,
    stop: () => clearInterval(timer),
  }
}
