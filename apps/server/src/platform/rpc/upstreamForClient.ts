import type { Upstream } from './upstream.ts'

/** The upstream on behalf of a client, who is charged for the calls; null for the server itself. */
export const upstreamForClient = ({ ask }: Pick<Upstream, 'ask'>, client: string | null): Pick<Upstream, 'ask'> =>
  client === null ? { ask } : { ask: (calls, options) => ask(calls, { client, ...options }) }
