import { LOGOS_PATH } from '@musi/api/lists'
import { isAddress } from '@musi/domain/address'
import type { Context as Hono } from 'hono'
import type { Bindings, Context } from '../context.ts'
import { problemAnswer } from '../guard/problemAnswer.ts'
import { fileAnswer } from '../web/fileAnswer.ts'

/** GET /logos/{address}.svg: the picture of a token of the address book. */
export function logos({ catalogue }: Context, c: Hono<Bindings>): Response {
  const [, name = ''] = /^(.+)\.svg$/.exec(c.req.path.slice(LOGOS_PATH.length + 1)) ?? []
  const address = isAddress(name)
  if (!address)
    return problemAnswer(
      400,
      'badAddress',
      'A logo is asked for by the address of its token, with its checksum or in one case: /logos/0x….svg, 0x and 40 hexadecimal digits.',
    )
  const logo = catalogue.logo(address)
  if (logo === null)
    return problemAnswer(404, 'noLogo', 'No token of this address is known here, so there is no logo of it.')
  const answer = fileAnswer(logo, 'max-age=3600', c.req)
  // Opened as a page of its own, it can do nothing.
  answer.headers.set('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
  return answer
}
