import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownSongs } from '@musi/devchain/seed/music/ownSongs'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { afterAll, expect, test } from 'vitest'
import { ownDatabase } from '#platform/database/ownDatabase.ts'
import { songIdOf } from '@musi/devchain/seed/music/artists'
import type { Address } from '@musi/domain/address'
import { type SeedSong, songSeeder } from './songSeeder.ts'
import { SONG_TABLES, type SongTables } from './songTables.ts'
import { detailsOf } from './songDetails.ts'

const folder = mkdtempSync(join(tmpdir(), 'musi-seed-'))
afterAll(() => rmSync(folder, { recursive: true }))
const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
const NOW_MS = 1_800_000_000_000

async function seeded(songs: readonly SeedSong[], change?: (song: string) => object) {
  const database = ownDatabase({
    folder,
    logins: null,
    genesis: () => `0x${'ab'.repeat(32)}`,
    parts: [SONG_TABLES],
    log,
    now: () => 0,
  })
  const seeder = songSeeder({ database, clock: { now: () => NOW_MS }, hasSound: () => Promise.resolve(true) })
  seeder.begin(songs)
  const tables = (await database.tables<SongTables>()) ?? expect.fail()
  await expect.poll(() => tables.selectFrom('songs').select('song').execute()).toHaveLength(songs.length)
  await seeder.stop()
  const rows = await tables.selectFrom('songs').selectAll().execute()
  const [first] = rows
  if (change !== undefined && first !== undefined)
    await tables.updateTable('songs').set(change(first.song)).where('song', '=', first.song).execute()
  await database.stop()
  return rows
}

test('our own chain starts with supporter songs, non-exclusive ones, a withdrawn one and a draft with terms, and later changes are kept (spec: world.music)', async () => {
  const songs = ownSongs(ownWorld())
  const rows = await seeded(songs, () => ({ song_title: 'Another name' }))
  expect(songs.filter(({ isWithdrawn }) => isWithdrawn).map(({ texts }) => texts.song_title)).toEqual([
    'Strobe Lullaby',
  ])
  const elsewhere = rows.filter(({ exclusive }) => exclusive === 'false').map(({ song_title }) => song_title)
  expect(elsewhere).toContain('Kitchen Radio')
  expect(elsewhere).not.toContain('Glass Weather')
  const first = rows.filter((row) => detailsOf(row).supporters.length > 0)
  expect(first.map(({ song_title }) => song_title)).toEqual(['Encore For An Empty Square'])
  const drafts = rows.filter(({ plan }) => plan !== null)
  expect(drafts).toMatchObject([{ song_title: 'Slow Ferry (Radio Edit)', made_at: NOW_MS / 1000 }])
  const [{ song, jukebox, account, nonce, plan } = expect.fail()] = drafts
  expect(jukebox).toBe(ownWorld().own.jukebox.address)
  expect(song).toBe(songIdOf(jukebox as Address, account as Address, BigInt(nonce ?? 0)))
  const { payees } = JSON.parse(plan ?? '') as { payees: { shareBps: number }[] }
  expect(payees.map(({ shareBps }) => shareBps)).toEqual([8000, 2000])
  const again = await seeded(songs)
  expect(again.map(({ song_title }) => song_title)).toContain('Another name')
})
