import { PageConfig } from '@musi/api/page/pageConfig'
import { ASSET_PATH, ASSETS_PATH, CONFIG_PATH, mediaPath, PIECES_PATH } from '@musi/api/paths'
import { MarketPieces } from '@musi/api/market/pieces'
import { mintDrop } from '@musi/chain/writes/collectibles/mintDrop'
import { sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { demoAccount } from '@musi/devchain/world/demoAccounts'
import { ownWorld } from '@musi/devchain/world/ownWorld'
import { createServer, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Network } from '#edge/outside/readOutside.ts'
import { outbound } from '#platform/outbound.ts'
import { validated } from '#testing/validated.ts'
import { type TestServer, startTestServer } from '#testing/testServer.ts'

const world = ownWorld()
const collection = world.own.musicNft.address
const maker = demoAccount('artist')

// Host names resolve as the test says, and every connection reaches this loopback server.
const names: Readonly<Record<string, string>> = { 'files.example': '93.184.216.34', 'inside.example': '10.0.0.9' }
const dialled: string[] = []
let files: Server
let filesPort = 0
/** The picture that replaced the first one on its host. */
let replaced: Buffer | null = null
const network: Network = {
  resolve: (host) => (names[host] === undefined ? Promise.reject(new Error('none')) : Promise.resolve([names[host]])),
  dial: (request, address) => {
    dialled.push(address)
    const url = new URL(`http://127.0.0.1:${filesPort}${request.url.pathname}${request.url.search}`)
    return outbound({ ...request, url, timeoutMs: 2000 })
  },
}
let clockOffsetMs = 0
/** Sleeps end at once up to the timeout of a dead host; longer ones take their time. */
const clock = {
  now: () => Date.now() + clockOffsetMs,
  random: () => 0.5,
  sleep: (ms: number) => (ms > 3000 ? sleep(ms, undefined, { ref: false }) : Promise.resolve()),
}

const HOST = 'https://files.example'
const metadataUri = (name: string, image: string) =>
  `data:application/json,${encodeURIComponent(JSON.stringify({ name, image }))}`
/** Token URIs by piece number, from 1. */
const URIS = [
  `${HOST}/note`,
  metadataUri('Page', `${HOST}/page.png`),
  metadataUri('Drawing', `${HOST}/drawing.svg`),
  metadataUri('Bomb', `${HOST}/bomb.png`),
  metadataUri('Inside', 'https://inside.example/secret'),
  metadataUri('Script', 'javascript:alert(1)'),
  'nonsense',
  `${HOST}/html`,
] as const

let chain: TestChain
let server: TestServer
beforeAll(async () => {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Copyright: 'SECRET PLACE' } })
    .png()
    .toBuffer()
  // The header claims 100,000 by 100,000 pixels.
  const bomb = Buffer.from(png)
  bomb.writeUInt32BE(100_000, 16)
  bomb.writeUInt32BE(100_000, 20)
  const answers: Readonly<Record<string, string | Buffer>> = {
    '/note': JSON.stringify({
      name: 'Tape',
      image: `${HOST}/picture.png`,
      attributes: [{ trait_type: 'a', value: 'b' }],
    }),
    '/picture.png': png,
    '/page.png': '<html><script>alert(1)</script></html>',
    '/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '/bomb.png': bomb,
    '/html': '<html>',
  }
  files = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname
    if (path === '/assets') {
      response.end(
        JSON.stringify({
          assets: [
            {
              name: 'One',
              image_url: `${HOST}/picture.png`,
              permalink: 'javascript:alert(1)',
              sell_orders: null,
            },
          ],
        }),
      )
      return
    }
    const body = path === '/picture.png' && replaced !== null ? replaced : answers[path]
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(body)
  })
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve))
  const at = files.address()
  filesPort = typeof at === 'object' ? (at?.port ?? 0) : 0
  chain = await testChain()
  for (const [index, uri] of URIS.entries())
    await sendUnlocked(
      chain.request,
      world.deployer,
      mintDrop({
        collection,
        recipient: maker.address,
        uri,
        releaseDateSeconds: index === 0 ? 1_893_456_000n : null,
        royalty: { receiver: maker.address, shareBps: 500 },
      }),
    )
  server = await startTestServer({}, { chain: { ...chain, beforeForward: () => Promise.resolve() }, network, clock })
})
afterAll(async () => {
  await server.close()
  files.close()
})

