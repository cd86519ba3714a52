import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestBucket, startTestBucket } from '#testing/testBucket.ts'
import { copyObjects } from './copyObjects.ts'
import { folderStore } from './folderStore.ts'
import type { ObjectStore } from './objectStore.ts'
import { openBucket } from './s3/openBucket.ts'

const home = mkdtempSync(join(tmpdir(), 'musi-copy-'))
const silent = { error: () => {}, info: () => {} }
let service: TestBucket
beforeAll(async () => {
  service = await startTestBucket()
})
afterAll(async () => {
  await service.end()
  rmSync(home, { recursive: true })
})

async function* content(text: string) {
  yield Buffer.from(text)
}
async function idsOf(store: ObjectStore) {
  const ids: string[] = []
  for await (const id of store.ids()) ids.push(id)
  return ids.toSorted()
}

test('objects are copied from a folder to a bucket and back, each verified by its name, and an interrupted copy continues (spec: songs.objects-copied)', async () => {
  const folder = folderStore(join(home, 'from'))
  const { objects: bucket } = openBucket(service.bucket, { scratch: join(home, 'scratch'), log: silent })
  for (const text of ['one', 'two', 'three', 'four']) await folder.put(content(text), 100)
  const ids = await idsOf(folder)
  let puts = 0
  const put: ObjectStore['put'] = async (pieces, maxBytes) => {
    puts += 1
    const outcome = await bucket.put(pieces, puts === 3 ? 0 : maxBytes)
    if (puts === 3) throw new Error('The line is gone.')
    return outcome
  }
  await expect(copyObjects({ from: folder, to: { ...bucket, put } })).rejects.toThrow('The line is gone.')
  expect(await copyObjects({ from: folder, to: bucket })).toEqual({ copied: 2, present: 2, damaged: [] })
  const back = folderStore(join(home, 'back'))
  expect(await copyObjects({ from: bucket, to: back })).toEqual({ copied: 4, present: 0, damaged: [] })
  expect(await idsOf(back)).toEqual(ids)
})

test('an object whose content does not match its name is reported and not copied (spec: songs.objects-copied)', async () => {
  const damaged = createHash('sha256').update('what it was').digest('hex')
  mkdirSync(join(home, 'damaged', damaged.slice(0, 2)), { recursive: true })
  writeFileSync(join(home, 'damaged', damaged.slice(0, 2), damaged), 'what it is')
  const to = folderStore(join(home, 'to'))
  const result = await copyObjects({ from: folderStore(join(home, 'damaged')), to })
  expect(result).toEqual({ copied: 0, present: 0, damaged: [damaged] })
  expect(await idsOf(to)).toEqual([])
})
