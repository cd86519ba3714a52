import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'musi-backup-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function backup(args: readonly string[], more: Record<string, string> = {}) {
  const env = { ...process.env, MUSI_DATA_DIR: folder, ...more }
  const ended = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'backup.ts'), ...args], { env })
  return await ended.then(
    ({ stdout }) => ({ ok: true, text: stdout }),
    ({ stderr }: { stderr: string }) => ({ ok: false, text: stderr }),
  )
}

it('the backup copies the database of every chain that the server has served, even while one is being written (spec: own.backup)', async () => {
  expect(await backup([])).toMatchObject({
    ok: false,
    text: expect.stringContaining(`nothing to copy: no server has kept anything in ${folder}.`),
  })
  mkdirSync(join(folder, 'own'))
  const open = ['own-aa.db', 'own-bb.db'].map((name) => new DatabaseSync(join(folder, 'own', name)))
  for (const database of open)
    database.exec("pragma journal_mode = wal; create table notes (text); insert into notes values ('kept')")
  open[0]?.exec("begin; insert into notes values ('not yet')")
  const backedUp = await backup(['--to', join(folder, 'copies')])
  expect([backedUp.ok, backedUp.text.match(/is a whole copy/g)?.length]).toEqual([true, 2])
  const copies = readdirSync(join(folder, 'copies'))
  expect(copies.map((name) => name.slice(0, 7)).toSorted()).toEqual(['own-aa-', 'own-bb-'])
  for (const name of copies) {
    const copy = new DatabaseSync(join(folder, 'copies', name), { readOnly: true })
    expect(copy.prepare('select text from notes').all()).toEqual([{ text: 'kept' }])
    copy.close()
  }
  for (const database of open) database.close()
})

it('the backup of a PostgreSQL that cannot be reached says so without the password', async () => {
  const answer = await backup([], { MUSI_DATABASE_URL: 'postgres://a:secret99@127.0.0.1:1/musi' })
  expect(answer).toMatchObject({ ok: false, text: expect.stringContaining('ECONNREFUSED') })
  expect(answer.text).not.toContain('secret99')
})
