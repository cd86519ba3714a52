import type { ContentFiles } from '#market/endpoints/content.ts'
import type { Outside } from '#edge/outside/outside.ts'
import type { Network } from '#edge/outside/readOutside.ts'
import { pageConfigOf } from '#page/pageConfig.ts'
import { reportsOf } from '#page/reports/reportsOf.ts'
import { webApp } from '#page/web/webApp.ts'
import { redactor } from '#platform/config/redact.ts'
import type { BoundParams } from '#platform/rpc/boundedCall.ts'
import type { Common } from './common.ts'

/** Forwards every call unchanged. */
const UNBOUND: BoundParams = (_, params) => ({ ok: true, params })

type Beside = {
  network: Network
  outside: Outside
  content: ContentFiles
  nftOwner: Parameters<typeof pageConfigOf>[1]['nftOwner']
  /** The built web app; null if another program serves it. */
  webDist: string | null
}

/** Makes what the page needs: its files, its configuration and its access to the chain. */
export function pageServices(all: Common, { network, outside, content, nftOwner, webDist }: Beside) {
  const { config, chain, log, clock, budget, upstream, addressBook, facts, heads, index, news, database } = all
  const people = [...(chain?.people ?? [])]
  const pageConfig = () => pageConfigOf(config, { ...facts.now(), addressBook, people, nftOwner })
  return {
    upstream,
    heads,
    index,
    news,
    database,
    clock,
    outside,
    content,
    pageConfig,
    reports: reportsOf(config, { network, budget, log }),
    chainId: config.chain.id,
    publicOrigins: config.publicOrigins,
    webApp: webDist === null ? null : webApp(webDist, pageConfig, log),
    clean: redactor(config.rpcUrls),
    beforeForward: chain?.beforeForward ?? (() => Promise.resolve()),
    boundedParams: chain?.boundedParams ?? UNBOUND,
  }
}
