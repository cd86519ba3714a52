/** One line of the table: what a chain of our own promises, and what was found. */
export type Row = { part: string; what: string; actual: string; good: boolean }

export const row = (part: string, what: string, actual: unknown, good: boolean): Row => ({
  part,
  what,
  actual: typeof actual === 'string' ? actual : String(actual),
  good,
})
