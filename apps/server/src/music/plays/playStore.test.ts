import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Address } from '@musi/domain/address'
import { afterAll, expect, test, vi } from 'vitest'
import { ownDatabase } from '#platform/database/ownDatabase.ts'
import { grantPlay, takeBytes } from './playStore.ts'
import { PLAY_TABLES, type PlayTables } from './playTables.ts'

const home = mkdtempSync(join(tmpdir(), 'musi-plays-'))
afterAll(() => rmSync(home, { recursive: true }))
const FAN: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const MEGABYTE = 1024 ** 2
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }

test.each([
  ['a long song four times', 50 * MEGABYTE, 200 * MEGABYTE],
  ['a short song so often that a poor line does not use it up', 2 * MEGABYTE, 30 * MEGABYTE],
])('a ticket serves %s, and no byte more (spec: songs.tickets)', async (name, soundBytes, most) => {
  const database = ownDatabase({
    folder: join(home, name.slice(2, 6)),
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
  expect(play?.bytes_left).toBe(most)
  expect(await takeBytes(db, 'paid', most - 1, 1000)).toBe(true)
  expect(await takeBytes(db, 'paid', 2, 1000)).toBe(false)
  expect(await takeBytes(db, 'paid', 1, 1000)).toBe(true)
  await database.stop()
})
