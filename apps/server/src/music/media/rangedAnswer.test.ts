import { expect, test } from 'vitest'
import type { ServedRequest } from '#edge/http/servedRequest.ts'
import { rangedAnswer } from './rangedAnswer.ts'

const ID = 'ab'.repeat(32)
const BYTES = 1000
const ETAG = `"${ID.slice(0, 22)}"`
const hold = { take: () => true, give: () => {}, release: () => {} }

async function asked(headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') {
  const reads: string[] = []
  const store = {
    read: (_: string, { start, end }: { start: number; end: number }) => {
      reads.push(`${start}-${end}`)
      return Promise.resolve((async function* () {})())
    },
  }
  const request = { method, headers, hold: () => hold } as unknown as ServedRequest
  const served = { store, id: ID, bytes: BYTES, type: 'audio/mpeg', headers: {} }
  const { status, headers: sent } = await rangedAnswer(request, served)
  return [status, sent['content-range'] ?? null, sent['content-length'] ?? null, reads.join()] as const
}

const MANY = `bytes=${Array.from({ length: 1000 }, (_, at) => `${at}-${at}`).join(',')}`

test.each([
  ['nothing', {}, [200, null, '1000', '0-999']],
  ['all that follows', { range: 'bytes=0-' }, [206, 'bytes 0-999/1000', '1000', '0-999']],
  ['the last byte', { range: 'bytes=-1' }, [206, 'bytes 999-999/1000', '1', '999-999']],
  ['more than there is', { range: 'bytes=990-5000' }, [206, 'bytes 990-999/1000', '10', '990-999']],
  ['what lies behind the end', { range: 'bytes=1000-' }, [416, 'bytes */1000', null, '']],
  ['no byte at all', { range: 'bytes=-0' }, [416, 'bytes */1000', null, '']],
  ['backwards', { range: 'bytes=5-2' }, [200, null, '1000', '0-999']],
  ['a thousand ranges', { range: MANY }, [200, null, '1000', '0-999']],
  ['another unit', { range: 'seconds=1-2' }, [200, null, '1000', '0-999']],
  ['a part of this very file', { range: 'bytes=1-2', 'if-range': ETAG }, [206, 'bytes 1-2/1000', '2', '1-2']],
  ['a part of another file', { range: 'bytes=1-2', 'if-range': '"other"' }, [200, null, '1000', '0-999']],
  ['what is known', { 'if-none-match': ETAG }, [304, null, null, '']],
] as const)('case 89: asked for %s', async (_, headers, expected) => {
  expect(await asked(headers)).toEqual(expected)
})

test('case 89: HEAD reports the length and reads nothing', async () => {
  expect(await asked({}, 'HEAD')).toEqual([200, null, '1000', ''])
  expect(await asked({ range: 'bytes=10-19' }, 'HEAD')).toEqual([206, 'bytes 10-19/1000', '10', ''])
})
