import './unmeasured.ts'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { beginTest, endTest } from '../src/testing/page.ts'
import { consoleErrors } from '../src/testing/consoleErrors.ts'
import { setVisit } from '../src/testing/visit.ts'
import { visitedPage } from './visitedPage.tsx'

setVisit(visitedPage)

// The frame is not painted unless screenshots are kept. Layout, styles, pointer events and
// observers work without painting.
if (!(await commands.keepsShots())) (frameElement as HTMLElement | null)?.style.setProperty('opacity', '0')

beforeEach(async () => {
  consoleErrors.begin()
  await beginTest()
})
afterEach(async () => {
  vi.useRealTimers()
  await endTest()
  expect(consoleErrors.end()).toEqual([])
})
