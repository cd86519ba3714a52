import { type DecodedValue, decodeArguments } from '@musi/domain/governance/decodeArguments'
import { parseSignature } from '@musi/domain/governance/solidityTypes'
import { type AbiParameter, encodeAbiParameters, getAddress, toHex } from 'viem'
import { expect, it } from 'vitest'

/** A seeded random number generator, so that each run has the same cases. */
function randomNumbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * below)
  }
}

type RandomArgument = { type: AbiParameter; text: string; value: unknown; decoded: DecodedValue }

function randomArgument(dice: (below: number) => number, depth: number): RandomArgument {
  const plain = (type: string, value: unknown, decoded: DecodedValue): RandomArgument => ({
    type: { type },
    text: type,
    value,
    decoded,
  })
  const bytes = (length: number) => toHex(Uint8Array.from({ length }, () => dice(256)))
  switch (dice(depth > 2 ? 6 : 8)) {
    case 0: {
      const address = getAddress(bytes(20))
      return plain('address', address, { kind: 'address', address })
    }
    case 1: {
      const bits = 8 * (1 + dice(32))
      const value = BigInt.asUintN(bits, BigInt(bytes(32)))
      return plain(`uint${bits}`, value, { kind: 'number', value })
    }
    case 2: {
      const bits = 8 * (1 + dice(32))
      const value = BigInt.asIntN(bits, BigInt(bytes(32)))
      return plain(`int${bits}`, value, { kind: 'number', value })
    }
    case 3: {
      const value = dice(2) === 1
      return plain('bool', value, { kind: 'bool', value })
    }
    case 4: {
      const size = dice(33)
      const hex = bytes(size === 0 ? dice(80) : size)
      return plain(size === 0 ? 'bytes' : `bytes${size}`, hex, { kind: 'bytes', hex })
    }
    case 5: {
      const value = ['', 'Musi', 'Ünïcode ♫', 'x'.repeat(dice(70))][dice(4)] ?? ''
      return plain('string', value, { kind: 'text', value })
    }
    case 6: {
      const one = randomArgument(dice, depth + 1)
      const length = dice(4)
      const fixed = dice(2) === 1
      const suffix = fixed ? `[${length}]` : '[]'
      return {
        type: { ...one.type, type: `${one.type.type}${suffix}` },
        text: one.text + suffix,
        value: Array.from({ length }, () => one.value),
        decoded: { kind: 'list', values: Array.from({ length }, () => one.decoded) },
      }
    }
    default: {
      const parts = Array.from({ length: 1 + dice(3) }, () => randomArgument(dice, depth + 1))
      return {
        type: { type: 'tuple', components: parts.map(({ type }, at) => ({ ...type, name: `p${at}` })) },
        text: `(${parts.map(({ text }) => text).join()})`,
        value: Object.fromEntries(parts.map(({ value }, at) => [`p${at}`, value])),
        decoded: { kind: 'list', values: parts.map(({ decoded }) => decoded) },
      }
    }
  }
}

it('2,000 random calls encoded by viem are decoded to their original arguments', () => {
  const dice = randomNumbers(20_261_121)
  for (let round = 0; round < 2000; round++) {
    const parts = Array.from({ length: dice(5) }, () => randomArgument(dice, 0))
    const data = encodeAbiParameters(
      parts.map(({ type }) => type),
      parts.map(({ value }) => value),
    )
    const signature = `f(${parts.map(({ text }) => text).join()})`
    const parsed = parseSignature(signature)
    expect([signature, parsed && decodeArguments(parsed.types, data)]).toEqual([
      signature,
      parts.map(({ decoded }) => decoded),
    ])
  }
})
