import { samplesOf } from '../tone/envelope.ts'

/** Delay lengths in samples for a room of size 1, without common factors, so that their echoes never coincide. */
const LENGTHS = [1687, 1601, 2053, 2251, 2399, 2617, 2797, 3001]
const DAMPING = 0.42

/** The current output sample, left and right; `next` computes the next one. Whole channels would need many megabytes. */
export type Returns = { left: number; right: number; next: (n: number) => void }

/** Reflections from the walls: eight delays that feed each other. */
export function room(send: Float32Array, size: number): Returns {
  const lines = LENGTHS.map((length) => new Float32Array(Math.floor(length * (0.45 + size))))
  const places = LENGTHS.map(() => 0)
  const dull = LENGTHS.map(() => 0)
  const back = 0.7 + 0.2 * size
  const before = samplesOf(0.012 + 0.02 * size)
  const outs = LENGTHS.map(() => 0)
  const returns: Returns = { left: 0, right: 0, next }
  return returns

  function next(n: number) {
    const x = n < before ? 0 : (send[n - before] ?? 0)
    let sum = 0
    for (let each = 0; each < 8; each += 1) {
      const out = lines[each]?.[places[each] ?? 0] ?? 0
      const soft = (dull[each] ?? 0) + (1 - DAMPING) * (out - (dull[each] ?? 0))
      dull[each] = soft
      outs[each] = soft
      sum += soft
    }
    let l = 0
    let r = 0
    for (let each = 0; each < 8; each += 1) {
      const out = outs[each] ?? 0
      if (each % 2 === 0) l += out
      else r += out
      const line = lines[each]
      const place = places[each] ?? 0
      // Householder reflection: only `back` changes the energy.
      if (line !== undefined) {
        line[place] = x + back * (out - sum / 4)
        places[each] = place + 1 === line.length ? 0 : place + 1
      }
    }
    returns.left = Math.fround(0.35 * l)
    returns.right = Math.fround(0.35 * r)
  }
}

/** An echo from the opposite side, softer each time. */
export function echo(send: Float32Array, seconds: number): Returns {
  const step = samplesOf(seconds)
  /** Output since one step ago, in a ring buffer. */
  const left = new Float32Array(step)
  const right = new Float32Array(step)
  let dull = 0
  const returns: Returns = { left: 0, right: 0, next }
  return returns

  function next(n: number) {
    const place = n % step
    const l = n < step ? 0 : (send[n - step] ?? 0) + 0.48 * (right[place] ?? 0)
    const r = n < step ? 0 : 0.7 * (left[place] ?? 0)
    dull += 0.45 * (l - dull)
    left[place] = dull
    right[place] = r
    returns.left = left[place] ?? 0
    returns.right = right[place] ?? 0
  }
}
