import type { Shape } from './shape.ts'

/** A shape as the text of an SVG element, for files. */
export const svgPath = ({ d, ink, width }: Shape): string =>
  width === undefined
    ? `<path d="${d}" fill="${ink}"/>`
    : `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>`
