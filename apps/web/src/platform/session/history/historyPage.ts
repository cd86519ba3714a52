import { rowsAnswer } from '@musi/domain/rowsAnswer'
import { type Reader, fields, orNull, text, wholeNumber } from '@musi/domain/untrusted'

/** The moment that all rows of an answer are of. */
export type HistoryMoment = {
  readonly at: { readonly number: number; readonly hash: string }
  /** How many blocks the chain is further. */
  readonly behind: number
  /** The first block that the history covers. */
  readonly since: number
}

export type HistoryPage<Row> = HistoryMoment & {
  readonly rows: readonly Row[]
  /** How many rows of this page cannot be read. */
  readonly leftOut: number
  readonly next: string | null
}

const moment = { at: fields({ number: wholeNumber, hash: text }), behind: wholeNumber, since: wholeNumber }

/**
 * A page as our server answers it (spec: index.answers). A row that cannot be read is left out and counted (spec: server.rows); a row
 * that a newer server tells of, and this page does not know, is left out and does not count.
 */
export const historyPage = <Row>(row: Reader<Row | null>): Reader<HistoryPage<Row>> => {
  const page = rowsAnswer({ ...moment, next: orNull(text) }, { rows: row })
  return (value) => {
    const read = page(value)
    return read && { ...read, rows: read.rows.filter((one): one is NonNullable<typeof one> => one !== null) }
  }
}
