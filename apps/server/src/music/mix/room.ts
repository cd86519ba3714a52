import { samplesOf } from '../tone/envelope.ts'

/** Eight lengths that have nothing in common, for a room of size 1. */
const LENGTHS = [1687, 1601, 2053, 2251, 2399, 2617, 2797, 3001]
const DAMPING = 0.42

/** What comes back from the walls: eight delays that feed each other. */
export function room(send: Float32Array, size: number): readonly [Float32Array, Float32Array] {
  const left = new Float32Array(send.length)
  const right = new Float32Array(send.length)
  const lines = LENGTHS.map((length) => new Float32Array(Math.floor(length * (0.45 + size))))
  const places = LENGTHS.map(() => 0)
  const dull = LENGTHS.map(() => 0)
  const back = 0.7 + 0.2 * size
  const before = samplesOf(0.012 + 0.02 * size)
  const outs = LENGTHS.map(() => 0)
  for (let n = 0; n < send.length; n += 1) {
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
      // A reflection (Householder): nothing is lost or won but by `back`.
      if (line !== undefined) {
        line[place] = x + back * (out - sum / 4)
        places[each] = place + 1 === line.length ? 0 : place + 1
      }
    }
    left[n] = 0.35 * l
    right[n] = 0.35 * r
  }
  return [left, right]
}

/** It answers from the other side, each time softer. */
export function echo(send: Float32Array, seconds: number): readonly [Float32Array, Float32Array] {
  const left = new Float32Array(send.length)
  const right = new Float32Array(send.length)
  const step = samplesOf(seconds)
  let dull = 0
  for (let n = 0; n < send.length; n += 1) {
    const l = n < step ? 0 : (send[n - step] ?? 0) + 0.48 * (right[n - step] ?? 0)
    const r = n < step ? 0 : 0.7 * (left[n - step] ?? 0)
    dull += 0.45 * (l - dull)
    left[n] = dull
    right[n] = r
  }
  return [left, right]
}
