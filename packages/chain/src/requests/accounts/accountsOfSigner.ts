import { passkeyAccountAbi } from '@musi/contracts/abi/passkeyAccount'
import type { Address } from '@musi/domain/address'
import { secondSigner } from '@musi/domain/accounts/secondSigner'
import { type Hex, decodeAbiParameters } from 'viem'
import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import { contractValue } from '../contracts/contractValue.ts'
import { isPasskeyAccount } from './passkeyAccount.ts'
import { RECOVERER_SET, recoveryLogs } from './recoveryLogs.ts'

/** Far more accounts than one person helps. */
const MAX_FOUND = 50
/** Strangers can emit logs that name anybody, so only some are checked, a few at a time. */
const AT_ONCE = 20
const MAX_CHECKED = 400

/** `isWhole`: false if the oldest logs were not searched. */
export type SignerAccounts = { readonly accounts: readonly Address[]; readonly isWhole: boolean }

const isSigner = (bytes: Hex | null, signer: Address): boolean => {
  const known = bytes === null ? null : secondSigner(bytes, null)
  return known?.kind === 'address' && known.address === signer
}

function setSigner(data: Hex): Hex | null {
  try {
    return decodeAbiParameters([{ type: 'bytes' }], data)[0]
  } catch {
    return null
  }
}

/** The accounts that report this address as their second signer now. */
export async function accountsOfSigner(
  request: RpcRequest,
  implementation: Address,
  signer: Address,
): Promise<SignerAccounts> {
  const { logs, isWhole } = await recoveryLogs(request, [RECOVERER_SET])
  const named = logs.filter(({ data }) => isSigner(setSigner(data), signer)).map(({ address }) => address)
  const checkAccount = async (account: Address) => {
    if (!(await isPasskeyAccount(request, implementation, account))) return []
    const query = { address: account, abi: passkeyAccountAbi, functionName: 'recoverer', args: [] } as const
    return isSigner(await contractValue(request, query), signer) ? [account] : []
  }
  const all = [...new Set(named)]
  const accounts: Address[] = []
  let at = 0
  for (; at < Math.min(all.length, MAX_CHECKED) && accounts.length < MAX_FOUND; at += AT_ONCE)
    accounts.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map(checkAccount))).flat())
  return { accounts, isWhole: isWhole && at >= all.length }
}
