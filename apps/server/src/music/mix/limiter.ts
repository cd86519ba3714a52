const BLOCK = 64
/** It looks so many blocks ahead, and lets go over so many. */
const AHEAD = 3
const LETS_GO = 60

/** As loud as `factor` makes it, and never above the ceiling: a hand on the fader that sees what comes. */
export function limited(channels: readonly Float32Array[], factor: number, ceiling: number): Float32Array[] {
  const length = channels[0]?.length ?? 0
  const blocks = Math.ceil(length / BLOCK) + 1
  const wanted = new Float64Array(blocks).fill(1)
  for (let block = 0; block < blocks; block += 1) {
    let peak = 0
    for (const channel of channels)
      for (let n = block * BLOCK; n < Math.min(length, (block + 1) * BLOCK); n += 1)
        peak = Math.max(peak, Math.abs(channel[n] ?? 0))
    if (peak * factor > ceiling) wanted[block] = ceiling / (peak * factor)
  }
  const gains = new Float64Array(blocks + 1).fill(1)
  let gain = 1
  for (let block = 0; block < blocks; block += 1) {
    let least = 1
    for (let at = Math.max(0, block - 1); at <= Math.min(blocks - 1, block + AHEAD); at += 1)
      least = Math.min(least, wanted[at] ?? 1)
    gain = Math.min(least, gain + (1 - gain) / LETS_GO)
    gains[block] = gain
  }
  gains[blocks] = gain
  return channels.map((channel) => {
    const out = new Float32Array(length)
    for (let n = 0; n < length; n += 1) {
      const block = Math.floor(n / BLOCK)
      const here = gains[block] ?? 1
      const next = gains[block + 1] ?? here
      const between = Math.min(here + ((next - here) * (n - block * BLOCK)) / BLOCK, Math.max(here, next))
      const x = (channel[n] ?? 0) * factor * between
      out[n] = x > ceiling ? ceiling : x < -ceiling ? -ceiling : x
    }
    return out
  })
}
