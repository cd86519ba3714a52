import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { toHex } from 'viem'

/** Number of blocks probed at a time: seven rounds are enough for sixty million blocks. */
const PROBES = 15

/** The block in which a contract was deployed. 0 if the node has no old states: a search from there misses nothing. */
export async function deploymentBlock(request: RpcRequest, contract: Address, latest: number): Promise<number> {
  const hasCode = async (block: number) => (await request('eth_getCode', [contract, toHex(block)])) !== '0x'
  let lastWithoutCode = -1
  let firstWithCode = latest
  try {
    while (firstWithCode - lastWithoutCode > 1) {
      const step = Math.max(1, Math.floor((firstWithCode - lastWithoutCode) / (PROBES + 1)))
      const probes = Array.from({ length: PROBES }, (_, at) => lastWithoutCode + step * (at + 1)).filter(
        (one) => one < firstWithCode,
      )
      const exists = await Promise.all(probes.map(hasCode))
      const first = exists.indexOf(true)
      lastWithoutCode = probes[first === -1 ? probes.length - 1 : first - 1] ?? lastWithoutCode
      firstWithCode = probes[first] ?? firstWithCode
    }
    return firstWithCode
  } catch {
    return 0
  }
}
