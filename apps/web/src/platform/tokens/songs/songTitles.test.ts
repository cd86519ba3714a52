import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lookUpTitle, songTitle } from './songTitles.ts'

const id = (digit: string) => `0x${digit.repeat(64)}`
const page = (title: string | null) =>
  JSON.stringify({
    at: { number: 1, hash: id('1') },
    behind: 0,
    since: 0,
    next: null,
    rows: [{ about: title === null ? null : { song_title: title } }],
  })

let open = 0
let maxOpen = 0
let answers: (() => Promise<Response>)[] = []

beforeEach(() => {
  open = 0
  maxOpen = 0
  answers = []
  vi.stubGlobal('fetch', async () => {
    open += 1
    maxOpen = Math.max(maxOpen, open)
    const answer = await (answers.shift() ?? (async () => new Response('', { status: 503 })))()
    open -= 1
    return answer
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('titles are requested one after the other, each once', async () => {
  answers = ['Tidal', 'Velvet Alarm', null].map((title) => async () => new Response(page(title)))
  await Promise.all([lookUpTitle(id('a')), lookUpTitle(id('b')), lookUpTitle(id('c')), lookUpTitle(id('a'))])
  await lookUpTitle(id('b'))
  expect([songTitle(id('a')), songTitle(id('B')), songTitle(id('c')), maxOpen]).toEqual([
    'Tidal',
    'Velvet Alarm',
    null,
    1,
  ])
  expect(answers).toEqual([])
})

test('a failed lookup is repeated', async () => {
  await lookUpTitle(id('d'))
  expect(songTitle(id('d'))).toBeNull()
  answers = [async () => new Response(page('Undertow'))]
  await lookUpTitle(id('d'))
  expect(songTitle(id('d'))).toBe('Undertow')
})
