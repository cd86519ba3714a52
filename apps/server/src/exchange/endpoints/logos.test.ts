import { ADDRESS_BOOK_POLYGON } from '@musi/chain/chains/addressBookPolygon'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '#testing/testServer.ts'

const { contracts, tokens } = ADDRESS_BOOK_POLYGON
const ALL = [contracts.wrappedNative, ...tokens.map(({ address }) => address)]
const STRANGER = '0x00000000000000000000000000000000000000aa'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ MUSI_CHAIN_ID: '137', MUSI_RPC_URL: 'http://127.0.0.1:1' })
})
afterAll(() => server.close())

describe('GET /logos/{address}.svg', () => {
  it('is a distinct picture for every token of the address book, in any spelling of the address', async () => {
    const pictures = await Promise.all(
      ALL.map(async (address) => {
        const { status, headers, text } = await server.ask(`/logos/${address}.svg`)
        expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml'])
        expect((await server.ask(`/logos/${address.toLowerCase()}.svg`)).text).toBe(text)
        return text
      }),
    )
    expect(new Set(pictures).size).toBe(ALL.length)
  })

  it('runs no script and names no other host', async () => {
    const { headers, text } = await server.ask(`/logos/${contracts.wrappedNative}.svg`)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': 'max-age=3600',
    })
    expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^<>]*>(<(path|g|\/g)[^<>]*>)+<\/svg>\n$/)
    expect(text.match(/https?:/g)).toHaveLength(1)
    const secondAnswer = await server.ask(`/logos/${contracts.wrappedNative}.svg`, {
      headers: { 'if-none-match': headers['etag'] ?? '' },
    })
    expect([secondAnswer.status, secondAnswer.text]).toEqual([304, ''])
  })

  it('is 404 with a sentence for an address outside the address book', async () => {
    const { status, text } = await server.ask(`/logos/${STRANGER}.svg`)
    expect([status, JSON.parse(text)]).toEqual([
      404,
      { code: 'noLogo', error: 'No token of this address is known here, so there is no logo of it.' },
    ])
  })

  it.each([
    '',
    '.svg',
    'DAI.svg',
    STRANGER,
    `${STRANGER}.png`,
    `${STRANGER}0.svg`,
    `${STRANGER}/x.svg`,
    '0x5aaEb6053F3E94C9b9A09f33669435E7Ef1BeAed.svg',
    '%00.svg',
    '%E0%A4%A.svg',
    `${'0'.repeat(41)}.svg`,
  ])('%j is 400 with a sentence', async (name) => {
    const { status, text } = await server.ask(`/logos/${name}`)
    expect([status, JSON.parse(text)]).toMatchObject([
      400,
      { code: 'badAddress', error: expect.stringContaining('40 hex') },
    ])
  })
})
