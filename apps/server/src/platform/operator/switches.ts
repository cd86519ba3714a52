import type { OwnDatabase } from '../database/ownDatabase.ts'
import type { SwitchTables } from './switchTables.ts'

/** Features that an operator can turn off on all servers. */
export const SWITCHES = ['writes', 'sign-in', 'orders', 'uploads', 'plays'] as const
export type SwitchName = (typeof SWITCHES)[number]

export const isSwitchName = (name: string): name is SwitchName => SWITCHES.some((each) => each === name)

/** The switches in the database, as of the last read (spec: server.switches). */
export type Switches = {
  isOff: (name: SwitchName) => boolean
  /** Reads the switches again now; they are also read regularly. */
  reread: () => Promise<void>
  stop: () => void
}

const EVERY_MS = 2000

export function switches(database: Pick<OwnDatabase, 'tables'>): Switches {
  let off: ReadonlySet<string> = new Set()

  async function reread() {
    try {
      const db = await database.tables<SwitchTables>()
      const rows = await db?.selectFrom('switches').select('name').execute()
      if (rows === undefined) return
      off = new Set(rows.map(({ name }) => name))
    } catch {
      // The database logs that it is unreachable. Until it is back, the last state holds.
    }
  }
  const timer = setInterval(() => void reread(), EVERY_MS).unref()
  return {
    isOff: (name) => off.has(name),
    reread,
    stop: () => clearInterval(timer),
  }
}
