import type { Head } from '@musi/api/page/head'
import { EMBEDDED_CHAIN_ID, type Chain } from '@musi/chain/chains/chainTable'
import type { ByteBudget } from '../byteBudget.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Peers } from '../peers/peers.ts'
import type { Upstream } from '../rpc/upstream.ts'
import type { AnswerLoad } from './answerLoad.ts'
import { checkEndpoints } from './checkEndpoints.ts'
import { type Block, createHeadHub, type HeadHub } from './headHub.ts'
import { polledHeads } from './polledHeads.ts'
import { pushedHeads } from './pushedHeads.ts'

type WatchOptions = {
  upstream: Upstream
  chain: Chain
  writes: 'on' | 'off'
  pools: readonly string[]
  peers: Pick<Peers, 'tell' | 'listen' | 'take' | 'giveUp'>
  budget: ByteBudget
  answerLoad: Pick<AnswerLoad, 'isFull'>
  clock: Clock
  log: Log
}

export type ChainWatch = {
  heads: HeadHub
  /** The newest head; null if there is none, or if it is of another chain. `isFresh`: it is not outdated. */
  newestHead: () => (Pick<Head, 'number' | 'hash'> & { isFresh: boolean }) | null
  check: () => Promise<void>
  stop: () => void
}

const CHECK_EVERY_MS = 60_000
const MIN_POLL_MS = 1000
/** Heads or polls that may be missed before the newest head counts as outdated. */
const MISSED_HEADS = 3

/** Watches the chain for all open pages. */
export function watchChain(options: WatchOptions): ChainWatch {
  const { upstream, chain, log, budget, clock } = options
  let pushed = false
  const age = headAge(chain, clock)
  const status = { chainId: chain.id, genesisHash: null, writes: options.writes, disagrees: false }
  const heads = createHeadHub(status, () => poll.now(), options.answerLoad.isFull)

  function onBlock(block: Block) {
    age.begin()
    heads.block(block)
  }

  function newestHead() {
    const head = heads.latest()?.head
    return head?.chainId === chain.id ? { ...head, isFresh: age.isFresh(pushed) } : null
  }

  function onChainId(chainId: number) {
    if (status.chainId !== chainId) logChain(log, chain.id, chainId)
    status.chainId = chainId
    heads.setStatus({ chainId })
  }

  async function check() {
    const verdict = await checkEndpoints({
      endpoints: upstream.endpoints,
      chain,
      budget,
      pools: options.pools,
    })
    if (verdict.chainId !== null) onChainId(verdict.chainId)
    if (verdict.disagrees === null || verdict.disagrees === status.disagrees) return
    if (verdict.disagrees)
      log.warn('Two endpoints differ by more than 0.1 % in the reserves of a pool. Open pages are told.')
    else log.info('The endpoints agree again.')
    status.disagrees = verdict.disagrees
    heads.setStatus({ disagrees: verdict.disagrees })
  }

  const poll = polledHeads({
    ...options,
    chainId: chain.id,
    everyMs: pollEveryMs(chain),
    isNeeded: () => !pushed && heads.listeners() > 0,
    onBlock,
    onChainId,
  })
  const [first] = upstream.endpoints
  const push =
    first === undefined || first.wsUrl === null
      ? null
      : pushedHeads({
          wsUrl: first.wsUrl,
          clock: options.clock,
          onBlock,
          onChainId(chainId) {
            first.chainId = chainId
            onChainId(chainId)
          },
          onConnection(connected) {
            pushed = connected
            if (connected) void check()
            else poll.now()
          },
        })
  const minute = setInterval(() => void check(), CHECK_EVERY_MS)

  return {
    heads,
    newestHead,
    check,
    stop() {
      clearInterval(minute)
      poll.stop()
      push?.stop()
      heads.end()
    },
  }
}

/** Tracks the time since the node confirmed the newest head. */
function headAge(chain: Chain, { now }: Pick<Clock, 'now'>) {
  let heardMs = Number.NEGATIVE_INFINITY
  return {
    begin: () => void (heardMs = now()),
    /** On a chain that mines a block per transaction, a subscription may be silent for hours. */
    isFresh: (pushed: boolean) =>
      (pushed && chain.blockTimeSeconds === null) || now() - heardMs <= MISSED_HEADS * pollEveryMs(chain),
  }
}

const pollEveryMs = (chain: Chain) =>
  chain.id === EMBEDDED_CHAIN_ID ? MIN_POLL_MS : Math.max(MIN_POLL_MS, (chain.blockTimeSeconds ?? 0) * 1000)

function logChain(log: Log, serves: number, answered: number) {
  if (answered === serves) log.info(`The endpoint serves chain ${serves} again.`)
  else log.warn(`The endpoint serves chain ${answered}, but this app is for chain ${serves}. Open pages stop signing.`)
}
