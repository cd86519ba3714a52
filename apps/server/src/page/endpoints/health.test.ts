import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Health } from '@musi/api/page/health'
import { PageConfig } from '@musi/api/page/pageConfig'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownDatabaseFileName } from '#platform/database/ownDatabaseName.ts'
import { validated } from '#testing/validated.ts'
import { startTestServer } from '#testing/testServer.ts'

let chain: TestChain
/** The health of a server without a history. */
const history = { at: null, behind: null, isFollowing: false }
beforeAll(async () => {
  chain = await testChain({ holds: 'nothing' })
})
afterAll(() => chain.stop())

test('health is 200 while the chain can be used', async () => {
  const server = await startTestServer({ MUSI_RPC_URL: chain.wsUrl })
  await expect.poll(async () => (await server.ask('/health')).text).toContain('"headNumber":0')
  const { status, headers, text } = await server.ask('/health')
  expect([status, headers['cache-control'], validated(Health, JSON.parse(text))]).toEqual([
    200,
    'no-store',
    { status: 'ok', own: 'ok', chainId: 31337, headNumber: 0, writes: 'on', history },
  ])
  await server.close()
})

test('health is 503 while no endpoint answers, and the app is still served', async () => {
  const server = await startTestServer({ MUSI_RPC_URL: 'http://127.0.0.1:1', MUSI_WRITES: 'off' })
  const { status, text } = await server.ask('/health')
  expect([status, validated(Health, JSON.parse(text))]).toEqual([
    503,
    { status: 'chainUnreachable', own: 'unknown', chainId: 31337, headNumber: null, writes: 'off', history },
  ])
  expect(server.logged.join()).toContain('No endpoint answers yet')
  await server.close()
})

test('W11: health is 503 once the server’s own database cannot be read (spec: server.health)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'musi-health-'))
  mkdirSync(join(folder, 'own'))
  writeFileSync(join(folder, 'own', ownDatabaseFileName(chain.genesisHash)), randomBytes(65_536))
  const server = await startTestServer({ MUSI_RPC_URL: chain.rpcUrl, MUSI_DATA_DIR: folder })
  await expect
    .poll(async () => JSON.parse((await server.ask('/health')).text))
    .toMatchObject({ status: 'ownAway', own: 'away' })
  expect((await server.ask('/health')).status).toBe(503)
  expect(server.logged.filter((line) => line.includes('put back the last backup'))).toHaveLength(1)
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('the configuration fits the page’s schema, has the genesis hash of the chain, and is never cached', async () => {
  const server = await startTestServer({ MUSI_RPC_URL: chain.rpcUrl })
  const { headers, text } = await server.ask('/config')
  expect(validated(PageConfig, JSON.parse(text))).toMatchObject({
    chainId: 31337,
    genesisHash: chain.genesisHash,
    writes: 'on',
  })
  expect(headers['cache-control']).toBe('no-store')
  await server.close()
})

test('an endpoint that serves another chain is reported at once', async () => {
  const server = await startTestServer({ MUSI_CHAIN_ID: '137', MUSI_RPC_URL: chain.rpcUrl })
  expect(JSON.parse((await server.ask('/health')).text)).toMatchObject({ status: 'wrongChain', chainId: 137 })
  expect(server.logged.join()).toContain('serves chain 31337, but this app is for chain 137')
  await server.close()
})
