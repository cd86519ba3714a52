import type { Address } from '@musi/domain/address'
import type { Hex } from 'viem'
import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import { isPasskeyAccount, isSameKey, presentKey } from './passkeyAccount.ts'
import { KEY_REPLACED, recoveryLogs } from './recoveryLogs.ts'

type Key = { readonly x: Hex; readonly y: Hex }
export type RecoveredAccount<Known extends Key> = { readonly account: Address; readonly key: Known }

/** Strangers can emit any number of logs, so only some are checked, a few at a time. */
const AT_ONCE = 20
const MAX_CHECKED = 400

/**
 * The latest accounts that a recovery has given to one of these keys, newest first. A log proves nothing: the
 * account must have our code, and the key must be the one that signs for it now. /
 */
export async function recoveredAccounts<Known extends Key>(
  request: RpcRequest,
  implementation: Address,
  keys: readonly Known[],
): Promise<readonly RecoveredAccount<Known>[]> {
  if (keys.length === 0) return []
  const { logs } = await recoveryLogs(request, [KEY_REPLACED, keys.map(({ x }) => x)])
  const accounts = [...new Set(logs.map(({ address }) => address))].slice(0, MAX_CHECKED)
  const ofAccount = async (account: Address) => {
    if (!(await isPasskeyAccount(request, implementation, account))) return []
    const present = await presentKey(request, account)
    return keys.filter((key) => isSameKey(present, key)).map((key) => ({ account, key }))
  }
  for (let at = 0; at < accounts.length; at += AT_ONCE) {
    const recovered = (await Promise.all(accounts.slice(at, at + AT_ONCE).map(ofAccount))).flat()
    if (recovered.length > 0) return recovered
  }
  return []
}
