import { describe, expect, it } from 'vitest'
import type { Address } from '../address.ts'
import type { Token } from '../currency.ts'
import { type UnitFacts, hasWorth, needsConfirmation, unitTrust } from './unitTrust.ts'

const usdc: Token = { kind: 'token', address: `0x${'1'.repeat(40)}`, decimals: 6, symbol: 'USDC', name: 'USD Coin' }
const creator: Address = `0x${'c'.repeat(40)}`
const lookAlike = { original: usdc, by: 'symbol' } as const
const facts = (overrides: Partial<UnitFacts>): UnitFacts => ({
  source: null,
  creator: null,
  lookAlike: null,
  ...overrides,
})

type Row = [token: string, facts: UnitFacts, kind: string, worth: boolean, tick: boolean, tickIfProven: boolean]
const ROWS: readonly Row[] = [
  ['in the address book', facts({ source: 'book' }), 'known', true, false, false],
  ['in the address book that resembles another', facts({ source: 'book', lookAlike }), 'known', true, false, false],
  ['on the selected list', facts({ source: 'list' }), 'known', true, false, false],
  [
    'on the list with the symbol of a known token',
    facts({ source: 'list', lookAlike }),
    'lookAlike',
    false,
    true,
    true,
  ],
  ['added by the person', facts({ source: 'added' }), 'known', true, false, false],
  [
    'added by the person with the symbol of a known token',
    facts({ source: 'added', lookAlike }),
    'lookAlike',
    false,
    true,
    true,
  ],
  ['made by our factory', facts({ source: 'artist', creator }), 'madeHere', true, true, false],
  [
    'made by our factory that resembles USDC',
    facts({ source: 'artist', creator, lookAlike }),
    'lookAlike',
    false,
    true,
    true,
  ],
  ['made by our factory whose creator is unknown', facts({ source: 'artist' }), 'unknown', false, true, true],
  ['without a source', facts({}), 'unknown', false, true, true],
  ['without a source that resembles USDC', facts({ lookAlike }), 'lookAlike', false, true, true],
  ['without a source whose creator is known', facts({ creator }), 'unknown', false, true, true],
]

describe('case 21: the trust of an amount (spec: money.whose) (spec: token-warnings.act)', () => {
  it.each(ROWS)('a token %s', (_, unitFacts, kind, worth, tick, tickIfProven) => {
    const trust = unitTrust(unitFacts)
    expect([trust.kind, hasWorth(trust)]).toEqual([kind, worth])
    expect([needsConfirmation(trust, false), needsConfirmation(trust, true)]).toEqual([tick, tickIfProven])
  })

  it('names the token that a look-alike resembles, and the artist of a token made by our factory', () => {
    expect(unitTrust(facts({ lookAlike }))).toEqual({ kind: 'lookAlike', original: usdc })
    expect(unitTrust(facts({ source: 'artist', creator }))).toEqual({ kind: 'madeHere', creator })
  })
})
