import { hasFailed, rememberFailed } from './failedLogos.ts'
import { underWhite } from './underWhite.ts'
import { type Colour, vibrantColour } from './vibrantColour.ts'
import { perVisit } from '../../page/visit/visit.ts'

/** A colour needs no more of a picture than this. */
const SIDE = 32

async function loaded(source: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = source
  await image.decode()
  return image
}

async function read(source: string): Promise<Colour | null> {
  const image = await loaded(source)
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = [SIDE, SIDE]
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return null
  context.drawImage(image, 0, 0, SIDE, SIDE)
  const found = vibrantColour(context.getImageData(0, 0, SIDE, SIDE).data)
  return found && underWhite(found)
}

const known = perVisit(() => new Map<string, Promise<Colour | null>>())

/** Of the first of these that is a picture, as it is the one that is shown; each is asked for once. */
export async function firstPictureColour(
  sources: readonly string[],
  of: (source: string) => Promise<Colour | null>,
): Promise<Colour | null> {
  for (const source of sources) {
    if (hasFailed(source)) continue
    try {
      return await of(source)
    } catch {
      rememberFailed(source)
    }
  }
  return null
}

/** The colour of a picture of our own origin, dark enough for white text. Null: it has none. Rejects: it is no picture. */
export function pictureColour(source: string): Promise<Colour | null> {
  const asked = known().get(source) ?? read(source)
  known().set(source, asked)
  return asked
}
