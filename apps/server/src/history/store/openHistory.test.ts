import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { openHistory } from './openHistory.ts'
import { type HistoryDb, firstBlockOfHistory } from './tables.ts'

const folder = mkdtempSync(join(tmpdir(), 'musi-history-'))
afterAll(() => rmSync(folder, { recursive: true }))

const firstBlockOf = (db: HistoryDb) => firstBlockOfHistory(db, () => Promise.resolve(7))

it('a history survives a restart, and is rebuilt if its file is damaged (spec: index.file)', async () => {
  const file = join(folder, 'one', 'a.db')
  const warn = vi.fn()
  const first = await openHistory(file, warn)
  expect(await firstBlockOf(first)).toBe(7)
  await first.destroy()
  const reopened = await openHistory(file, warn)
  expect(await firstBlockOfHistory(reopened, () => Promise.resolve(99))).toBe(7)
  await reopened.destroy()

  writeFileSync(file, 'this is no database, '.repeat(1000))
  const rebuilt = await openHistory(file, warn)
  expect(await firstBlockOfHistory(rebuilt, () => Promise.resolve(99))).toBe(99)
  await rebuilt.destroy()
  expect(warn).not.toHaveBeenCalled()
})

it('a second process keeps its history in memory and leaves the first one’s file alone', async () => {
  const file = join(folder, 'two', 'a.db')
  const warn = vi.fn()
  const first = await openHistory(file, warn)
  await firstBlockOf(first)
  const second = await openHistory(file, warn)
  expect(await firstBlockOfHistory(second, () => Promise.resolve(99))).toBe(99)
  expect(warn).toHaveBeenCalledOnce()
  expect(await firstBlockOf(first)).toBe(7)
  await Promise.all([first.destroy(), second.destroy()])
})

it('an unwritable folder only causes a line in the log', async () => {
  const blocked = join(folder, 'file')
  writeFileSync(blocked, '')
  const warn = vi.fn()
  const db = await openHistory(join(blocked, 'a.db'), warn)
  expect([await firstBlockOf(db), warn.mock.calls.length]).toEqual([7, 1])
  await db.destroy()
})

it('of the histories of other chains, only the newest is kept', async () => {
  const home = join(folder, 'three')
  mkdirSync(home)
  for (const name of ['a.db', 'b.db', 'c.db']) writeFileSync(join(home, name), '')
  const db = await openHistory(join(home, 'd.db'), vi.fn())
  await db.destroy()
  expect(readdirSync(home).filter((name) => name.endsWith('.db'))).toHaveLength(2)
  expect(existsSync(join(home, 'd.db'))).toBe(true)
})
