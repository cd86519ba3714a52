import type { Address } from '@musi/domain/address'
import { listUrl } from '@musi/domain/token-lists/listUrl'
import { useMemo } from 'react'
import { request } from '#platform/session/chain/request.ts'
import { httpCache } from '#platform/page/http/httpCache.ts'
import { useAnswer } from '#platform/page/loading/useAnswer.ts'
import { config, contractOf } from '#platform/page/config/config.ts'
import { logoSources } from './logoSources.ts'

const isNameUri = (uri: string | null): uri is string => uri !== null && listUrl(uri)?.kind === 'name'

/** Resolves a name to the URL of its content hash. */
async function resolve(uri: string): Promise<string | null> {
  const at = listUrl(uri)
  const registry = contractOf('nameRegistry')
  if (at?.kind !== 'name' || registry === null) return null
  const { contentHash } = await import('@musi/chain/names/contentHash')
  const content = await contentHash(request, registry, at.name)
  return content.ok ? `${content.kind}://${content.content}${at.path ?? ''}` : null
}

/** A name that many tokens share is looked up once. A failed lookup means no logo, which is only decoration. */
const resolveCached = httpCache(resolve)

/** `address` is null without a token: for the native currency, whose picture is bundled, and for a list. */
export function useLogoSources(address: Address | null, logoUri: string | null): readonly string[] {
  const answer = useAnswer(isNameUri(logoUri) ? logoUri : null, () => resolveCached(logoUri ?? ''))
  const resolved = answer.kind === 'ready' ? answer.value : null
  const uri = isNameUri(logoUri) ? resolved : logoUri
  return useMemo(() => sourcesOf(address, uri), [address, uri])
}

function sourcesOf(address: Address | null, logoUri: string | null): readonly string[] {
  const { chainId, book, ipfsGateways } = config()
  // Our own gateway is at /ipfs/ of this origin; the path below includes the kind.
  const gateways = ipfsGateways.map((gateway) => gateway.replace(/^\/ipfs\/?$/, location.origin))
  const isInBook = book?.tokens.some((token) => token.address === address) ?? false
  return logoSources({ address, logoUri, isInBook }, { chainId, origin: location.origin, gateways })
}
