import { indexPage } from '@musi/api/indexPage'
import type * as v from 'valibot'
import { readAnswer } from '#platform/page/http/readAnswer.ts'

/** The state of the history that all rows of an answer are from. */
export type HistoryMoment = {
  readonly at: { readonly number: number; readonly hash: string }
  /** Number of blocks the history is behind. */
  readonly behind: number
  /** The first block that the history covers. */
  readonly since: number
}

export type HistoryPage<Row> = HistoryMoment & {
  readonly rows: readonly Row[]
  /** Number of unreadable rows on this page. */
  readonly leftOut: number
  readonly next: string | null
}

/** A readable row; the schema turns an unreadable one into null. */
export type RowOf<Schema extends v.GenericSchema> = NonNullable<v.InferOutput<Schema>>

/** Parses a page of our server's answer (spec: index.answers). */
export const historyPage = <const Schema extends v.GenericSchema>(
  row: Schema,
  value: unknown,
): HistoryPage<RowOf<Schema>> | undefined => readAnswer(indexPage(row), value) as HistoryPage<RowOf<Schema>> | undefined