const pieces = async () => validated(MarketPieces, JSON.parse((await server.ask(PIECES_PATH)).text))
const media = (id: number) => server.ask(mediaPath(collection, String(id)))

describe('a stranger’s metadata changes only the card of its own piece (spec: market.piece-file)', () => {
  it('each piece has its owner and royalty, and its metadata if that can be read', async () => {
    const market = await pieces()
    expect(market.collections).toMatchObject([
      { address: collection, pieces: URIS.length, holders: 1, listed: 0, floor: null, volume: null },
    ])
    expect(market.pieces.map(({ id, name, isUnread }) => [id, name, isUnread])).toEqual([
      ['8', null, true],
      ['7', null, true],
      ['6', 'Script', false],
      ['5', 'Inside', false],
      ['4', 'Bomb', false],
      ['3', 'Drawing', false],
      ['2', 'Page', false],
      ['1', 'Tape', false],
    ])
    expect(market.pieces.every(({ owner, royalty }) => owner === maker.address && royalty?.bps === 500)).toBe(true)
    expect(market.pieces.at(-1)).toMatchObject({ traits: [{ name: 'a', value: 'b' }], releaseSeconds: 1_893_456_000 })
  })
})

it('a page starts after the piece in the query, and an unchanged page is answered with 304 (spec: market.browse)', async () => {
  const page = await server.ask(`${PIECES_PATH}?after=${collection}.3`)
  const { collections, pieces: after, next } = validated(MarketPieces, JSON.parse(page.text))
  expect([collections, after.map(({ id }) => id), next]).toEqual([[], ['2', '1'], null])
  expect((await server.ask(`${PIECES_PATH}?after=${collection}.99`)).status).toBe(404)
  const first = await server.ask(PIECES_PATH)
  const etag = String(first.headers['etag'])
  expect([first.status, first.headers['cache-control']]).toEqual([200, 'public, no-cache'])
  await chain.request('evm_mine')
  const again = await server.ask(PIECES_PATH, { headers: { 'if-none-match': etag } })
  expect([again.status, again.text]).toEqual([304, ''])
})

describe('pictures are converted, and nothing else is served (spec: market.media)', () => {
  it('case 82: a picture is served as WebP without the metadata of its file', async () => {
    const { status, headers, text } = await media(1)
    expect([status, headers['content-type'], text.slice(8, 12)]).toEqual([200, 'image/webp', 'WEBP'])
    expect(headers['content-security-policy']).toContain('sandbox')
    expect(text).not.toContain('SECRET PLACE')
    expect(headers['etag']).toMatch(/^"[0-9a-f]{32}"$/)
  })

  it.each([
    ['case 80: an HTML page with the name of a picture', 2, 'notAPicture'],
    ['case 81: a drawing with a script', 3, 'notAPicture'],
    ['case 82: a picture of 100,000 by 100,000', 4, 'notAPicture'],
    ['case 92: a host with a private address', 5, 'unreachable'],
  ])('%s is refused', async (_, id, code) => {
    const { status, text } = await media(id)
    expect([status, (JSON.parse(text) as { code: string }).code]).toEqual([502, code])
    expect(dialled).not.toContain('10.0.0.9')
  })

  it('case 28: a piece that names a script as its picture has no picture', async () => {
    const { status, text } = await media(6)
    expect([status, (JSON.parse(text) as { code: string }).code]).toEqual([404, 'noPicture'])
  })

  it('only a picture that its host has replaced is marked as changed (spec: market.picture-changed)', async () => {
    const changes = async () => (await pieces()).pieces.map((piece) => piece.pictureChangedSeconds)
    await media(1)
    clockOffsetMs += 25 * 3_600_000
    await media(1)
    expect(await changes()).toEqual(URIS.map(() => null))
    replaced = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'blue' } })
      .png()
      .toBuffer()
    clockOffsetMs += 25 * 3_600_000
    const noticed = Math.floor(clock.now() / 1000)
    await media(1)
    const [first, ...others] = (await changes()).toReversed()
    expect(first).toBeGreaterThanOrEqual(noticed)
    expect(others).toEqual(URIS.slice(1).map(() => null))
  })

  it('a piece that has no picture or does not exist is 404', async () => {
    for (const id of [7, 99]) expect((await media(id)).status).toBe(404)
    expect((await server.ask(mediaPath('listed', 'a'.repeat(64)))).status).toBe(404)
  })
})

