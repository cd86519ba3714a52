// Parses the output of forge, whose exit code shows neither missing tests nor low coverage.

export type Count = { passed: number; failed: number }

/** The last line of `forge test`; nothing passed when there is none, for instance because it did not compile. */
export function outcomeOf(output: string): Count {
  const totals = /(\d+) tests passed, (\d+) failed, \d+ skipped \(\d+ total/.exec(output)
  return { passed: Number(totals?.[1] ?? 0), failed: Number(totals?.[2] ?? 0) }
}

/** The total in the table of `forge coverage`, in per cent; its columns are lines, statements, branches, functions. */
export function coverageOf(output: string): { lines: number; branches: number } {
  const row = output.split('\n').find((line) => /^\| Total\s/.test(line)) ?? ''
  const cells = [...row.matchAll(/([\d.]+)% \(\d+\/\d+\)/g)].map(([, cell]) => Number(cell))
  return { lines: cells[0] ?? 0, branches: cells[2] ?? 0 }
}

/** Number of tests in a source; forge recognizes a test by its function's name. */
export const testCount = (source: string) => source.match(/^\s*function (test|invariant)\w*\(/gm)?.length ?? 0
