import { expect, it } from 'vitest'
import { type Trouble, dismissTrouble, noteTrouble, subscribe, troubles } from './trouble.ts'

it('each trouble is reported once, and errors share one sentence', () => {
  let calls = 0
  const stop = subscribe(() => (calls += 1))
  const full: Trouble = { kind: 'notKept' }
  noteTrouble(full)
  noteTrouble({ kind: 'notKept' })
  noteTrouble({ kind: 'page', text: 'one' })
  noteTrouble({ kind: 'page', text: 'two' })
  expect(troubles()).toEqual([full, { kind: 'page', text: 'two' }])
  dismissTrouble(full)
  noteTrouble({ kind: 'notKept' })
  expect(troubles()).toEqual([{ kind: 'page', text: 'two' }])
  expect(calls).toBe(4)
  stop()
})
