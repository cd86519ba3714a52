import { picture, pictureFormat } from './pictureFormat.ts'

/** Decoded as a whole, a picture takes four bytes per pixel: at most a hundred megabytes (case 82). */
const MAX_PIXELS = 25_000_000
/** Twice the largest size at which a piece is shown. */
const SIDE = 1200
const MAX_SECONDS = 8

/**
 * Re-encodes the picture of a stranger’s piece without any other data from the file; null if it is not a picture (cases
 * 80-82).
 */
export async function pieceImage(bytes: Buffer): Promise<Buffer | null> {
  const format = pictureFormat(bytes)
  if (format === null) return null
  try {
    const image = picture(bytes, MAX_PIXELS, 'error')
    const { format: parsed, width, height } = await image.metadata()
    if (parsed !== format || width < 1 || height < 1 || width * height > MAX_PIXELS) return null
    const fitted = { width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true } as const
    return await image.timeout({ seconds: MAX_SECONDS }).rotate().resize(fitted).webp({ quality: 84 }).toBuffer()
  } catch {
    return null
  }
}
