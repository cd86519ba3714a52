import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test, vi } from 'vitest'
import { startTestBucket } from '#testing/testBucket.ts'
import { startTestServer } from '#testing/testServer.ts'
import { earlierAssets } from './earlierAssets.ts'

const home = mkdtempSync(join(tmpdir(), 'musi-builds-'))
afterAll(() => rmSync(home, { recursive: true }))
const PAGE =
  '<!doctype html><title>x</title><script type="application/json" id="musi-config"></script><script type="importmap">{"integrity":{}}</script>'

function build(name: string): string {
  const dist = join(home, name)
  mkdirSync(join(dist, 'assets'), { recursive: true })
  writeFileSync(join(dist, 'index.html'), PAGE)
  writeFileSync(join(dist, `assets/first-${name}.js`), `console.log("${name}")`)
  writeFileSync(join(dist, `assets/first-${name}.js.gz`), gzipSync(`console.log("${name}")`))
  return dist
}
const serverOf = (name: string, objects: string) =>
  startTestServer(
    { MUSI_RPC_URL: 'http://127.0.0.1:1', MUSI_OBJECTS_DIR: join(home, objects) },
    { webDist: build(name) },
  )

test('case 110: servers with two builds behind one address serve each other’s assets (spec: delivery.earlier-assets)', async () => {
  const servers = [await serverOf('one', 'shared'), await serverOf('two', 'shared')]
  for (const server of servers)
    for (const name of ['one', 'two']) {
      const { status, headers, text } = await server.ask(`/assets/first-${name}.js`)
      expect([status, text, headers]).toMatchObject([
        200,
        `console.log("${name}")`,
        { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' },
      ])
    }
  const packed = await servers[0]?.ask('/assets/first-two.js', { headers: { 'accept-encoding': 'gzip' } })
  expect(packed?.headers['content-encoding']).toBe('gzip')
  await Promise.all(servers.map((server) => server.close()))
})

test('case 110: a page of the previous build finds its assets after an upgrade (spec: delivery.earlier-assets)', async () => {
  await (await serverOf('before', 'upgraded')).close()
  const server = await serverOf('after', 'upgraded')
  expect((await server.ask('/assets/first-before.js')).text).toBe('console.log("before")')
  expect((await server.ask('/assets/first-never.js')).status).toBe(404)
  await server.close()
})

test('a build that no server has started with for 90 days is forgotten (spec: delivery.earlier-assets)', async () => {
  await (await serverOf('old', 'aged')).close()
  const kept = join(home, 'aged/assets')
  const longAgo = new Date(Date.now() - 91 * 86_400_000)
  for (const name of readdirSync(kept)) utimesSync(join(kept, name), longAgo, longAgo)
  const server = await serverOf('new', 'aged')
  expect(readdirSync(kept).toSorted()).toEqual(['first-new.js', 'first-new.js.gz'])
  await server.close()
})

test('case 88: only files of the folder itself are served', async () => {
  const server = await serverOf('guarded', 'links')
  const kept = join(home, 'links/assets')
  writeFileSync(join(home, 'secret.js'), 'SECRET')
  symlinkSync(join(home, 'secret.js'), join(kept, 'link.js'))
  mkdirSync(join(kept, 'folder.js'))
  for (const path of [
    'link.js',
    'folder.js',
    '..%2f..%2fsecret.js',
    '../../secret.js',
    '.part-1',
    'first-guarded.js.gz',
  ])
    expect((await server.ask(`/assets/${path}`)).text).not.toContain('SECRET')
  expect((await server.ask('/assets/link.js')).status).toBe(404)
  await server.close()
})

test('an unwritable folder is logged, and no earlier asset is found', async () => {
  writeFileSync(join(home, 'no-folder'), '')
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const assets = earlierAssets({ dist: build('alone'), folder: join(home, 'no-folder/assets'), nowMs: 0 }, log)
  expect(log.warn.mock.calls.join()).toContain('could not be shared with other servers')
  expect(await assets.find('/assets/first-alone.js')).toBeNull()
})

test('case 110: servers that share a bucket but no folder serve each other’s assets (spec: delivery.earlier-assets)', async () => {
  const service = await startTestBucket()
  const serverWith = (name: string) =>
    startTestServer({ MUSI_RPC_URL: 'http://127.0.0.1:1', ...service.env }, { webDist: build(name) })
  const servers = [await serverWith('three'), await serverWith('four')]
  for (const server of servers)
    for (const name of ['three', 'four']) {
      const { status, text } = await server.ask(`/assets/first-${name}.js`)
      expect([status, text]).toEqual([200, `console.log("${name}")`])
    }
  const packed = await servers[0]?.ask('/assets/first-four.js', { headers: { 'accept-encoding': 'gzip' } })
  expect(packed?.headers['content-encoding']).toBe('gzip')
  expect((await servers[1]?.ask('/assets/first-none.js'))?.status).toBe(404)
  await service.stop()
  expect((await servers[0]?.ask('/assets/first-four.js'))?.status).toBe(200)
  expect((await servers[0]?.ask('/assets/first-other.js'))?.status).toBe(404)
  await Promise.all(servers.map((server) => server.close()))
  await service.end()
})
