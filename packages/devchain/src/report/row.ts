/** One line of the table: what a chain of our own promises, and what was found. */
export type Row = { part: string; what: string; found: string; good: boolean }

export const row = (part: string, what: string, found: unknown, good: boolean): Row => ({
  part,
  what,
  found: typeof found === 'string' ? found : String(found),
  good,
})
