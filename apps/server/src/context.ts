import type { HttpBindings } from '@hono/node-server'
import type { PageConfig } from '@musi/api/pageConfig'
import type { ByteBudget } from './byteBudget.ts'
import type { ClaimService } from './claims/claimService.ts'
import type { Config } from './config.ts'
import type { HeadHub } from './heads/headHub.ts'
import type { TokenCatalogue } from './lists/tokenCatalogue.ts'
import type { Log } from './log.ts'
import type { Outside } from './outside/outside.ts'
import type { ReportForwarder } from './reports/reportForwarder.ts'
import type { Upstream } from './rpc/upstream.ts'

/** By what they hold (/ipfs). */
export type ContentFiles = ReadonlyMap<string, { bytes: Uint8Array<ArrayBuffer>; type: string }>

/** What the endpoints share. */
export type Context = {
  config: Config
  log: Log
  budget: ByteBudget
  upstream: Upstream
  heads: HeadHub
  outside: Outside
  /** Null: nothing of the kind is collected. */
  reports: Readonly<Record<'analytics' | 'errors', ReportForwarder | null>>
  claims: ClaimService
  catalogue: TokenCatalogue
  content: ContentFiles
  pageConfig: () => PageConfig
  /** Takes keys out of a text that another program wrote. */
  clean: (text: string) => string
  /** The embedded chain mines a block first when its clock is about to be looked at; others do nothing. */
  beforeForward: (method: string, params: readonly unknown[]) => Promise<void>
}

export type Bindings = { Bindings: HttpBindings }
