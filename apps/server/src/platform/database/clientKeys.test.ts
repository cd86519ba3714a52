import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { clientKeys } from './clientKeys.ts'
import { ownDatabase } from './ownDatabase.ts'

const home = mkdtempSync(join(tmpdir(), 'musi-clients-'))
afterAll(() => rmSync(home, { recursive: true }))
const SEALS = { part: 'seals', steps: [['create table seals (name text primary key, key text not null)']] }
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }

async function openTables(folder: string) {
  const genesis = () => `0x${'ab'.repeat(32)}`
  const options = { folder: join(home, folder), logins: null, genesis, parts: [SEALS], log, now: () => 0 }
  const database = ownDatabase(options)
  return { db: (await database.tables<unknown>()) ?? expect.fail(), stop: database.stop }
}

test('a stored client key is the same for all servers of a database, and cannot be found by hashing every address (spec: own.client-keys)', async () => {
  const [one, sameDatabase, other] = [await openTables('one'), await openTables('one'), await openTables('other')]
  const keys = await clientKeys(one.db, '127.0.1.3')
  expect(keys).toEqual({
    client: expect.stringMatching(/^[\w-]{22}$/),
    network: expect.stringMatching(/^n\.[\w-]{22}$/),
  })
  expect(await clientKeys(sameDatabase.db, '127.0.1.3')).toEqual(keys)
  expect((await clientKeys(other.db, '127.0.1.3')).client).not.toBe(keys.client)
  expect(keys.client).not.toBe(createHash('sha256').update('127.0.1.3').digest('base64url').slice(0, 22))
  const [ofSite, ofSiteToo] = [await clientKeys(one.db, '2001:db8:7:1'), await clientKeys(one.db, '2001:db8:7:2')]
  expect([ofSite.network === ofSiteToo.network, ofSite.client === ofSiteToo.client]).toEqual([true, false])
  await Promise.all([one, sameDatabase, other].map(({ stop }) => stop()))
})
