import type { Context as Hono } from 'hono'
import type { Bindings, Context } from '../context.ts'
import { problemAnswer } from '../guard/problemAnswer.ts'
import { clientOf } from '../outside/clientLimits.ts'
import type { OutsideAnswer } from '../outside/outside.ts'
import { outsideUrl } from '../outside/outsideUrl.ts'

/** GET /outside/list?url= */
export const outsideList = (context: Context, c: Hono<Bindings>) => outside(context, c, context.outside.list)

/** GET /outside/logo?url= */
export const outsideLogo = (context: Context, c: Hono<Bindings>) => outside(context, c, context.outside.logo)

async function outside(
  { outside }: Context,
  c: Hono<Bindings>,
  get: (url: URL) => Promise<OutsideAnswer>,
): Promise<Response> {
  if (c.req.header('sec-fetch-site') !== 'same-origin')
    return problemAnswer(
      403,
      'foreignSite',
      'Other hosts are read only for the app itself, not for other pages or programs.',
    )
  const address = outsideUrl(c.req.query('url'), outside.trusted)
  if (!address.ok) return problemAnswer(400, address.code, address.sentence)
  const entry = outside.limits.enter(clientOf(c.env.incoming.socket.remoteAddress))
  if (!entry.ok)
    return problemAnswer(429, 'tooMany', `Too many addresses were asked for. Try again in ${entry.waitSeconds} s.`, {
      'retry-after': String(entry.waitSeconds),
    })
  try {
    return answerOf(await get(address.url))
  } finally {
    entry.leave()
  }
}

function answerOf(answer: OutsideAnswer): Response {
  if (!answer.ok) return problemAnswer(...PROBLEMS[answer.why])
  return new Response(new Uint8Array(answer.body), {
    headers: {
      'content-type': answer.type,
      'cache-control': 'private, max-age=300',
      // Opened as a page of its own, it can do nothing.
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    },
  })
}

type Why = Extract<OutsideAnswer, { ok: false }>['why']

const PROBLEMS: Readonly<Record<Why, [number, string, string]>> = {
  dead: [502, 'unreachable', 'That host could not be reached. Check the address and try again.'],
  notFound: [502, 'notFound', 'That host does not have what the address names.'],
  tooLarge: [502, 'tooLarge', 'What that host sent is larger than what is read: 10 MB for a list, 256 kB for a logo.'],
  notVerified: [
    502,
    'notVerified',
    'What that gateway sent cannot be held against its content id, so it is not used. Ask another gateway.',
  ],
  notAList: [502, 'notAList', 'What that host sent is not a token list.'],
  notALogo: [502, 'notALogo', 'What that host sent is not a PNG, JPEG, WebP or GIF picture of at most 4096 px a side.'],
  busy: [503, 'busy', 'This server is handling as much as it can hold. Try again in a moment.'],
}
