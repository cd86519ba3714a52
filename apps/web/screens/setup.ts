import './unmeasured.ts'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { beginTest, endTest } from '../src/testing/page.ts'
import { consoleErrors } from '../src/testing/consoleErrors.ts'
import { setVisit } from '../src/testing/visit.ts'
import { visitedPage } from './visitedPage.tsx'

setVisit(visitedPage)

beforeEach(async () => {
  consoleErrors.begin()
  await beginTest()
})
afterEach(async () => {
  vi.useRealTimers()
  await endTest()
  expect(consoleErrors.end()).toEqual([])
})
