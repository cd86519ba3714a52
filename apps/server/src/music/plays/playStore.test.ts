import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Address } from '@musi/domain/address'
import { afterAll, expect, test, vi } from 'vitest'
import { ownDatabase } from '#platform/database/ownDatabase.ts'
import { grantPlay, tryTakeBytes } from './playStore.ts'
import { PLAY_TABLES, type PlayTables } from './playTables.ts'

const home = mkdtempSync(join(tmpdir(), 'musi-plays-'))
afterAll(() => rmSync(home, { recursive: true }))
const FAN: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const MEGABYTE = 1024 ** 2
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }

test.each([
  ['four times the size of a long song', 50 * MEGABYTE, 200 * MEGABYTE],
  ['at least 30 MB for a short song', 2 * MEGABYTE, 30 * MEGABYTE],
])('a ticket serves %s and no more (spec: songs.tickets)', async (_, soundBytes, ticketBytes) => {
  const database = ownDatabase({
    folder: join(home, String(soundBytes)),
    logins: null,
    genesis: () => `0x${'ab'.repeat(32)}`,
    parts: [PLAY_TABLES],
    log,
    now: () => 0,
  })
  const db = (await database.tables<PlayTables>()) ?? expect.fail()
  const play = await grantPlay(
    db,
    {
      song: `0x${'1'.repeat(64)}`,
      account: FAN,
      way: 'play',
      payment: { id: 'paid', block: 1 },
      durationMs: 60_000,
      soundBytes,
    },
    1000,
  )
  expect(play?.bytes_left).toBe(ticketBytes)
  expect(await tryTakeBytes(db, 'paid', ticketBytes - 1, 1000)).toBe(true)
  expect(await tryTakeBytes(db, 'paid', 2, 1000)).toBe(false)
  expect(await tryTakeBytes(db, 'paid', 1, 1000)).toBe(true)
  await database.stop()
})
