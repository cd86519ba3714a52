import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SongAbout } from '@musi/api/music/songs'
import { DRAFT_SECONDS } from '@musi/api/music/studio'
import { afterAll, expect, test, vi } from 'vitest'
import { ownDatabase } from '#platform/database/ownDatabase.ts'
import type { ChainIndex } from '#history/chainIndex.ts'
import { OWN_TABLES } from '#assembly/ownTables.ts'
import type { PieceFileTables } from '#market/pieces/pieceFileTables.ts'
import { deleteAbandonedPieceFiles, unregisteredBytesByNetwork } from '#market/pieces/unregistered.ts'
import type { SongTables } from '../songs/songTables.ts'
import { storeDetails } from '../songs/songDetails.ts'
import { deleteOldDrafts } from './deleteOldDrafts.ts'

const home = mkdtempSync(join(tmpdir(), 'musi-drafts-'))
afterAll(() => rmSync(home, { recursive: true }))
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const NOW = 1_800_000_000
const ARTIST = `0x${'a'.repeat(40)}` as const
const STRANGER = `0x${'b'.repeat(40)}` as const
const song = (number: number) => `0x${String(number).repeat(64)}`

/**
 * A history in which one song is registered and one account has opened a collection. `AWAY` is an
 * unavailable history.
 */
const history = (registered: string, artist: string): Pick<ChainIndex, 'query'> => ({
  query: ((query: { kind: string; song?: string; account?: string }) => {
    const isThere = query.kind === 'songs' ? query.song === registered : query.account === artist
    return Promise.resolve({ rows: isThere ? [{}] : [], isLast: true })
  }) as unknown as ChainIndex['query'],
})
const AWAY: Pick<ChainIndex, 'query'> = { query: () => Promise.resolve(null) }

async function tables(name: string) {
  const database = ownDatabase({
    folder: join(home, name),
    logins: null,
    genesis: () => song(9),
    parts: OWN_TABLES,
    log,
    now: () => NOW * 1000,
  })
  const db = (await database.tables<SongTables & PieceFileTables>()) ?? expect.fail()
  const gone: string[] = []
  const references = {
    markUnused: (objects: readonly (string | null)[]) =>
      Promise.resolve(void gone.push(...objects.filter((each) => each !== null))),
  }
  return { db, references, gone, stop: database.stop }
}

test('a draft is deleted 30 days after its last change, unless it is registered or the history cannot tell (spec: uploads.drafts-end)', async () => {
  const { db, references, gone, stop } = await tables('drafts')
  const about: SongAbout = {
    song_title: 'Tide',
    artist_name: 'Nova',
    genre: 'Dub',
    description: 'x',
    released_date: '',
    exclusive: 'true',
    artwork: null,
    keys: [],
    supporters: [],
    sound: null,
  }
  const kept = { account: ARTIST, bytes: 1000, network: 'n.one' }
  for (const [at, changedAt] of [NOW - DRAFT_SECONDS, NOW - DRAFT_SECONDS + 1, 1, 1].entries()) {
    await storeDetails(db, song(at + 1), about, `object-${at + 1}`)
    // The fourth song was seeded with the chain, not added here.
    const given = at === 3 ? { changed_at: changedAt } : { ...kept, changed_at: changedAt }
    await db
      .updateTable('songs')
      .set(given)
      .where('song', '=', song(at + 1))
      .execute()
  }
  expect([...(await unregisteredBytesByNetwork(db))]).toEqual([['n.one', 3000]])
  await deleteOldDrafts(db, { index: AWAY, references }, NOW)
  expect(gone).toEqual([])
  await deleteOldDrafts(db, { index: history(song(3), ARTIST), references }, NOW)
  const left = await db.selectFrom('songs').select('song').orderBy('song').execute()
  expect([left.map((row) => row.song), gone]).toEqual([[song(2), song(3), song(4)], ['object-1']])
  // A registered song is no longer a draft.
  expect([...(await unregisteredBytesByNetwork(db))]).toEqual([['n.one', 1000]])
  await stop()
})

test('pictures for pieces are deleted after 30 days if the account has opened no collection (spec: uploads.drafts-end)', async () => {
  const { db, references, gone, stop } = await tables('pictures')
  const file = (name: string, account: string, madeAt: number) => ({
    content: name,
    account,
    upload: name,
    picture_content: name,
    picture_object: `picture-${name}`,
    body: '{}',
    made_at: madeAt,
    network: 'n.one',
    bytes: 10,
  })
  const rows = [file('a', ARTIST, 1), file('b', STRANGER, 1), file('c', STRANGER, NOW)]
  await db.insertInto('piece_files').values(rows).execute()
  await deleteAbandonedPieceFiles(db, { index: AWAY, references }, NOW)
  expect(gone).toEqual([])
  await deleteAbandonedPieceFiles(db, { index: history('', ARTIST), references }, NOW)
  const left = await db.selectFrom('piece_files').select('content').orderBy('content').execute()
  expect([left.map(({ content }) => content), gone]).toEqual([['a', 'c'], ['picture-b']])
  await stop()
})
