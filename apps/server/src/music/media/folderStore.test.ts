import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { folderStore } from './folderStore.ts'
import type { ObjectStore } from './objectStore.ts'

const folders: string[] = []
function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'musi-objects-'))
  folders.push(folder)
  return folder
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}
const idOf = (text: string) => createHash('sha256').update(text).digest('hex')
async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = []
  for await (const item of items) list.push(item)
  return list
}
const allIds = async (store: ObjectStore) => (await allOf(store.ids())).toSorted()
async function textOf(store: ObjectStore, id: string, range = { start: 0, end: 99 }) {
  const read = await store.read(id, range)
  return read === null ? null : Buffer.concat(await allOf(read)).toString()
}

test('stored content is found by its hash, whole and in part, and identical content is stored once (spec: songs.objects)', async () => {
  const store = folderStore(newFolder())
  const id = idOf('one song')
  expect(await store.put(pieces('one', ' song'), 100)).toEqual({ ok: true, id, bytes: 8 })
  expect(await store.put(pieces('one song'), 100)).toEqual({ ok: true, id, bytes: 8 })
  expect(await allIds(store)).toEqual([id])
  expect([await store.bytesOf(id), await textOf(store, id), await textOf(store, id, { start: 4, end: 5 })]).toEqual([
    8,
    'one song',
    'so',
  ])
  await store.remove(id)
  await store.remove(id)
  expect([await store.bytesOf(id), await textOf(store, id)]).toEqual([null, null])
})

test('content that is too long or breaks off leaves nothing behind', async () => {
  const folder = newFolder()
  const store = folderStore(folder)
  async function* broken() {
    yield Buffer.from('half a')
    throw new Error('The line is gone.')
  }
  expect(await store.put(pieces('12345', '67890'), 9)).toEqual({ ok: false, trouble: 'tooLarge' })
  await expect(store.put(broken(), 100)).rejects.toThrow('The line is gone.')
  expect([await allIds(store), readdirSync(join(folder, 'parts'))]).toEqual([[], []])
})

test('case 88: a name that is not a hash, or a link in the folder, reads nothing', async () => {
  const folder = newFolder()
  const store = folderStore(folder)
  writeFileSync(join(folder, 'secret'), 'secret')
  const id = idOf('never put')
  mkdirSync(join(folder, id.slice(0, 2)))
  symlinkSync(join(folder, 'secret'), join(folder, id.slice(0, 2), id))
  for (const name of [id, '../secret', 'secret', `${id}/../../secret`, id.toUpperCase(), ''])
    expect([await store.bytesOf(name), await textOf(store, name)], name).toEqual([null, null])
  await store.remove('../secret')
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe('secret')
})

test('case 90: an unwritable folder is an error', async () => {
  const folder = newFolder()
  // A file takes the folder's place, because for root no folder is read-only.
  writeFileSync(join(folder, 'parts'), '')
  await expect(folderStore(folder).put(pieces('x'), 9)).rejects.toThrow(/EEXIST|ENOTDIR/)
  const full = folderStore('/dev/full')
  await expect(full.put(pieces('x'), 9)).rejects.toThrow(/ENOTDIR/)
})

test('a sweep deletes only old parts', async () => {
  const folder = newFolder()
  const store = folderStore(folder)
  await store.put(pieces('kept'), 100)
  writeFileSync(join(folder, 'parts', 'old'), 'half')
  writeFileSync(join(folder, 'parts', 'new'), 'half')
  utimesSync(join(folder, 'parts', 'old'), 1, 1)
  expect(await store.sweep(Date.now() - 60_000)).toBe(1)
  expect([readdirSync(join(folder, 'parts')), await allIds(store)]).toEqual([['new'], [idOf('kept')]])
})

test('case 90: a store killed during puts, removals and sweeps has everything it confirmed, and nothing partial', async () => {
  const folder = newFolder()
  const store = folderStore(folder)
  const kept = new Set<string>()
  for (const waitMs of [25, 60, 110, 170]) {
    const child = fork(join(import.meta.dirname, 'testing/testStoreSubject.ts'), [folder, String(waitMs)], {
      stdio: 'ignore',
    })
    const uncertain = new Set<string>()
    child.on('message', ({ kind, id }: { kind: 'put' | 'removing' | 'removed'; id: string }) => {
      if (kind === 'put') kept.add(id)
      if (kind === 'removing') uncertain.add(id)
      if (kind !== 'put') kept.delete(id)
    })
    await once(child, 'message')
    setTimeout(() => child.kill('SIGKILL'), waitMs)
    await once(child, 'exit')
    const there = await allIds(store)
    expect([...kept].filter((id) => !there.includes(id) && !uncertain.has(id))).toEqual([])
    for (const id of there) {
      const read = await store.read(id, { start: 0, end: 10_000_000 })
      const sum = createHash('sha256')
      for await (const piece of read ?? []) sum.update(piece)
      expect(sum.digest('hex')).toBe(id)
    }
  }
  expect(kept.size).toBeGreaterThan(3)
  await store.sweep(Date.now() + 1)
  expect(readdirSync(join(folder, 'parts'))).toEqual([])
})
