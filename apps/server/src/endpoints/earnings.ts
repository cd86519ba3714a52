import type { OwnDatabase } from '../database/ownDatabase.ts'
import type { Endpoint } from '../http/route.ts'
import type { SongTables } from '../songs/songTables.ts'
import { songTitles } from '../songs/songTitles.ts'
import { type HistoryNeeds, addressIn, historyAnswer, idIn, numberIn, placeIn, placeOf } from './historyAnswer.ts'

type Needs = HistoryNeeds & { own: Pick<OwnDatabase, 'tables'> }

/** GET /api/earnings?artist=&payee=&song=&from=&before=: what songs earned, for each of their payees (spec: songs.earnings). */
export const earnings =
  ({ index, own }: Needs): Endpoint =>
  (request) =>
    historyAnswer<'earnings'>(
      { index },
      request,
      () => ({
        ...{ kind: 'earnings', artist: addressIn(request, 'artist'), payee: addressIn(request, 'payee') },
        ...{ song: idIn(request, 'song'), from: numberIn(request, 'from'), before: placeIn(request, 'before') },
      }),
      placeOf,
      async (rows) => {
        const tables = await own.tables<SongTables>()
        // What was earned is the chain's to say, with or without what it is called.
        const titles = tables === null ? new Map<string, string>() : await songTitles(tables, rows)
        return rows.map((row) => ({ ...row, title: titles.get(row.song) ?? null }))
      },
    )
