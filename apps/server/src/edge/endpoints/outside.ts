import { type Answer, SANDBOX } from '../http/answer.ts'
import { busyAnswer, problemAnswer } from '../http/problemAnswer.ts'
import type { Endpoint } from '../http/route.ts'
import type { Outside, OutsideAnswer } from '../outside/outside.ts'
import { outsideUrl } from '../outside/outsideUrl.ts'

/** GET /outside/list?url= */
export const outsideList = ({ outside }: { outside: Pick<Outside, 'list' | 'trusted'> }): Endpoint =>
  outsideAnswer(outside.list, outside.trusted)

/** GET /outside/logo?url= */
export const outsideLogo = ({ outside }: { outside: Pick<Outside, 'logo' | 'trusted'> }): Endpoint =>
  outsideAnswer(outside.logo, outside.trusted)

function outsideAnswer(read: (url: URL) => Promise<OutsideAnswer>, trusted: ReadonlySet<string>): Endpoint {
  return async (request): Promise<Answer> => {
    const address = outsideUrl(request.query('url') ?? undefined, trusted)
    if (!address.ok) return problemAnswer(400, address.code, address.sentence)
    const result = await read(address.url)
    if (!result.ok)
      return result.reason === 'busy'
        ? busyAnswer()
        : problemAnswer(502, result.reason === 'dead' ? 'unreachable' : result.reason, OUTSIDE_SENTENCES[result.reason])
    // Counted once: the cache may share these bytes, or drop them while they are being sent.
    if (!request.hold().share(result.body)) return busyAnswer()
    const headers = { 'content-type': result.type, 'cache-control': 'private, max-age=300', ...SANDBOX }
    return { status: 200, headers, body: result.body }
  }
}

export type OutsideTrouble = Exclude<Extract<OutsideAnswer, { ok: false }>['reason'], 'busy'>

export const OUTSIDE_SENTENCES: Readonly<Record<OutsideTrouble, string>> = {
  dead: 'That host could not be reached. Check the address and try again.',
  notFound: 'That host does not have what the address names.',
  tooLarge: 'What that host sent is larger than what is read: 10 MB for a list, 256 kB for a logo.',
  notVerified: 'What that gateway sent cannot be held against its content id, so it is not used. Ask another gateway.',
  notAList: 'What that host sent is not a token list.',
  notALogo: 'What that host sent is not a PNG, JPEG, WebP or GIF picture of at most 4096 px a side.',
  notAPicture: 'What that host sent is not a PNG, JPEG, WebP or GIF picture that can be shown.',
}
