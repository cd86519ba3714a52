import { passkeyAccountAbi } from '@musi/contracts/abi/passkeyAccount'
import type { Address } from '@musi/domain/address'
import type { Hex } from 'viem'
import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import { code } from '../contracts/code.ts'
import { contractValue } from '../contracts/contractValue.ts'

type Key = { readonly x: Hex; readonly y: Hex }

/** True if the code at an address is that of our accounts: a clone of the implementation. */
export async function isPasskeyAccount(request: RpcRequest, implementation: Address, account: Address) {
  const deployedCode = await code(request, account)
  return deployedCode.kind === 'contract' && deployedCode.cloneOf === implementation
}

/** The key that signs for an account now. Callers must check the account's code first. */
export async function presentKey(request: RpcRequest, account: Address): Promise<Key | null> {
  const query = { address: account, abi: passkeyAccountAbi, functionName: 'signer', args: [] } as const
  const key = await contractValue(request, query)
  return key === null ? null : { x: key[0], y: key[1] }
}

export const isSameKey = (one: Key | null, other: Key): boolean =>
  one !== null && one.x.toLowerCase() === other.x.toLowerCase() && one.y.toLowerCase() === other.y.toLowerCase()
