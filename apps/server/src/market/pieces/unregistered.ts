import { DRAFT_SECONDS } from '@musi/api/music/studio'
import type { Kysely } from 'kysely'
import type { ServiceNeeds } from '#history/serviceNeeds.ts'
import type { ChainIndex } from '#history/chainIndex.ts'
import { nowSeconds } from '#platform/clock.ts'
import type { SongTables } from '#music/songs/songTables.ts'
import type { ObjectReferences } from '#music/uploads/objectReferences.ts'
import type { BytesByNetwork } from '#music/uploads/uploadStore.ts'
import type { PieceFileTables } from './pieceFileTables.ts'

type Db = Kysely<SongTables & PieceFileTables>
type Needs = { index: Pick<ChainIndex, 'query'>; references: Pick<ObjectReferences, 'markUnused'> }

/** Accounts checked in one sweep. */
const ACCOUNTS_PER_SWEEP = 1000
const SWEEP_EVERY_MS = 3_600_000

/** Bytes of drafts and piece pictures, by the network that uploaded them. */
export async function unregisteredBytesByNetwork(db: Db): Promise<BytesByNetwork> {
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

/** Deletes piece files of accounts that have opened no collection for a while (spec: uploads.drafts-end). */
export async function deleteAbandonedPieceFiles(db: Db, { index, references }: Needs, now: number): Promise<void> {
  const accounts = await db
    .selectFrom('piece_files')
    .select('account')
    .distinct()
    .where('made_at', '<=', now - DRAFT_SECONDS)
    .limit(ACCOUNTS_PER_SWEEP)
    .execute()
  for (const { account } of accounts) {
    const opened = await index.query<'acts'>({
      kind: 'acts',
      account,
      subject: null,
      act: 'openCollection',
      before: null,
    })
    if (opened === null) return
    if (opened.rows.length > 0) continue
    const old = db.selectFrom('piece_files').where('account', '=', account)
    const rows = await old
      .select('picture_object')
      .where('made_at', '<=', now - DRAFT_SECONDS)
      .execute()
    await db
      .deleteFrom('piece_files')
      .where('account', '=', account)
      .where('made_at', '<=', now - DRAFT_SECONDS)
      .execute()
    await references.markUnused(rows.map(({ picture_object: object }) => object))
  }
}

type SweepNeeds = Needs & Pick<ServiceNeeds, 'database' | 'clock' | 'log'>

/** Runs the sweep every hour. */
export function startPieceFileSweep({ database, clock, log, ...needs }: SweepNeeds): { stop: () => void } {
  async function sweep(): Promise<void> {
    const db = await database.tables<SongTables & PieceFileTables>()
    if (db !== null) await deleteAbandonedPieceFiles(db, needs, nowSeconds(clock))
  }
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => log.error(`Pictures for pieces were not swept: ${String(error)}`))
  }, SWEEP_EVERY_MS).unref()
  return { stop: () => clearInterval(timer) }
}
