import * as v from 'valibot'

/**
 * Rows that fit their shape, so that everybody who asks can read them. Strangers set what rows say: one that no shape allows is left out
 * and counted, and takes no other row with it (spec: server.rows).
 */
export function readableRows<Row>(shape: v.GenericSchema, rows: readonly Row[]): { rows: Row[]; leftOut: number } {
  const readable = rows.filter((row) => v.is(shape, row))
  return { rows: readable, leftOut: rows.length - readable.length }
}

/** An answer names how many rows it leaves out only where there are some. */
export const leftOutFact = (leftOut: number): { leftOut?: number } => (leftOut === 0 ? {} : { leftOut })
