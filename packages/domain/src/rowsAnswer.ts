import { type FieldsOf, type ReadBy, type Reader, fields, wholeNumber } from './untrusted.ts'

type Readers = Readonly<Record<string, Reader<unknown>>>

export type RowsAnswer<Facts extends Readers, Lists extends Readers> = FieldsOf<Facts> & {
  readonly [Name in keyof Lists]: readonly ReadBy<Lists[Name]>[]
} & {
  /** How many rows cannot be read, by the server or here. Lists without them say less than there is. */
  readonly leftOut: number
}

const countOf = fields({ leftOut: wholeNumber })

/**
 * Reads an answer that lists rows. A fact that cannot be read makes the answer unreadable; a row that cannot is left out and counted,
 * because strangers set what rows say and one of them must not take the others away.
 */
export function rowsAnswer<const Facts extends Readers, const Lists extends Readers>(
  facts: Facts,
  lists: Lists,
): Reader<RowsAnswer<Facts, Lists>> {
  const readFacts = fields(facts)
  return (stored) => {
    const read = readFacts(stored)
    if (read === undefined) return undefined
    const rows: Record<string, readonly unknown[]> = {}
    let leftOut = countOf(stored)?.leftOut ?? 0
    for (const [name, reader] of Object.entries(lists)) {
      const given = (stored as Readonly<Record<string, unknown>>)[name]
      if (!Array.isArray(given)) return undefined
      rows[name] = given.map(reader).filter((row) => row !== undefined)
      leftOut += given.length - rows[name].length
    }
    return { ...read, ...rows, leftOut } as RowsAnswer<Facts, Lists>
  }
}
