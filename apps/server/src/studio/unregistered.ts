import { DRAFT_SECONDS } from '@musi/api/studio'
import { type Kysely, sql } from 'kysely'
import type { ChainIndex } from '../index/chainIndex.ts'
import type { PieceFileTables } from '../pieces/pieceFileTables.ts'
import type { SongTables } from '../songs/songTables.ts'
import { artworkObject } from '../songs/withAbout.ts'
import type { ObjectKeeper } from '../uploads/objectKeeper.ts'
import type { ByNetwork } from '../uploads/uploadBook.ts'

type Db = Kysely<SongTables & PieceFileTables>
type Needs = { index: Pick<ChainIndex, 'query'>; keeper: Pick<ObjectKeeper, 'letGo'> }

/** Rows looked at in one sweep, drawn by lot, so that none waits for ever behind others. */
const MOST_A_SWEEP = 1000

/** The bytes of drafts and of pictures of pieces, by the network that they came from. */
export async function unregisteredBytes(db: Db): Promise<ByNetwork> {
  const drafts = await db
    .selectFrom('songs')
    .select((column) => ['network', column.fn.sum<number | string>('bytes').as('bytes')])
    .where('account', 'is not', null)
    .where('is_registered', '=', 0)
    .groupBy('network')
    .execute()
  const pictures = await db
    .selectFrom('piece_files')
    .select((column) => ['network', column.fn.sum<number | string>('bytes').as('bytes')])
    .groupBy('network')
    .execute()
  const sums = new Map<string, number>()
  for (const { network, bytes } of [...drafts, ...pictures]) sums.set(network, (sums.get(network) ?? 0) + Number(bytes))
  return sums
}

/** Ends drafts that nobody registered or changed for so long, and notes which songs are on the chain (spec: uploads.drafts-end). */
export async function endDrafts(db: Db, { index, keeper }: Needs, nowSeconds: number): Promise<void> {
  const rows = await db
    .selectFrom('songs')
    .selectAll()
    .where('account', 'is not', null)
    .where('is_registered', '=', 0)
    .where('leaving_at', 'is', null)
    .orderBy(sql`random()`)
    .limit(MOST_A_SWEEP)
    .execute()
  for (const row of rows) {
    const page = await index.query<'songs'>({ kind: 'songs', artist: null, song: row.song, before: null })
    // The history cannot say: nothing ends on a guess.
    if (page === null) return
    const song = db.updateTable('songs').where('song', '=', row.song)
    if (page.rows.length > 0) await song.set({ is_registered: 1 }).execute()
    else if (row.changed_at <= nowSeconds - DRAFT_SECONDS) {
      await db.deleteFrom('songs').where('song', '=', row.song).where('changed_at', '=', row.changed_at).execute()
      await keeper.letGo([row.sound_object, row.preview_object, artworkObject(row.artwork)])
    }
  }
}

/** Ends the files for pieces of accounts that have not opened a collection for so long (spec: uploads.drafts-end). */
export async function endPieceFiles(db: Db, { index, keeper }: Needs, nowSeconds: number): Promise<void> {
  const accounts = await db
    .selectFrom('piece_files')
    .select('account')
    .distinct()
    .where('made_at', '<=', nowSeconds - DRAFT_SECONDS)
    .limit(MOST_A_SWEEP)
    .execute()
  for (const { account } of accounts) {
    const opened = await index.query<'acts'>({
      ...{ kind: 'acts', account, subject: null, act: 'openCollection', before: null },
    })
    if (opened === null) return
    if (opened.rows.length > 0) continue
    const old = db.selectFrom('piece_files').where('account', '=', account)
    const rows = await old
      .select('picture_object')
      .where('made_at', '<=', nowSeconds - DRAFT_SECONDS)
      .execute()
    await db
      .deleteFrom('piece_files')
      .where('account', '=', account)
      .where('made_at', '<=', nowSeconds - DRAFT_SECONDS)
      .execute()
    await keeper.letGo(rows.map(({ picture_object: object }) => object))
  }
}
