import { parseAddress } from '@musi/domain/address'
import { amountOf } from '@musi/domain/currency'
import { beforeAll, describe, expect, it } from 'vitest'
import { amountFigure, amountText, exactText, isCut, compactAmountText } from './amountText.ts'
import { setTrustReader } from './unitTrust.ts'

const dai = {
  kind: 'token',
  chainId: 31_337,
  address: parseAddress('0x6B175474E89094C44Da98b954EedeAC495271d0F') ?? '0x',
  decimals: 18,
  symbol: 'DAI',
  name: 'Dai',
} as const
beforeAll(() => setTrustReader(() => ({ kind: 'known' })))

const of = (raw: bigint) => amountOf(dai, raw)

describe('the figure of an amount in a dialog (spec: money.small)', () => {
  it.each([
    [0n, '0'],
    [1n, '<0.000001'],
    [10n ** 12n, '<0.000001'],
    [10n ** 12n + 10n ** 8n, '0.0000010001'],
    [1_234_567_890_123_456_789n, '1.23456'],
  ])('%s in six digits', (raw, figure) => expect(amountFigure(of(raw), 6)).toBe(figure))

  it('shows all digits beside the rounded figure', () => {
    const dust = of(1n)
    expect([amountText(dust, 6), compactAmountText(dust, 6), isCut(dust, 6), exactText(dust)]).toEqual([
      '<0.000001 DAI',
      '<0.000001 DAI',
      true,
      '0.000000000000000001 DAI',
    ])
  })
})
