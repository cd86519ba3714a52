import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { S3Client } from '#music/media/s3/s3Client.ts'
import { bucketAssets } from './bucketAssets.ts'

const DAY_MS = 86_400_000
const NOW_MS = Date.parse('2030-01-01T00:00:00Z')
const build = mkdtempSync(join(tmpdir(), 'musi-build-'))
writeFileSync(join(build, 'app.js'), 'app')
writeFileSync(join(build, 'app.js.br'), 'packed')
afterAll(() => rmSync(build, { recursive: true }))

/** Times of the bucket's objects; null for one that names none. */
let objects: Map<string, number | null>
let date: string | null
beforeEach(() => {
  objects = new Map()
  date = new Date(NOW_MS).toUTCString()
})

const client: S3Client = ({ method, key }) => {
  if (method === 'PUT') objects.set(key, NOW_MS)
  if (method === 'DELETE') objects.delete(key)
  const entries = [...objects].map(([name, atMs]) => {
    const time = atMs === null ? '' : `<LastModified>${new Date(atMs).toISOString()}</LastModified>`
    return `<Contents><Key>music/${name}</Key>${time}<Owner><ID>x</ID></Owner></Contents>`
  })
  const body = method === 'GET' ? `<ListBucketResult>${entries.join('')}</ListBucketResult>` : ''
  return Promise.resolve(new Response(body, { headers: date === null ? {} : { date } }))
}
const add = () => bucketAssets(client, () => NOW_MS).add(build)

test('a starting server stores its assets in the bucket, and again once they are a month old (spec: delivery.earlier-assets)', async () => {
  await add()
  expect([...objects.keys()].toSorted()).toEqual(['assets/app.js', 'assets/app.js.br'])
  objects.set('assets/app.js', NOW_MS - 31 * DAY_MS).set('assets/app.js.br', NOW_MS - 29 * DAY_MS)
  await add()
  expect(objects).toEqual(
    new Map([
      ['assets/app.js', NOW_MS],
      ['assets/app.js.br', NOW_MS - 29 * DAY_MS],
    ]),
  )
})

test('assets of a build that no server has started with for 90 days leave the bucket; its own never do (spec: delivery.earlier-assets)', async () => {
  objects
    .set('assets/app.js', NOW_MS - 100 * DAY_MS)
    .set('assets/old.js', NOW_MS - 91 * DAY_MS)
    .set('assets/later.js', NOW_MS - 89 * DAY_MS)
    .set('assets/untimed.js', null)
  await add()
  expect([...objects.keys()].toSorted()).toEqual([
    'assets/app.js',
    'assets/app.js.br',
    'assets/later.js',
    'assets/untimed.js',
  ])
})

test('a bucket that does not name its time loses nothing', async () => {
  date = null
  objects.set('assets/old.js', NOW_MS - 1000 * DAY_MS)
  await add()
  expect(objects.has('assets/old.js')).toBe(true)
})
