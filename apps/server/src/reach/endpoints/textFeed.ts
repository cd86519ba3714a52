import { fileAnswer } from '#edge/http/fileAnswer.ts'
import { problemAnswer } from '#edge/http/problemAnswer.ts'
import { requestOrigin } from '#edge/http/requestOrigin.ts'
import type { Endpoint } from '#edge/http/route.ts'
import { textFile } from '#edge/http/servedFile.ts'
import type { ServedRequest } from '#edge/http/servedRequest.ts'
import { WITHDRAWABLE_SECONDS } from '#moderation/takedowns.ts'

type Origins = readonly string[] | null
type Options = {
  publicOrigins: Origins
  type: string
  text: (origin: string, request: ServedRequest) => Promise<string | null> | string | null
}

/**
 * Answers with a generated text. `text` gets the origin for its URLs and returns null if the
 * content cannot be read now.
 */
export const textFeed =
  ({ publicOrigins, type, text }: Options): Endpoint =>
  async (request) => {
    const content = await text(requestOrigin(publicOrigins, request.headers.host ?? ''), request)
    return content === null
      ? problemAnswer(503, 'unread', 'This cannot be read from the chain at the moment. Try again.', {
          'retry-after': '5',
        })
      : fileAnswer(textFile(content, type), `public, max-age=${WITHDRAWABLE_SECONDS}`, request)
  }
