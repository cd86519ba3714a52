import { describe, expect, it } from 'vitest'
import { membersOf, patchedNames } from './patchedNames.ts'

// oxlint-disable-next-line typescript/unbound-method -- the function itself is what is looked at
const stringify = JSON.stringify
const names = (found: unknown) => patchedNames([{ label: 'JSON.stringify', found, name: 'stringify' }])

describe('case 32: the self-test', () => {
  it('lets the functions of the browser pass', () => {
    expect(names(stringify)).toEqual([])
    expect(
      patchedNames(membersOf('Array.prototype', Array.prototype).filter((each) => each.name !== 'constructor')),
    ).toEqual([])
    expect(patchedNames(membersOf('JSON', { stringify }))).toEqual([])
  })

  it.each([
    ['a wrapper', (value: unknown) => stringify(value)],
    ['a wrapper that bears the name', { stringify: (value: unknown) => stringify(value) }.stringify],
    ['a proxy', new Proxy(stringify, {})],
    ['a bound function', stringify.bind(null)],
    ['another function of the browser', JSON.parse],
    [
      'a wrapper that lies about its source',
      Object.assign(() => '', { toString: () => 'function stringify() { [native code] }' }),
    ],
    ['nothing', undefined],
  ])('notices %s', (_, found) => {
    expect(names(found)).toEqual(['JSON.stringify'])
  })

  it('names a prototype once, however many of its functions were replaced', () => {
    const patched = membersOf('Array.prototype', { map: () => [], filter: () => [], at: Array.prototype.at })
    expect(patchedNames(patched)).toEqual(['Array.prototype'])
  })
})
