import { mediaPath, OPEN_API_PATH, PAIRS_PATH, RANK_PAYERS_PATH } from '@musi/api/paths'
import { Pairs } from '@musi/api/history/pairs'
import { demoAccount } from '@musi/devchain/world/demoAccounts'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROUTES } from '../../routes.ts'
import { waitForHistory } from '#testing/waitForHistory.ts'
import { validated } from '#testing/validated.ts'
import { type TestServer, startTestServer } from '#testing/testServer.ts'

type Operation = {
  parameters: readonly { name: string; required: boolean }[]
  responses: { 200: { content: Readonly<Record<string, { schema: object }>> } }
}
type Document = { paths: Readonly<Record<string, { get: Operation }>>; components: object }

/** The parameter to send where an endpoint requires one of several. */
const EITHER: Readonly<Record<string, string>> = { [RANK_PAYERS_PATH]: 'artist' }

let chain: TestChain
let server: TestServer
let document: Document
/** A value for each required query parameter. */
let values: Readonly<Record<string, string>>

beforeAll(async () => {
  chain = await testChain({ holds: 'history' })
  const beforeForward = () => Promise.resolve()
  server = await startTestServer({}, { chain: { ...chain, songs: [], beforeForward }, hasIndex: true })
  await waitForHistory(server, chain)
  document = JSON.parse((await server.ask(OPEN_API_PATH)).text) as Document
  const [pair] = validated(Pairs, JSON.parse((await server.ask(PAIRS_PATH)).text)).rows
  if (pair === undefined) throw new Error('This chain has no pair.')
  values = {
    account: demoAccount('trader').address,
    artist: demoAccount('artist').address,
    pair: pair.address,
    token: pair.token0,
    proposal: '1',
  }
})
afterAll(() => server.close())

test('an independent validator accepts the document as OpenAPI 3.1 (spec: server.open-api)', async () => {
  const validator = new Validator()
  expect(await validator.validate(document)).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('the document names exactly the GET paths of /api that any origin may read, except pictures (spec: server.open-api)', () => {
  const open = ROUTES.filter(
    ({ audience, methods, path }) =>
      audience === 'anyOrigin' && methods.some((each) => each === 'GET') && path.startsWith('/api/'),
  )
  expect(Object.keys(document.paths).toSorted()).toEqual(
    open
      .map(({ path }) => path)
      .filter((path) => path !== OPEN_API_PATH && path !== mediaPath(':collection', ':id'))
      .toSorted(),
  )
})

test("every path's answer matches the schema that the document gives for it (spec: server.open-api)", async () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  let rows = 0
  for (const [path, { get }] of Object.entries(document.paths)) {
    const asked = get.parameters.filter(({ name, required }) => required || name === EITHER[path])
    const query = asked.map(({ name }) => `${name}=${values[name]}`)
    const { status, text, headers } = await server.ask(`${path}?${query.join('&')}`)
    expect([path, status]).toEqual([path, 200])
    const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(get.responses[200].content)
    expect([path, headers['content-type']]).toEqual([path, expect.stringMatching(new RegExp(`^${type}\\b`))])
    if (type !== 'application/json') continue
    const answer = JSON.parse(text) as { rows?: unknown[]; tokens?: unknown[] }
    const isValid = ajv.compile(schema)
    expect([path, isValid(answer), isValid.errors]).toEqual([path, true, null])
    rows += (answer.rows ?? answer.tokens ?? []).length
  }
  expect(rows).toBeGreaterThan(200)
})
