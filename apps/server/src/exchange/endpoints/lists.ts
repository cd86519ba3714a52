import { REVALIDATED, fileAnswer } from '#edge/http/fileAnswer.ts'
import { problemAnswer } from '#edge/http/problemAnswer.ts'
import type { Endpoint } from '#edge/http/route.ts'
import { requestOrigin } from '#edge/http/requestOrigin.ts'
import type { TokenCatalogue } from '../lists/tokenCatalogue.ts'

type Needs = { catalogue: Pick<TokenCatalogue, 'list' | 'hasLists'>; publicOrigins: readonly string[] | null }

/** GET /lists/default.json and others: token lists made from the address book. */
export const lists =
  ({ catalogue, publicOrigins }: Needs): Endpoint =>
  (request) => {
    const origin = requestOrigin(publicOrigins, request.headers.host ?? '')
    const list = catalogue.list(request.params['rest'] ?? '', origin)
    if (list !== null) return fileAnswer(list, REVALIDATED, request)
    const sentence = catalogue.hasLists
      ? 'There is no such token list. The one to begin with is /lists/default.json.'
      : 'There are no token lists here, because this server knows no tokens of its chain. Set MUSI_ADDRESS_BOOK and start it again.'
    return problemAnswer(404, 'noList', sentence)
  }
