import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isolatedGaps } from './isolatedGaps.ts'

/** Makes the isolate marks visible. */
const marked = (text: string) => isolatedGaps(text).replaceAll('\u2068', '[').replaceAll('\u2069', ']')

describe('a right-to-left text', () => {
  it.each([
    ['مبادلة {input} مقابل {output}', 'مبادلة [{input}] مقابل [{output}]'],
    ['يمكن أن تنفق {amount} {symbol} فقط', 'يمكن أن تنفق [{amount} {symbol}] فقط'],
    ['سحب سيولة {symbol}/ETH', 'سحب سيولة [{symbol}/ETH]'],
    ['إصدار {name} ({symbol})', 'إصدار [{name} ({symbol})]'],
    ['منح الموافقة إلى {name} ({address}).', 'منح الموافقة إلى [{name} ({address})].'],
    ['رسوم (0.30%) لكل صفقة', 'رسوم ([0.30%]) لكل صفقة'],
    ['خانة 0x وبعدها 40', 'خانة [0x] وبعدها [40]'],
    ['{symbol}. انتبه', '[{symbol}]. انتبه'],
    ['{name}، {role}', '[{name}]، [{role}]'],
    ['{amount} {symbol}', '[{amount} {symbol}]'],
    ['${amount}', '[${amount}]'],
    ['حوالي ${amount}', 'حوالي [${amount}]'],
    ['باسم musi.settings.unread.', 'باسم [musi.settings.unread].'],
  ])('keeps the direction of inserted values: %s', (text, expected) => {
    expect(marked(text)).toBe(expected)
  })
})

it('a translation that isolates several values states their direction, because isolated letters inside do not determine it (spec: language.direction)', () => {
  const file = new URL('../../../../public/locales/ar.json', import.meta.url)
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  expect(Object.values(texts).filter((text) => text.includes('\u2068'))).toEqual([])
  expect(texts['jukebox.insert']).toContain('\u2066{cost} ${artist}\u2069')
})
