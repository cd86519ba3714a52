import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { toHex } from 'viem'

/** Number of blocks probed at a time: seven rounds are enough for sixty million blocks. */
const LOOKS = 15

/** The block in which a contract was deployed. 0 if the node has no old states: a search from there misses nothing. */
export async function deploymentBlock(request: RpcRequest, contract: Address, latest: number): Promise<number> {
  const isThere = async (block: number) => (await request('eth_getCode', [contract, toHex(block)])) !== '0x'
  let without = -1
  let having = latest
  try {
    while (having - without > 1) {
      const step = Math.max(1, Math.floor((having - without) / (LOOKS + 1)))
      const probes = Array.from({ length: LOOKS }, (_, at) => without + step * (at + 1)).filter((one) => one < having)
      const exists = await Promise.all(probes.map(isThere))
      const first = exists.indexOf(true)
      without = probes[first === -1 ? probes.length - 1 : first - 1] ?? without
      having = probes[first] ?? having
    }
    return having
  } catch {
    return 0
  }
}
