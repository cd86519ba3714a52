import type { Token } from '@musi/domain/currency'
import type { TokenWarning } from '@musi/domain/text/tokenWarning'
import { describe, expect, test } from 'vitest'
import { tokenKey, confirmationState } from './confirmationState.ts'

const token = (last: string, symbol: string): Token => ({
  kind: 'token',
  address: `0x${last.padStart(40, '0')}`,
  decimals: 18,
  symbol,
  name: symbol,
})
const LONE = token('1', 'LONE')
const OTHER = token('2', 'OTHER')
const USDC = token('3', 'USDC')
const NONE: ReadonlySet<string> = new Set()
const waiting = { kind: 'waiting' } as const
const ready = (...value: TokenWarning[]) => ({ kind: 'ready', value, isOld: false }) as const
const failed = { kind: 'failed', error: null, retry: () => undefined } as const
const warningAbout = (one: Token): TokenWarning => ({ token: one, lookAlike: null })

describe('the confirmation before an act with a token (spec: token-warnings.act)', () => {
  test('is required for an unknown token once it was checked, and for a token that could not be checked', () => {
    const pressedWith = tokenKey(LONE)
    expect(
      confirmationState({ token: LONE, understood: NONE, pressedWith, answer: ready(warningAbout(LONE)) }),
    ).toEqual({
      isConfirmed: false,
      isLookingUp: false,
      warnings: [warningAbout(LONE)],
    })
    expect(confirmationState({ token: LONE, understood: NONE, pressedWith, answer: failed }).warnings).toEqual([
      warningAbout(LONE),
    ])
    expect(confirmationState({ token: LONE, understood: NONE, pressedWith, answer: ready() }).isConfirmed).toBe(true)
    expect(confirmationState({ token: null, understood: NONE, pressedWith: null, answer: waiting }).isConfirmed).toBe(
      true,
    )
  })

  test('shows nothing while the token is being checked, even if the account changes meanwhile', () => {
    const state = confirmationState({ token: LONE, understood: NONE, pressedWith: tokenKey(LONE), answer: waiting })
    expect(state).toEqual({ isConfirmed: false, isLookingUp: true, warnings: [] })
  })

  test('given for one token does not allow an act that was started with another', () => {
    const answer = ready(warningAbout(OTHER))
    const state = confirmationState({
      token: OTHER,
      understood: new Set([tokenKey(LONE)]),
      pressedWith: tokenKey(LONE),
      answer,
    })
    expect(state).toEqual({ isConfirmed: false, isLookingUp: false, warnings: [] })
  })

  test('is required again for a token whose name changed', () => {
    const understood = new Set([tokenKey(LONE)])
    expect(confirmationState({ token: LONE, understood, pressedWith: null, answer: waiting }).isConfirmed).toBe(true)
    const renamed: Token = { ...LONE, symbol: USDC.symbol, name: USDC.name }
    expect(
      confirmationState({ token: renamed, understood, pressedWith: null, answer: ready(warningAbout(renamed)) })
        .isConfirmed,
    ).toBe(false)
  })
})
