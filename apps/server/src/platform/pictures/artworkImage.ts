import type { UploadProblemCode } from '@musi/api/music/uploads'
import { picture, pictureFormat } from './pictureFormat.ts'

type Artwork = { ok: true; bytes: Buffer } | { ok: false; problem: UploadProblemCode }

/** Decoded as a whole, a cover takes four bytes per pixel: at most a hundred megabytes. */
const MAX_PIXELS = 25_000_000
/** Twice the largest cover on a screen. */
const SIDE = 1000
const MAX_SECONDS = 8

/** Re-encodes a cover: square, upright, and without any other data from the file (case 82). */
export async function artworkImage(bytes: Buffer): Promise<Artwork> {
  const format = pictureFormat(bytes)
  if (format === null || format === 'gif') return { ok: false, problem: 'notAPicture' }
  try {
    const image = picture(bytes, MAX_PIXELS, 'error')
    const { format: parsed, width, height } = await image.metadata()
    if (width * height > MAX_PIXELS) return { ok: false, problem: 'tooManyPixels' }
    if (parsed !== format || width < 1 || height < 1) return { ok: false, problem: 'notAPicture' }
    const made = image.timeout({ seconds: MAX_SECONDS }).rotate().resize({ width: SIDE, height: SIDE, fit: 'cover' })
    return { ok: true, bytes: await made.webp({ quality: 84 }).toBuffer() }
  } catch (error) {
    const isTooLarge = error instanceof Error && error.message.includes('pixel limit')
    return { ok: false, problem: isTooLarge ? 'tooManyPixels' : 'notAPicture' }
  }
}
