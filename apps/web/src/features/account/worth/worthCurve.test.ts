import { readValue } from '#platform/page/http/readAnswer.ts'
import { expect, it } from 'vitest'
import { WorthMoment } from './worthMoment.ts'
import { curvePath, worthCurve } from './worthCurve.ts'

const MIRA = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const RIO = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

const moment = (timeSeconds: number, dollars: number | null, other: number | null = 0): WorthMoment => ({
  timeSeconds,
  holdings: [
    { token: MIRA, amount: 1n, dollars },
    ...(other === 0 ? [] : [{ token: RIO, amount: 1n, dollars: other } as const]),
  ],
})

it('points become a curve from oldest to newest, with the tokens it counts and those it cannot', () => {
  const curve = worthCurve([moment(300, 4, null), moment(200, 8), moment(100, 2)])
  expect(curve.points.map(({ dollars }) => dollars)).toEqual([2, 8, 4])
  expect([curve.counted, curve.uncounted, curve.most]).toEqual([[MIRA], [RIO], 8])
  expect(curvePath(curve, 200, 80)).toBe('M0 60L100 0L200 40')
})

it('no points give no curve, and a worth of zero lies at the bottom', () => {
  expect(curvePath(worthCurve([]), 200, 80)).toBe('')
  expect(curvePath(worthCurve([moment(200, 0), moment(100, 0)]), 200, 80)).toBe('M0 80L200 80')
})

it('an incomplete point is reported as damaged', () => {
  const holding = { token: MIRA, amount: '12', dollars: null }
  expect(readValue(WorthMoment, { timeSeconds: 5, block: 1, holdings: [holding] })).toEqual({
    timeSeconds: 5,
    holdings: [{ token: MIRA, amount: 12n, dollars: null }],
  })
  expect(readValue(WorthMoment, { timeSeconds: 5, holdings: [{ ...holding, dollars: '3' }] })).toBeUndefined()
})
