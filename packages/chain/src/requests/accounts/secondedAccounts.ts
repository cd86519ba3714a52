import { passkeyAccountAbi } from '@musi/contracts/abi/passkeyAccount'
import type { Address } from '@musi/domain/address'
import { secondSigner } from '@musi/domain/accounts/secondSigner'
import { type Hex, decodeAbiParameters } from 'viem'
import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import { contractValue } from '../contracts/contractValue.ts'
import { isPasskeyAccount } from './passkeyAccount.ts'
import { RECOVERER_SET, recoveryLogs } from './recoveryLogs.ts'

/** Far more than one person helps; strangers could name anybody. */
const MAX_CHECKED = 50

/** `isWhole`: false if older settings were not searched. */
export type SecondedAccounts = { readonly accounts: readonly Address[]; readonly isWhole: boolean }

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

/** The accounts whose second signer is this address now, by what each account itself says. */
export async function secondedAccounts(
  request: RpcRequest,
  implementation: Address,
  signer: Address,
): Promise<SecondedAccounts> {
  const { logs, isWhole } = await recoveryLogs(request, [RECOVERER_SET])
  const named = logs.filter(({ data }) => isSigner(setSigner(data), signer)).map(({ address }) => address)
  const checked = await Promise.all(
    [...new Set(named)].slice(0, MAX_CHECKED).map(async (account) => {
      if (!(await isPasskeyAccount(request, implementation, account))) return []
      const query = { address: account, abi: passkeyAccountAbi, functionName: 'recoverer', args: [] } as const
      return isSigner(await contractValue(request, query), signer) ? [account] : []
    }),
  )
  return { accounts: checked.flat(), isWhole }
}
