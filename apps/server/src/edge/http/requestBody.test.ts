import { createServer, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ByteBudget, byteBudget } from '#platform/byteBudget.ts'
import { requestBody } from './requestBody.ts'

const MB = 1024 * 1024
const PIECE = 64 * 1024

let budget: ByteBudget
let port: number
let serve: (incoming: IncomingMessage) => Promise<unknown>
const server = createServer((incoming, outgoing) => {
  serve(incoming).then(
    (outcome) => outgoing.end(JSON.stringify(outcome)),
    (error: unknown) => outgoing.end(String(error)),
  )
})

beforeEach(async () => {
  budget = byteBudget(4 * MB)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' ? (address?.port ?? 0) : 0
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const bodyOf = (incoming: IncomingMessage, maxBytes: number) => {
  const hold = budget.hold()
  return requestBody(incoming, { maxBytes, hold: () => hold })
}

function send(body: Buffer): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const sent = request({ host: '127.0.0.1', port, method: 'POST', agent: false }, (answer) => {
    let text = ''
    answer.on('data', (piece: Buffer) => (text += piece.toString()))
    answer.on('end', () => resolve(text.startsWith('{') || text.startsWith('"') ? JSON.parse(text) : text))
  })
  sent.on('error', reject)
  sent.end(body)
  return promise
}

test('a body of 50 MB passes through in pieces, with little of it in memory', async () => {
  let length = 0
  serve = (incoming) =>
    bodyOf(incoming, 100 * MB).pieces(async (piece) => {
      if (length % (8 * MB) === 0) await sleep(1)
      length += piece.length
    })
  expect(await send(Buffer.alloc(50 * MB, 'x'))).toBe('whole')
  expect(length).toBe(50 * MB)
  expect(budget.peak()).toBeLessThanOrEqual(2 * PIECE)
  expect(budget.held()).toBe(0)
})

test('a slow consumer applies back-pressure: the sender waits and nothing piles up in memory', async () => {
  let seen = 0
  const { promise: go, resolve: goOn } = Promise.withResolvers<void>()
  serve = (incoming) =>
    bodyOf(incoming, 100 * MB).pieces((piece) => {
      seen += piece.length
      return go
    })
  const sent = send(Buffer.alloc(20 * MB))
  await expect.poll(() => seen).toBeGreaterThan(0)
  await sleep(100)
  expect(seen).toBeLessThanOrEqual(PIECE)
  goOn()
  expect(await sent).toBe('whole')
  expect(seen).toBe(20 * MB)
})

test('a body that is too long is not read further, with or without a Content-Length', async () => {
  let seen = 0
  serve = (incoming) =>
    bodyOf(incoming, MB).pieces((piece) => {
      seen += piece.length
      return Promise.resolve()
    })
  expect(await send(Buffer.alloc(2 * MB))).toBe('tooLarge')
  expect(seen).toBe(0)
  const line = connect(port, '127.0.0.1')
  line.write('POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n')
  const piece = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(PIECE), Buffer.from('\r\n')])
  for (let count = 0; count < 32; count += 1) line.write(piece)
  const answer = await new Promise<string>((resolve) => line.once('data', (data) => resolve(data.toString())))
  expect(answer).toContain('tooLarge')
  expect(seen).toBeLessThanOrEqual(MB)
  line.destroy()
})

test('a text that exceeds the memory budget is not kept', async () => {
  serve = (incoming) => bodyOf(incoming, 10 * MB).text()
  expect(await send(Buffer.alloc(5 * MB, 'x'))).toEqual({ kind: 'busy' })
  expect(budget.peak()).toBeLessThanOrEqual(4 * MB)
})

test('a cut connection ends the body, but only after the last piece is handled', async () => {
  const { promise: outcome, resolve } = Promise.withResolvers<unknown>()
  const { promise: go, resolve: goOn } = Promise.withResolvers<void>()
  let ended = false
  let began = false
  serve = async (incoming) => {
    const end = await bodyOf(incoming, MB).pieces(() => {
      began = true
      return go
    })
    ended = true
    resolve(end)
  }
  const line = connect(port, '127.0.0.1')
  line.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\nhalf of it')
  await expect.poll(() => began).toBe(true)
  line.destroy()
  await sleep(50)
  expect(ended).toBe(false)
  goOn()
  expect(await outcome).toBe('cut')
})

test('an error while handling a piece reaches the reader', async () => {
  serve = (incoming) => bodyOf(incoming, MB).pieces(() => Promise.reject(new Error('no room on the disk')))
  expect(await send(Buffer.alloc(1000))).toContain('no room on the disk')
})
