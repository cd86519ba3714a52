import { genesisHash } from '#platform/chain/chainFacts.ts'
import type { Config } from '#platform/config/config.ts'
import type { HeadHub } from '#platform/heads/headHub.ts'
import { readWrites, watchWrites } from '#platform/heads/writesSwitch.ts'
import type { Log } from '#platform/log.ts'
import type { Upstream } from '#platform/rpc/upstream.ts'

/** Facts for the page that can change, or become known, while the server runs. */
export type PageFacts = {
  now: () => { genesisHash: string | null; writes: 'on' | 'off' }
  ask: () => Promise<void>
  stop: () => void
}

type FactsOptions = {
  config: Config
  /** True if the operator has turned writes off on all servers. */
  isOff: () => boolean
  known: string | null
  upstream: Pick<Upstream, 'ask'>
  heads: Pick<HeadHub, 'setStatus'>
  log: Log
}

const ASK_AGAIN_MS = 5000

export function pageFacts({ config, isOff, known, upstream, heads, log }: FactsOptions): PageFacts {
  let genesis = known
  let writes = readWrites(config)
  let timer: NodeJS.Timeout | undefined
  const writesWatch = watchWrites(config, isOff, (next) => {
    writes = next
    log.warn(next === 'off' ? 'Writes are off: open pages stop signing.' : 'Writes are on again.')
    heads.setStatus({ writes })
  })
  if (known !== null) heads.setStatus({ genesisHash: known })
  async function ask() {
    genesis ??= await genesisHash(upstream)
    if (genesis !== null) heads.setStatus({ genesisHash: genesis })
    else timer = setTimeout(() => void ask(), ASK_AGAIN_MS)
  }
  return {
    now: () => ({ genesisHash: genesis, writes }),
    ask,
    stop() {
      clearTimeout(timer)
      writesWatch.stop()
    },
  }
}
