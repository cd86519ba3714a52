/** One note of an instrument, alone. `noise` is from −1 to 1. */
export type Note = {
  hz: number
  seconds: number
  /** 0 to 1. */
  force: number
  noise: () => number
}

export type Voice = (note: Note) => Float32Array
