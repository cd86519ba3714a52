import { quantity } from '../quantity.ts'
import type { Upstream } from '../rpc/upstream.ts'
import type { Block } from './headHub.ts'
import { nextBlock, type Seen } from './nextBlock.ts'
import { readBlock } from './readBlock.ts'

type PollOptions = {
  upstream: Pick<Upstream, 'ask'>
  everyMs: number
  /** Returns false if nobody listens or heads are pushed; then nothing is polled. */
  isNeeded: () => boolean
  onBlock: (block: Block) => void
  onChainId: (chainId: number) => void
}

const CALLS = [
  { method: 'eth_getBlockByNumber', params: ['latest', false] },
  { method: 'eth_chainId', params: [] },
]

/** Heads of an endpoint that cannot push: one small request at a time for all listeners. */
export function polledHeads(options: PollOptions): { now: () => void; stop: () => void } {
  let seen: Seen = { block: null, lowerInARow: 0 }
  let timer: NodeJS.Timeout | undefined
  let isPolling = false
  let isStopped = false

  async function ask() {
    const [latest, chain] = await options.upstream.ask(CALLS, { anyChain: true })
    const block = latest?.ok === true ? readBlock(latest.result) : null
    const chainId = chain?.ok === true ? quantity(chain.result) : null
    if (isStopped) return
    if (chainId !== null) options.onChainId(chainId)
    if (block === null) return
    seen = nextBlock(seen, block)
    if (seen.block === block) options.onBlock(block)
  }

  async function poll() {
    if (isPolling) return
    isPolling = true
    clearTimeout(timer)
    if (options.isNeeded()) await ask()
    isPolling = false
    if (!isStopped) timer = setTimeout(pollNow, options.everyMs)
  }

  const pollNow = () => void poll()
  pollNow()
  return {
    now: pollNow,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
