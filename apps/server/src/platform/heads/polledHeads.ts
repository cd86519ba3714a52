import { hexQuantity } from '@musi/chain/rpc/hexQuantity'
import type { Clock } from '../clock.ts'
import type { Peers } from '../peers/peers.ts'
import { quantity } from '../quantity.ts'
import { readJson } from '../readJson.ts'
import type { Upstream } from '../rpc/upstream.ts'
import type { Block } from './headHub.ts'
import { nextBlock, type Seen } from './nextBlock.ts'
import { readBlock } from './readBlock.ts'

type PollOptions = {
  upstream: Pick<Upstream, 'ask'>
  peers: Pick<Peers, 'tell' | 'listen' | 'take' | 'giveUp'>
  clock: Pick<Clock, 'now'>
  chainId: number
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
/** Name of the task of polling for all servers, and of its messages. */
const TASK = 'heads'
/** Polls without a message after which a server takes the task if nobody has it. */
const SILENT_POLLS = 1.5
/** Polls without a message after which a server polls by itself, because the one with the task is suspended. */
const MAX_SILENT_POLLS = 4

/**
 * Heads of an endpoint that cannot push: one small request at a time for all listeners of all servers that share a
 * database (spec: heads.shared).
 */
export function polledHeads(options: PollOptions): { now: () => void; stop: () => void } {
  const { upstream, peers, clock, everyMs } = options
  let seen: Seen = { block: null, lowerInARow: 0 }
  let lastMessageMs = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined
  let isPolling = false
  let isStopped = false

  function note(block: Block) {
    seen = nextBlock(seen, block)
    if (seen.block === block) options.onBlock(block)
  }

  peers.listen(TASK, (message) => {
    const read = readJson(message)
    const block = read.ok ? readBlock(read.value) : null
    if (block === null || isStopped) return
    lastMessageMs = clock.now()
    note(block)
  })

  async function ask(isForAll: boolean) {
    const [latest, chain] = await upstream.ask(CALLS, { anyChain: true })
    const block = latest?.ok === true ? readBlock(latest.result) : null
    const chainId = chain?.ok === true ? quantity(chain.result) : null
    if (isStopped) return
    if (chainId !== null) options.onChainId(chainId)
    if (block !== null) note(block)
    if (!isForAll) return
    // Gives up the task, because another server's endpoint may answer.
    if (block === null || chainId !== options.chainId) peers.giveUp(TASK)
    else peers.tell(TASK, messageOf(block))
  }

  async function askIfSilent() {
    const silentPolls = (clock.now() - lastMessageMs) / everyMs
    if (silentPolls < SILENT_POLLS) return
    const holder = await peers.take(TASK)
    if (holder !== 'another' || silentPolls >= MAX_SILENT_POLLS) await ask(holder === 'us')
  }

  async function poll() {
    if (isPolling) return
    isPolling = true
    clearTimeout(timer)
    if (options.isNeeded()) await askIfSilent()
    else peers.giveUp(TASK)
    isPolling = false
    if (!isStopped) timer = setTimeout(pollNow, everyMs)
  }

  const pollNow = () => void poll()
  pollNow()
  return {
    now: pollNow,
    stop() {
      isStopped = true
      clearTimeout(timer)
      peers.giveUp(TASK)
    },
  }
}

/** A block in the format of a node. */
const messageOf = ({ number, hash, timeSeconds }: Block): string =>
  JSON.stringify({ number: hexQuantity(number), hash, timestamp: hexQuantity(timeSeconds) })
