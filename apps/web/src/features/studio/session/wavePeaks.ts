/** Same number of bars as the server computes for a published song. */
const BAR_COUNT = 400

/** Loudest sample of each bar of a waveform, over all channels, from 0 to 1 (spec: songs.stage). */
export function wavePeaks(channels: readonly Float32Array[], barCount = BAR_COUNT): readonly number[] {
  const length = channels[0]?.length ?? 0
  return Array.from({ length: Math.min(barCount, length) }, (_, part) => {
    const from = Math.floor((part * length) / barCount)
    const to = Math.floor(((part + 1) * length) / barCount)
    let peak = 0
    for (const samples of channels)
      for (let at = from; at < Math.max(to, from + 1); at += 1) peak = Math.max(peak, Math.abs(samples[at] ?? 0))
    return Math.min(peak, 1)
  })
}
