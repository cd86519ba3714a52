const BLOCK = 64
/** Look-ahead and release time, in blocks. */
const LOOK_AHEAD = 3
const RELEASE = 60

export type Limiter = (factor: number) => readonly Float32Array[]

/** Multiplies samples by a factor and keeps them below the ceiling. Each call overwrites the arrays that the last one returned. */
export function limiter(channels: readonly Float32Array[], ceiling: number): Limiter {
  const length = channels[0]?.length ?? 0
  const blocks = Math.ceil(length / BLOCK) + 1
  const peaks = blockPeaks(channels, length, blocks)
  const targetGains = new Float64Array(blocks)
  const gains = new Float64Array(blocks + 1)
  const outputs = channels.map(() => new Float32Array(length))
  return (factor) => {
    for (let block = 0; block < blocks; block += 1) {
      const peak = (peaks[block] ?? 0) * factor
      targetGains[block] = peak > ceiling ? ceiling / peak : 1
    }
    let gain = 1
    for (let block = 0; block < blocks; block += 1) {
      let least = 1
      for (let at = Math.max(0, block - 1); at <= Math.min(blocks - 1, block + LOOK_AHEAD); at += 1)
        least = Math.min(least, targetGains[at] ?? 1)
      gain = Math.min(least, gain + (1 - gain) / RELEASE)
      gains[block] = gain
    }
    gains[blocks] = gain
    for (const [at, channel] of channels.entries()) applyGains(channel, outputs[at] ?? channel, gains, factor, ceiling)
    return outputs
  }
}

function blockPeaks(channels: readonly Float32Array[], length: number, blocks: number): Float64Array {
  const peaks = new Float64Array(blocks)
  for (const channel of channels)
    for (let block = 0; block < blocks; block += 1) {
      const to = Math.min(length, (block + 1) * BLOCK)
      let peak = peaks[block] ?? 0
      for (let n = block * BLOCK; n < to; n += 1) {
        const x = channel[n] ?? 0
        if (x > peak) peak = x
        else if (-x > peak) peak = -x
      }
      peaks[block] = peak
    }
  return peaks
}

/** Multiplies by the factor and the gains, which are interpolated between blocks. */
function applyGains(channel: Float32Array, out: Float32Array, gains: Float64Array, factor: number, ceiling: number) {
  for (let from = 0, block = 0; from < channel.length; from += BLOCK, block += 1) {
    const here = gains[block] ?? 1
    const next = gains[block + 1] ?? here
    const most = Math.max(here, next)
    const to = Math.min(channel.length, from + BLOCK)
    for (let n = from; n < to; n += 1) {
      const between = Math.min(here + ((next - here) * (n - from)) / BLOCK, most)
      const x = (channel[n] ?? 0) * factor * between
      out[n] = x > ceiling ? ceiling : x < -ceiling ? -ceiling : x
    }
  }
}
