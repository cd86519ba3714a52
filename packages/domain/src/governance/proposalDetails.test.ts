import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Address } from '../address.ts'
import { decodeArguments } from './decodeArguments.ts'
import { proposalDetail } from './proposalDetails.ts'
import { parseSignature } from './solidityTypes.ts'

const TARGET: Address = '0x5e4be8Bc9637f0EAA1A755019e06A68ce081D58F'
const word = (value: number | bigint) => BigInt.asUintN(256, BigInt(value)).toString(16).padStart(64, '0')
const data = (...words: (number | bigint)[]) => `0x${words.map(word).join('')}` as const
const detail = (signature: string, calldata: `0x${string}`) =>
  proposalDetail({ target: TARGET, signature, data: calldata })

describe('a proposal detail has the function name and decoded arguments (spec: governance.details)', () => {
  it('for a transfer', () => {
    expect(detail('transfer(address,uint256)', data(BigInt(TARGET), 25))).toEqual({
      kind: 'call',
      target: TARGET,
      name: 'transfer',
      values: [
        { kind: 'address', address: TARGET },
        { kind: 'number', value: 25n },
      ],
    })
  })

  it('without arguments', () => {
    expect(detail('accept()', '0x')).toEqual({ kind: 'call', target: TARGET, name: 'accept', values: [] })
  })

  it.each([
    ['f(int8)', data(-1), [{ kind: 'number', value: -1n }]],
    [
      'f(bool,bool)',
      data(1, 0),
      [
        { kind: 'bool', value: true },
        { kind: 'bool', value: false },
      ],
    ],
    ['f(bytes4)', `0x01020304${'0'.repeat(56)}`, [{ kind: 'bytes', hex: '0x01020304' }]],
    ['f(uint)', data(7), [{ kind: 'number', value: 7n }]],
    [
      'f(uint8[2])',
      data(1, 2),
      [
        {
          kind: 'list',
          values: [
            { kind: 'number', value: 1n },
            { kind: 'number', value: 2n },
          ],
        },
      ],
    ],
    ['f(uint8[])', data(32, 1, 9), [{ kind: 'list', values: [{ kind: 'number', value: 9n }] }]],
    [
      'f((uint8,bool))',
      data(3, 1),
      [
        {
          kind: 'list',
          values: [
            { kind: 'number', value: 3n },
            { kind: 'bool', value: true },
          ],
        },
      ],
    ],
    ['f(string)', `0x${word(32)}${word(2)}6869${'0'.repeat(60)}`, [{ kind: 'text', value: 'hi' }]],
    ['f(string)', `0x${word(32)}${word(1)}ff${'0'.repeat(62)}`, [{ kind: 'bytes', hex: '0xff' }]],
    ['f(bytes)', `0x${word(32)}${word(0)}`, [{ kind: 'bytes', hex: '0x' }]],
  ] as const)('%s', (signature, calldata, values) => {
    expect(detail(signature, calldata)).toMatchObject({ kind: 'call', values })
  })
})

describe('a value encoded in place takes as many words as it needs', () => {
  const number = (value: bigint) => ({ kind: 'number', value })
  it.each([
    ['f(uint8[2],uint8)', data(1, 2, 9), [{ kind: 'list', values: [number(1n), number(2n)] }, number(9n)]],
    ['f((uint8,uint8),uint8)', data(1, 2, 9), [{ kind: 'list', values: [number(1n), number(2n)] }, number(9n)]],
    ['f(bytes,uint8)', data(64, 9, 0), [{ kind: 'bytes', hex: '0x' }, number(9n)]],
    ['f(bytes1)', data(1n << 248n), [{ kind: 'bytes', hex: '0x01' }]],
    ['f(bytes32)', data(1), [{ kind: 'bytes', hex: data(1) }]],
  ] as const)('%s', (signature, calldata, values) => {
    expect(detail(signature, calldata)).toMatchObject({ kind: 'call', values })
  })
})

