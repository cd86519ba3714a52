import { createServer, request, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DatabaseFull, DatabaseUnreachable } from '#platform/database/databaseReach.ts'
import { jsonAnswer } from './http/answer.ts'
import { noConnectionLimits } from './limits/connectionLimits.ts'
import type { Route } from './http/route.ts'
import { byteBudget } from '#platform/byteBudget.ts'
import { systemClock } from '#platform/clock.ts'
import { createLog } from '#platform/log.ts'
import { requestCounts } from './http/requestCounts.ts'
import { createDrain } from './http/drain.ts'
import { createRouter } from './router.ts'
import { testConfig } from '#testing/testServer.ts'

const logged: string[] = []
const routes: readonly Route<null>[] = [
  {
    path: '/api/songs/:id',
    methods: ['GET'],
    audience: 'anyOrigin',
    endpoint:
      () =>
      ({ params }) =>
        jsonAnswer(200, JSON.stringify(params)),
  },
  { path: '/own', methods: ['GET'], audience: 'ownOrigin', endpoint: () => () => jsonAnswer(200, '{}') },
  {
    path: '/broken',
    methods: ['GET'],
    audience: 'visitors',
    endpoint: () => () => {
      throw new Error('a surprise')
    },
  },
  {
    path: '/away',
    methods: ['GET'],
    audience: 'visitors',
    endpoint: () => () => {
      throw new DatabaseUnreachable('refused')
    },
  },
  {
    path: '/full',
    methods: ['POST'],
    audience: 'visitors',
    endpoint: () => () => Promise.reject(new DatabaseFull('database or disk is full')),
  },
]

let server: Server
let port: number
beforeAll(async () => {
  const log = createLog(
    'info',
    (line) => logged.push(line),
    (line) => line,
  )
  const config = testConfig({ MUSI_RPC_URL: 'http://127.0.0.1:1', MUSI_LOG: 'info' })
  server = createServer(
    createRouter({
      importMapHash: null,
      config,
      routes,
      services: null,
      lines: noConnectionLimits,
      drain: createDrain(),
      switches: { isOff: () => false },
      requests: requestCounts(),
      budget: byteBudget(1024),
      clock: systemClock,
      log,
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' ? (address?.port ?? 0) : 0
})
afterAll(() => server.close())

function ask(path: string, headers: Record<string, string>, method = 'GET') {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number
    headers: Record<string, unknown>
    text: string
  }>()
  const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
    let text = ''
    answer.on('data', (piece: Buffer) => (text += piece.toString()))
    answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
  })
  sent.on('error', reject)
  sent.end()
  return promise
}

const FOREIGN = { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' }

test('a route for any origin answers every script, without credentials', async () => {
  for (const headers of [FOREIGN, { origin: 'null', 'sec-fetch-site': 'cross-site' }, {}]) {
    const answer = await ask('/api/songs/7', headers)
    expect([answer.status, answer.text]).toEqual([200, '{"id":"7"}'])
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
  }
  expect(await ask('/api/songs/7', FOREIGN, 'OPTIONS')).toMatchObject({
    status: 204,
    headers: { 'access-control-allow-origin': '*', 'access-control-allow-methods': 'GET' },
  })
})

test('a route for any origin still refuses foreign hosts and other methods', async () => {
  expect((await ask('/api/songs/7', { host: 'evil.example' })).status).toBe(421)
  expect((await ask('/api/songs/7', FOREIGN, 'POST')).status).toBe(405)
  expect((await ask('/api/songs', FOREIGN)).status).not.toBe(200)
})

test('a route for the page sends nothing that lets a foreign script read the answer', async () => {
  const { status, headers } = await ask('/own', FOREIGN)
  expect([status, headers['access-control-allow-origin'], headers['cross-origin-resource-policy']]).toEqual([
    403,
    undefined,
    'same-origin',
  ])
  expect((await ask('/own', { 'sec-fetch-site': 'same-origin' }, 'OPTIONS')).status).toBe(405)
})

test('an exception in an endpoint is logged once and answered with a sentence', async () => {
  const { status, text } = await ask('/broken', {})
  expect([status, JSON.parse(text)]).toMatchObject([500, { code: 'internal' }])
  expect(logged).toEqual([expect.stringContaining('a surprise')])
})

test('an unreachable database is answered with a sentence, and not logged for each request (spec: database.away)', async () => {
  logged.length = 0
  const { status, headers, text } = await ask('/away', {})
  expect([status, headers['retry-after'], JSON.parse(text)]).toMatchObject([503, '5', { code: 'away' }])
  expect(logged).toEqual([])
})

test('a full disk is reported as such, and logged once a minute (spec: server.disk-full)', async () => {
  logged.length = 0
  for (let time = 0; time < 3; time += 1) {
    const { status, headers, text } = await ask('/full', { host: `127.0.0.1:${port}` }, 'POST')
    expect([status, headers['retry-after'], JSON.parse(text)]).toMatchObject([507, '60', { code: 'full' }])
  }
  expect(logged).toEqual([expect.stringContaining('The disk of the database is full (database or disk is full).')])
})
