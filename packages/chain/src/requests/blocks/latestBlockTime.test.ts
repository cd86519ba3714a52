import { expect, test } from 'vitest'
import { latestBlockTime } from './latestBlockTime.ts'

const nodeWithAnswers = (answers: readonly unknown[]) => {
  const left = [...answers]
  return { request: async () => left.shift() ?? null, left }
}

test('a node that briefly returns no latest block is asked again', async () => {
  const { request } = nodeWithAnswers([null, { timestamp: '0x10' }])
  expect(await latestBlockTime(request)).toBe(16n)
})

test('a node that never returns a latest block is treated as unreachable', async () => {
  const { request, left } = nodeWithAnswers([null, null, null, { timestamp: '0x10' }])
  await expect(latestBlockTime(request)).rejects.toMatchObject({ kind: 'unreachable' })
  expect(left).toHaveLength(1)
})
