import { expect, it } from 'vitest'
import { generatedModules, staleModules } from './generate.ts'

it('the committed ABI and bytecode are what the sources give', () => {
  const generated = generatedModules()
  expect([...generated.keys()]).toContain('abi/knownToken.ts')
  expect(staleModules(generated)).toEqual([])
})

it('a module that differs, one that is missing and one that no source gives are named', () => {
  const generated = generatedModules()
  const [path = ''] = generated.keys()
  expect(staleModules(new Map([...generated, [path, 'other'], ['abi/missing.ts', '']]))).toEqual([
    path,
    'abi/missing.ts',
  ])
  generated.delete(path)
  expect(staleModules(generated)).toEqual([path])
})
