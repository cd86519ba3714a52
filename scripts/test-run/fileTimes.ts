// Expected duration of each test file: that of its last run, or else an estimate from its text.

export type Taken = { duration: number; lastRun: number }

/** Durations vitest recorded in its notes; the newest for each file. Invalid notes are skipped. */
export function takenTimes(notes: readonly string[]): ReadonlyMap<string, Taken> {
  const times = new Map<string, Taken>()
  for (const note of notes) {
    for (const project of inside(readNote(note)))
      for (const [file, { duration, lastRun }] of Object.entries(project.files ?? {}))
        if (duration > 0 && lastRun >= (times.get(file)?.lastRun ?? 0)) times.set(file, { duration, lastRun })
  }
  return times
}

type Note = { projects?: Record<string, { files?: Record<string, Taken> }> }

const inside = ({ projects = {} }: Note) => Object.values(projects)

function readNote(text: string): Note {
  try {
    return JSON.parse(text) as Note
  } catch {
    return {}
  }
}

const TEST = /^\s*(?:test|it)(?:\.each)?[(`]/gm
const GUESSED_MS = { ofTest: 300, ofCharacter: 1 }

/** Each test begins with a page, and what it does there takes about as long as it is to read (fitted to eighty files). */
export const guessedTime = (text: string): number =>
  [...text.matchAll(TEST)].length * GUESSED_MS.ofTest + text.length * GUESSED_MS.ofCharacter

/** In milliseconds. A file that is new takes as much longer or shorter than was guessed as the others do. */
export function expectedTime(
  guesses: ReadonlyMap<string, number>,
  times: ReadonlyMap<string, Taken>,
): (file: string) => number {
  const known = [...guesses].flatMap(([file, guess]) => {
    const taken = times.get(file)
    return taken === undefined ? [] : [{ guess, duration: taken.duration }]
  })
  const sum = (of: (one: { guess: number; duration: number }) => number) => known.reduce((all, one) => all + of(one), 0)
  const perGuess = known.length === 0 ? 1 : sum(({ duration }) => duration) / sum(({ guess }) => guess)
  return (file) => times.get(file)?.duration ?? (guesses.get(file) ?? 0) * perGuess
}
