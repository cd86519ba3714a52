import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { takeLock } from './launcherLock.ts'
import { testFolder } from '../testing/testFolder.ts'

it('the second launcher on a data folder gets the pid of the first', () => {
  const folder = testFolder(onTestFinished)
  const first = takeLock(folder)
  expect(takeLock(folder)).toEqual({ isOurs: false, by: process.pid })
  if (first.isOurs) first.release()
  expect(takeLock(folder).isOurs).toBe(true)
})

it.each([
  ['of a launcher that has ended', JSON.stringify({ pid: 2 ** 22 + 1, startedAt: 'boot:1' })],
  ['whose pid belongs to another process now', JSON.stringify({ pid: process.pid, startedAt: 'boot:1' })],
  ['that is incomplete', '{"pid":'],
])('a lock %s is ignored', (_, text) => {
  const folder = testFolder(onTestFinished)
  const path = join(folder, 'chain.lock')
  writeFileSync(path, text)
  expect(takeLock(folder).isOurs).toBe(true)
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid })
  expect(readdirSync(folder)).toEqual(['chain.lock'])
})
