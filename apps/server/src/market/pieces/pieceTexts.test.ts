import type { PieceText } from '@musi/domain/market/pieceText'
import { expect, it } from 'vitest'
import { pieceTexts } from './pieceTexts.ts'

const textNamed = (name: string) => ({ name }) as PieceText
const afterPending = () => new Promise((resolve) => setImmediate(resolve))

it('an unread metadata file is awaited for a limited time', async () => {
  const sleepEnd = Promise.withResolvers<void>()
  const waits: number[] = []
  const sleep = (ms: number) => {
    waits.push(ms)
    return sleepEnd.promise
  }
  const text = (uri: string) => (uri === 'slow' ? new Promise<never>(() => {}) : Promise.resolve(textNamed(uri)))
  const textsOf = pieceTexts(
    { known: (uri) => (uri === 'local' ? { ok: true, text: textNamed('local') } : { ok: false }), text },
    { sleep },
  )
  const reading = textsOf([{ uri: 'local' }, { uri: null }, { uri: 'quick' }, { uri: 'slow' }])
  sleepEnd.resolve()
  expect(await reading).toEqual([textNamed('local'), null, textNamed('quick'), null])
  expect(waits).toEqual([4000])
})

it('a metadata file read before is not awaited, and its new text counts from the next call', async () => {
  let next = Promise.withResolvers<PieceText | null>()
  next.resolve(textNamed('first'))
  const sleep = () => new Promise<never>(() => {})
  const textsOf = pieceTexts({ known: () => ({ ok: false }), text: () => next.promise }, { sleep })
  const first = await textsOf([{ uri: 'stranger' }])
  expect(first).toEqual([textNamed('first')])
  next = Promise.withResolvers()
  expect(await textsOf([{ uri: 'stranger' }])).toBe(first)
  next.resolve(textNamed('second'))
  await afterPending()
  expect(await textsOf([{ uri: 'stranger' }])).toEqual([textNamed('second')])
})

it('a metadata file that its host refuses is null, and is requested again', async () => {
  let requests = 0
  const text = () => {
    requests += 1
    return Promise.reject(new Error('unreachable'))
  }
  const textsOf = pieceTexts({ known: () => ({ ok: false }), text }, { sleep: () => new Promise<never>(() => {}) })
  for (const _ of [1, 2]) expect(await textsOf([{ uri: 'gone' }])).toEqual([null])
  expect(requests).toBe(2)
})
