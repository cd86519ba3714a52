import { expect, it, onTestFinished } from 'vitest'
import { answers, watchAnswers } from './answersWatch.ts'
import { RpcError } from './rpcRequest.ts'

const SILENT = () => Promise.reject(new DOMException('late', 'TimeoutError'))

function watched(answersOf: () => Promise<unknown>, isExcused = () => false) {
  const seen = { looks: 0, silences: [] as number[] }
  const request = () => {
    seen.looks += 1
    return answersOf()
  }
  const onSilence = () => seen.silences.push(seen.looks)
  onTestFinished(watchAnswers({ request, isExcused, everyMs: 1, onSilence }))
  return seen
}

it('four questions in a row without an answer are a silence', async () => {
  const seen = watched(SILENT)
  await expect.poll(() => seen.looks).toBeGreaterThan(8)
  expect(seen.silences.slice(0, 2)).toEqual([4, 8])
})

it('three in a row are none, however often that happens', async () => {
  let asked = 0
  const seen = watched(() => ((asked += 1) % 4 === 0 ? Promise.resolve('0x0') : SILENT()))
  await expect.poll(() => seen.looks).toBeGreaterThan(20)
  expect(seen.silences).toEqual([])
})

it('an error is an answer, and a line that breaks is for whoever watches the process', async () => {
  expect(await answers(() => Promise.reject(new RpcError(-32_000, 'no')))).toBe(true)
  expect(await answers(() => Promise.reject(new TypeError('fetch failed')))).toBe(true)
  expect(await answers(SILENT)).toBe(false)
})

it('while the chain is excused its silence does not count', async () => {
  const seen = watched(SILENT, () => true)
  await expect.poll(() => seen.looks).toBeGreaterThan(10)
  expect(seen.silences).toEqual([])
})
