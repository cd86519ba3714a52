import { expect, it } from 'vitest'
import { amountOf } from '../../currency.ts'
import { fraction } from '../../fraction.ts'
import { type FromOneInput, fromOneProblem } from './fromOneProblem.ts'

const ETHER = { kind: 'native', decimals: 18, symbol: 'ETH', name: 'Ether' } as const
const READY: FromOneInput = {
  connected: true,
  amount: amountOf(ETHER, 5n),
  balance: 5n,
  added: {
    kind: 'added',
    sold: 2n,
    bought: 2n,
    paid: 2n,
    left: 1n,
    shares: 1n,
    ofPool: fraction(1n, 9n),
    impact: fraction(0n),
    cost: fraction(0n),
  },
}
const FEE = { kind: 'refusedToken', behaviour: 'takesFee' } as const
const short = { kind: 'insufficientBalance', currency: ETHER }

it.each<[string, Partial<FromOneInput>, unknown]>([
  ['nothing', {}, null],
  ['no wallet, before anything else', { connected: false, amount: null }, { kind: 'connectWallet' }],
  ['no amount', { amount: null, added: FEE }, { kind: 'enterAmount' }],
  ['too little for a share', { added: { kind: 'tooLittle' } }, { kind: 'enterAmount' }],
  ['a token that takes a fee, whatever the balance', { added: FEE, balance: 0n }, FEE],
  ['a balance below the amount', { balance: 4n, added: { kind: 'tooMuch' } }, short],
  ['a balance below the amount while the pool is read', { balance: 4n, added: null }, short],
  ['more than a pair can hold', { added: { kind: 'tooMuch' } }, { kind: 'tooMuch' }],
  ['an unknown balance is no problem', { balance: null }, null],
])('adding from one token reports the first problem: %s (spec: liquidity.from-one-refused)', (_, change, problem) => {
  expect(fromOneProblem({ ...READY, ...change })).toEqual(problem)
})
