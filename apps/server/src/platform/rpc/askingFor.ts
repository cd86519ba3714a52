import type { Upstream } from './upstream.ts'

/** The chain as the server asks it on behalf of a client, who has to wait for what that costs. Null: for the server itself. */
export const askingFor = ({ ask }: Pick<Upstream, 'ask'>, client: string | null): Pick<Upstream, 'ask'> =>
  client === null ? { ask } : { ask: (calls, options) => ask(calls, { client, ...options }) }
