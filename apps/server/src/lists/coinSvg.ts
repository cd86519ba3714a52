import type { CoinArt } from '@musi/domain/artwork/coinArt'
import type { Shape } from '@musi/domain/artwork/shape'

const drawn = ({ d, ink, width }: Shape) =>
  width === undefined
    ? `<path d="${d}" fill="${ink}"/>`
    : `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>`

/** A coin as a file of its own. Nothing that a token says of itself gets into it as text: letters are drawn. */
export function coinSvg({ shapes, letters, mark }: CoinArt): string {
  const pen = `fill="none" stroke="${mark}" stroke-width="${letters?.pen}" stroke-linecap="round" stroke-linejoin="round"`
  const written = letters?.strokes.map(({ d, transform }) => `<path d="${d}" transform="${transform}"/>`) ?? []
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="96" height="96">',
    ...shapes.map(drawn),
    ...(letters === null ? [] : [`<g ${pen}>`, ...written, '</g>']),
    '</svg>\n',
  ].join('')
}
