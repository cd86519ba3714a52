// Three servers that share a database and an object folder, under ordinary use and database restarts.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { NONCE_PATH, SESSION_PATH, uploadPath, UPLOADS_PATH } from '@musi/api/paths'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import type { Product } from '@musi/scripts/run/product'
import { mp3Of, testTone } from '@musi/server/music/decoding/testing/testSounds'
import { type TestPostgres, testPostgres } from '@musi/server/testing/testPostgres'
import { askPort } from '@musi/server/testing/testServer'
import { signIn, testPage } from '@musi/server/testing/testSignIn'
import { newUpload, sendAll, waitForOutcome } from '@musi/server/testing/testStudio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productOn } from './testing/productOn.ts'

const isLong = process.env['MUSI_LONG'] === '1'
const RACES = isLong ? 500 : 8
const RESTARTS = isLong ? 50 : 3
/** Enough callers for connections to be in use when the database restarts. */
const CALLERS_PER_SERVER = 8
const TIMEOUT_MS = isLong ? 3_600_000 : 120_000

type Server = Product & { page: ReturnType<typeof testPage> }

let chain: TestChain
let postgres: TestPostgres
let folder: string
let servers: readonly Server[]
/** Rate limits are per IP address, so each client gets its own. */
let lastClient = 0

async function startServer(env: Record<string, string>): Promise<Server> {
  const product = await productOn(chain, chain.rpcUrl, env)
  const port = Number(new URL(product.origin).port)
  const origin = `http://127.0.0.1:${port}`
  const page = testPage({
    origin,
    ask(path, options = {}) {
      lastClient += 1
      const client = `203.0.${Math.floor(lastClient / 250) % 250}.${1 + (lastClient % 250)}`
      return askPort(port, path, { ...options, headers: { ...options.headers, 'x-forwarded-for': client } })
    },
  })
  return { ...product, origin, page }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'musi-several-'))
  const started = await Promise.all([testChain(), testPostgres()])
  chain = started[0]
  postgres = started[1]
  const env = { MUSI_DATABASE_URL: postgres.url, MUSI_OBJECTS_DIR: folder, MUSI_TRUSTED_PROXY: '1' }
  servers = await Promise.all([startServer(env), startServer(env), startServer(env)])
  const [artist] = chain.accounts
  if (artist === undefined) throw new Error('The chain has no accounts.')
  for (const { page, origin } of servers)
    expect((await signIn(page, { origin }, chain.request, artist.address)).status).toBe(200)
})
afterAll(async () => {
  await Promise.all(servers.map(({ stop }) => stop()))
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

const countExited = () =>
  servers.filter(({ process }) => process.exitCode !== null || process.signalCode !== null).length

test(
  `three servers get requests about one upload while it is decoded, ${RACES} times: no server stops, and all answer the same (spec: uploads.one-checker)`,
  async () => {
    const song = await mp3Of(testTone(6))
    for (let race = 0; race < RACES; race += 1) {
      const [first, ...others] = servers.map((_, at) => servers[(race + at) % servers.length] as Server)
      if (first === undefined) throw new Error('There is no server.')
      const upload = await newUpload(first.page, song.length)
      await sendAll(first.page, upload, song)
      const outcomes = await Promise.all([first, ...others].map(({ page }) => waitForOutcome(page, upload.upload)))
      const [one] = outcomes
      expect(outcomes, `race ${race}`).toEqual(servers.map(() => one))
      expect(one?.state.is, `race ${race}`).toBe('ready')
      const last = others.at(-1) ?? first
      expect((await last.page.remove(uploadPath(upload.upload))).status).toBe(200)
      expect(countExited(), `race ${race}`).toBe(0)
    }
  },
  TIMEOUT_MS,
)

test(
  `the database is restarted under load ${RESTARTS} times: no server stops, and each works again afterwards (spec: database.broken-line)`,
  async () => {
    const over = new AbortController()
    let count = 0
    /** Requests that use a database connection for one statement or a whole transaction. */
    const asks = [
      ({ page }: Server) => page.get(UPLOADS_PATH),
      ({ page }: Server) => page.get(SESSION_PATH),
      ({ page }: Server) => page.post(NONCE_PATH),
      async ({ page }: Server) => {
        const upload = await newUpload(page, 1000)
        await page.put(`${uploadPath(upload.upload)}?from=0`, Buffer.alloc(500))
        return await page.remove(uploadPath(upload.upload))
      },
    ] as const
    const call = async (server: Server, at: number) => {
      while (!over.signal.aborted) {
        // A refusal or a broken connection is fine; the server must only keep running.
        await asks[at % asks.length]?.(server).catch(() => undefined)
        count += 1
      }
    }
    const callers = servers.flatMap((server) => Array.from({ length: CALLERS_PER_SERVER }, (_, at) => call(server, at)))
    try {
      for (let restart = 0; restart < RESTARTS; restart += 1) {
        await sleep(100 + (restart % 7) * 37)
        await postgres.restart()
        expect(countExited(), `restart ${restart}`).toBe(0)
        for (const { page } of servers)
          await expect.poll(async () => (await page.get(SESSION_PATH)).status, { timeout: 20_000 }).toBe(200)
      }
    } finally {
      over.abort()
      await Promise.all(callers)
    }
    expect([countExited(), count > RESTARTS * 10]).toEqual([0, true])
  },
  TIMEOUT_MS,
)
