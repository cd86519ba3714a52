import { expect, it } from 'vitest'
import { PartNotLoaded, retryOnce } from './retryOnce.ts'

const failing = (times: number) => {
  let calls = 0
  const load = async () => {
    calls += 1
    if (calls <= times) throw new Error('offline')
    return 'page'
  }
  return { load, calls: () => calls }
}

it('case 111: a part that fails to load is retried once', async () => {
  const once = failing(1)
  await expect(retryOnce(once.load, 0)).resolves.toBe('page')
  expect(once.calls()).toBe(2)
})

it('case 111: a part is not retried a second time', async () => {
  const always = failing(9)
  await expect(retryOnce(always.load, 0)).rejects.toThrow(new PartNotLoaded('offline'))
  expect(always.calls()).toBe(2)
})
