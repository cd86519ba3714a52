import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { getAddress, slice } from 'viem'
import { parseHex } from '../../rpc/wire.ts'

/** The kind of code at an address. A delegated account runs a contract's code but keeps its own key (EIP-7702). */
export type Code =
  | { kind: 'none' }
  | { kind: 'contract'; bytes: number; cloneOf: Address | null }
  | { kind: 'delegated'; to: Address }

const DELEGATION = '0xef0100'
/** A minimal proxy (ERC-1167), whose 45 bytes of code name the contract that it runs. */
const CLONE = /^0x363d3d373d3d3d363d73([0-9a-f]{40})5af43d82803e903d91602b57fd5bf3$/

function cloned(bytes: string): Address | null {
  const target = CLONE.exec(bytes)?.[1]
  return target === undefined ? null : getAddress(`0x${target}`)
}

export async function code(request: RpcRequest, address: Address): Promise<Code> {
  const bytes = parseHex(await request('eth_getCode', [address, 'latest']))
  if (bytes === '0x') return { kind: 'none' }
  if (bytes.startsWith(DELEGATION) && bytes.length === 48) return { kind: 'delegated', to: getAddress(slice(bytes, 3)) }
  return { kind: 'contract', bytes: bytes.length / 2 - 1, cloneOf: cloned(bytes) }
}
