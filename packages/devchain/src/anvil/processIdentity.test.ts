import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { identityOf, isRunning, parseIdentity } from './processIdentity.ts'

it('a process is identified by pid and start time, so that a reused pid is not mistaken for it', () => {
  const me = identityOf(process.pid)
  expect(me !== null && isRunning(me)).toBe(true)
  expect(isRunning({ pid: process.pid, startedAt: 'another start' })).toBe(false)
})

it('a process that has ended is not running', async () => {
  const child = spawn('/bin/sh', ['-c', 'read -r _'], { stdio: ['pipe', 'ignore', 'ignore'] })
  const identity = identityOf(child.pid ?? 0)
  child.stdin.end()
  await once(child, 'exit')
  expect(identity !== null && isRunning(identity)).toBe(false)
})

it.each([[null], ['12'], [{ pid: 12 }], [{ pid: 1.5, startedAt: 'x' }], [{ pid: '12', startedAt: 'x' }]])(
  'a damaged record (%j) identifies no process',
  (value) => expect(parseIdentity(value)).toBeNull(),
)