describe('case 27: decoding has limits', () => {
  const many = (count: number) => Array.from({ length: count }, () => 1)
  const parameters = (count: number) => `f(${many(count).fill(8).join(',').replaceAll('8', 'uint8')})`
  it.each<[string, string, `0x${string}`, 'call' | 'raw']>([
    ['64 parameters are read', parameters(64), data(...many(64)), 'call'],
    ['65 parameters are not', parameters(65), data(...many(65)), 'raw'],
    ['1999 values of a list are read', 'f(uint8[])', data(32, 1999, ...many(1999)), 'call'],
    ['2000 values of a list are not', 'f(uint8[])', data(32, 2000, ...many(2000)), 'raw'],
    ['lists six deep are read', `f(uint8${'[1]'.repeat(6)})`, data(1), 'call'],
    ['lists seven deep are not', `f(uint8${'[1]'.repeat(7)})`, data(1), 'raw'],
    ['tuples six deep are read', `f(${'('.repeat(6)}uint8${')'.repeat(6)})`, data(1), 'call'],
    ['tuples seven deep are not', `f(${'('.repeat(7)}uint8${')'.repeat(7)})`, data(1), 'raw'],
    ['5000 characters of a signature are read', `${'f'.repeat(4998)}()`, '0x', 'call'],
    ['5001 characters of a signature are not', `${'f'.repeat(4999)}()`, '0x', 'raw'],
    ['a number of zero bits is invalid', 'f(uint0)', data(0), 'raw'],
    ['bytes that end one byte beyond the data are invalid', 'f(bytes)', data(32, 33, 0), 'raw'],
  ])('%s', (_, signature, calldata, kind) => {
    expect(detail(signature, calldata).kind).toBe(kind)
  })
})

describe('case 27: undecodable calldata is shown raw, for', () => {
  it.each<[string, string, `0x${string}`]>([
    ['no signature', '', data(1)],
    ['no brackets', 'transfer', data(1)],
    ['brackets that do not close', 'f((uint8)', data(1)],
    ['brackets that close too often', 'f(uint8))', data(1)],
    ['an invalid type', 'f(uint7)', data(1)],
    ['a type that is too wide', 'f(uint264)', data(1)],
    ['bytes of size 0', 'f(bytes0)', data(1)],
    ['bytes of size 33', 'f(bytes33)', data(1)],
    ['an empty parameter', 'f(uint8,)', data(1, 2)],
    ['too little data', 'f(uint256,uint256)', data(1)],
    ['data of half a byte', 'f(uint256)', '0x1'],
    ['a bool of 2', 'f(bool)', data(2)],
    ['an address longer than 20 bytes', 'f(address)', data(2n ** 200n)],
    ['a number out of its range', 'f(uint8)', data(256)],
    ['a negative number out of its range', 'f(int8)', data(-129)],
    ['an offset beyond the end', 'f(bytes)', data(2n ** 255n)],
    ['a length beyond the end', 'f(bytes)', data(32, 1000)],
    ['a list longer than the data', 'f(uint8[])', data(32, 2n ** 40n)],
    ['ten thousand parameters', `f(${'uint8,'.repeat(9999)}uint8)`, data(1)],
    ['lists nested too deeply', 'f(uint8[][][][][][][][])', data(32)],
  ])('%s', (_, signature, calldata) => {
    expect(detail(signature, calldata)).toEqual({ kind: 'raw', target: TARGET, signature, data: calldata })
  })

  it('a megabyte of data, or lists that share content a thousand times, quickly', () => {
    expect(detail('f(uint8[][][])', data(32, 1000, ...Array.from({ length: 1000 }, () => 32)))).toMatchObject({
      kind: 'raw',
    })
    expect(detail('f(uint256)', `0x${'00'.repeat(1_000_000)}`)).toMatchObject({ kind: 'call' })
    expect(detail('f(uint8[])', data(32, 30_000, ...Array.from({ length: 30_000 }, () => 1)))).toMatchObject({
      kind: 'raw',
    })
  })

  it('any input, without throwing', () => {
    const bytes = fc.uint8Array({ maxLength: 300 }).map((some) => `0x${Buffer.from(some).toString('hex')}` as const)
    const type = fc.constantFrom('uint8', 'int256', 'bytes', 'string', 'address[]', '(bool,bytes)[]', 'bytes3[2]', 'x')
    fc.assert(
      fc.property(fc.array(type, { maxLength: 4 }), bytes, (types, calldata) => {
        expect(['call', 'raw']).toContain(detail(`f(${types.join()})`, calldata).kind)
      }),
      { numRuns: 2000 },
    )
    fc.assert(fc.property(fc.string(), (text) => void parseSignature(text)))
    expect(decodeArguments([], 'hello')).toBeNull()
  })
})
