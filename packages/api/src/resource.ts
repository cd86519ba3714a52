import type * as v from 'valibot'
import type { Parameter } from './parameters.ts'

/** A GET endpoint and its parameters. docs/api.md is generated from these. */
export type Resource = {
  path: string
  /** Description for API users. */
  description: string
  query: Readonly<Record<string, Parameter>>
  /** Name of the answer's field with the rows. */
  rows: 'rows' | 'tokens'
  row: v.GenericSchema
  answer: v.GenericSchema
}

/**
 * Describes a resource and keeps its literal types. The web app imports paths and schemas from their own modules, never
 * through a resource, so a bundler drops the descriptions.
 */
/* @__NO_SIDE_EFFECTS__ */
export function resource<const Given extends Omit<Resource, 'rows'> & { rows?: Resource['rows'] }>(given: Given) {
  return { rows: 'rows', ...given } as const
}
