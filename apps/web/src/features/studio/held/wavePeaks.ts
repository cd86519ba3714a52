/** Same number as the server measures of a published song. */
const PARTS = 400

/** The loudest sample of each part of a song, over all channels, from 0 to 1 (spec: songs.stage). */
export function wavePeaks(channels: readonly Float32Array[], parts = PARTS): readonly number[] {
  const length = channels[0]?.length ?? 0
  return Array.from({ length: Math.min(parts, length) }, (_, part) => {
    const from = Math.floor((part * length) / parts)
    const to = Math.floor(((part + 1) * length) / parts)
    let most = 0
    for (const samples of channels)
      for (let at = from; at < Math.max(to, from + 1); at += 1) most = Math.max(most, Math.abs(samples[at] ?? 0))
    return Math.min(most, 1)
  })
}
