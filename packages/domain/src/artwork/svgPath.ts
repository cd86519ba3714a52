import type { Shape } from './shape.ts'

/** A shape in a file of its own, where no component draws it. */
export const svgPath = ({ d, ink, width }: Shape): string =>
  width === undefined
    ? `<path d="${d}" fill="${ink}"/>`
    : `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>`
