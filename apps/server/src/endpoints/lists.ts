import { LISTS_PATH } from '@musi/api/lists'
import type { Context as Hono } from 'hono'
import type { Bindings, Context } from '../context.ts'
import { problemAnswer } from '../guard/problemAnswer.ts'
import { askedOrigin } from '../lists/askedOrigin.ts'
import { fileAnswer } from '../web/fileAnswer.ts'

/** GET /lists/default.json and others: token lists made from the address book. */
export function lists({ catalogue, config }: Context, c: Hono<Bindings>): Response {
  const name = c.req.path.slice(LISTS_PATH.length + 1)
  const list = catalogue.list(name, askedOrigin(config, c.req.header('host') ?? ''))
  if (list !== null) return fileAnswer(list, 'no-cache', c.req)
  const sentence = catalogue.hasLists
    ? 'There is no such token list. The one to begin with is /lists/default.json.'
    : 'There are no token lists here, because this server knows no tokens of its chain. Set MUSI_ADDRESS_BOOK and start it again.'
  return problemAnswer(404, 'noList', sentence)
}
