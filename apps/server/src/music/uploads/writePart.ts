import type { RequestBody } from '#edge/http/requestBody.ts'
import type { PartsFolder } from './partsFolder.ts'

export type PartTrouble = { ok: false; code: 'tooLarge' | 'away' | 'full'; received?: number }

/** Number of bytes received. A part longer than the remainder counts as not sent. */
export async function writePart(
  parts: PartsFolder,
  upload: string,
  from: number,
  maxBytes: number,
  body: RequestBody,
): Promise<number | PartTrouble> {
  let length = 0
  let isTooLong = false
  try {
    const file = await parts.append(upload, from)
    const writePiece = async (piece: Uint8Array) => {
      isTooLong ||= length + piece.length > maxBytes
      if (isTooLong) return
      await file.write(piece)
      length += piece.length
    }
    const end = await closeAfter(file, () => body.pieces(writePiece))
    if (isTooLong || end === 'tooLarge') {
      await parts.truncateTo(upload, from)
      return { ok: false, code: 'tooLarge', received: from }
    }
    return end === 'busy' ? { ok: false, code: 'away' } : length
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error
    return { ok: false, code: error.code === 'ENOSPC' || error.code === 'EDQUOT' ? 'full' : 'away' }
  }
}

async function closeAfter<Result>(file: { end: () => Promise<void> }, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } finally {
    await file.end()
  }
}
