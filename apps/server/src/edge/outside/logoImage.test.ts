import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { pictureFormat } from '#platform/pictures/pictureFormat.ts'
import { logoImage, MAX_SIDE } from './logoImage.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 90, alpha: 0.5 } } })

const withText = 'a note that must not be passed on'
let good: Record<'png' | 'jpeg' | 'webp' | 'gif', Buffer>
beforeAll(async () => {
  const note = { exif: { IFD0: { ImageDescription: withText } } }
  good = {
    png: await picture(300, 150).withMetadata(note).png().toBuffer(),
    jpeg: await picture(300, 150).withMetadata(note).jpeg().toBuffer(),
    webp: await picture(300, 150).withMetadata(note).webp().toBuffer(),
    gif: await picture(300, 150).gif().toBuffer(),
  }
})

test.each(['png', 'jpeg', 'webp', 'gif'] as const)(
  'a %s is re-encoded as a small PNG without anything else of the file',
  async (format) => {
    expect(pictureFormat(good[format])).toBe(format)
    const png = (await logoImage(good[format])) ?? Buffer.alloc(0)
    const { format: made, width, height, exif } = await sharp(png).metadata()
    expect({ made, width, height, exif }).toEqual({ made: 'png', width: 192, height: 96, exif: undefined })
    expect(png.toString('latin1')).not.toContain(withText)
  },
)

describe('case 23: other files are refused', () => {
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['an SVG after an XML head', () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a packed SVG', () => gzipSync('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an empty file', () => Buffer.alloc(0)],
    ['the first bytes of a PNG and then HTML', () => Buffer.concat([good.png.subarray(0, 8), Buffer.from('<script>')])],
    ['a GIF that is a script', () => Buffer.from('GIF89a/*\x00\x00*/=1;alert(1)')],
    ['a TIFF', () => picture(10, 10).tiff().toBuffer()],
    ['an AVIF', () => picture(10, 10).avif().toBuffer()],
    ['half of a PNG', () => good.png.subarray(0, good.png.length / 2)],
    ['half of a JPEG', () => good.jpeg.subarray(0, good.jpeg.length / 2)],
    [
      'a PNG that is too wide',
      () =>
        picture(MAX_SIDE + 1, 1)
          .png()
          .toBuffer(),
    ],
    [
      'a PNG that is too high',
      () =>
        picture(1, MAX_SIDE + 1)
          .png()
          .toBuffer(),
    ],
    ['a small PNG whose header says 10,000 × 10,000', () => withSize(good.png, 10_000)],
  ])('%s', async (_, bytes) => {
    expect(await logoImage(await bytes())).toBeNull()
  })

  test('a picture of the largest allowed size is accepted', async () => {
    expect(await logoImage(await picture(MAX_SIDE, 16).png().toBuffer())).not.toBeNull()
  })
})

/** Writes another size into the header of a PNG. */
function withSize(png: Buffer, side: number): Buffer {
  const copy = Buffer.from(png)
  copy.writeUInt32BE(side, 16)
  copy.writeUInt32BE(side, 20)
  return copy
}
