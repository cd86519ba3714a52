/** One line of the report: an expectation of the seeded chain and the actual value. */
export type Row = { part: string; what: string; actual: string; good: boolean }

export const row = (part: string, what: string, actual: unknown, good: boolean): Row => ({
  part,
  what,
  actual: typeof actual === 'string' ? actual : String(actual),
  good,
})
