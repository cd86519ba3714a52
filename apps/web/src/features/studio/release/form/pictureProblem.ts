export type PictureProblem = 'notAPicture' | 'tooLarge' | 'tooManyPixels'

const MAX_BYTES = 10 * 1024 * 1024
const MAX_PIXELS = 25_000_000
const HEAD_BYTES = 12

const hasBytesAt = (head: Uint8Array, bytes: readonly number[], at = 0) =>
  bytes.every((byte, place) => head[at + place] === byte)

/** Detects the format from the first bytes, whatever the file name (case 80). */
function isPicture(head: Uint8Array): boolean {
  const isPng = hasBytesAt(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const isJpeg = hasBytesAt(head, [0xff, 0xd8, 0xff])
  const isWebp = hasBytesAt(head, [0x52, 0x49, 0x46, 0x46]) && hasBytesAt(head, [0x57, 0x45, 0x42, 0x50], 8)
  return isPng || isJpeg || isWebp
}

/** Counts the picture's pixels without rendering it; null if the browser cannot read it. */
async function pixelsOf(file: File): Promise<number | null> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    const isLoaded = await new Promise<boolean>((resolve) => {
      image.addEventListener('load', () => resolve(true))
      image.addEventListener('error', () => resolve(false))
      image.src = address
    })
    return isLoaded ? image.naturalWidth * image.naturalHeight : null
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** The reason why our server would refuse the picture; null if it would accept it (spec: release.picture). */
export async function pictureProblem(file: File): Promise<PictureProblem | null> {
  if (file.size > MAX_BYTES) return 'tooLarge'
  try {
    if (!isPicture(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))) return 'notAPicture'
    const pixels = await pixelsOf(file)
    if (pixels === null || pixels === 0) return 'notAPicture'
    return pixels > MAX_PIXELS ? 'tooManyPixels' : null
  } catch {
    return 'notAPicture'
  }
}
