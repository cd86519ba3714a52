import { describe, expect, it } from 'vitest'
import { type Currency, amountOf } from '../currency.ts'
import { testTokenAddress } from './oracle/seededPairs.ts'
import { pairOf } from './pair.ts'
import { pairAddress } from './pairAddress.ts'
import { isDottedName, isLostRecipient, isRecipientText } from './recipient.ts'
import { type Trade, routeThrough } from './trade.ts'

const a = testTokenAddress(0)
const b = testTokenAddress(1)
const c = testTokenAddress(2)
const d = testTokenAddress(3)
const factory = testTokenAddress(10)
const router = testTokenAddress(11)
const oldRouter = testTokenAddress(12)
const pairFactory = { factory, initCodeHash: `0x${'12'.repeat(32)}` } as const
const lostRecipients = { pairFactory, others: [router, oldRouter] }
const native: Currency = { kind: 'native', decimals: 18, symbol: '', name: '' }
const route = routeThrough(a, [pairOf(a, 1n, b, 1n), pairOf(b, 1n, c, 1n)])
const trade: Trade = {
  version: 'v2',
  exact: 'in',
  input: amountOf(native, 1n),
  output: amountOf(native, 1n),
  route,
  amounts: [1n, 1n, 1n],
}

describe('a recipient that would lose the tokens', () => {
  it.each([
    ['is the factory', factory],
    ['is router 01', oldRouter],
    ['is router 02', router],
    ['is the first token on the route', a],
    ['is a token between', b],
    ['is the last token', c],
    ['is the first liquidity token', pairAddress(pairFactory, a, b)],
    ['is the last liquidity token', pairAddress(pairFactory, c, b)],
  ])('%s', (_, recipient) => {
    expect(isLostRecipient(recipient, trade, lostRecipients)).toBe(true)
  })

  it.each([
    ['a token off the route', d],
    ['a liquidity token off the route', pairAddress(pairFactory, a, c)],
  ])('is not %s', (_, recipient) => {
    expect(isLostRecipient(recipient, trade, lostRecipients)).toBe(false)
  })

  it('is only a contract of the exchange while there is no trade', () => {
    expect([router, a].map((recipient) => isLostRecipient(recipient, null, lostRecipients))).toEqual([true, false])
  })
})

describe('a recipient’s text', () => {
  it.each([
    'bob.eth',
    'bob.argent.xyz',
    'höhle.eth',
    '🎵.eth',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
    '0x5aaEb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  ])('may be %s', (text) => {
    expect(isRecipientText(text)).toBe(true)
  })

  it.each(['', 'bob', '.eth', 'bob.', 'bob..eth', 'bob .eth', 'bob.eth ', 'a/b.eth', '0x5aAeb6', 'ETH'])(
    'may not be %j',
    (text) => {
      expect(isRecipientText(text)).toBe(false)
    },
  )

  it('a name has at most 255 characters', () => {
    expect(isDottedName(`${'a'.repeat(251)}.eth`)).toBe(true)
    expect(isDottedName(`${'a'.repeat(252)}.eth`)).toBe(false)
  })
})
