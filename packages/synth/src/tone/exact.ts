/*
 * A song is known by the hash of its bytes, so one rounded bit more is another song. Samples are made with + − × ÷ and square roots
 * alone, which IEEE 754 rounds in one way everywhere; Math.sin and its like may differ between engines, and are built here instead.
 */
const TURN = 6.283185307179586
const LN_2 = 0.6931471805599453
const TABLE = 4096

/** e to the power of x. */
export function exp(x: number): number {
  // A short series of a small part, squared back up.
  const small = x / 1024
  let term = 1
  let sum = 1
  for (let n = 1; n < 12; n += 1) {
    term = (term * small) / n
    sum += term
  }
  for (let n = 0; n < 10; n += 1) sum *= sum
  return sum
}

function sineOf(turns: number): number {
  // From a quarter turn below to a quarter above zero the series is short.
  const part = turns - Math.floor(turns + 0.5)
  const x = TURN * (part > 0.25 ? 0.5 - part : part < -0.25 ? -0.5 - part : part)
  let term = x
  let sum = x
  for (let n = 1; n < 14; n += 1) {
    term = (-term * x * x) / (2 * n * (2 * n + 1))
    sum += term
  }
  return sum
}

const SINES = Float64Array.from({ length: TABLE + 1 }, (_, at) => sineOf(at / TABLE))

/** Sine of an angle in turns. */
export function sine(turns: number): number {
  const place = (turns - Math.floor(turns)) * TABLE
  const at = Math.floor(place)
  const here = SINES[at] ?? 0
  return here + ((SINES[at + 1] ?? 0) - here) * (place - at)
}

/** Tangent of an angle in turns, below a quarter turn. */
export const tangent = (turns: number): number => sineOf(turns) / sineOf(turns + 0.25)

/** Frequency of a MIDI note; 69 is A at 440 Hz. */
export const pitchHz = (note: number): number => 440 * exp((LN_2 * (note - 69)) / 12)

/** Amplitude of a level in decibels. */
export const amplitude = (decibels: number): number => exp((decibels * 2.302585092994046) / 20)

/** Soft clipping to −1 to 1, like an overdriven tape. */
export const saturated = (x: number): number => {
  if (x > 3) return 1
  if (x < -3) return -1
  return (x * (27 + x * x)) / (27 + 9 * x * x)
}
