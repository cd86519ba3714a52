import { expect, it } from 'vitest'
import { httpCache } from './httpCache.ts'

it('one path is fetched once for any number of callers', async () => {
  const requests: string[] = []
  const read = httpCache(async (path) => requests.push(path))
  expect(await Promise.all([read('/a'), read('/a'), read('/b')])).toEqual([1, 1, 2])
  expect(await read('/a')).toBe(1)
})

it('a failed path is fetched again', async () => {
  let tries = 0
  const read = httpCache(async () => {
    tries += 1
    if (tries === 1) throw new Error('silent')
    return tries
  })
  await expect(read('/a')).rejects.toThrow('silent')
  expect(await read('/a')).toBe(2)
})
