import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { openHistory } from './openHistory.ts'
import { type HistoryDb, historyBegin } from './tables.ts'

const folder = mkdtempSync(join(tmpdir(), 'musi-history-'))
afterAll(() => rmSync(folder, { recursive: true }))

const sinceOf = (db: HistoryDb) => historyBegin(db, () => Promise.resolve(7))

it('a history survives a restart, and is rebuilt if its file is damaged (spec: index.file)', async () => {
  const file = join(folder, 'one', 'a.db')
  const warn = vi.fn()
  const first = await openHistory(file, warn)
  expect(await sinceOf(first)).toBe(7)
  await first.destroy()
  const again = await openHistory(file, warn)
  expect(await historyBegin(again, () => Promise.resolve(99))).toBe(7)
  await again.destroy()

  writeFileSync(file, 'this is no database, '.repeat(1000))
  const anew = await openHistory(file, warn)
  expect(await historyBegin(anew, () => Promise.resolve(99))).toBe(99)
  await anew.destroy()
  expect(warn).not.toHaveBeenCalled()
})

it('a second process keeps its history in memory and leaves the first one’s file alone', async () => {
  const file = join(folder, 'two', 'a.db')
  const warn = vi.fn()
  const first = await openHistory(file, warn)
  await sinceOf(first)
  const second = await openHistory(file, warn)
  expect(await historyBegin(second, () => Promise.resolve(99))).toBe(99)
  expect(warn).toHaveBeenCalledOnce()
  expect(await sinceOf(first)).toBe(7)
  await Promise.all([first.destroy(), second.destroy()])
})

it('an unwritable folder only causes a line in the log', async () => {
  const blocked = join(folder, 'file')
  writeFileSync(blocked, '')
  const warn = vi.fn()
  const db = await openHistory(join(blocked, 'a.db'), warn)
  expect([await sinceOf(db), warn.mock.calls.length]).toEqual([7, 1])
  await db.destroy()
})

it('one history of other chains is kept, the newest', async () => {
  const home = join(folder, 'three')
  mkdirSync(home)
  for (const name of ['a.db', 'b.db', 'c.db']) writeFileSync(join(home, name), '')
  const db = await openHistory(join(home, 'd.db'), vi.fn())
  await db.destroy()
  expect(readdirSync(home).filter((name) => name.endsWith('.db'))).toHaveLength(2)
  expect(existsSync(join(home, 'd.db'))).toBe(true)
})
