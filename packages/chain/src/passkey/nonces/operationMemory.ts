import type { Address } from '@musi/domain/address'
import type { Hex } from 'viem'

/** An operation that was signed in this browser. */
export type SignedOperation = {
  /** The id of its batch. */
  id: string
  hash: Hex
  account: Address
  nonce: bigint
  /** The last second in which it may take place. */
  untilSeconds: bigint
  /** The server said that it does not bring it, and could do so nevertheless until its last second. */
  isRefused: boolean
}

/** The signed operations of all tabs of this browser, oldest first. */
export type OperationMemory = {
  read: () => readonly SignedOperation[]
  write: (operations: readonly SignedOperation[]) => void
}

/** More than are ever on their way at once; older ones are forgotten. */
const MOST = 20

export const operationOf = (memory: OperationMemory, id: string): SignedOperation | undefined =>
  memory.read().findLast((one) => one.id === id)

export const remember = (memory: OperationMemory, operation: SignedOperation): void =>
  memory.write([...memory.read().slice(1 - MOST), operation])

export const forget = (memory: OperationMemory, hash: Hex): void =>
  memory.write(memory.read().filter((one) => one.hash !== hash))

export const markRefused = (memory: OperationMemory, hash: Hex): void =>
  memory.write(memory.read().map((one) => (one.hash === hash ? { ...one, isRefused: true } : one)))
