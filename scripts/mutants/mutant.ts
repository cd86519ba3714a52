/** One small change of the code: another operator, comparison or constant, or a removed statement. `code` is its line. */
export type Mutant = {
  file: string
  start: number
  end: number
  line: number
  code: string
  was: string
  becomes: string
}

/** The mutant that replaces the text from `start` to `end`. */
export function mutantAt(file: string, code: string, [start, end]: readonly [number, number], becomes: string): Mutant {
  const line = code.slice(0, start).split('\n').length
  const lineText = code.split('\n')[line - 1]?.trim() ?? ''
  return { file, start, end, line, code: lineText, was: code.slice(start, end), becomes }
}

export const applyMutant = (code: string, { start, end, becomes }: Mutant): string =>
  code.slice(0, start) + becomes + code.slice(end)
