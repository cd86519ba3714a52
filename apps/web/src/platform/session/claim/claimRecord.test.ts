import { afterEach, expect, it, vi } from 'vitest'
import { claimRecord, readClaimRecord } from './claimRecord.ts'

afterEach(() => void vi.unstubAllGlobals())

const HASH = `0x${'ab'.repeat(32)}`

it('a claim is read with its index, exact amount, proof and optional flags', () => {
  const plain = { index: 7, amount: '0x15af1d78b58c400000', proof: [HASH] }
  const read = { index: 7, amount: 400n * 10n ** 18n, proof: [HASH] }
  expect(readClaimRecord(plain)).toEqual({ ...read, flags: null })
  const flags = { isSOCKS: false, isLP: true, isUser: true }
  expect(readClaimRecord({ ...plain, flags })).toEqual({ ...read, flags })
  expect(readClaimRecord({ ...plain, flags: { isLP: 1 } })?.flags).toBeNull()
})

it('an answer longer than any claim is not a claim, and reading it stops early', async () => {
  let parts = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      parts += 1
      if (parts > 1000) controller.close()
      else controller.enqueue(new Uint8Array(1024).fill(32))
    },
  })
  vi.stubGlobal('fetch', async () => new Response(body))
  expect(await claimRecord(31_337, `0x${'12'.repeat(20)}`)).toBeNull()
  expect(parts).toBeLessThan(100)
})

it.each([
  null,
  'claim',
  {},
  { index: 7 },
  { index: -1, amount: '0x1' },
  { index: 1.5, amount: '0x1' },
  { index: 1, amount: '400' },
  { index: 1, amount: 400 },
  { index: 1, amount: '0x' },
  { index: 1, amount: '0x1' },
  { index: 1, amount: '0x1', proof: ['0x12'] },
  { index: 1, amount: '0x1', proof: HASH },
  { index: 1, amount: `0x${'f'.repeat(65)}`, proof: [] },
])('%j is not a claim', (answer) => {
  expect(readClaimRecord(answer)).toBeUndefined()
})
