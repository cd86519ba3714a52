import { EMBEDDED_CHAIN_ID, type Chain } from '@musi/chain/chains/chainTable'
import type { ByteBudget } from '../byteBudget.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Upstream } from '../rpc/upstream.ts'
import { checkEndpoints } from './checkEndpoints.ts'
import { createHeadHub, type HeadHub } from './headHub.ts'
import { polledHeads } from './polledHeads.ts'
import { pushedHeads } from './pushedHeads.ts'

type WatchOptions = {
  upstream: Upstream
  chain: Chain
  writes: 'on' | 'off'
  pools: readonly string[]
  budget: ByteBudget
  clock: Clock
  log: Log
}

export type ChainWatch = { heads: HeadHub; check: () => Promise<void>; stop: () => void }

const CHECK_EVERY_MS = 60_000
const LEAST_POLL_MS = 1000

/** The one watch over the chain that all open pages share. */
export function watchChain(options: WatchOptions): ChainWatch {
  const { upstream, chain, log, budget } = options
  let pushed = false
  const status = { chainId: chain.id, genesisHash: null, writes: options.writes, disagrees: false }
  const heads = createHeadHub(status, () => poll.now())

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
    upstream,
    everyMs: pollEveryMs(chain),
    isNeeded: () => !pushed && heads.listeners() > 0,
    onBlock: heads.block,
    onChainId,
  })
  const [first] = upstream.endpoints
  const push =
    first === undefined || first.wsUrl === null
      ? null
      : pushedHeads({
          wsUrl: first.wsUrl,
          clock: options.clock,
          onBlock: heads.block,
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
    check,
    stop() {
      clearInterval(minute)
      poll.stop()
      push?.stop()
      heads.end()
    },
  }
}

const pollEveryMs = (chain: Chain) =>
  chain.id === EMBEDDED_CHAIN_ID ? LEAST_POLL_MS : Math.max(LEAST_POLL_MS, (chain.blockTimeSeconds ?? 0) * 1000)

function logChain(log: Log, serves: number, says: number) {
  if (says === serves) log.info(`The endpoint serves chain ${serves} again.`)
  else log.warn(`The endpoint serves chain ${says}, but this app is for chain ${serves}. Open pages stop signing.`)
}
