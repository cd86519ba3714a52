const RADIUS = 46

const point = (turn: number): string =>
  `${(Math.sin(turn * 2 * Math.PI) * RADIUS).toFixed(2)} ${(-Math.cos(turn * 2 * Math.PI) * RADIUS).toFixed(2)}`

/** A piece of a round coin, from one part of a turn to another, clockwise from the top. */
export function sectorPath(from: number, to: number): string {
  if (to - from > 0.9999) return `M0 ${-RADIUS}a${RADIUS} ${RADIUS} 0 1 1 -.01 0z`
  return `M0 0L${point(from)}A${RADIUS} ${RADIUS} 0 ${to - from > 0.5 ? 1 : 0} 1 ${point(to)}Z`
}
