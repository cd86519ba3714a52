import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import { type Block, block } from './block.ts'

/** Blocks from `newest` downwards, newest first. */
export async function blocksDownFrom(request: RpcRequest, newest: number, count: number): Promise<readonly Block[]> {
  const numbers = Array.from({ length: Math.max(0, Math.min(count, newest + 1)) }, (_, at) => newest - at)
  const blocks = await Promise.all(numbers.map((number) => block(request, { number })))
  return blocks.filter((candidate) => candidate !== null)
}
