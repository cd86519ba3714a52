/** A spreadsheet may treat cells with these prefixes as formulas. */
const FORMULA = /^[=+\-@\t\r]/

const cell = (text: string): string => {
  const plain = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** One line of a CSV file (RFC 4180). Cells that could be read as a formula get an apostrophe in front. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`
