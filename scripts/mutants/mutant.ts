/** One change of one place: an operator, a comparison, a constant, or a check that is left out. `code`: the line it is in. */
export type Mutant = {
  file: string
  start: number
  end: number
  line: number
  code: string
  was: string
  becomes: string
}

/** The mutant of a file that has another text from `start` to `end`. */
export function mutantAt(file: string, code: string, [start, end]: readonly [number, number], becomes: string): Mutant {
  const line = code.slice(0, start).split('\n').length
  const lineText = code.split('\n')[line - 1]?.trim() ?? ''
  return { file, start, end, line, code: lineText, was: code.slice(start, end), becomes }
}

export const applyMutant = (code: string, { start, end, becomes }: Mutant): string =>
  code.slice(0, start) + becomes + code.slice(end)
