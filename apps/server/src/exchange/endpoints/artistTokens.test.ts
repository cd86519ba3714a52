import { ArtistTokens } from '@musi/api/history/artistTokens'
import { ARTIST_TOKENS_PATH } from '@musi/api/paths'
import { createArtistToken } from '@musi/chain/writes/music/createArtistToken'
import { sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { validated } from '#testing/validated.ts'
import { type TestServer, startTestServer } from '#testing/testServer.ts'

let chain: TestChain
let server: TestServer
beforeAll(async () => {
  chain = await testChain({ holds: 'history' })
  server = await startTestServer({}, { chain: { ...chain, beforeForward: () => Promise.resolve() }, hasIndex: true })
})
afterAll(() => server.close())

async function page(from = 0) {
  const { status, text } = await server.ask(`${ARTIST_TOKENS_PATH}?from=${from}`)
  expect(status).toBe(200)
  return validated(ArtistTokens, JSON.parse(text))
}

const press = async (name: string, symbol: string) => {
  const factory = chain.addressBook.contracts.artistTokenFactory ?? '0x'
  const owner = chain.accounts[3]?.address ?? '0x'
  await sendUnlocked(chain.request, owner, createArtistToken({ factory, name, symbol, owner }))
}
const finds = (symbol: string) =>
  vi.waitFor(async () => {
    const found = (await page()).tokens.find((token) => token.symbol === symbol)
    if (found === undefined) throw new Error(`${symbol} is not in the feed yet.`)
    return found
  }, 5000)

describe('GET /api/artist-tokens', () => {
  it('lists the tokens of all artists of a new chain in order, with their creators and whether they have songs', async () => {
    const { tokens, next, staleSince } = await page()
    expect(tokens.map(({ symbol }) => symbol)).toEqual(chain.tokens.artists.map(({ symbol }) => symbol))
    expect(tokens.every(({ hasSong, lookAlike }) => hasSong && lookAlike === null)).toBe(true)
    expect([next, staleSince]).toEqual([null, null])
  })

  it('lists a token once its block is read, and drops it when the chain goes back', async () => {
    await chain.snapshot()
    await press('Nova Reyes', 'NOVA')
    expect(await finds('NOVA')).toMatchObject({ name: 'Nova Reyes', hasSong: false, lookAlike: null })
    await chain.revert()
    await press('Somebody Else', 'ELSE')
    await finds('ELSE')
    expect((await page()).tokens.map(({ symbol }) => symbol)).not.toContain('NOVA')
    await chain.revert()
  })

  it('flags a token called USDC, one with bidi letters, and one named like an earlier artist', async () => {
    await chain.snapshot()
    await press('Not A Coin', 'USDC')
    await press('Not Dai', '\u202ED\u0410I')
    await press('mira s0lenne', 'OTHER')
    await finds('OTHER')
    const { tokens } = await page()
    expect(tokens.slice(-3).map(({ symbol, lookAlike }) => [symbol, lookAlike?.by, lookAlike?.symbol])).toEqual([
      ['USDC', 'symbol', 'USDC'],
      ['D\u0410I', 'symbol', 'DAI'],
      ['OTHER', 'name', 'MIRA'],
    ])
    await chain.revert()
  })

  it('answers 304 while nothing has changed, and continues from a given token', async () => {
    const { headers } = await server.ask(ARTIST_TOKENS_PATH)
    const again = await server.ask(ARTIST_TOKENS_PATH, { headers: { 'if-none-match': headers['etag'] ?? '' } })
    expect([again.status, headers['cache-control']]).toEqual([304, 'public, no-cache'])
    expect((await page(3)).tokens[0]?.number).toBe(3)
    expect((await page(1000)).tokens).toEqual([])
    expect((await server.ask(`${ARTIST_TOKENS_PATH}?from=-1`)).status).toBe(400)
  })

  it('answers any origin, without credentials (spec: artist-tokens.feed)', async () => {
    const origin = 'https://fans.example'
    const { status, headers } = await server.ask(ARTIST_TOKENS_PATH, {
      headers: { origin, 'sec-fetch-site': 'cross-site' },
    })
    expect([status, headers['access-control-allow-origin']]).toEqual([200, '*'])
    expect(headers['access-control-allow-credentials']).toBeUndefined()
  })
})

test('the feed is empty on a chain without a factory, and 503 while the chain cannot be read', async () => {
  const { artistTokenFactory: _, ...contracts } = chain.addressBook.contracts
  const bare = { ...chain, addressBook: { ...chain.addressBook, contracts }, beforeForward: () => Promise.resolve() }
  const without = await startTestServer({}, { chain: bare })
  expect(JSON.parse((await without.ask(ARTIST_TOKENS_PATH)).text)).toEqual({ tokens: [], next: null, staleSince: null })
  await without.close()
  const nowhere = {
    ...chain,
    rpcUrl: 'http://127.0.0.1:1',
    wsUrl: 'ws://127.0.0.1:1',
    beforeForward: () => Promise.resolve(),
  }
  const silent = await startTestServer({}, { chain: nowhere, hasIndex: true })
  const { status, text } = await silent.ask(ARTIST_TOKENS_PATH)
  expect([status, JSON.parse(text)]).toMatchObject([503, { code: 'unread' }])
  await silent.close()
})
