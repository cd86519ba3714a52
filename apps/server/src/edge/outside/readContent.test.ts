import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import {
  FOLDER,
  LARGE_FOLDER,
  PIECES_V0,
  PIECES,
  PIECES_TEXT,
  archiveBytes,
} from '@musi/domain/content/oracle/archives'
import { contentId } from '@musi/domain/content/contentId'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#testing/testServer.ts'

const LIST = '{"name":"A list"}'
const RAW = contentId(new TextEncoder().encode(LIST))

let gateway: Server
let server: TestServer
let origin: string
let requestedUrls: string[]
/** The gateway's answers, by URL. */
let serve: (url: URL, answer: ServerResponse, request: IncomingMessage) => void

beforeEach(async () => {
  requestedUrls = []
  gateway = createServer((request, answer) => {
    requestedUrls.push(request.url ?? '')
    serve(new URL(request.url ?? '/', 'http://gateway'), answer, request)
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const address = gateway.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  server = await startTestServer({
    MUSI_RPC_URL: 'http://127.0.0.1:1',
    MUSI_IPFS_GATEWAYS: `/ipfs/,${origin}`,
  })
})
afterEach(async () => {
  await server.close()
  gateway.closeAllConnections()
  gateway.close()
})

async function get(content: string, kind = 'list') {
  const { status, text } = await server.ask(`/outside/${kind}?url=${encodeURIComponent(`${origin}/${content}`)}`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  return [status, status === 200 ? text : JSON.parse(text).code]
}

/** A gateway that makes archives. */
const archives = (url: URL, answer: ServerResponse) => {
  const matching = [PIECES, PIECES_V0, FOLDER, LARGE_FOLDER].find(
    ({ cid, path }) => url.pathname === `/ipfs/${[cid, ...path].join('/')}`,
  )
  if (matching === undefined || url.searchParams.get('format') !== 'car') return answer.writeHead(404).end()
  return answer.setHeader('content-type', 'application/vnd.ipld.car').end(archiveBytes(matching))
}

describe('case 100: content of a gateway by content id', () => {
  test('is read from an archive of blocks, with or without a path, in any layout', async () => {
    serve = archives
    expect(await get(`ipfs/${FOLDER.cid}/lists/good.json/`)).toEqual([200, '{"name":"Good"}'])
    expect(await get(`ipfs/${LARGE_FOLDER.cid}/${LARGE_FOLDER.path.join('/')}/`)).toEqual([200, '{"n":13}'])
    expect(requestedUrls[0]).toBe(`/ipfs/${FOLDER.cid}/lists/good.json?format=car&dag-scope=entity`)
    // Both are texts of several blocks that are not token lists.
    for (const { cid } of [PIECES, PIECES_V0]) expect(await get(`ipfs/${cid}/`)).toEqual([502, 'notAList'])
  })

  test('is read directly if it is a single block', async () => {
    serve = (_, answer) => answer.end(LIST)
    expect(await get(`ipfs/${RAW}/`)).toEqual([200, LIST])
    expect(requestedUrls).toEqual([`/ipfs/${RAW}?format=raw`])
  })

  test.each<[string, string, string | Uint8Array]>([
    ['a block that is another', RAW, '{"name":"A lisp"}'],
    ['nothing', RAW, ''],
    ['the file itself and no archive', PIECES.cid, PIECES_TEXT],
    ['an archive of something else', PIECES.cid, archiveBytes(PIECES_V0)],
    ['half an archive', PIECES.cid, archiveBytes(PIECES).subarray(0, 500)],
    ['a page that says sorry', PIECES.cid, '<!doctype html>'],
  ])('is refused if it does not match the id: %s', async (_, cid, body) => {
    serve = (_url, answer) => answer.end(body)
    expect(await get(`ipfs/${cid}/`)).toEqual([502, 'notVerified'])
  })

  test('cannot be verified under an invalid id, so nothing is requested', async () => {
    serve = (_, answer) => answer.end(LIST)
    for (const id of ['nonsense', 'Qm', `${PIECES.cid}a`])
      expect(await get(`ipfs/${id}/`)).toEqual([502, 'notVerified'])
    expect(requestedUrls).toEqual([])
  })

  test('is not found under a name that the folder does not have', async () => {
    serve = (_, answer) => answer.end(archiveBytes(FOLDER))
    expect(await get(`ipfs/${FOLDER.cid}/lists/none.json/`)).toEqual([502, 'notFound'])
  })

  test('is verified against its id as a logo too', async () => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const other = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'blue' } })
      .png()
      .toBuffer()
    serve = (url, answer) => answer.end(url.pathname.endsWith(contentId(png)) ? png : other)
    expect((await get(`ipfs/${contentId(png)}/`, 'logo'))[0]).toBe(200)
    expect(await get(`ipfs/${contentId(Buffer.concat([png, png]))}/`, 'logo')).toEqual([502, 'notVerified'])
  })
})

test('content under an ipns name is trusted by its connection and requested unchanged', async () => {
  serve = (_, answer) => answer.end(LIST)
  expect(await get('ipns/lists.example/')).toEqual([200, LIST])
  expect(requestedUrls).toEqual(['/ipns/lists.example/'])
})
