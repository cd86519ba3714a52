/** Facts about a generated sound file, known in advance: ours are generated from their names, the same everywhere. */
export type Recording = {
  /** SHA-256: its name in the store and, of a song of the jukebox, the content hash on the chain. */
  readonly hash: string
  readonly bytes: number
  readonly durationMs: number
  /** Peak of each 200th part relative to the loudest, a byte each, in base64. */
  readonly waveform: string
  /** A free part, as a file of its own. */
  readonly preview: {
    readonly hash: string
    readonly bytes: number
    readonly startMs: number
    readonly durationMs: number
  }
}
