import { afterEach, beforeEach, expect, vi } from 'vitest'
import { beginTest, endTest } from '../src/testing/page.ts'
import { troubleHeard } from '../src/testing/troubleHeard.ts'
import { visitBy } from '../src/testing/visit.ts'
import { visitedPage } from './visitedPage.tsx'

visitBy(visitedPage)

beforeEach(async () => {
  troubleHeard.begin()
  await beginTest()
})
afterEach(async () => {
  vi.useRealTimers()
  await endTest()
  expect(troubleHeard.end()).toEqual([])
})
