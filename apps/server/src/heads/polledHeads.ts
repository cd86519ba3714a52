import { quantity } from '../platform/quantity.ts'
import type { Upstream } from '../rpc/upstream.ts'
import type { Block } from './headHub.ts'
import { nextBlock, type Seen } from './nextBlock.ts'
import { readBlock } from './readBlock.ts'

type Setting = {
  upstream: Pick<Upstream, 'ask'>
  everyMs: number
  /** Nobody listens, or heads are pushed: nothing is asked. */
  wanted: () => boolean
  onBlock: (block: Block) => void
  onChainId: (chainId: number) => void
}

const CALLS = [
  { method: 'eth_getBlockByNumber', params: ['latest', false] },
  { method: 'eth_chainId', params: [] },
]

/** Heads of an endpoint that cannot push: one small request at a time, whoever and however many listen. */
export function polledHeads(setting: Setting): { now: () => void; stop: () => void } {
  let seen: Seen = { block: null, lowerInARow: 0 }
  let timer: NodeJS.Timeout | undefined
  let flying = false
  let stopped = false

  async function ask() {
    const [latest, chain] = await setting.upstream.ask(CALLS, true)
    const block = latest?.ok === true ? readBlock(latest.result) : null
    const chainId = chain?.ok === true ? quantity(chain.result) : null
    if (stopped) return
    if (chainId !== null) setting.onChainId(chainId)
    if (block === null) return
    seen = nextBlock(seen, block)
    if (seen.block === block) setting.onBlock(block)
  }

  async function poll() {
    if (flying) return
    flying = true
    clearTimeout(timer)
    if (setting.wanted()) await ask()
    flying = false
    if (!stopped) timer = setTimeout(again, setting.everyMs)
  }

  const again = () => void poll()
  again()
  return {
    now: again,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
