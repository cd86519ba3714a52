import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Network } from '#edge/outside/readOutside.ts'
import { type TestServer, startTestServer } from '#testing/testServer.ts'

const VIEW = { kind: 'pageView', browser: 'desktop', page: '/swap?use=v1' }
const FAILURE = { kind: 'exception', browser: 'desktop', description: 'boom @ a.js:1:2', fatal: true }

type Dialled = { address: string; url: string; method: string; body: unknown }

let server: TestServer
let dialled: Dialled[]
let address: string
let status: number

const fakeNetwork: Network = {
  resolve: () => Promise.resolve([address]),
  dial({ url, method, body }, to) {
    dialled.push({ address: to, url: url.href, method, body: JSON.parse(body ?? 'null') })
    return Promise.resolve({ ok: true, answer: { status, headers: {}, body: Buffer.alloc(0) } })
  },
}

const RPC = { MUSI_RPC_URL: 'http://127.0.0.1:1' }
const start = async (env: Record<string, string>) => {
  server = await startTestServer({ ...RPC, ...env }, { network: fakeNetwork })
}
const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
const post = (path: string, report: unknown, headers: Record<string, string> = own) =>
  server.ask(path, {
    method: 'POST',
    headers,
    body: typeof report === 'string' ? report : JSON.stringify(report),
  })
const codeOf = ({ text }: { text: string }) => (JSON.parse(text) as { code: string }).code

beforeEach(() => {
  dialled = []
  address = '93.184.216.34'
  status = 200
})
afterEach(() => server.close())

describe('without configured addresses', () => {
  test('no report is accepted, and the page is told not to send any', async () => {
    await start({})
    for (const path of ['/analytics', '/errors']) expect((await post(path, VIEW)).status).toBe(404)
    const { text } = await server.ask('/config')
    expect((JSON.parse(text) as { reports: object }).reports).toEqual({ analytics: false, errors: false })
  })
})

describe('with configured addresses', () => {
  beforeEach(() =>
    start({
      MUSI_ANALYTICS_URL: 'https://count.example/collect?key=0123456789',
      MUSI_ERROR_REPORT_URL: 'https://errors.example/in',
    }),
  )

  test('a report is forwarded to the checked address, without fields the page may not send', async () => {
    const { status, text } = await post('/analytics', { ...VIEW, cookie: 'secret' })
    expect([status, text]).toEqual([204, ''])
    expect(dialled).toEqual([
      { address, url: 'https://count.example/collect?key=0123456789', method: 'POST', body: VIEW },
    ])
    await post('/errors', FAILURE)
    expect(dialled[1]).toMatchObject({ url: 'https://errors.example/in', body: FAILURE })
  })

  test('the page is told that it may send, but not the addresses', async () => {
    const { text } = await server.ask('/config')
    expect((JSON.parse(text) as { reports: object }).reports).toEqual({ analytics: true, errors: true })
    expect(text).not.toMatch(/count\.example|errors\.example/)
  })

  test.each([
    ['{', 400, 'badReport'],
    ['null', 400, 'badReport'],
    ['['.repeat(2000) + ']'.repeat(2000), 400, 'badReport'],
    [{ ...VIEW, kind: 'other' }, 400, 'badReport'],
    [{ ...VIEW, browser: '<b>' }, 400, 'badReport'],
    [{ ...VIEW, page: 'x'.repeat(501) }, 400, 'badReport'],
    ['x'.repeat(4097), 413, 'tooLarge'],
  ])('%j is refused', async (report, status, code) => {
    const answer = await post('/analytics', report)
    expect([answer.status, codeOf(answer)]).toEqual([status, code])
    expect(dialled).toEqual([])
  })

  test('/errors accepts only errors, and both paths accept only POST from the app itself', async () => {
    expect((await post('/errors', VIEW)).status).toBe(400)
    expect((await server.ask('/analytics', { headers: own })).status).toBe(405)
    for (const site of ['cross-site', 'same-site', 'none'])
      expect((await post('/analytics', VIEW, { ...own, 'sec-fetch-site': site })).status).toBe(403)
    expect((await post('/analytics', VIEW, {})).status).toBe(403)
    expect(dialled).toEqual([])
  })

  test('one client may send 120 a minute', async () => {
    const answers = []
    for (let count = 0; count < 121; count += 1) answers.push((await post('/analytics', VIEW)).status)
    expect(answers.filter((status) => status === 204)).toHaveLength(120)
    expect(answers.at(-1)).toBe(429)
    expect(server.budget.held()).toBe(0)
  })

  test('a host with a private address is not dialled, and the log says so once without the key', async () => {
    address = '10.0.0.9'
    await post('/analytics', VIEW)
    await post('/analytics', VIEW)
    expect(dialled).toEqual([])
    const warnings = server.logged.filter((line) => line.includes('MUSI_ANALYTICS_URL'))
    expect(warnings).toEqual([expect.stringContaining('https://count.example/…: the host has no public address')])
  })

  test('a host that refuses is logged once, and the page is not told', async () => {
    status = 500
    expect((await post('/errors', FAILURE)).status).toBe(204)
    expect((await post('/errors', FAILURE)).status).toBe(204)
    expect(server.logged.filter((line) => line.includes('it answers 500'))).toHaveLength(1)
  })
})

test('an invalid address stops the start with a sentence that does not reveal it', async () => {
  await expect(startTestServer({ ...RPC, MUSI_ANALYTICS_URL: 'ftp://count.example/key' })).rejects.toThrow(
    /^MUSI_ANALYTICS_URL is not usable \(ftp:\/\/count\.example\/…/,
  )
  await start({})
})
