import { earningsResource } from '@musi/api/history/earnings'
import type { OwnDatabase } from '#platform/database/ownDatabase.ts'
import type { Endpoint } from '#edge/http/route.ts'
import type { SongTables } from '../songs/songTables.ts'
import type { SongService } from '../studio/songService.ts'
import { songTitles } from '../songs/songTitles.ts'
import { type HistoryNeeds, historyAnswer, placeOf } from '#history/endpoints/historyAnswer.ts'

type Needs = HistoryNeeds & {
  database: Pick<OwnDatabase, 'tables'>
  songService: Pick<SongService, 'changeCount'>
}

/** GET /api/earnings: what songs earned, per payee (spec: songs.earnings). */
export const earnings = ({ index, database, songService }: Needs): Endpoint =>
  historyAnswer('earnings', earningsResource, { index }, (asked) => asked, placeOf, {
    changeCount: songService.changeCount,
    async complete(rows) {
      const tables = await database.tables<SongTables>()
      // Earnings come from the chain, so they are shown even without titles.
      const titles = tables === null ? new Map<string, string>() : await songTitles(tables, rows)
      return rows.map((row) => ({ ...row, title: titles.get(row.song) ?? null }))
    },
  })
