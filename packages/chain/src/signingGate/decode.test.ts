import { type AbiFunction, encodeAbiParameters, parseAbiParameters, toFunctionSelector } from 'viem'
import { expect, it } from 'vitest'
import { decodeArguments } from './decode.ts'
import { GATE_KINDS } from './gateKinds.ts'
import { swapForms } from './kinds/swapKinds.ts'

const A = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'
const WORD = `0x${'ab'.repeat(32)}` as const

const NESTED =
  '(uint8 kind,address to)[] items,string name,(bool ok,(bytes signature,uint256[][] sums) inner) all,bytes32 end'
const VALUES = [
  [
    { kind: 1, to: A },
    { kind: 2, to: A },
  ],
  'Tönt gut 🎷 and is longer than one word of the chain',
  { ok: true, inner: { signature: '0xdeadbeef', sums: [[1n], [], [2n, 3n]] } },
  WORD,
] as const
const encoded = () => encodeAbiParameters(parseAbiParameters(NESTED), VALUES as never).slice(2)

it('every type that viem encodes is decoded', () => {
  expect(decodeArguments(NESTED, encoded())).toEqual({
    items: [
      { kind: 1n, to: A },
      { kind: 2n, to: A },
    ],
    name: VALUES[1],
    all: { ok: true, inner: { signature: '0xdeadbeef', sums: [[1n], [], [2n, 3n]] } },
    end: WORD,
  })
  expect(decodeArguments('', '')).toEqual({})
})

it('bytes that are too short, too long or in another encoding are not decoded', () => {
  const bytes = encoded()
  expect(decodeArguments(NESTED, bytes.slice(0, -64))).toBeNull()
  expect(decodeArguments(NESTED, `${bytes}00`)).toBeNull()
  expect(decodeArguments(NESTED, `${bytes}${'00'.repeat(32)}`)).toBeNull()
  expect(decodeArguments('', '00')).toBeNull()
  // A list at a non-minimal offset, with an unread word before it.
  const list = encodeAbiParameters(parseAbiParameters('uint256[] sums'), [[7n]]).slice(2)
  expect(decodeArguments('uint256[] sums', list)).toEqual({ sums: [7n] })
  const moved = `${'40'.padStart(64, '0')}${'0'.repeat(64)}${list.slice(64)}`
  expect(decodeArguments('uint256[] sums', moved)).toBeNull()
})

it.each([
  ['address to', `${'01'.padStart(24, '0')}${A.slice(2)}`],
  ['bool ok', '2'.padStart(64, '0')],
  ['uint8 v', '100'.padStart(64, '0')],
  ['uint128 cost', `1${'0'.repeat(32)}`.padStart(64, '0')],
  ['bytes b', `${'20'.padStart(64, '0')}${'1'.padStart(64, '0')}ff01`.padEnd(192, '0')],
  ['uint256[] list', `${'20'.padStart(64, '0')}${'f'.repeat(64)}`],
  ['string name', `${'20'.padStart(64, '0')}${'1'.padStart(64, '0')}ff`.padEnd(192, '0')],
])('a value that does not fit its type is not decoded: %s', (declared, bytes) => {
  expect(decodeArguments(declared, bytes)).toBeNull()
})

/** The ABI item as viem parses it, to compare with the gate's own reading of a declaration. */
const functionOf = (name: string, declared: string): AbiFunction => ({
  type: 'function',
  name,
  stateMutability: 'payable',
  outputs: [],
  inputs: declared === '' ? [] : [...parseAbiParameters(declared.replaceAll('?', ''))],
})

it('every call the gate knows has the selector of its declaration', () => {
  const all = Object.values(GATE_KINDS).flatMap(({ forms: known }) => (typeof known === 'function' ? [] : known))
  const forms = [...all, ...swapForms('v1'), ...swapForms('v2')]
  for (const { selector, name, declared } of forms)
    expect([name, toFunctionSelector(functionOf(name, declared))]).toEqual([name, selector])
})
