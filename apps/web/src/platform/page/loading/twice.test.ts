import { expect, it } from 'vitest'
import { twice } from './twice.ts'

const failing = (times: number) => {
  let calls = 0
  const load = async () => {
    calls += 1
    if (calls <= times) throw new Error('offline')
    return 'page'
  }
  return { load, calls: () => calls }
}

it('case 111: a part that fails to load is asked for once more', async () => {
  const once = failing(1)
  await expect(twice(once.load, 0)).resolves.toBe('page')
  expect(once.calls()).toBe(2)
})

it('case 111: and not a third time', async () => {
  const always = failing(9)
  await expect(twice(always.load, 0)).rejects.toThrow('offline')
  expect(always.calls()).toBe(2)
})
