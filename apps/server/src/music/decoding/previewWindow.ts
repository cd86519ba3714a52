type Part = { samples: Float32Array; rate: number; startMs: number }
type PreviewWindow = {
  take: (channels: readonly Float32Array[]) => void
  /** Longest preview of the loudest part, in seconds. */
  loudest: (mostSeconds: number) => Part
}

const SECONDS = 25
/** Highest sample rate a preview needs. */
const MAX_RATE = 48_000

/**
 * Finds the loudest part while the song is decoded: it keeps the last 25 seconds and the loudest 25
 * so far. A long song therefore takes no more memory than a short one, and is decoded only once.
 */
export function previewWindow(rate: number): PreviewWindow {
  const step = Math.ceil(rate / MAX_RATE)
  const ownRate = rate / step
  const hop = Math.round(ownRate)
  const length = hop * SECONDS
  const ring = new Float32Array(length)
  const best = new Float32Array(length)
  const hops = new Float64Array(SECONDS)
  let heard = 0
  let energy = 0
  let sum = 0
  let count = 0
  let bestEnergy = -1
  let bestStart = 0
  let bestLength = 0

  function endHop() {
    const at = (heard / hop - 1) % SECONDS
    hops[at] = energy
    energy = 0
    const total = hops.reduce((all, each) => all + each, 0)
    const isFull = heard >= length
    // The first window grows; a later one replaces it only if it is clearly louder.
    if (isFull && bestLength === length && total <= bestEnergy * 1.05) return
    const from = isFull ? heard % length : 0
    best.set(ring.subarray(from))
    best.set(ring.subarray(0, from), length - from)
    bestEnergy = total
    bestLength = Math.min(heard, length)
    bestStart = Math.max(0, heard - length)
  }

  return {
    take(channels) {
      const [left, right = left] = channels
      if (left === undefined || right === undefined) return
      for (let n = 0; n < left.length;) {
        // Up to the end of the current second, which is always within the ring buffer.
        const to = Math.min(left.length, n + (hop - (heard % hop)) * step - count)
        let place = heard % length
        let own = energy
        let kept = sum
        let part = count
        const before = place
        for (; n < to; n += 1) {
          kept += ((left[n] ?? 0) + (right[n] ?? 0)) / 2
          part += 1
          if (part < step) continue
          const sample = kept / step
          ring[place] = sample
          own += sample * sample
          place += 1
          kept = 0
          part = 0
        }
        heard += place - before
        energy = own
        sum = kept
        count = part
        if (place > before && heard % hop === 0) endHop()
      }
    },
    loudest(mostSeconds) {
      const samples = best.slice(0, Math.min(bestLength, Math.floor(mostSeconds * ownRate)))
      return { samples, rate: ownRate, startMs: Math.floor((bestStart * 1000) / ownRate) }
    },
  }
}
