import { SANDBOX } from '../http/answer.ts'
import { fileAnswer } from '../http/fileAnswer.ts'
import { problemAnswer } from '../http/problemAnswer.ts'
import type { Endpoint } from '../http/route.ts'

/** By content id. */
export type ContentFiles = ReadonlyMap<string, { bytes: Uint8Array; type: string }>

/** GET /ipfs/{id}: a content-addressed file, which never changes. */
export const content =
  ({ content }: { content: ContentFiles }): Endpoint =>
  (request) => {
    // Gateways are asked with a slash at the end (spec: names.gateways).
    const id = (request.params['rest'] ?? '').replace(/\/$/, '')
    const file = content.get(id)
    if (file === undefined)
      return problemAnswer(
        404,
        'noContent',
        'Nothing with this content id is kept here. This server only keeps what its own local chain leads to.',
      )
    const { bytes, type } = file
    return fileAnswer(
      { content: bytes, br: null, gzip: null, type, etag: `"${id}"` },
      'max-age=31536000, immutable',
      request,
      SANDBOX,
    )
  }
