import type { Endpoint } from '../http/route.ts'
import { type HistoryNeeds, addressIn, historyAnswer, idIn, placeIn, placeOf } from './historyAnswer.ts'

/** GET /api/earnings?artist=&payee=&song=&before=: what songs earned, for each of their payees (spec: songs.earnings). */
export const earnings =
  ({ index }: HistoryNeeds): Endpoint =>
  (request) =>
    historyAnswer<'earnings'>(
      { index },
      request,
      () => ({
        ...{ kind: 'earnings', artist: addressIn(request, 'artist'), payee: addressIn(request, 'payee') },
        ...{ song: idIn(request, 'song'), before: placeIn(request, 'before') },
      }),
      placeOf,
    )
