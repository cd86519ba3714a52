import { ACT_KINDS } from '@musi/api/historyNews'
import type { Endpoint } from '../http/route.ts'
import {
  type HistoryNeeds,
  addressIn,
  choiceIn,
  countedIn,
  historyAnswer,
  idIn,
  placeIn,
  placeOf,
} from './historyAnswer.ts'

/** GET /api/acts?account=&contract=&song=&order=&proposal=&kind=&before=: what was done, by somebody or with something. */
export const acts =
  (needs: HistoryNeeds): Endpoint =>
  (request) =>
    historyAnswer<'acts'>(
      needs,
      request,
      () => ({
        kind: 'acts',
        account: addressIn(request, 'account'),
        subject:
          addressIn(request, 'contract') ??
          idIn(request, 'song') ??
          idIn(request, 'order') ??
          countedIn(request, 'proposal'),
        act: choiceIn(request, 'kind', ACT_KINDS),
        before: placeIn(request, 'before'),
      }),
      placeOf,
    )
