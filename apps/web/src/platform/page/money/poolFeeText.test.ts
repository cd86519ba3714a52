import { afterEach, expect, it } from 'vitest'
import { setLanguageTag } from '../i18n/languageTag.ts'
import { poolFeeText } from './poolFeeText.ts'

afterEach(() => setLanguageTag('en'))

it.each([
  ['en', '0.3%', '0.30%'],
  ['es', '0,3\u00A0%', '0,30\u00A0%'],
  ['fr', '0,3\u00A0%', '0,30\u00A0%'],
  ['de', '0,3\u00A0%', '0,30\u00A0%'],
  ['pt-BR', '0,3%', '0,30%'],
  ['ja', '0.3%', '0.30%'],
  ['zh-CN', '0.3%', '0.30%'],
  ['hi', '0.3%', '0.30%'],
  ['ar', '0.3%', '0.30%'],
])('in %s the fee of a pool is shown as %s, and with two places as %s (spec: swap.pool-fee)', (tag, short, long) => {
  setLanguageTag(tag)
  expect([poolFeeText(1), poolFeeText(2)]).toEqual([short, long])
})
