import { beforeAll, expect, it } from 'vitest'
import { generatedModules, staleModules } from './generate.ts'

let all: Map<string, string>

beforeAll(() => {
  all = generatedModules()
  // The compiler alone takes ten seconds of a core, and other tests run at the same time.
}, 120_000)

it('the committed ABI and bytecode equal those compiled from the sources', () => {
  const names = [...all.keys()]
  expect(names).toEqual(expect.arrayContaining(['abi/knownToken.ts', 'abi/jukebox.ts', 'abi/reserveReader.ts']))
  expect(staleModules(all)).toEqual([])
})

it('abstract contracts have no module, since there is nothing to deploy', () => {
  expect([...all.keys()]).not.toContain('abi/bareToken.ts')
})

it('a module that differs, is missing or has no source is named', () => {
  const generated = new Map(all)
  const [path = ''] = generated.keys()
  expect(staleModules(new Map([...generated, [path, 'other'], ['abi/missing.ts', '']]))).toEqual([
    path,
    'abi/missing.ts',
  ])
  generated.delete(path)
  expect(staleModules(generated)).toEqual([path])
})
