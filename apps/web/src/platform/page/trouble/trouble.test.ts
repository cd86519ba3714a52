import { expect, it } from 'vitest'
import { type Trouble, dismissTrouble, noteTrouble, subscribe, troubles } from './trouble.ts'

it('each trouble is spoken of once, and errors share one sentence', () => {
  let told = 0
  const stop = subscribe(() => (told += 1))
  const full: Trouble = { kind: 'notKept' }
  noteTrouble(full)
  noteTrouble({ kind: 'notKept' })
  noteTrouble({ kind: 'page', text: 'one' })
  noteTrouble({ kind: 'page', text: 'two' })
  expect(troubles()).toEqual([full, { kind: 'page', text: 'two' }])
  dismissTrouble(full)
  noteTrouble({ kind: 'notKept' })
  expect(troubles()).toEqual([{ kind: 'page', text: 'two' }])
  expect(told).toBe(4)
  stop()
})
