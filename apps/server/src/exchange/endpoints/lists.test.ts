import { ADDRESS_BOOK_POLYGON } from '@musi/chain/chains/addressBookPolygon'
import { ownBook } from '@musi/devchain/world/ownBook'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { localTokens } from '@musi/devchain/seed/localTokens'
import {
  diffTokenLists,
  getVersionUpgrade,
  minVersionBump,
  schema,
  type TokenList,
  VersionUpgrade,
} from '@uniswap/token-lists'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { startTestServer, type TestServer } from '#testing/testServer.ts'

const UNREACHABLE_RPC = 'http://127.0.0.1:1'
const GENESIS = `0x${'1'.repeat(64)}` as const
const BOOK = ownBook(GENESIS)
const TOKENS = localTokens(ownWorld())
const NOT_THERE = {
  rpcUrl: UNREACHABLE_RPC,
  wsUrl: 'ws://127.0.0.1:1',
  genesisHash: GENESIS,
  beforeForward: () => Promise.resolve(),
}

const ajv = new Ajv({ allErrors: true, verbose: true })
formats.default(ajv)
const fits = ajv.compile(schema)
/** Problems the schema finds in a list; empty if it is valid. */
const problems = (list: unknown) =>
  fits(list) ? [] : fits.errors?.map((each) => `${each.instancePath} ${each.message}`)

let server: TestServer
let polygon: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { chain: { ...NOT_THERE, addressBook: BOOK, tokens: TOKENS } })
  polygon = await startTestServer({ MUSI_CHAIN_ID: '137', MUSI_RPC_URL: UNREACHABLE_RPC })
})
afterAll(() => Promise.all([server.close(), polygon.close()]))

async function read(path: string, from = server): Promise<TokenList> {
  const { status, text } = await from.ask(path)
  expect([path, status]).toEqual([path, 200])
  const list = JSON.parse(text) as TokenList
  expect(problems(list)).toEqual([])
  return list
}

describe('GET /lists/default.json', () => {
  it('is a valid list of the wrapped native token and every seeded token', async () => {
    const { name, version, timestamp, tokens } = await read('/lists/default.json')
    expect([name, version, timestamp]).toEqual([
      'Musi Tokens',
      { major: 1, minor: 0, patch: 0 },
      '2026-11-01T00:00:00.000Z',
    ])
    const { wrappedNative } = BOOK.contracts
    expect(tokens[0]).toMatchObject({ symbol: 'WETH', name: 'Wrapped Ether', decimals: 18, address: wrappedNative })
    const seeded = BOOK.tokens.map((token) => ({ ...token, chainId: 31337 }))
    expect(tokens.slice(1)).toMatchObject(seeded)
  })

  it('has the built-in tokens on Polygon, and tags the replaced one', async () => {
    const { tokens } = await read('/lists/default.json', polygon)
    expect(tokens.map(({ address }) => address)).toEqual([
      ADDRESS_BOOK_POLYGON.contracts.wrappedNative,
      ...ADDRESS_BOOK_POLYGON.tokens.map(({ address }) => address),
    ])
    expect(tokens.filter(({ tags }) => tags?.includes('replaced')).map(({ name }) => name)).toEqual(['QuickSwap (old)'])
    expect(tokens.every(({ chainId }) => chainId === 137)).toBe(true)
  })

  it('describes each tag it uses', async () => {
    for (const from of [server, polygon]) {
      const { tags = {}, tokens } = await read('/lists/default.json', from)
      const used = new Set(tokens.flatMap((token) => token.tags ?? []))
      expect(Object.keys(tags)).toEqual([...used].toSorted())
    }
  })

  it('names logos on the requested origin, and each of them exists', async () => {
    for (const host of [`127.0.0.1:${server.port}`, `LOCALHOST:${server.port}`]) {
      const list = JSON.parse((await server.ask('/lists/default.json', { headers: { host } })).text) as TokenList
      const origin = `http://${host.toLowerCase()}`
      expect(list.logoURI).toBe(`${origin}/icon.svg`)
      for (const { logoURI = '' } of list.tokens) {
        expect(new URL(logoURI).origin).toBe(origin)
        expect((await server.ask(new URL(logoURI).pathname, { headers: { host } })).status).toBe(200)
      }
    }
  })

  it('names logos by https if the app is served by https', async () => {
    const env = { MUSI_CHAIN_ID: '137', MUSI_RPC_URL: UNREACHABLE_RPC, MUSI_PUBLIC_ORIGIN: 'https://musi.example' }
    const secure = await startTestServer(env)
    const { text } = await secure.ask('/lists/default.json', { headers: { host: 'musi.example' } })
    expect((JSON.parse(text) as TokenList).tokens[0]?.logoURI).toMatch(/^https:\/\/musi\.example\/logos\/0x/)
    await secure.close()
  })

  it('is revalidated each time, and answered with 304 while unchanged', async () => {
    const { headers, text } = await server.ask('/lists/default.json')
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'public, no-cache' })
    expect(headers['access-control-allow-origin']).toBe('*')
    const secondAnswer = await server.ask('/lists/default.json', {
      headers: { 'if-none-match': headers['etag'] ?? '' },
    })
    expect([secondAnswer.status, secondAnswer.text]).toEqual([304, ''])
    const head = await server.ask('/lists/default.json', { method: 'HEAD' })
    expect([head.status, head.text, head.headers['etag']]).toEqual([200, '', headers['etag']])
    expect(text.endsWith('}\n')).toBe(true)
  })
})

