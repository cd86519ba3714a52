import { join } from 'node:path'
import type { ContentFiles } from '#market/endpoints/content.ts'
import type { Outside } from '#edge/outside/outside.ts'
import type { Network } from '#edge/outside/readOutside.ts'
import { pageConfigOf } from '#page/pageConfig.ts'
import { reportsOf } from '#page/reports/reportForwarder.ts'
import type { BucketAssets } from '#page/web/bucketAssets.ts'
import { earlierAssets } from '#page/web/earlierAssets.ts'
import { webApp } from '#page/web/webApp.ts'
import { redactor } from '#platform/config/redact.ts'
import type { BoundParams } from '#platform/rpc/boundedCall.ts'
import { sharedAnswers } from '#platform/rpc/sharedAnswers.ts'
import type { PageHeads } from '#reach/head/pageHeads.ts'
import type { ArtistFeed } from '#exchange/artists/artistFeed.ts'
import type { PieceService } from '#market/pieces/pieceService.ts'
import { operatorService } from '#page/operator/operatorService.ts'
import { readyNow } from '#page/readiness.ts'
import { serverStates } from '#page/operator/serverStates.ts'
import type { SharedServices } from './sharedServices.ts'

/** Forwards every call unchanged. */
const UNBOUND: BoundParams = (_, params) => ({ ok: true, params })

type OtherServices = {
  network: Network
  outside: Outside
  content: ContentFiles
  nftOwner: Parameters<typeof pageConfigOf>[1]['nftOwner']
  /** The built web app; null if another program serves it. */
  webDist: string | null
  /** The files of all builds of the app in the bucket; null without one. */
  bucket: BucketAssets | null
  pageHeads: PageHeads
  /** True if a relayer sends for accounts with a passkey. */
  relays: boolean
  artists: Pick<ArtistFeed, 'latest'>
  pieces: Pick<PieceService, 'pieces' | 'imageOf'>
}

/** Creates what the page needs: its files, its configuration and its access to the chain. */
export function pageServices(
  all: SharedServices,
  { network, outside, content, nftOwner, webDist, bucket, pageHeads, relays, artists, pieces }: OtherServices,
) {
  const {
    config,
    chain,
    log,
    clock,
    budget,
    upstream,
    addressBook,
    facts,
    watch,
    answerLoad,
    heads,
    index,
    news,
    database,
    readiness,
    drain,
    requests,
  } = all
  const people = [...(chain?.people ?? [])]
  const pageConfig = () => pageConfigOf(config, { ...facts.now(), addressBook, people, relays, nftOwner })
  /** In the objects folder, which all servers behind one address share. */
  const assets = join(config.objectsDir, 'assets')
  const earlier = (dist: string) => earlierAssets({ dist, folder: assets, nowMs: clock.now(), bucket }, log)
  const operators = config.operators ?? chain?.moderation?.operators ?? []
  const states = serverStates({
    ...all,
    folders: [config.dataDir, config.objectsDir],
    ready: () => readyNow(all),
  })
  const services = {
    upstream,
    heads,
    index,
    news,
    database,
    readiness,
    drain,
    requests,
    moderation: all.moderation,
    takedowns: all.takedowns,
    operators: operatorService({ ...all, artists, pieces, operators, writeState: states.write }),
    budget,
    metricsAccess: { metricsToken: config.metricsToken, trustedProxies: config.trustedProxies },
    clock,
    outside,
    content,
    pageConfig,
    reports: reportsOf(config, { network, budget, log }),
    chainId: config.chain.id,
    publicOrigins: config.publicOrigins,
    webApp:
      webDist === null
        ? null
        : webApp({
            dist: webDist,
            pageConfig,
            earlier: earlier(webDist),
            heads: pageHeads,
            publicOrigins: config.publicOrigins,
            log,
          }),
    clean: redactor(config.rpcUrls),
    answerLoad,
    beforeForward: chain?.beforeForward ?? (() => Promise.resolve()),
    boundedParams: chain?.boundedParams ?? UNBOUND,
    // Not for the embedded chain: its state also changes without a block, and it mines one for a
    // call that depends on its clock.
    sharedAnswers: chain === null ? sharedAnswers(watch.newestHead, clock.now) : null,
  }
  return { services, stoppable: [states], states }
}
