/** Sent between heads, which are unnamed events ("message"), to show that the connection is alive; its data is unused. */
export const HEARTBEAT_EVENT = 'heartbeat'
/** Less than half of the 30 s after which a page calls its data stale (spec: heads.heartbeat, heads.trouble). */
export const HEARTBEAT_MS = 10_000
/** Event name on the head stream (api/head.ts). It has no id, so a page that reconnects gets it again. */
export const HISTORY_EVENT = 'history'
