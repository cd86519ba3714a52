import { expect, it } from 'vitest'
import { keptWhile } from './keptWhile.ts'

it('one reading serves all who ask under one mark; what could not be read is read again', async () => {
  let [mark, reads] = [1, 0]
  const answers: (string[] | null | Error)[] = [['a'], null, ['b'], new Error('away'), ['c']]
  const ask = keptWhile(
    () => mark,
    () => {
      const answer = answers[reads] ?? null
      reads += 1
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
    },
  )
  const first = await ask()
  expect(first).toEqual(['a'])
  expect(await ask()).toBe(first)
  mark = 2
  expect(await Promise.all([ask(), ask()])).toEqual([null, null])
  expect(reads).toBe(2)
  expect(await ask()).toEqual(['b'])
  mark = 3
  await expect(ask()).rejects.toThrow('away')
  expect(await ask()).toEqual(['c'])
  expect(reads).toBe(5)
})
