import type { CoinArt } from './coinArt.ts'
import { svgPath } from './svgPath.ts'

/** A coin as an SVG file. No text from a token enters it: letters are drawn as paths. */
export function coinSvg({ shapes, letters, mark }: CoinArt): string {
  const strokeAttributes = `fill="none" stroke="${mark}" stroke-width="${letters?.pen}" stroke-linecap="round" stroke-linejoin="round"`
  const letterPaths = letters?.strokes.map(({ d, transform }) => `<path d="${d}" transform="${transform}"/>`) ?? []
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="96" height="96">',
    ...shapes.map(svgPath),
    ...(letters === null ? [] : [`<g ${strokeAttributes}>`, ...letterPaths, '</g>']),
    '</svg>\n',
  ].join('')
}
