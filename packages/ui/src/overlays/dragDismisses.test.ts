import { expect, it } from 'vitest'
import { dragDismisses } from './dragDismisses.ts'

it.each([
  [301, 0, true],
  [300, 0, false],
  [20, 3.1, true],
  [20, 3, false],
  [-20, 9, false],
])(
  'a drag of %i px at %f px/ms: dismissed is %s (beyond 300 px or velocity over 3, downwards)',
  (down, speed, expected) => {
    expect(dragDismisses(down, speed)).toBe(expected)
  },
)
