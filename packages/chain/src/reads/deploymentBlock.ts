import type { RpcRequest } from '../rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { toHex } from 'viem'

/** So many blocks are looked at together: sixty million are found in seven rounds. */
const LOOKS = 15

/** In which block a contract came to be. 0 where the node has forgotten how the chain stood, which is never too late. */
export async function deploymentBlock(request: RpcRequest, contract: Address, latest: number): Promise<number> {
  const isThere = async (block: number) => (await request('eth_getCode', [contract, toHex(block)])) !== '0x'
  let [without, having] = [-1, latest]
  try {
    while (having - without > 1) {
      const step = Math.max(1, Math.floor((having - without) / (LOOKS + 1)))
      const asked = Array.from({ length: LOOKS }, (_, at) => without + step * (at + 1)).filter((one) => one < having)
      const there = await Promise.all(asked.map(isThere))
      const first = there.indexOf(true)
      without = asked[first === -1 ? asked.length - 1 : first - 1] ?? without
      having = asked[first] ?? having
    }
    return having
  } catch {
    return 0
  }
}
