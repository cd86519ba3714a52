import { describe, expect, it } from 'vitest'
import { hasAccessor, membersOf, patchedNames } from './patchedNames.ts'

// oxlint-disable-next-line typescript/unbound-method -- the function itself is tested
const stringify = JSON.stringify
const names = (value: unknown) => patchedNames([{ label: 'JSON.stringify', value, name: 'stringify' }])

describe('case 32: the self-test', () => {
  it('accepts the browser’s own functions', () => {
    expect(names(stringify)).toEqual([])
    expect(
      patchedNames(membersOf('Array.prototype', Array.prototype).filter((each) => each.name !== 'constructor')),
    ).toEqual([])
    expect(patchedNames(membersOf('JSON', { stringify }))).toEqual([])
  })

  it.each([
    ['a wrapper', (value: unknown) => stringify(value)],
    ['a wrapper with the same name', { stringify: (value: unknown) => stringify(value) }.stringify],
    ['a proxy', new Proxy(stringify, {})],
    ['a bound function', stringify.bind(null)],
    ['another function of the browser', JSON.parse],
    [
      'a wrapper that lies about its source',
      Object.assign(() => '', { toString: () => 'function stringify() { [native code] }' }),
    ],
    ['nothing', undefined],
  ])('notices %s', (_, value) => {
    expect(names(value)).toEqual(['JSON.stringify'])
  })

  it('names a prototype once for any number of replaced functions', () => {
    const patched = membersOf('Array.prototype', { map: () => [], filter: () => [], at: Array.prototype.at })
    expect(patchedNames(patched)).toEqual(['Array.prototype'])
  })

  it('notices an accessor added beside the browser’s own', () => {
    expect(hasAccessor(Object.prototype, ['__proto__'])).toBe(false)
    expect(
      hasAccessor({
        get to() {
          return 'elsewhere'
        },
      }),
    ).toBe(true)
    expect(hasAccessor(Object.prototype)).toBe(true)
  })
})
