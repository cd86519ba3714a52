/** One note of an instrument. `noise` returns random numbers from −1 to 1. */
export type Note = {
  hz: number
  seconds: number
  /** Force of the note, 0 to 1. */
  force: number
  noise: () => number
}

export type Voice = (note: Note) => Float32Array
