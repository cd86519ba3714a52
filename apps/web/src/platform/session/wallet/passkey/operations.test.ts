import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { submit } from './operations.ts'

const OPERATION = { sender: '0x1', nonce: 1n, signature: '0x2' } as unknown as Parameters<typeof submit>[0]
const json = (status: number, body: object) => new Response(JSON.stringify(body), { status })
const ACCEPTED = () => json(200, { operation: `0x${'1'.repeat(64)}`, state: 'waiting', transaction: null })

const server = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', server)
  server.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an operation that got no answer counts as sent, and is sent again until the server has it (spec: wallets.passkey-again)', async () => {
  server.mockRejectedValueOnce(new TypeError('network')).mockResolvedValueOnce(new Response('', { status: 502 }))
  server.mockImplementation(async () => ACCEPTED())
  await submit(OPERATION)
  expect(server).toHaveBeenCalledTimes(1)
  await vi.runAllTimersAsync()
  expect(server).toHaveBeenCalledTimes(3)
})

test.each([
  ['the chain is away', 503, 'chainAway'],
  ['the day’s limit is reached', 429, 'tooMany'],
  ['the account does not accept it', 422, 'badSignature'],
])('an operation that the server refuses is not sent again: %s', async (_, status, code) => {
  server.mockImplementation(async () => json(status, { code, detail: '' }))
  await expect(submit(OPERATION)).rejects.toThrow()
  await vi.runAllTimersAsync()
  expect(server).toHaveBeenCalledTimes(1)
})

test('the answer of a proxy in between says nothing about the operation, which counts as sent', async () => {
  server.mockImplementation(async () => new Response('Bad gateway', { status: 502 }))
  await submit(OPERATION)
  await vi.runAllTimersAsync()
  expect(server).toHaveBeenCalledTimes(5)
})
