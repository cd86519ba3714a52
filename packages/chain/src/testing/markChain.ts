import type { RpcRequest } from '../rpc/rpcRequest.ts'

/**
 * Takes a snapshot of a test chain. The returned function restores it without pending transactions and returns the new block number,
 * which is above all earlier ones, because servers and pages take a lower block for old data (case 53).
 */
export async function markChain(request: RpcRequest): Promise<() => Promise<number>> {
  const mark = await request('evm_snapshot')
  const height = async () => Number(await request('eth_blockNumber'))
  return async () => {
    await request('evm_setAutomine', [false])
    await request('anvil_dropAllTransactions')
    const newest = await height()
    if ((await request('evm_revert', [mark])) !== true) throw new Error('There is no snapshot to restore.')
    await request('evm_setAutomine', [true])
    await request('anvil_mine', [`0x${(newest + 1 - (await height())).toString(16)}`])
    return height()
  }
}
