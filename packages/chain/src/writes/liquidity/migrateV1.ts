import type { Address } from '@musi/domain/address'
import { encodeFunctionData } from 'viem'
import { v2MigratorAbi } from '../../abi/v2Migrator.ts'
import type { Write } from '../../write.ts'

export type MigrateV1 = {
  migrator: Address
  token: Address
  minimumToken: bigint
  minimumNative: bigint
  recipient: Address
  deadlineSeconds: bigint
}

/** Migrates all of the sender's shares in the V1 exchange of this token. The migrator must be approved for them. */
export function migrateV1({
  migrator,
  token,
  minimumToken,
  minimumNative,
  recipient,
  deadlineSeconds,
}: MigrateV1): Write {
  const args = [token, minimumToken, minimumNative, recipient, deadlineSeconds] as const
  const data = encodeFunctionData({ abi: v2MigratorAbi, functionName: 'migrate', args })
  return { kind: 'migrateV1', candidates: [{ to: migrator, data, value: 0n }] }
}
