import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CONFIG_PATH, NONCE_PATH, ORDERS_PATH } from '@musi/api/paths'
import { testChain } from '@musi/devchain/testing/testChain'
import { testPostgres } from '@musi/server/testing/testPostgres'
import { type TestServer, startTestServer } from '@musi/server/testing/testServer'
import { expect, test } from 'vitest'

async function runSwitch(args: readonly string[], more: Record<string, string>) {
  const env = { ...process.env, ...more }
  const ended = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'switch.ts'), ...args], { env })
  return await ended.then(
    ({ stdout }) => ({ ok: true, text: stdout }),
    ({ stderr }: { stderr: string }) => ({ ok: false, text: stderr }),
  )
}

const codeOf = async ({ ask }: TestServer, path: string) => {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const { text } = await ask(path, { method: 'POST', headers, body: '{}' })
  return (JSON.parse(text) as { code?: string }).code
}
const writesOf = async ({ ask }: TestServer) => (JSON.parse((await ask(CONFIG_PATH)).text) as { writes: string }).writes

test('what an operator turns off is off on every server of the database, and on again, while reads go on (spec: server.switches)', async () => {
  const [postgres, chain] = await Promise.all([testPostgres(), testChain()])
  const logins = { MUSI_DATABASE_URL: postgres.url, MUSI_DATABASE_READER_URL: postgres.readerUrl }
  const options = { chain: { ...chain, songs: [], beforeForward: () => Promise.resolve() } }
  const servers = [await startTestServer(logins, options), await startTestServer(logins, options)]
  const all = <Answer>(read: (server: TestServer) => Promise<Answer>) => Promise.all(servers.map(read))

  expect(await runSwitch(['off', 'everything'], logins)).toMatchObject({ ok: false })
  expect(await runSwitch(['up', 'orders'], logins)).toMatchObject({ ok: false })
  expect(await runSwitch([], logins)).toMatchObject({ ok: true, text: expect.stringContaining('everything is on') })
  for (const name of ['orders', 'writes']) expect((await runSwitch(['off', name], logins)).ok).toBe(true)
  await expect.poll(() => all((server) => codeOf(server, ORDERS_PATH))).toEqual(['switchedOff', 'switchedOff'])
  await expect.poll(() => all(writesOf)).toEqual(['off', 'off'])
  expect(await all(async ({ ask }) => (await ask(ORDERS_PATH)).status)).toEqual([200, 200])
  expect(await all((server) => codeOf(server, NONCE_PATH))).not.toContain('switchedOff')
  // A server keeps to the last decisions while the database is away.
  await postgres.kill()
  expect(await all((server) => codeOf(server, ORDERS_PATH))).toEqual(['switchedOff', 'switchedOff'])
  await postgres.start()
  for (const name of ['orders', 'writes']) expect((await runSwitch(['on', name], logins)).ok).toBe(true)
  await expect.poll(() => all((server) => codeOf(server, ORDERS_PATH))).not.toContain('switchedOff')
  await expect.poll(() => all(writesOf)).toEqual(['on', 'on'])
  await Promise.all(servers.map((server) => server.close()))
  await postgres.stop()
}, 120_000)
