import type { Address } from '@musi/domain/address'
import { parseAbi } from 'viem'
import { code } from '../requests/contracts/code.ts'
import { contractValue } from '../requests/contracts/contractValue.ts'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { ENTRY_POINT } from '../signingGate/passkey/finishedOperation.ts'
import type { PublicKey } from './passkeyKey.ts'

const FACTORY = parseAbi(['function accountOf(bytes32 x, bytes32 y) view returns (address)'])
const NONCES = parseAbi(['function getNonce(address sender, uint192 key) view returns (uint256)'])

/** Reads about accounts of passkeys. Each throws if the chain does not answer. */
export function passkeyAccounts(request: RpcRequest, factory: Address) {
  const read = async <Value>(reading: Promise<Value | null>): Promise<Value> => {
    const value = await reading
    if (value === null) throw new Error('The chain has no such contract.')
    return value
  }
  return {
    accountOf: ({ x, y }: PublicKey): Promise<Address> =>
      read(contractValue(request, { address: factory, abi: FACTORY, functionName: 'accountOf', args: [x, y] })),
    isOpen: async (account: Address): Promise<boolean> => (await code(request, account)).kind !== 'none',
    /** In order: an operation that was withheld can no longer take place once the next one has. */
    nextNonce: (account: Address): Promise<bigint> =>
      read(
        contractValue(request, { address: ENTRY_POINT, abi: NONCES, functionName: 'getNonce', args: [account, 0n] }),
      ),
  }
}
