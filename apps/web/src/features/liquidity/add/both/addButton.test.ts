import type { Currency } from '@musi/domain/currency'
import { expect, it } from 'vitest'
import { type AddButtonInput, addButton } from './addButton.ts'

const ETH: Currency = { kind: 'native', decimals: 18, symbol: 'ETH', name: 'Ether' }
const READY: AddButtonInput = { problem: null, isStale: false, isReady: true, plan: { kind: 'nothing' } }
const SHORT = { kind: 'insufficientBalance', currency: ETH } as const

it.each([
  [
    '“Connect” even if other problems exist',
    { problem: { kind: 'connectWallet' }, isStale: true },
    { kind: 'connect' },
  ],
  [
    'a problem of the form even while the chain is unreachable',
    { problem: { kind: 'invalidPair' }, isStale: true },
    { kind: 'problem' },
  ],
  [
    'no problem of chain data while the chain is unreachable',
    { problem: SHORT, isStale: true },
    { kind: 'reconnecting' },
  ],
  ['reconnecting while the chain is unreachable', { isStale: true }, { kind: 'reconnecting' }],
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
