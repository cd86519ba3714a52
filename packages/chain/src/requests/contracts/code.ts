import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import { clonedFrom } from '@musi/contracts/deploy/cloneCode'
import type { Address } from '@musi/domain/address'
import { getAddress, slice } from 'viem'
import { parseHex } from '../../rpc/wire.ts'

/** The kind of code at an address. A delegated account runs a contract's code but keeps its own key (EIP-7702). */
export type Code =
  | { kind: 'none' }
  /** `cloneOf`: the contract that it is a minimal proxy of (ERC-1167); null if it is none. */
  | { kind: 'contract'; bytes: number; cloneOf: Address | null }
  | { kind: 'delegated'; to: Address }

const DELEGATION = '0xef0100'
export async function code(request: RpcRequest, address: Address): Promise<Code> {
  const bytes = parseHex(await request('eth_getCode', [address, 'latest']))
  if (bytes === '0x') return { kind: 'none' }
  if (bytes.startsWith(DELEGATION) && bytes.length === 48) return { kind: 'delegated', to: getAddress(slice(bytes, 3)) }
  const target = clonedFrom(bytes)
  return { kind: 'contract', bytes: bytes.length / 2 - 1, cloneOf: target === null ? null : getAddress(target) }
}
