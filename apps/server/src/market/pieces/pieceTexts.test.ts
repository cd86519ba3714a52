import type { PieceText } from '@musi/domain/market/pieceText'
import { expect, it } from 'vitest'
import { pieceTexts } from './pieceTexts.ts'

const named = (name: string) => ({ name }) as PieceText
const settled = () => new Promise((resolve) => setImmediate(resolve))

it('an unread metadata file is awaited for a limited time', async () => {
  const patience = Promise.withResolvers<void>()
  const waits: number[] = []
  const sleep = (ms: number) => {
    waits.push(ms)
    return patience.promise
  }
  const text = (uri: string) => (uri === 'slow' ? new Promise<never>(() => {}) : Promise.resolve(named(uri)))
  const textsOf = pieceTexts(
    { known: (uri) => (uri === 'own' ? { ok: true, text: named('own') } : { ok: false }), text },
    { sleep },
  )
  const looked = textsOf([{ uri: 'own' }, { uri: null }, { uri: 'quick' }, { uri: 'slow' }])
  patience.resolve()
  expect(await looked).toEqual([named('own'), null, named('quick'), null])
  expect(waits).toEqual([4000])
})

it('a metadata file read before is not awaited, and its new text counts from the next call', async () => {
  let next = Promise.withResolvers<PieceText | null>()
  next.resolve(named('first'))
  const sleep = () => new Promise<never>(() => {})
  const textsOf = pieceTexts({ known: () => ({ ok: false }), text: () => next.promise }, { sleep })
  const first = await textsOf([{ uri: 'stranger' }])
  expect(first).toEqual([named('first')])
  next = Promise.withResolvers()
  expect(await textsOf([{ uri: 'stranger' }])).toBe(first)
  next.resolve(named('second'))
  await settled()
  expect(await textsOf([{ uri: 'stranger' }])).toEqual([named('second')])
})

it('a metadata file that its host refuses is null, and is requested again', async () => {
  let asked = 0
  const text = () => {
    asked += 1
    return Promise.reject(new Error('away'))
  }
  const textsOf = pieceTexts({ known: () => ({ ok: false }), text }, { sleep: () => new Promise<never>(() => {}) })
  for (const _ of [1, 2]) expect(await textsOf([{ uri: 'gone' }])).toEqual([null])
  expect(asked).toBe(2)
})
