import { expect, test } from 'vitest'
import { operationExpiry } from './operationExpiry.ts'

const NOW = 1_800_000_000
const at = (chainSeconds: number, chainId: number) => operationExpiry(BigInt(chainSeconds), chainId, NOW * 1000)

test.each([
  ['twenty minutes after the newest block', NOW - 5, 137, NOW - 5 + 1200],
  ['by the chain’s clock if the device’s is a little behind', NOW + 3600, 137, NOW + 4800],
  ['by the device’s clock if a node names a time far ahead', NOW + 10 ** 9, 137, NOW + 4800],
  ['by the embedded chain’s clock alone, which can be set', NOW + 10 ** 9, 31337, NOW + 10 ** 9 + 1200],
])('an operation ends %s (spec: wallets.passkey-ends)', (_, chainSeconds, chainId, expected) => {
  expect(at(chainSeconds, chainId)).toBe(BigInt(expected))
})
