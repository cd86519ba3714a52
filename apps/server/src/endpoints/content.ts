import { CONTENT_PATH } from '@musi/api/content'
import type { Context as Hono } from 'hono'
import type { Bindings, Context } from '../context.ts'
import { problemAnswer } from '../guard/problemAnswer.ts'
import { fileAnswer } from '../web/fileAnswer.ts'

/** GET /ipfs/{id}: a file that follows from its name, so it never changes. */
export function content({ content: files }: Context, c: Hono<Bindings>): Response {
  // Gateways are asked with a slash at the end (decisions.md §16).
  const id = c.req.path.slice(CONTENT_PATH.length + 1).replace(/\/$/, '')
  const file = files.get(id)
  if (file === undefined)
    return problemAnswer(
      404,
      'noContent',
      'Nothing with this content id is kept here. This server only keeps what its own local chain leads to.',
    )
  const { bytes, type } = file
  const answer = fileAnswer(
    { bytes, br: null, gzip: null, type, etag: `"${id}"` },
    'max-age=31536000, immutable',
    c.req,
  )
  // Opened as a page of its own, it can do nothing.
  answer.headers.set('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
  return answer
}
