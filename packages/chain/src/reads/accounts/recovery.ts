import type { Address } from '@musi/domain/address'
import { type Hex, numberToHex } from 'viem'
import { EVERY_BLOCK, type Read } from '../../multicall/read.ts'
import { callData, uint, uintAt } from '../../multicall/words.ts'

/** The longest second signer that an account takes, in bytes. */
const LONGEST_SIGNER = 128n
const BYTES_AT = 32n
const HEAD_DIGITS = 2 + 2 * 64

/** The bytes of the second signer of an account with a passkey; `0x` if there is none. */
export const secondSignerBytes = (account: Address): Read<Hex> => ({
  call: { address: account, callData: callData('0xb808dce8') },
  decode(data) {
    const length = uintAt(data, 1)
    if (uint(data) !== BYTES_AT || length === undefined || length > LONGEST_SIGNER) return undefined
    const end = HEAD_DIGITS + Number(length) * 2
    return data.length < end ? undefined : `0x${data.slice(HEAD_DIGITS, end)}`
  },
  holdsBlocks: EVERY_BLOCK,
})

/** A proposed key and the time from which anybody can put it in force, in seconds since 1970. */
export type PendingKey = { readonly x: Hex; readonly y: Hex; readonly readyAt: number }

/** The recovery in progress; `none` if there is none. */
export const pendingKey = (account: Address): Read<PendingKey | 'none'> => ({
  call: { address: account, callData: callData('0xe20ccec3') },
  decode(data) {
    const key = keyIn(data)
    const readyAt = uintAt(data, 2)
    if (key === undefined || readyAt === undefined || readyAt > BigInt(Number.MAX_SAFE_INTEGER)) return undefined
    return readyAt === 0n ? 'none' : { ...key, readyAt: Number(readyAt) }
  },
  holdsBlocks: EVERY_BLOCK,
})

/** x of the key that signs for an account now. */
export const presentKeyX = (account: Address): Read<Hex> => ({
  call: { address: account, callData: callData('0x238ac933') },
  decode: (data) => keyIn(data)?.x,
  holdsBlocks: EVERY_BLOCK,
})

/** Number that the next proposal must be signed with. */
export const recoveryRound = (account: Address): Read<bigint> => ({
  call: { address: account, callData: callData('0x146ca531') },
  decode: uint,
  holdsBlocks: EVERY_BLOCK,
})

/** `isValidSignature` of ERC-1271, with the hash 0 and an empty signature. */
const CHECKS_SIGNATURE = callData('0x1626ba7e', 0n, 0x40n, 0n)
const ONE_WORD_DIGITS = 2 + 64

/** True if a contract answers about a signature, although it refuses this one. A contract that reverts gives no answer. */
export const answersAboutSignatures = (contract: Address): Read<boolean> => ({
  call: { address: contract, callData: CHECKS_SIGNATURE },
  decode: (data) => data.length === ONE_WORD_DIGITS,
  holdsBlocks: EVERY_BLOCK,
})

function keyIn(data: Hex): { x: Hex; y: Hex } | undefined {
  const [x, y] = [uintAt(data, 0), uintAt(data, 1)]
  return x === undefined || y === undefined
    ? undefined
    : { x: numberToHex(x, { size: 32 }), y: numberToHex(y, { size: 32 }) }
}
