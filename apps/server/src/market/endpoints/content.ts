import { SANDBOX } from '#edge/http/answer.ts'
import { fileAnswer } from '#edge/http/fileAnswer.ts'
import { busyAnswer, problemAnswer } from '#edge/http/problemAnswer.ts'
import type { Endpoint } from '#edge/http/route.ts'
import { WITHDRAWABLE_SECONDS } from '#moderation/takedowns.ts'
import type { PieceFileService } from '../pieces/pieceFileService.ts'

/** Files by content id. */
export type ContentFiles = ReadonlyMap<string, { bytes: Uint8Array; type: string }>

type Needs = { content: ContentFiles; pieceFiles: Pick<PieceFileService, 'content'> }

/** Files of a development chain never change. */
const FOREVER = 'max-age=31536000, immutable'
const BRIEFLY = `public, max-age=${WITHDRAWABLE_SECONDS}`

/** GET /ipfs/{id}: a content-addressed file. */
export const content =
  ({ content, pieceFiles }: Needs): Endpoint =>
  async (request) => {
    // Gateway URLs end with a slash (spec: names.gateways).
    const id = (request.params['rest'] ?? '').replace(/\/$/, '')
    const bundled = content.get(id)
    const file = bundled ?? (await pieceFiles.content(id))
    if (file === null)
      return problemAnswer(
        404,
        'noContent',
        'This server has no file with this content id. It only stores files of its own local chain, and files that artists uploaded.',
      )
    const { bytes, type } = file
    if (bundled === undefined && !request.hold().share(bytes)) return busyAnswer()
    return fileAnswer(
      { content: bytes, br: null, gzip: null, type, etag: `"${id}"` },
      bundled === undefined ? BRIEFLY : FOREVER,
      request,
      SANDBOX,
    )
  }
