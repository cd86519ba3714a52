import * as v from 'valibot'
import { Ready } from '../page/health.ts'
import { seconds, wholeNumber } from '../values.ts'
import { CONCERNS, subject } from './contentReports.ts'
import { Decision } from './decisions.ts'

/** The last state that a server recorded; it does so three times a minute. */
export const ServerState = v.object({
  name: v.string(),
  startedAtSeconds: seconds,
  seenAtSeconds: seconds,
  ready: Ready,
  /** Blocks that its history is behind; null while unknown. */
  behind: v.nullable(wholeNumber),
  memoryBytes: wholeNumber,
  /** Free space of its fullest folder; null if it cannot be read. */
  freeBytes: v.nullable(wholeNumber),
  /** Open pages that listen for blocks. */
  streams: wholeNumber,
})
export type ServerState = v.InferInput<typeof ServerState>

/** Work that is waiting on all servers. */
const Queues = v.object({ uploads: wholeNumber, drafts: wholeNumber, orders: wholeNumber })

const ReportText = v.object({
  id: v.string(),
  concern: v.picklist(CONCERNS),
  text: v.string(),
  contact: v.string(),
  sentAtSeconds: seconds,
})

/** The open reports about one subject. */
export const OpenReports = v.object({
  subject,
  count: wholeNumber,
  newestAtSeconds: seconds,
  /** The newest few reports. */
  reports: v.array(ReportText),
  /** The decision in force; null if there is none. */
  current: v.nullable(Decision),
})
export type OpenReports = v.InferInput<typeof OpenReports>

/** Answer of GET /api/operator. */
export const OperatorView = v.object({
  servers: v.array(ServerState),
  queues: Queues,
  /** Open reports by subject, the most reported first. */
  reports: v.array(OpenReports),
  /** True if further subjects are reported. */
  hasMore: v.boolean(),
  /** Decisions, newest first. */
  decisions: v.array(Decision),
})
export type OperatorView = v.InferInput<typeof OperatorView>
