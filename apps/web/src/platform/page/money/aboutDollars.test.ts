import { fraction } from '@musi/domain/fraction'
import { expect, it } from 'vitest'
import { aboutDollars } from './aboutDollars.ts'

it.each([
  [1445n, '$14'],
  [478n, '$4.80'],
  [1000n, '$10'],
  [123_456n, '$1,235'],
  [4n, '<$0.10'],
])('%d cents beside an amount are shown as %s', (cents, text) => {
  expect(aboutDollars(fraction(cents, 100n)).replaceAll(/[⁦-⁩]/gu, '')).toBe(text)
})
