import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { databaseLogins } from '../config/databaseLogins.ts'
import { type TestPostgres, testPostgres } from '#testing/testPostgres.ts'
import type { Peers } from './peers.ts'
import { postgresPeers } from './postgresPeers.ts'

let postgres: TestPostgres
beforeAll(async () => void (postgres = await testPostgres()), 120_000)
afterAll(() => postgres.stop())

async function connectedPeers(): Promise<Peers> {
  const login = databaseLogins({ MUSI_DATABASE_URL: postgres.url })?.writer
  if (login === undefined) throw new Error('There is no database.')
  const peers = postgresPeers({ login, genesis: () => `0x${'12'.repeat(32)}` })
  onTestFinished(() => peers.stop())
  await expect.poll(() => peers.take('connect')).not.toBe('unknown')
  peers.giveUp('connect')
  return peers
}

it('one server at a time has a task, and another takes it once it is given up or its server has stopped (spec: database.tasks)', async () => {
  const [one, other] = [await connectedPeers(), await connectedPeers()]
  expect(await one.take('scan')).toBe('us')
  expect([await one.take('scan'), await other.take('scan'), await other.take('another')]).toEqual([
    'us',
    'another',
    'us',
  ])
  one.giveUp('scan')
  await expect.poll(() => other.take('scan')).toBe('us')
  await other.stop()
  await expect.poll(() => one.take('scan')).toBe('us')
})

it('a message reaches all other servers, even after the database was restarted (spec: database.tasks)', async () => {
  const all = [await connectedPeers(), await connectedPeers(), await connectedPeers()]
  const heard: string[] = []
  for (const [at, each] of all.entries()) each.listen('heads', (message) => heard.push(`${at} ${message}`))
  all[0]?.listen('orders', (message) => heard.push(message))
  all[0]?.tell('heads', '{"number": "0x1"}')
  await expect.poll(() => heard.toSorted()).toEqual(['1 {"number": "0x1"}', '2 {"number": "0x1"}'])
  expect(await all[0]?.take('scan')).toBe('us')
  await postgres.restart()
  await expect.poll(() => all[1]?.take('scan')).toBe('us')
  await expect
    .poll(() => {
      all[1]?.tell('heads', 'again')
      return new Set(heard)
    })
    .toEqual(new Set(['1 {"number": "0x1"}', '2 {"number": "0x1"}', '0 again', '2 again']))
})

it('the holder of a task is unknown while the database is unreachable', async () => {
  const one = await connectedPeers()
  expect(await one.take('scan')).toBe('us')
  await postgres.kill()
  await expect.poll(() => one.take('scan')).toBe('unknown')
  await postgres.start()
  await expect.poll(() => one.take('scan')).toBe('us')
})
