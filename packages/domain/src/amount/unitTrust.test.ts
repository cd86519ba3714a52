import { describe, expect, it } from 'vitest'
import type { Address } from '../address.ts'
import type { Token } from '../currency.ts'
import { type UnitFacts, hasWorth, needsTick, unitTrust } from './unitTrust.ts'

const usdc: Token = { kind: 'token', address: `0x${'1'.repeat(40)}`, decimals: 6, symbol: 'USDC', name: 'USD Coin' }
const creator: Address = `0x${'c'.repeat(40)}`
const lookAlike = { original: usdc, by: 'symbol' } as const
const facts = (given: Partial<UnitFacts>): UnitFacts => ({ source: null, creator: null, lookAlike: null, ...given })

type Row = [what: string, given: UnitFacts, kind: string, worth: boolean, tick: boolean, tickIfProven: boolean]
const ROWS: readonly Row[] = [
  ['of the address book', facts({ source: 'book' }), 'known', true, false, false],
  ['of the book, with the name of another', facts({ source: 'book', lookAlike }), 'known', true, false, false],
  ['of the selected list', facts({ source: 'list' }), 'known', true, false, false],
  ['of the list, with the symbol of a known one', facts({ source: 'list', lookAlike }), 'lookAlike', false, true, true],
  ['added by the person', facts({ source: 'added' }), 'known', true, false, false],
  ['added, with the symbol of a known one', facts({ source: 'added', lookAlike }), 'lookAlike', false, true, true],
  ['made here', facts({ source: 'artist', creator }), 'madeHere', true, true, false],
  ['made here as USDC', facts({ source: 'artist', creator, lookAlike }), 'lookAlike', false, true, true],
  ['made here by nobody who is known', facts({ source: 'artist' }), 'unknown', false, true, true],
  ['that nobody knows', facts({}), 'unknown', false, true, true],
  ['that nobody knows, as USDC', facts({ lookAlike }), 'lookAlike', false, true, true],
  ['whose maker is no source', facts({ creator }), 'unknown', false, true, true],
]

describe('case 21: the trust of an amount (spec: money.whose) (spec: token-warnings.act)', () => {
  it.each(ROWS)('a token %s', (_, given, kind, worth, tick, tickIfProven) => {
    const trust = unitTrust(given)
    expect([trust.kind, hasWorth(trust)]).toEqual([kind, worth])
    expect([needsTick(trust, false), needsTick(trust, true)]).toEqual([tick, tickIfProven])
  })

  it('names the tokens that a look-alike resembles, and the artist of a token made here', () => {
    expect(unitTrust(facts({ lookAlike }))).toEqual({ kind: 'lookAlike', original: usdc })
    expect(unitTrust(facts({ source: 'artist', creator }))).toEqual({ kind: 'madeHere', creator })
  })
})
