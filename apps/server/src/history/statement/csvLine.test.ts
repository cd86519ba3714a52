import { expect, it } from 'vitest'
import { csvLine } from './csvLine.ts'

it.each([
  ['DAI', 'DAI'],
  ['0.5', '0.5'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM', "'@SUM"],
  ['\tx', "'\tx"],
  ['\rx', `"'\rx"`],
])('%j becomes %j in a line, so it is never a formula (spec: account.statement)', (text, expected) => {
  expect(csvLine(['1', text])).toBe(`1,${expected}\r\n`)
})
