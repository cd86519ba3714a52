import * as v from 'valibot'

/**
 * Keeps the rows that match their shape, so that every client can read them. Strangers control row content: an invalid
 * one is left out and counted, without affecting the others (spec: server.rows).
 */
export function readableRows<Row>(shape: v.GenericSchema, rows: readonly Row[]): { rows: Row[]; leftOut: number } {
  const readable = rows.filter((row) => v.is(shape, row))
  return { rows: readable, leftOut: rows.length - readable.length }
}

/** The `leftOut` field of an answer; absent if no row is left out. */
export const leftOutField = (leftOut: number): { leftOut?: number } => (leftOut === 0 ? {} : { leftOut })
