import { expect, it } from 'vitest'
import { pieceFileService } from './pieceFileService.ts'

it('a file that is not stored is looked up once a minute at most, however often the market is requested', async () => {
  let lookups = 0
  let ms = 0
  const nothing = { where: () => nothing, limit: () => nothing, selectAll: () => nothing, executeTakeFirst }
  function executeTakeFirst() {
    lookups += 1
    return Promise.resolve(undefined)
  }
  const service = pieceFileService({
    database: { tables: () => Promise.resolve({ selectFrom: () => nothing } as never) },
    objects: { read: () => expect.fail(), bytesOf: () => expect.fail() },
    references: { enqueue: () => expect.fail() },
    takedowns: { has: () => false },
    clock: { now: () => ms },
  })
  const id = `b${'a'.repeat(58)}`
  expect([await service.content(id), await service.content(id), lookups]).toEqual([null, null, 1])
  ms = 60_000
  expect([await service.content(id), lookups]).toEqual([null, 2])
})
