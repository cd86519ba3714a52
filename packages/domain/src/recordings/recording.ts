/** Facts about a generated sound file, known in advance because generation is deterministic. */
export type Recording = {
  /** SHA-256, which names the file in the store and is the content hash on chain for a song of the jukebox. */
  readonly hash: string
  readonly bytes: number
  readonly durationMs: number
  /** Peaks of 200 equal parts relative to the loudest, one byte each, in base64. */
  readonly waveform: string
  /** The free preview, a separate file. */
  readonly preview: {
    readonly hash: string
    readonly bytes: number
    readonly startMs: number
    readonly durationMs: number
  }
}
