import type { Address } from '@musi/domain/address'
import { diceOf } from '@musi/domain/random/dice'
import { signInText } from '@musi/domain/signIn/signInText'
import { describe, expect, it } from 'vitest'
import { type ShownSignIn, signInMismatch, textBytes } from './readSignIn.ts'

const account: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const SHOWN: ShownSignIn = {
  domain: 'localhost:3210',
  account,
  uri: 'http://localhost:3210',
  chainId: 31_337,
  nonce: 'aB3dE6gH9jK2mN5pQ8sT1v',
  issuedAtSeconds: 1_795_400_000,
  endsAtSeconds: 1_795_400_600,
}
const PAGE = { origin: 'http://localhost:3210', chainId: 31_337 }
const textOf = (shown: ShownSignIn): string => signInText({ ...shown, notBeforeSeconds: null })
const mismatchField = (text: string, shown: ShownSignIn = SHOWN, page = PAGE): string | null =>
  signInMismatch(textBytes(text) ?? '0x', shown, page)?.field ?? null

describe('the sign-in text to be signed (spec: signing.sign-in, case 93)', () => {
  it('passes if it is honest, for any date until 2572', () => {
    expect(mismatchField(textOf(SHOWN))).toBeNull()
    const dice = diceOf('seconds')
    for (let round = 0; round < 500; round += 1) {
      const issuedAtSeconds = dice.wholeNumber(0, 19_000_000_000)
      const shown = { ...SHOWN, issuedAtSeconds, endsAtSeconds: issuedAtSeconds + 600 }
      expect(mismatchField(textOf(shown), shown)).toBeNull()
    }
    const safe = { ...SHOWN, domain: 'musi.example', uri: 'https://musi.example' }
    expect(mismatchField(textOf(safe), safe, { ...PAGE, origin: 'https://musi.example' })).toBeNull()
  })

  it.each([
    ['domain', { domain: 'musi.evil' }],
    ['account', { account: '0x00000000000000000000000000000000000000E1' }],
    ['uri', { uri: 'http://musi.evil' }],
    ['chainId', { chainId: 137 }],
    ['nonce', { nonce: 'aB3dE6gH9jK2mN5pQ8sT1w' }],
    ['issuedAt', { issuedAtSeconds: SHOWN.issuedAtSeconds - 1 }],
    ['endsAt', { endsAtSeconds: SHOWN.endsAtSeconds + 1 }],
  ] as const)('is refused with a different %s', (field, change) => {
    expect(mismatchField(textOf({ ...SHOWN, ...change }))).toBe(field)
  })

  it.each([
    ['statement', textOf(SHOWN).replace('moves nothing', 'moves everything')],
    ['version', textOf(SHOWN).replace('Version: 1', 'Version: 2')],
    ['account', textOf(SHOWN).replace('0x70997970C5', '0x70997970c5')],
    ['form', `${textOf(SHOWN)}\nResources:\n- https://musi.evil`],
    ['form', `${textOf(SHOWN)}\n`],
    ['form', textOf(SHOWN).replace('\n\nSign', '\nSign')],
    ['domain', ''],
  ])('is refused as a text with a different %s', (field, text) => {
    expect(mismatchField(text)).toBe(field)
  })

  it.each([
    ['domain', { domain: 'musi.evil' }],
    ['uri', { uri: 'http://musi.evil' }],
    ['chainId', { chainId: 137 }],
    ['endsAt', { endsAtSeconds: SHOWN.issuedAtSeconds + 3601 }],
    ['endsAt', { endsAtSeconds: SHOWN.issuedAtSeconds }],
    ['endsAt', { endsAtSeconds: Number.NaN }],
  ] as const)('is refused if the request is not for this page: its %s', (field, change) => {
    const shown = { ...SHOWN, ...change }
    const text = Number.isNaN(shown.endsAtSeconds) ? textOf(SHOWN) : textOf(shown)
    expect(mismatchField(text, shown)).toBe(field)
  })

  it('is refused with look-alike letters', () => {
    expect([textBytes('Ab\n~'), textBytes('mus\u0456'), textBytes('a\tb'), textBytes('\u202Ea')]).toEqual([
      '0x41620a7e',
      null,
      null,
      null,
    ])
  })
})
