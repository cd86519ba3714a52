import sharp, { type Sharp } from 'sharp'

/** Blocks all decoders of the library except those below, so that hostile bytes reach no others. */
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

type PictureFormat = 'png' | 'jpeg' | 'webp' | 'gif'

/** Detects the format by the first bytes; the declared type is ignored. */
export function pictureFormat(bytes: Buffer): PictureFormat | null {
  const start = bytes.subarray(0, 12).toString('latin1')
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp'
  return /^GIF8[79]a/.test(start) ? 'gif' : null
}

/** Opens a picture, which only the decoders of `pictureFormat` can read. */
export const picture = (bytes: Buffer, mostPixels: number, failOn: 'warning' | 'error'): Sharp =>
  sharp(bytes, { limitInputPixels: mostPixels, failOn, animated: false, sequentialRead: true })
