import { picture, pictureFormat } from '#platform/pictures/pictureFormat.ts'

/** spec: outside.logo */
export const MAX_SIDE = 4096
/** Logos are shown at 64 px at most, on screens of up to three times the density. */
const OUTPUT_SIDE = 192
const MAX_SECONDS = 3

/** The picture re-encoded as PNG, without the file's metadata; null if it is not an accepted picture. */
export async function logoImage(bytes: Buffer): Promise<Buffer | null> {
  const format = pictureFormat(bytes)
  if (format === null) return null
  try {
    const image = picture(bytes, MAX_SIDE * MAX_SIDE, 'warning')
    const { format: parsed, width, height } = await image.metadata()
    if (parsed !== format || width < 1 || height < 1 || width > MAX_SIDE || height > MAX_SIDE) return null
    return await image
      .timeout({ seconds: MAX_SECONDS })
      .resize({ width: OUTPUT_SIDE, height: OUTPUT_SIDE, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer()
  } catch {
    return null
  }
}
