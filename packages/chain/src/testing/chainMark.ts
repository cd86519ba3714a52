import type { RpcRequest } from '../rpc/rpcRequest.ts'

/**
 * Remembers where a chain of tests stands. The function that it gives goes back there, without what waits for a block, and says at
 * which block the chain stands then: one newer than any before, for servers and pages take an older one for old data (case 53).
 */
export async function chainMark(request: RpcRequest): Promise<() => Promise<number>> {
  const mark = await request('evm_snapshot')
  const height = async () => Number(await request('eth_blockNumber'))
  return async () => {
    await request('evm_setAutomine', [false])
    await request('anvil_dropAllTransactions')
    const newest = await height()
    if ((await request('evm_revert', [mark])) !== true) throw new Error('There is no mark to go back to.')
    await request('evm_setAutomine', [true])
    await request('anvil_mine', [`0x${(newest + 1 - (await height())).toString(16)}`])
    return height()
  }
}
