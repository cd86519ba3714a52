import { expect, test } from 'vitest'
import { plainName } from './plainName.ts'

test.each([
  ['approve', 'Approve'],
  ['swapExactETHForTokens', 'Swap exact ETH for tokens'],
  ['removeLiquidityWithPermit', 'Remove liquidity with permit'],
])('%s is shown as %s', (name, text) => expect(plainName(name)).toBe(text))
