// How long each file of tests will take, as far as one can know: as long as when it was last run, else as its length says.

export type Taken = { duration: number; lastRun: number }

/** What vitest remembers of its files, in all that it wrote down; the newest of each. What it did not write so is not remembered. */
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

/** In milliseconds where anything is remembered. A file that is new takes as long for its length as the others do. */
export function expectedTime(
  sizes: ReadonlyMap<string, number>,
  times: ReadonlyMap<string, Taken>,
): (file: string) => number {
  const known = [...sizes].flatMap(([file, size]) => {
    const taken = times.get(file)
    return taken === undefined ? [] : [{ size, duration: taken.duration }]
  })
  const sum = (of: (one: { size: number; duration: number }) => number) => known.reduce((all, one) => all + of(one), 0)
  const perSize = known.length === 0 ? 1 : sum(({ duration }) => duration) / sum(({ size }) => size)
  return (file) => times.get(file)?.duration ?? (sizes.get(file) ?? 0) * perSize
}
