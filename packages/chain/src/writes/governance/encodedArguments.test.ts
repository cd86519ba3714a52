import { encodeAbiParameters, parseAbiParameters } from 'viem'
import { expect, it } from 'vitest'
import { encodedArguments } from './encodedArguments.ts'

const A = '0x1111111111111111111111111111111111111111'

it.each([
  ['transfer(address,uint256)', [A, '5'], encodeAbiParameters(parseAbiParameters('address,uint256'), [A, 5n])],
  ['set(bool,string)', ['false', 'a,b'], encodeAbiParameters(parseAbiParameters('bool,string'), [false, 'a,b'])],
  [
    'put(bytes,bytes4)',
    ['0x12', '0x12345678'],
    encodeAbiParameters(parseAbiParameters('bytes,bytes4'), ['0x12', '0x12345678']),
  ],
  ['all(uint8[],int8)', ['[1, "2"]', '-3'], encodeAbiParameters(parseAbiParameters('uint8[],int8'), [[1, 2], -3])],
  ['pair((address,uint256))', [`["${A}", 7]`], encodeAbiParameters(parseAbiParameters('(address,uint256)'), [[A, 7n]])],
  ['nothing()', [], '0x'],
] as const)('%s with %j has the same encoding as that of viem', (signature, texts, data) => {
  expect(encodedArguments(signature, texts)).toEqual({ kind: 'encoded', data })
})

it.each([
  ['transfer', [], null],
  ['transfer(addres)', [A], null],
  ['transfer(address) payable', [A], null],
  ['transfer(address,uint256)', ['0x12', '5'], 0],
  ['transfer(address,uint256)', [A, ''], 1],
  ['transfer(address,uint256)', [A, '-5'], 1],
  ['set(uint8)', ['256'], 0],
  ['set(bool)', ['yes'], 0],
  ['set(bytes4)', ['0x12'], 0],
  ['set(uint8[])', ['1'], 0],
  ['set(uint8[2])', ['[1]'], 0],
  ['set((bool))', ['{'], 0],
] as const)('%s with %j is refused with the index of the wrong argument', (signature, texts, at) => {
  expect(encodedArguments(signature, texts)).toEqual({ kind: 'problem', at })
})
