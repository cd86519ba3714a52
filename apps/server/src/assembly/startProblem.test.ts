import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestPostgres, testPostgres } from '#testing/testPostgres.ts'
import { testConfig } from '#testing/testServer.ts'
import { startServer } from '../server.ts'
import { createLog } from '#platform/log.ts'
import { startProblem } from './startProblem.ts'

const home = mkdtempSync(join(tmpdir(), 'musi-start-'))
afterAll(() => rmSync(home, { recursive: true }))
writeFileSync(join(home, 'a-file'), '')

const problemOf = (env: Record<string, string>) =>
  startProblem(testConfig({ MUSI_DATA_DIR: join(home, 'data'), ...env }))

test('missing folders are created and left empty', async () => {
  expect(await problemOf({ MUSI_OBJECTS_DIR: join(home, 'objects/of/music') })).toBeNull()
  expect([readdirSync(join(home, 'data')), readdirSync(join(home, 'objects/of/music'))]).toEqual([[], []])
})

test('a folder that cannot be written to stops the start with a sentence that names it (spec: configuration.checked-at-start)', async () => {
  const inside = join(home, 'a-file/inside')
  for (const name of ['MUSI_DATA_DIR', 'MUSI_OBJECTS_DIR'])
    expect(await problemOf({ [name]: inside })).toBe(
      `${name} is "${inside}", but nothing can be written there (ENOTDIR). It must be a folder that the user of this server may write to.`,
    )
})

test('a missing takedown file stops the start (spec: configuration.checked-at-start)', async () => {
  const file = join(home, 'takedowns')
  expect(await problemOf({ MUSI_TAKEDOWN_FILE: file })).toBe(
    `MUSI_TAKEDOWN_FILE is "${file}", but it cannot be read (ENOENT). It must be a file; an empty one withdraws nothing.`,
  )
  writeFileSync(file, '')
  expect(await problemOf({ MUSI_TAKEDOWN_FILE: file })).toBeNull()
})

test('the server does not start if a setting has a problem', async () => {
  const config = testConfig({ MUSI_RPC_URL: 'http://127.0.0.1:1', MUSI_DATA_DIR: join(home, 'a-file') })
  const log = createLog(
    'error',
    () => undefined,
    (line) => line,
  )
  const started = await startServer({ config, chain: null, webDist: null, log, hasIndex: false })
  expect(started).toMatchObject({ ok: false, problem: { kind: 'settings' } })
  expect(existsSync(join(home, 'a-file'))).toBe(true)
})

describe('a database (spec: configuration.checked-at-start)', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await testPostgres()
  })
  afterAll(() => postgres.stop())

  test('with the right roles is accepted, and so is one that cannot be reached yet', async () => {
    const roles = { MUSI_DATABASE_URL: postgres.url, MUSI_DATABASE_READER_URL: postgres.readerUrl }
    expect(await problemOf(roles)).toBeNull()
    expect(await problemOf({ MUSI_DATABASE_URL: 'postgres://shop:x@127.0.0.1:1/musi' })).toBeNull()
  })

  test('that refuses a role stops the start, and the sentence contains no password', async () => {
    const wrong = (url: string) => url.replace(/:[^:@]+@/, ':SECRET@')
    const sentences = [
      await problemOf({ MUSI_DATABASE_URL: wrong(postgres.url) }),
      await problemOf({ MUSI_DATABASE_URL: postgres.url, MUSI_DATABASE_READER_URL: wrong(postgres.readerUrl) }),
      await problemOf({ MUSI_DATABASE_URL: postgres.url.replace(/musi$/, 'other') }),
    ]
    expect(sentences).toEqual([
      expect.stringMatching(/^MUSI_DATABASE_URL is refused .*password authentication failed for user "shop"/),
      expect.stringMatching(/^MUSI_DATABASE_READER_URL is refused .*password authentication failed for user "eyes"/),
      expect.stringMatching(/^MUSI_DATABASE_URL is refused .*database "other" does not exist/),
    ])
    expect(sentences.join()).not.toContain('SECRET')
  })

  test("with the reader's login in place of the writer's stops the start", async () => {
    expect(await problemOf({ MUSI_DATABASE_URL: postgres.readerUrl })).toMatch(
      /^MUSI_DATABASE_URL names the role "eyes", which may not create a schema in the database "musi"\./,
    )
  })
})
