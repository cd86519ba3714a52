import { DRAFT_SECONDS } from '@musi/api/music/studio'
import { type Kysely, sql } from 'kysely'
import type { ChainIndex } from '#history/chainIndex.ts'
import type { SongTables } from '../songs/songTables.ts'
import { artworkObject } from '../songs/songDetails.ts'
import type { ObjectReferences } from '../uploads/objectReferences.ts'

type Db = Kysely<SongTables>
type Needs = { index: Pick<ChainIndex, 'query'>; references: Pick<ObjectReferences, 'markUnused'> }

/** Rows checked per sweep, chosen at random so that each gets its turn. */
const ACCOUNTS_PER_SWEEP = 1000

/** Deletes drafts not registered or changed for `DRAFT_SECONDS`, and marks songs that are on the chain (spec: uploads.drafts-end). */
export async function deleteOldDrafts(db: Db, { index, references }: Needs, nowSeconds: number): Promise<void> {
  const rows = await db
    .selectFrom('songs')
    .selectAll()
    .where('account', 'is not', null)
    .where('is_registered', '=', 0)
    .where('leaving_at', 'is', null)
    .orderBy(sql`random()`)
    .limit(ACCOUNTS_PER_SWEEP)
    .execute()
  for (const row of rows) {
    const page = await index.query<'songs'>({ kind: 'songs', artist: null, song: row.song, before: null })
    // Without the history nothing is deleted.
    if (page === null) return
    const song = db.updateTable('songs').where('song', '=', row.song)
    if (page.rows.length > 0) await song.set({ is_registered: 1 }).execute()
    else if (row.changed_at <= nowSeconds - DRAFT_SECONDS) {
      await db.deleteFrom('songs').where('song', '=', row.song).where('changed_at', '=', row.changed_at).execute()
      await references.markUnused([row.sound_object, row.preview_object, artworkObject(row.artwork)])
    }
  }
}
