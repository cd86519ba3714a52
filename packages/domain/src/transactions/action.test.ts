import { expect, it } from 'vitest'
import { type Address, parseAddress } from '../address.ts'
import { amountOf, type Token } from '../currency.ts'
import { type Action, isLimitedAct, recipientsOf, type SingleAction, storedAction } from './action.ts'

it.each(['removeLiquidityV1', 'unstake', 'collectRewards', 'createArtistToken', 'castVote'] as const)(
  '%s has no limit that the chain enforces (spec: sending.limits)',
  (kind) => {
    expect(isLimitedAct({ kind })).toBe(false)
  },
)

it.each(['swap', 'addLiquidity', 'removeLiquidity', 'migrateV1', 'playSong', 'buyDrop'] as const)(
  '%s has limits that the chain enforces (spec: sending.limits)',
  (kind) => {
    expect(isLimitedAct({ kind })).toBe(true)
  },
)

const addressOf = (digit: string): Address => parseAddress(`0x${digit.repeat(40)}`) ?? '0x'
const ANN = addressOf('1')
const BOB = addressOf('2')
const dai: Token = { kind: 'token', address: addressOf('3'), decimals: 18, symbol: 'DAI', name: 'Dai' }
const amount = amountOf(dai, 5n)
const swap = { kind: 'swap', input: amount, output: amount, version: 'v2' } as const

const SENT_TO_ANN: readonly SingleAction[] = [
  { kind: 'claimAirdrop', amount, recipient: ANN },
  { kind: 'collectOwedShare', amount, recipient: ANN },
  { kind: 'delegate', delegatee: ANN },
  { kind: 'replacePayee', title: 'Loop', payee: ANN },
  { ...swap, recipient: { address: ANN, name: 'ann.eth' } },
  { kind: 'transfer', amount, recipient: ANN },
]

it.each(SENT_TO_ANN.map((action) => ({ kind: action.kind, action })))(
  'the recipient of $kind is known afterwards (case 40)',
  ({ action }) => {
    expect(recipientsOf(action)).toEqual([ANN])
  },
)

it('the recipients of a batch are those of its steps; a step for the sender has none', () => {
  const steps = [
    { kind: 'transfer', amount, recipient: BOB },
    { ...swap, recipient: null },
    { kind: 'approve', token: dai, spender: ANN, allowed: 1n },
    { kind: 'claimAirdrop', amount, recipient: ANN },
  ] as const satisfies readonly SingleAction[]
  expect(recipientsOf({ kind: 'batch', steps } satisfies Action)).toEqual([BOB, ANN])
})

it('a share stored by an earlier version has no recipient', () => {
  const stored = { kind: 'collectOwedShare', amount: { currency: dai, raw: '5' } }
  const read = storedAction(stored)
  expect(read).toEqual({ kind: 'collectOwedShare', amount, recipient: null })
  expect(read && recipientsOf(read)).toEqual([])
})
