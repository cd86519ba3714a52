// Expected duration of each test file: that of its last run, or else an estimate from its text.

export type FileTime = { duration: number; lastRun: number }

/** The newest duration of each file in vitest's result files. Invalid result files are skipped. */
export function lastDurations(resultTexts: readonly string[]): ReadonlyMap<string, FileTime> {
  const times = new Map<string, FileTime>()
  for (const text of resultTexts) {
    for (const project of Object.values(readResults(text).projects ?? {}))
      for (const [file, { duration, lastRun }] of Object.entries(project.files ?? {}))
        if (duration > 0 && lastRun >= (times.get(file)?.lastRun ?? 0)) times.set(file, { duration, lastRun })
  }
  return times
}

type Results = { projects?: Record<string, { files?: Record<string, FileTime> }> }

function readResults(text: string): Results {
  try {
    return JSON.parse(text) as Results
  } catch {
    return {}
  }
}

const TEST = /^\s*(?:test|it)(?:\.each)?[(`]/gm
const GUESSED_MS = { perTest: 300, perCharacter: 1 }

/** Estimated milliseconds: a fixed time per test plus one that grows with the file's length (fitted to eighty files). */
export const guessedTime = (text: string): number =>
  [...text.matchAll(TEST)].length * GUESSED_MS.perTest + text.length * GUESSED_MS.perCharacter

/** Expected milliseconds of a file. A new file's guess is scaled by how much the known files differed from their guesses. */
export function expectedTime(
  guesses: ReadonlyMap<string, number>,
  times: ReadonlyMap<string, FileTime>,
): (file: string) => number {
  const known = [...guesses].flatMap(([file, guess]) => {
    const taken = times.get(file)
    return taken === undefined ? [] : [{ guess, duration: taken.duration }]
  })
  const sum = (valueOf: (one: { guess: number; duration: number }) => number) =>
    known.reduce((all, one) => all + valueOf(one), 0)
  const perGuess = known.length === 0 ? 1 : sum(({ duration }) => duration) / sum(({ guess }) => guess)
  return (file) => times.get(file)?.duration ?? (guesses.get(file) ?? 0) * perGuess
}
