import { hasFailed, markFailed } from './failedLogos.ts'
import { darkForWhiteText } from './darkForWhiteText.ts'
import { type Colour, vibrantColour } from './vibrantColour.ts'
import { perVisit } from '#platform/page/visit/visit.ts'

/** The picture is scaled to this size to find its colour. */
const SAMPLE_PX = 32

async function loadImage(source: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = source
  await image.decode()
  return image
}

async function readColour(source: string): Promise<Colour | null> {
  const image = await loadImage(source)
  const canvas = document.createElement('canvas')
  canvas.width = SAMPLE_PX
  canvas.height = SAMPLE_PX
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return null
  context.drawImage(image, 0, 0, SAMPLE_PX, SAMPLE_PX)
  const colour = vibrantColour(context.getImageData(0, 0, SAMPLE_PX, SAMPLE_PX).data)
  return colour && darkForWhiteText(colour)
}

const cache = perVisit(() => new Map<string, Promise<Colour | null>>())

/** The colour of the first source that loads, which is the one shown; each is loaded once. */
export async function firstPictureColour(
  sources: readonly string[],
  colourOf: (source: string) => Promise<Colour | null>,
): Promise<Colour | null> {
  for (const source of sources) {
    if (hasFailed(source)) continue
    try {
      return await colourOf(source)
    } catch {
      markFailed(source)
    }
  }
  return null
}

/**
 * The colour of a picture of our own origin, dark enough for white text; null if it has none. Rejects if it is not a
 * picture.
 */
export function pictureColour(source: string): Promise<Colour | null> {
  const pending = cache().get(source) ?? readColour(source)
  cache().set(source, pending)
  return pending
}
