import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'

/**
 * A node that replays recorded answers, so that only the page's own work is timed. Each request alternates between two
 * answers, so that no reader can skip work because nothing has changed.
 */
export function replayed(node: RpcRequest) {
  const answers: string[][] = []
  let state = 0
  let nth = 0
  let block = 0
  let playing = false
  const request: RpcRequest = async (method, params) => {
    // Serializes the request as a page would, for both sides.
    JSON.stringify([{ jsonrpc: '2.0', id: 1, method, params }])
    if (!playing) {
      const answer = String(await node(method, params))
      answers[state] = [...(answers[state] ?? []), answer]
      return answer
    }
    const reply = answers[state]?.[nth++] ?? '0x'
    return `0x${block.toString(16).padStart(64, '0')}${reply.slice(66)}`
  }
  return {
    request,
    /** Sets the state of the chain and the block for the following requests. */
    turn(next: { state: number; block: number; playing: boolean }) {
      ;({ state, block, playing } = next)
      nth = 0
    },
  }
}
