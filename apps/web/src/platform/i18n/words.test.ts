import { afterEach, describe, expect, it } from 'vitest'
import { speak, words } from './words.ts'

const t = words('shop', { open: 'Open', block: 'Block {number} on {chain}' })

describe('words', () => {
  afterEach(() => speak({}))

  it('are English until a language is loaded', () => {
    expect(t('open')).toBe('Open')
    expect(t('block', { number: 7, chain: 'Local' })).toBe('Block 7 on Local')
  })

  it('come in the language that is spoken, and in English where it lacks one', () => {
    speak({ 'shop.open': 'Offen' })
    expect(t('open')).toBe('Offen')
    expect(t('block', { number: 7, chain: 'Local' })).toBe('Block 7 on Local')
  })

  it('take values as text, whatever they look like', () => {
    expect(t('block', { number: '{chain}', chain: '$&' })).toBe('Block {chain} on $&')
  })

  it('know the names that a text needs', () => {
    // @ts-expect-error a text with gaps needs their values
    expect(t('block')).toBe('Block {number} on {chain}')
    // @ts-expect-error there is no such text
    expect(t('closed')).toBe('closed')
  })
})
