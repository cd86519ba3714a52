import { describe, expect, it } from 'vitest'
import { subjectOf } from './subject.ts'

const HASH = 'ab'.repeat(32)
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

describe('the text of the search box', () => {
  it.each([
    [`0x${HASH}`, { kind: 'hash', hash: `0x${HASH}` }],
    [HASH.toUpperCase(), { kind: 'hash', hash: `0x${HASH}` }],
    [` ${ADDRESS}\n`, { kind: 'address', address: ADDRESS }],
    [ADDRESS.toLowerCase(), { kind: 'address', address: ADDRESS }],
    ['12', { kind: 'block', number: 12 }],
    ['18,204,331', { kind: 'block', number: 18_204_331 }],
  ])('%j is understood', (text, subject) => {
    expect(subjectOf(text)).toEqual(subject)
  })

  it.each(['', 'DAI', '-1', '1.5', `0x${HASH}0`, ADDRESS.replace('aA', 'Aa'), '0x12'])('%j is rejected', (text) => {
    expect(subjectOf(text)).toBeNull()
  })
})
