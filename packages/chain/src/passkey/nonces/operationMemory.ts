import type { Address } from '@musi/domain/address'
import type { Hex } from 'viem'

/** An operation that was signed in this browser. */
export type SignedOperation = {
  /** The id of its batch. */
  id: string
  hash: Hex
  account: Address
  nonce: bigint
  /** Expiry, in seconds since 1970. */
  untilSeconds: bigint
  /** True if the server refused to send it. The server could still do so until it expires. */
  isRefused: boolean
}

/** The signed operations of all tabs of this browser, oldest first. */
export type OperationMemory = {
  read: () => readonly SignedOperation[]
  write: (operations: readonly SignedOperation[]) => void
}

/** More than are ever pending at once; older ones are forgotten. */
const MAX_STORED = 20

export const operationOf = (memory: OperationMemory, id: string): SignedOperation | undefined =>
  memory.read().findLast((one) => one.id === id)

export const remember = (memory: OperationMemory, operation: SignedOperation): void =>
  memory.write([...memory.read().slice(1 - MAX_STORED), operation])

export const forget = (memory: OperationMemory, hash: Hex): void =>
  memory.write(memory.read().filter((one) => one.hash !== hash))

export const markRefused = (memory: OperationMemory, hash: Hex): void =>
  memory.write(memory.read().map((one) => (one.hash === hash ? { ...one, isRefused: true } : one)))
