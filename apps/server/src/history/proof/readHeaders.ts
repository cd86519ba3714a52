import { hexQuantity } from '@musi/chain/rpc/hexQuantity'
import { type Header, parseHeader } from '@musi/chain/requests/blocks/header'
import type { BatchedCalls } from './batchedCalls.ts'
import { Inconsistent } from '../store/inconsistent.ts'

/** Headers of some blocks, lowest first. Parent hashes are checked, so that consecutive blocks are of one chain. */
export async function readHeaders(ask: BatchedCalls, blocks: readonly number[]): Promise<readonly Header[]> {
  const answers = await ask(
    blocks.map((block) => ({ method: 'eth_getBlockByNumber', params: [hexQuantity(block), false] })),
  )
  if (answers.includes(null)) throw new Inconsistent('The endpoint has logs of a block that it does not have.')
  const headers = answers.map(parseHeader)
  const areOfOneChain = headers.every(({ number, parentHash }, at) => {
    const before = headers[at - 1]
    return number === blocks[at] && (before?.number !== number - 1 || before.hash === parentHash)
  })
  if (!areOfOneChain) throw new Inconsistent('The blocks were replaced while they were read.')
  return headers
}
