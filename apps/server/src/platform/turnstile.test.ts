import { expect, test } from 'vitest'
import { turnstile } from './turnstile.ts'

test('two pass, one waits, the next is turned away; who waited passes when one leaves', async () => {
  const gate = turnstile(2, 1)
  const [first, second] = [await gate.enter(), await gate.enter()]
  const waiting = gate.enter()
  expect(await gate.enter()).toBeNull()
  first?.()
  // Leaving twice is leaving once.
  first?.()
  const third = await waiting
  expect([third === null, gate.inside()]).toEqual([false, 2])
  second?.()
  third?.()
  expect(gate.inside()).toBe(0)
})