describe('the marketplace listing (spec: drops.assets)', () => {
  const listing = async (query: string) =>
    (JSON.parse((await server.ask(`${ASSETS_PATH}?${query}`)).text) as { assets: readonly object[] }).assets

  it('the listing returns the requested number of an owner’s pieces, newest first, in the specified fields', async () => {
    const [newest, ...others] = await listing(`owner=${collection}&order_direction=desc&offset=0&limit=6`)
    expect(others).toHaveLength(5)
    const creator = { address: maker.address, user: { username: '' } }
    const common = { collection: { name: expect.any(String) }, creator, description: null }
    expect(newest).toEqual({
      ...common,
      name: '#8',
      image_url: null,
      permalink: `/nft/${collection}/8`,
      release_date: null,
      sell_orders: [],
      upcoming_sale: null,
      last_sale: null,
      owner: { address: maker.address },
    })
    expect(await listing(`owner=${maker.address}&offset=7`)).toEqual([
      {
        ...common,
        name: 'Tape',
        image_url: mediaPath(collection, '1'),
        permalink: `/nft/${collection}/1`,
        release_date: '2030-01-01T00:00:00.000Z',
        sell_orders: [],
        upcoming_sale: null,
        last_sale: null,
        owner: { address: maker.address },
      },
    ])
    const one = async (query: string) => JSON.parse((await server.ask(`${ASSET_PATH}?${query}`)).text) as unknown
    expect(await one(`token_address=${collection}&token_id=1`)).toMatchObject({ asset: { name: 'Tape' } })
    expect(await one(`token_address=${collection}&token_id=`)).toEqual({ asset: null })
    expect(await listing(`owner=${demoAccount('voter').address}`)).toEqual([])
    expect((await server.ask(`${ASSETS_PATH}?limit=-1`)).status).toBe(400)
  })

  it('the listing is queried for the configured owner, or for the owner of the seeded collection, which covers everything traded here (spec: drops.owner)', async () => {
    const configOf = async (given: TestServer) => validated(PageConfig, JSON.parse((await given.ask(CONFIG_PATH)).text))
    const voter = demoAccount('voter').address
    const own = await startTestServer(
      {},
      { chain: { ...chain, collectionOwner: voter, beforeForward: () => Promise.resolve() }, clock },
    )
    expect((await configOf(own)).nftOwner).toBe(voter)
    const answer = await own.ask(`${ASSETS_PATH}?owner=${voter.toLowerCase()}&limit=50`)
    expect((JSON.parse(answer.text) as { assets: readonly object[] }).assets).toHaveLength(URIS.length)
    await own.close()
    const named = await startTestServer(
      { MUSI_NFT_OWNER: voter },
      { chain: { ...chain, beforeForward: () => Promise.resolve() }, clock },
    )
    expect((await configOf(named)).nftOwner).toBe(voter)
    const none = await named.ask(`${ASSETS_PATH}?owner=${voter}`)
    expect(JSON.parse(none.text)).toEqual({ assets: [] })
    await named.close()
  })

  it('the server reads the listing from a configured API, checks its links and converts its pictures (cases 28, 92)', async () => {
    const other = await startTestServer({ MUSI_NFT_API_URL: HOST }, { network, clock })
    const { assets } = JSON.parse((await other.ask(`${ASSETS_PATH}?limit=6`)).text) as {
      assets: { image_url: string }[]
    }
    expect(assets).toMatchObject([{ name: 'One', permalink: null, release_date: null, sell_orders: [] }])
    const picture = await other.ask(assets[0]?.image_url ?? '')
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp'])
    await other.close()
  })

  it('the listing answers 503, not an empty list, if the configured API is unreachable or refuses', async () => {
    const dead = await startTestServer({ MUSI_NFT_API_URL: 'https://nobody.example' }, { network, clock })
    expect((await dead.ask(`${ASSETS_PATH}?limit=6`)).status).toBe(503)
    await dead.close()
  })
})