test('/lists/stable.json has exactly the stablecoins', async () => {
  const symbols = async (from: TestServer) =>
    (await read('/lists/stable.json', from)).tokens.map(({ symbol }) => symbol)
  expect(await symbols(server)).toEqual(['DAI', 'USDC', 'USDT', 'eUSDC', 'eUSDT', 'eDAI'])
  expect(await symbols(polygon)).toEqual(['DAI', 'USDC', 'USDC.e', 'USDT', 'eUSDC', 'eUSDT', 'eDAI'])
})

test('/lists/artists.json has the artists’ tokens of our own chain', async () => {
  const { name, tokens } = await read('/lists/artists.json')
  expect(name).toBe('Musi Artists')
  expect(tokens.map(({ symbol }) => symbol)).toEqual(TOKENS.artists.map(({ symbol }) => symbol))
  expect(tokens.every(({ tags }) => tags?.includes('artist'))).toBe(true)
  expect((await polygon.ask('/lists/artists.json')).status).toBe(404)
})

test('every token of our own chain has a logo, each a different one', async () => {
  const all = [...BOOK.tokens, ...TOKENS.artists, ...TOKENS.odd]
  const pictures = await Promise.all(all.map(async ({ address }) => (await server.ask(`/logos/${address}.svg`)).text))
  expect(pictures.every((picture) => picture.startsWith('<svg'))).toBe(true)
  expect(new Set(pictures).size).toBe(all.length)
})

describe('/lists/versions/', () => {
  it.each([
    ['1.0.0', '1.0.1', 'PATCH', 'PATCH'],
    ['1.0.1', '1.1.0', 'MINOR', 'MINOR'],
    ['1.1.0', '2.0.0', 'MAJOR', 'MAJOR'],
    ['2.0.0', '2.0.1', 'PATCH', 'MAJOR'],
  ] as const)('case 99: from %s to %s is a bump of %s, and its changes need %s', async (from, to, bump, needed) => {
    const [old, next] = await Promise.all([from, to].map((version) => read(`/lists/versions/${version}.json`)))
    if (!old || !next) throw new Error('Two lists were read.')
    expect(next.name).toBe(old.name)
    expect(Object.values(next.version).join('.')).toBe(to)
    expect(getVersionUpgrade(old.version, next.version)).toBe(VersionUpgrade[bump])
    expect(minVersionBump(old.tokens, next.tokens)).toBe(VersionUpgrade[needed])
    expect(Date.parse(next.timestamp)).toBeGreaterThan(Date.parse(old.timestamp))
  })

  it('each version changes one thing', async () => {
    const lists = await Promise.all(
      ['1.0.0', '1.0.1', '1.1.0', '2.0.0', '2.0.1'].map((version) => read(`/lists/versions/${version}.json`)),
    )
    const changes = lists.slice(1).map((list, at) => {
      const { added, removed, changed } = diffTokenLists(lists[at]?.tokens ?? [], list.tokens)
      return [
        added.length,
        removed.length,
        Object.values(changed[31337] ?? {})
          .flat()
          .join(),
      ]
    })
    expect(changes).toEqual([
      [0, 0, 'name'],
      [1, 0, ''],
      [0, 1, ''],
      [0, 1, ''],
    ])
  })

  it('versions exist on our own chain only', async () => {
    expect((await polygon.ask('/lists/versions/1.0.0.json')).status).toBe(404)
  })
})

test('an unknown list is 404 with a sentence, and so is every list on a chain without known tokens', async () => {
  for (const path of ['/lists/', '/lists/nobody.json', '/lists/versions/3.0.0.json', '/lists/__proto__']) {
    const { status, text } = await server.ask(path)
    expect([path, status, JSON.parse(text)]).toEqual([
      path,
      404,
      { code: 'noList', error: 'There is no such token list. The one to begin with is /lists/default.json.' },
    ])
  }
  const bare = await startTestServer({ MUSI_RPC_URL: UNREACHABLE_RPC })
  const { status, text } = await bare.ask('/lists/default.json')
  expect([status, JSON.parse(text)]).toMatchObject([404, { error: expect.stringContaining('Set MUSI_ADDRESS_BOOK') }])
  await bare.close()
})

test('pages of other sites may read lists and logos but not write them (spec: reach.open)', async () => {
  for (const path of ['/lists/default.json', `/logos/${BOOK.contracts.wrappedNative}.svg`]) {
    const { status, headers } = await server.ask(path, { headers: { 'sec-fetch-site': 'cross-site' } })
    expect([status, headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin'])
    expect((await server.ask(path, { method: 'POST' })).status).toBe(405)
  }
})
