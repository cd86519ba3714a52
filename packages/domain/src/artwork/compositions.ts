import type { Dice } from '../random/dice.ts'
import type { Palette } from './palettes.ts'
import { type Shape, times } from './shape.ts'

/** `detail`: 1, or less where the picture is so small that thin bands would flicker. */
type Composition = (inks: Palette['inks'], dice: Dice, detail: number) => Shape[]

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** A sun over two hills. */
const horizon: Composition = ([a, b, c], dice) => {
  const left = dice.wholeNumber(58, 76)
  const middle = dice.wholeNumber(52, 70)
  const right = dice.wholeNumber(58, 76)
  const hill = (drop: number) =>
    `M0 ${left + drop}C${middle - 30} ${left - 18 + drop} ${middle - 14} ${right + 16 + drop} ${middle} ${middle + 12 + drop}S86 ${right + 4 + drop} 100 ${right - 12 + drop}V100H0Z`
  return [
    { d: circle(dice.wholeNumber(32, 68), dice.wholeNumber(30, 44), dice.wholeNumber(20, 30)), ink: a },
    { d: hill(0), ink: b },
    { d: hill(dice.wholeNumber(13, 18)), ink: c },
  ]
}

/** The grooves of a record that rises over the edge. */
const grooves: Composition = ([a, b, c], dice, detail) => {
  const x = dice.oneOf([50, 50, 0, 100])
  const step = dice.wholeNumber(70, 98) / 10 / detail
  const count = Math.floor((x === 50 ? 92 : 118) / step)
  const rings = times(count, (ring) => ({
    d: circle(x, 100, 10 + ring * step),
    ink: ring % 3 === 1 ? b : ring % 3 === 2 ? c : a,
    width: Number((step * 0.52).toFixed(2)),
  }))
  return [...rings, { d: circle(x, 100, 5), ink: a }]
}

/** Bars of an equaliser. */
const bars: Composition = ([a, b, c], dice) => {
  const count = dice.oneOf([5, 6, 8])
  const pitch = 84 / count
  return times(count, (bar) => {
    const half = dice.wholeNumber(8, 38)
    const x = (8 + pitch * (bar + 0.5)).toFixed(1)
    return { d: `M${x} ${50 - half}V${50 + half}`, ink: [a, b, c][dice.wholeNumber(0, 2)] ?? a, width: pitch * 0.62 }
  })
}

/** Overlap of neighbouring tiles; the picture is 100 wide. */
const OVERLAP = 0.25

/** Quarter discs on a grid. */
const quarters: Composition = ([a, b, c], dice) => {
  const count = dice.oneOf([2, 3, 4])
  const side = 100 / count
  const tile = (column: number, row: number): Shape => {
    const x = column * side
    const y = row * side
    const right = x + side
    const bottom = y + side
    const arc = `A${side} ${side} 0 0 1`
    // Straight edges overlap the next tile; otherwise the background shows as a hairline between them.
    const corners = [
      `M${x - OVERLAP} ${y - OVERLAP}H${right}V${y}${arc} ${x} ${bottom}H${x - OVERLAP}Z`,
      `M${right + OVERLAP} ${y - OVERLAP}V${bottom}H${right}${arc} ${x} ${y}V${y - OVERLAP}Z`,
      `M${right + OVERLAP} ${bottom + OVERLAP}H${x}V${bottom}${arc} ${right} ${y}H${right + OVERLAP}Z`,
      `M${x - OVERLAP} ${bottom + OVERLAP}V${y}H${x}${arc} ${right} ${bottom}V${bottom + OVERLAP}Z`,
    ] as const
    return { d: dice.oneOf(corners), ink: dice.oneOf([a, a, b, c]) }
  }
  return times(count * count, (index) => tile(index % count, Math.floor(index / count)))
}

/** Half discs that face each other. */
const halves: Composition = ([a, b, c], dice) => {
  const rows = dice.oneOf([2, 3])
  const r = 50 / rows
  return times(rows, (row) => row).flatMap((row) => {
    const y = r + row * 2 * r
    const shift = dice.wholeNumber(-1, 1) * r * 0.5
    const left = 50 + shift
    return [
      { d: `M${left} ${y - r}A${r} ${r} 0 0 0 ${left} ${y + r}Z`, ink: row % 2 === 0 ? a : b },
      { d: `M${left} ${y - r}A${r} ${r} 0 0 1 ${left} ${y + r}Z`, ink: row % 2 === 0 ? c : a },
    ]
  })
}

/** A disc in beams of light. */
const beams: Composition = ([a, b, c], dice) => {
  const x = dice.wholeNumber(28, 72)
  const y = dice.wholeNumber(55, 72)
  const count = dice.oneOf([10, 12, 16])
  const slice = (2 * Math.PI) / count
  const far = (angle: number) => `${(x + 150 * Math.cos(angle)).toFixed(1)} ${(y + 150 * Math.sin(angle)).toFixed(1)}`
  const rays = times(count / 2, (ray) => ({
    d: `M${x} ${y}L${far(ray * 2 * slice)}L${far((ray * 2 + 1) * slice)}Z`,
    ink: c,
  }))
  const r = dice.wholeNumber(20, 28)
  return [...rays, { d: circle(x, y, r), ink: a }, { d: circle(x, y, r * 0.36), ink: b }]
}

/** One long wave, printed three times. */
const waves: Composition = ([a, b, c], dice) => {
  const height = dice.wholeNumber(10, 24)
  const thickness = dice.wholeNumber(50, 95) / 10
  const wave = (y: number) =>
    `M-10 ${y}C10 ${y - height} 25 ${y - height} 40 ${y}S70 ${y + height} 85 ${y}S105 ${y - height} 120 ${y - height}`
  return times(6, (line) => ({ d: wave(14 + line * 15), ink: [a, b, c][line % 3] ?? a, width: thickness }))
}

export const COMPOSITIONS: readonly [Composition, ...Composition[]] = [
  horizon,
  grooves,
  bars,
  quarters,
  halves,
  beams,
  waves,
]
