import type { Currency } from '@musi/domain/currency'
import { expect, it } from 'vitest'
import { type AddButtonInput, addButton } from './addButton.ts'

const ETH: Currency = { kind: 'native', decimals: 18, symbol: 'ETH', name: 'Ether' }
const READY: AddButtonInput = { problem: null, isBehind: false, isReady: true, plan: { kind: 'nothing' } }
const SHORT = { kind: 'insufficientBalance', currency: ETH } as const

it.each([
  [
    'connects first, whatever else is true',
    { problem: { kind: 'connectWallet' }, isBehind: true },
    { kind: 'connect' },
  ],
  [
    'says what the form lacks, also while nobody answers',
    { problem: { kind: 'invalidPair' }, isBehind: true },
    { kind: 'problem' },
  ],
  ['of what was read says nothing while nobody answers', { problem: SHORT, isBehind: true }, { kind: 'reconnecting' }],
  ['is not pressed while nobody answers', { isBehind: true }, { kind: 'reconnecting' }],
  [
    'names the problem before it asks for approvals',
    { problem: SHORT, plan: { kind: 'steps', steps: [] } },
    { kind: 'problem', problem: SHORT },
  ],
  ['waits for the pool', { isReady: false }, { kind: 'supply', isDisabled: true }],
  ['waits for what is allowed to be read', { plan: { kind: 'unknown' } }, { kind: 'supply', isDisabled: true }],
  ['supplies', {}, { kind: 'supply', isInSteps: false, isDisabled: false }],
  [
    'supplies in one with its approvals',
    { plan: { kind: 'batch', intents: [], amounts: [] } },
    { kind: 'supply', isInSteps: false, isDisabled: false },
  ],
] as const)('the button of adding %s (spec: liquidity.add-problems, reads.press)', (_, changes, expected) => {
  expect(addButton({ ...READY, ...changes })).toMatchObject(expected)
})
