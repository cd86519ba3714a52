import sharp from 'sharp'

/** The decoders that hostile bytes may reach; all others of the library are blocked. */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
})
sharp.cache(false)
sharp.concurrency(1)

/** spec: outside.logo */
export const MAX_SIDE = 4096
/** The largest place a logo is shown in is 64 px, at three times the density. */
const SHOWN_SIDE = 192
const MAX_SECONDS = 3

type Format = 'png' | 'jpeg' | 'webp' | 'gif'

/** The picture re-encoded as PNG, without the file's metadata; null when it is not a picture we accept. */
export async function logoImage(bytes: Buffer): Promise<Buffer | null> {
  const format = formatOf(bytes)
  if (format === null) return null
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_SIDE * MAX_SIDE, failOn: 'warning', animated: false })
    const { format: parsed, width, height } = await image.metadata()
    if (parsed !== format || width < 1 || height < 1 || width > MAX_SIDE || height > MAX_SIDE) return null
    return await image
      .timeout({ seconds: MAX_SECONDS })
      .resize({ width: SHOWN_SIDE, height: SHOWN_SIDE, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer()
  } catch {
    return null
  }
}

/** By the first bytes; the declared type is ignored. */
export function formatOf(bytes: Buffer): Format | null {
  const start = bytes.subarray(0, 12).toString('latin1')
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp'
  return /^GIF8[79]a/.test(start) ? 'gif' : null
}
