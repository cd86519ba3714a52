import type { Address } from '@musi/domain/address'
import { parseAbi } from 'viem'
import { code } from '../requests/contracts/code.ts'
import { contractValue } from '../requests/contracts/contractValue.ts'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { ENTRY_POINT } from '../relay/operationEvent.ts'
import { laneOf } from './nonces/nextNonce.ts'

const NONCES = parseAbi(['function getNonce(address sender, uint192 key) view returns (uint256)'])

/** Reads about accounts of passkeys. Each throws if the chain does not answer. */
export const passkeyAccounts = (request: RpcRequest) => ({
  isOpen: async (account: Address): Promise<boolean> => (await code(request, account)).kind !== 'none',
  /** The nonce that the EntryPoint takes next in a lane. */
  async nonceIn(account: Address, lane: bigint): Promise<bigint> {
    const query = { address: ENTRY_POINT, abi: NONCES, functionName: 'getNonce', args: [account, lane] } as const
    const nonce = await contractValue(request, query)
    if (nonce === null || laneOf(nonce) !== lane) throw new Error('The EntryPoint names no nonce.')
    return nonce
  },
})
