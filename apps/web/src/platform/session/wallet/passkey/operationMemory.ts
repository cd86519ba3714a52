import type { OperationMemory, SignedOperation } from '@musi/chain/passkey/nonces/operationMemory'
import { type Reader, address, fields, flag, hex, list, text, units } from '@musi/domain/untrusted'
import { stored } from '#platform/page/storage/stored.ts'

/** JSON has no bigint. */
type StoredOperation = Omit<SignedOperation, 'nonce' | 'untilSeconds'> & { nonce: string; untilSeconds: string }

const digits: Reader<string> = (value) => units(value)?.toString()
const readers = { id: text, hash: hex, account: address, nonce: digits, untilSeconds: digits, isRefused: flag }

const memory = stored<{ operations: readonly StoredOperation[] }>(
  {
    key: 'musi.passkeyOperations',
    version: 1,
    defaults: { operations: [] },
    readers: { operations: list(fields(readers)) },
  },
  () => localStorage,
)

/** Operations of passkey accounts, stored for all tabs, as a wallet stores its own. */
export const operationMemory: OperationMemory = {
  read: () =>
    memory.get().operations.map(({ nonce, untilSeconds, ...operation }) => ({
      ...operation,
      nonce: BigInt(nonce),
      untilSeconds: BigInt(untilSeconds),
    })),
  write: (operations) =>
    memory.set({
      operations: operations.map(({ nonce, untilSeconds, ...operation }) => ({
        ...operation,
        nonce: `${nonce}`,
        untilSeconds: `${untilSeconds}`,
      })),
    }),
}
