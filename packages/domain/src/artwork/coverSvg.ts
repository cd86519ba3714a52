import type { CoverArt } from './coverArt.ts'
import { svgPath } from './svgPath.ts'

/** A generated cover as an SVG file. */
export const coverSvg = ({ ground, shapes }: CoverArt): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="600" height="600">',
    `<rect width="100" height="100" fill="${ground}"/>`,
    ...shapes.map(svgPath),
    '</svg>\n',
  ].join('')
