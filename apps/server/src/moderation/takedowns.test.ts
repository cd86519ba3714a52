import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { parseTakedowns, takedownFile } from './takedowns.ts'

const folder = mkdtempSync(join(tmpdir(), 'musi-takedown-'))
afterAll(() => rmSync(folder, { recursive: true }))
const HASH = 'ab'.repeat(32)
const SONG = `0x${'5A'.repeat(32)}` as const

it('reads a hash or an id per line, and names the lines that are neither', () => {
  const { ids, unread } = parseTakedowns(`# by court order\n${HASH}  # a recording\r\n\n${SONG}\nnonsense\n0x12`)
  expect([...ids]).toEqual([HASH, '5a'.repeat(32)])
  expect(unread).toEqual([5, 6])
})

it('withdrawn songs stay withdrawn while the file cannot be read, which is logged once (spec: songs.withdrawn)', async () => {
  const file = join(folder, 'list')
  const log = { error: vi.fn() }
  const list = takedownFile(file, log)
  await list.reread()
  expect([log.error.mock.calls.length, list.has(HASH)]).toEqual([1, false])
  writeFileSync(file, `${HASH}\n${SONG}`)
  await list.reread()
  expect([list.has(`0x${HASH}`), list.has(SONG.toLowerCase()), list.has(null), list.has('cd'.repeat(32))]).toEqual([
    true,
    true,
    false,
    false,
  ])
  rmSync(file)
  await list.reread()
  await list.reread()
  expect([log.error.mock.calls.length, list.has(HASH)]).toEqual([2, true])
  writeFileSync(file, '')
  await list.reread()
  expect(list.has(HASH)).toBe(false)
  await list.stop()
})
