import type { Currency } from '@musi/domain/currency'
import { expect, it } from 'vitest'
import { type AddButtonInput, addButton } from './addButton.ts'

const ETH: Currency = { kind: 'native', decimals: 18, symbol: 'ETH', name: 'Ether' }
const READY: AddButtonInput = { problem: null, isBehind: false, isReady: true, plan: { kind: 'nothing' } }
const SHORT = { kind: 'insufficientBalance', currency: ETH } as const

it.each([
  ['connect even if other problems exist', { problem: { kind: 'connectWallet' }, isBehind: true }, { kind: 'connect' }],
  [
    'a problem of the form even while the chain is unreachable',
    { problem: { kind: 'invalidPair' }, isBehind: true },
    { kind: 'problem' },
  ],
  [
    'no problem of chain data while the chain is unreachable',
    { problem: SHORT, isBehind: true },
    { kind: 'reconnecting' },
  ],
  ['reconnecting while the chain is unreachable', { isBehind: true }, { kind: 'reconnecting' }],
  [
    'a problem before approvals',
    { problem: SHORT, plan: { kind: 'steps', steps: [] } },
    { kind: 'problem', problem: SHORT },
  ],
  ['disabled while the pool is read', { isReady: false }, { kind: 'supply', isDisabled: true }],
  ['disabled while allowances are read', { plan: { kind: 'unknown' } }, { kind: 'supply', isDisabled: true }],
  ['supply', {}, { kind: 'supply', isInSteps: false, isDisabled: false }],
  [
    'supply in one batch with its approvals',
    { plan: { kind: 'batch', intents: [], amounts: [] } },
    { kind: 'supply', isInSteps: false, isDisabled: false },
  ],
] as const)(
  'the button for adding liquidity shows %s (spec: liquidity.add-problems, reads.press)',
  (_, changes, expected) => {
    expect(addButton({ ...READY, ...changes })).toMatchObject(expected)
  },
)
