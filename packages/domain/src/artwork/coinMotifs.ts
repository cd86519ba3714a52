import type { Dice } from '../random/dice.ts'
import { type Shape, times } from './shape.ts'

/** A motif on the face of a coin, inside the circle of radius FACE around the centre, in one ink. */
type Motif = (ink: string, dice: Dice) => Shape[]

export const FACE = 41

const pointAt = (degrees: number, r = FACE) => {
  const angle = (degrees * Math.PI) / 180
  return `${(50 + r * Math.cos(angle)).toFixed(1)} ${(50 + r * Math.sin(angle)).toFixed(1)}`
}

export const disc = (r: number, x = 50, y = 50) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** The segment of the face between two angles, in degrees, closed by a straight line. */
const segment = (from: number, to: number) =>
  `M${pointAt(from)}A${FACE} ${FACE} 0 ${to - from > 180 ? 1 : 0} 1 ${pointAt(to)}Z`

const wedge = (from: number, to: number) => `M50 50L${pointAt(from)}A${FACE} ${FACE} 0 0 1 ${pointAt(to)}Z`

const half: Motif = (ink, dice) => {
  const turn = dice.oneOf([0, 45, 90, 135, 180, 225, 270, 315])
  return [{ d: segment(turn, turn + 180), ink }]
}

const band: Motif = (ink, dice) => {
  const turn = dice.oneOf([0, 45, 90, 135])
  const halfWidth = dice.wholeNumber(24, 34)
  const a = pointAt(turn - halfWidth)
  const b = pointAt(turn + halfWidth)
  const c = pointAt(turn + 180 - halfWidth)
  const d = pointAt(turn + 180 + halfWidth)
  const arc = `A${FACE} ${FACE} 0 0 1`
  return [{ d: `M${a}${arc} ${b}L${c}${arc} ${d}Z`, ink }]
}

const quarters: Motif = (ink, dice) => {
  const turn = dice.oneOf([0, 45])
  return times(2, (index) => ({ d: wedge(turn + index * 180, turn + 90 + index * 180), ink }))
}

const rays: Motif = (ink, dice) => {
  const count = dice.oneOf([6, 8, 10])
  const slice = 180 / count
  return times(count, (index) => ({ d: wedge(index * 2 * slice, (index * 2 + 1) * slice), ink }))
}

/** Grooves of a record. */
const grooves: Motif = (ink, dice) => {
  const count = dice.oneOf([2, 3])
  const step = FACE / (count + 1)
  return times(count, (index) => ({ d: disc(Number((step * (index + 1)).toFixed(1))), ink, width: 4.5 }))
}

/** Bars of an equaliser, each limited by the height of the face at its place. */
const levels: Motif = (ink, dice) =>
  times(5, (index) => {
    const x = 50 + (index - 2) * 15
    const half = (Math.sqrt(FACE ** 2 - (x - 50) ** 2) - 6) * (dice.wholeNumber(55, 100) / 100)
    return { d: `M${x} ${(50 - half).toFixed(1)}V${(50 + half).toFixed(1)}`, ink, width: 9 }
  })

/** A smaller disc that touches the edge. */
const moon: Motif = (ink, dice) => {
  const turn = (dice.oneOf([45, 135, 225, 315]) * Math.PI) / 180
  const r = dice.wholeNumber(25, 31)
  const offset = FACE - r
  const x = 50 + offset * Math.cos(turn)
  const y = 50 + offset * Math.sin(turn)
  return [{ d: disc(r, Number(x.toFixed(1)), Number(y.toFixed(1))), ink }]
}

const caps: Motif = (ink, dice) => {
  const turn = dice.oneOf([0, 45, 90, 135])
  return times(2, (index) => ({ d: segment(turn + index * 180 - 55, turn + index * 180 + 55), ink }))
}

export const COIN_MOTIFS: readonly [Motif, ...Motif[]] = [half, band, quarters, rays, grooves, levels, moon, caps]
