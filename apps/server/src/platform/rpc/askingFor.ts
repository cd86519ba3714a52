import type { Upstream } from './upstream.ts'

/** The chain as the server asks it for a client, who waits for the cost of the request; null for the server itself. */
export const askingFor = ({ ask }: Pick<Upstream, 'ask'>, client: string | null): Pick<Upstream, 'ask'> =>
  client === null ? { ask } : { ask: (calls, options) => ask(calls, { client, ...options }) }
