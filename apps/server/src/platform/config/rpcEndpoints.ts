import { EMBEDDED_CHAIN_ID, type Chain } from '@musi/chain/chains/chainTable'
import { BadSetting, type Env, type UrlRule, url, urls } from './readers.ts'

const RPC: UrlRule = { protocols: ['http:', 'https:', 'ws:', 'wss:'], secret: true }

/** The chain's endpoints, best first; empty for the embedded chain. They may contain a key, so they stay on the server. */
export function rpcEndpoints(env: Env, chain: Chain): string[] {
  const first = url(env, 'MUSI_RPC_URL', RPC)
  const others = urls(env, 'MUSI_RPC_FALLBACK_URL', RPC)
  if (first !== null) return [first, ...others]
  if (chain.id !== EMBEDDED_CHAIN_ID)
    throw new BadSetting(
      `MUSI_RPC_URL is not set, but chain ${chain.id} (${chain.name}) needs it: the address of a JSON-RPC endpoint of that chain. ` +
        'Without any setting, npm start runs a chain of its own (31337).',
    )
  if (others.length > 0)
    throw new BadSetting('MUSI_RPC_FALLBACK_URL is set, but MUSI_RPC_URL is not: name the first endpoint there.')
  return []
}
