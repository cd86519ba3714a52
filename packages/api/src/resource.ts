import type * as v from 'valibot'
import type { Parameter } from './parameters.ts'

/** A GET endpoint and its parameters. docs/api.md is generated from these. */
export type Resource = {
  path: string
  /** For people who write programs. */
  says: string
  query: Readonly<Record<string, Parameter>>
  /** Field of the answer that lists the rows. */
  rows: 'rows' | 'tokens'
  row: v.GenericSchema
  answer: v.GenericSchema
}

/**
 * Describes a resource, with its types kept. A page imports the path and the schemas by themselves: a bundler leaves a description that
 * nobody asks for out, its sentences included.
 */
/* @__NO_SIDE_EFFECTS__ */
export function resource<const Given extends Omit<Resource, 'rows'> & { rows?: Resource['rows'] }>(given: Given) {
  return { rows: 'rows', ...given } as const
}
