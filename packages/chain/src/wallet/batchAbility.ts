import type { Address } from '@musi/domain/address'
import { toHex } from 'viem'
import type { GuardedProvider } from './guardProvider.ts'

/** `whole`: the wallet sends several calls atomically (EIP-5792). Checked for each account, because it depends on the account. */
export async function batchAbility(
  guardedProvider: GuardedProvider,
  account: Address,
  chainId: number,
): Promise<'whole' | 'none'> {
  const id = toHex(chainId)
  const answer = await guardedProvider.ask('wallet_getCapabilities', [account, [id]])
  if (!answer.ok) return 'none'
  const status = field(field(field(answer.value, id), 'atomic'), 'status')
  return status === 'supported' || status === 'ready' ? 'whole' : 'none'
}

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined
