import { parseAddress } from '@musi/domain/address'
import { beforeAll, expect, it } from 'vitest'
import { setTrustReader } from '#platform/page/money/unitTrust.ts'
import { movedSentence } from './MovedText.tsx'

beforeAll(() => setTrustReader(() => ({ kind: 'known' })))

const addressOf = (digit: string) => parseAddress(`0x${digit.repeat(40)}`) ?? '0x'
const OWN = addressOf('1')
const OTHER = addressOf('2')
const native = { kind: 'native', symbol: 'ETH', name: 'Ether', decimals: 18 } as const
const token = { kind: 'token', address: addressOf('3'), symbol: 'DAI', name: 'Dai', decimals: 18 } as const
const paid = { currency: native, raw: 10n ** 18n }
const got = { currency: token, raw: 2_469_300_012_345_678_901_234n }
const swap = { kind: 'swap', input: paid, output: got, version: 'v2' } as const
const swapSentence = (recipient: { address: typeof OTHER; name: string | null } | null) =>
  movedSentence({ ...swap, recipient }, { paid: [paid], got: [got] }, OWN)

it('the result of a swap names its receiver if that is somebody else (spec: transactions.moved)', () => {
  expect(swapSentence(null).shown).toBe('You got 2,469.3 DAI')
  expect(swapSentence({ address: OTHER, name: null }).shown).toBe(`${OTHER} got 2,469.3 DAI`)
  expect(swapSentence({ address: OTHER, name: 'bob.eth' }).shown).toBe('bob.eth got 2,469.3 DAI')
})

it('an airdrop claimed for somebody else is shown as theirs, and a song share of one’s own is not', () => {
  const claimed = (recipient: typeof OTHER) =>
    movedSentence({ kind: 'claimAirdrop', amount: got, recipient }, { paid: [], got: [got] }, OWN).shown
  expect(claimed(OTHER)).toBe('0x2222...2222 got 2,469.3 DAI')
  expect(claimed(OWN)).toBe('You got 2,469.3 DAI')
  const share = { kind: 'collectOwedShare', amount: got, recipient: OWN } as const
  expect(movedSentence(share, { paid: [], got: [got] }, OWN).shown).toBe('You got 2,469.3 DAI')
})

it('a rounded sentence comes with one of all digits, and one without received amounts names the payment', () => {
  expect(swapSentence(null)).toMatchObject({
    exact: 'You got 2,469.300012345678901234 DAI',
    exactAmounts: '2,469.300012345678901234 DAI',
  })
  const onlyPaid = movedSentence({ ...swap, recipient: null }, { paid: [paid], got: [] }, OWN)
  expect(onlyPaid).toMatchObject({ shown: 'You paid 1 ETH', exact: null })
})
