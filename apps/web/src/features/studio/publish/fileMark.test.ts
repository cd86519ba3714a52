import { expect, it } from 'vitest'
import { fileMark, markOf } from './fileMark.ts'

it('a file is recognised by its length and beginning, whatever its name (spec: studio.resumed)', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 251)
  const original = bytes
  const copy = bytes.slice()
  const other = bytes.slice()
  other[5] = 99
  const mark = await fileMark(new File([original], 'a.wav'))
  expect(mark).toMatch(/^70000-[0-9a-f]{8}$/)
  expect(await fileMark(new File([copy], 'b.wav'))).toBe(mark)
  expect(await fileMark(new File([other], 'a.wav'))).not.toBe(mark)
  expect(await fileMark(new File([original.slice(0, 69_999)], 'a.wav'))).not.toBe(mark)
  // A published test value of FNV-1a.
  expect(markOf(1, new TextEncoder().encode('a'))).toBe('1-e40c292c')
})
