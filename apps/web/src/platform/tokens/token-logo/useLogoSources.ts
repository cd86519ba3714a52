import { type Address, isAddress } from '@musi/domain/address'
import { listUrl } from '@musi/domain/token-lists/listUrl'
import { useEffect, useMemo, useState } from 'react'
import { request } from '../../session/chain/request.ts'
import { config } from '../../page/config/config.ts'
import { logoSources } from './logoSources.ts'
import { perVisit } from '../../page/visit/visit.ts'

const isNamed = (uri: string | null): uri is string => uri !== null && listUrl(uri)?.kind === 'name'

/** A name becomes what its record leads to; once for each, since a name that many tokens share is one question. */
const resolved = perVisit(() => new Map<string, Promise<string | null>>())

async function resolve(uri: string): Promise<string | null> {
  const at = listUrl(uri)
  const registry = isAddress(config().contracts['nameRegistry'] ?? '') || null
  if (at?.kind !== 'name' || registry === null) return null
  const { contentHash } = await import('@musi/chain/names/contentHash')
  const content = await contentHash(request, registry, at.name)
  return content.ok ? `${content.kind}://${content.content}${at.path ?? ''}` : null
}

function resolvedOnce(uri: string): Promise<string | null> {
  // What cannot be looked up now has no logo until the next visit: it is decoration.
  const asked = resolved().get(uri) ?? resolve(uri).catch(() => null)
  resolved().set(uri, asked)
  return asked
}

/** `address` is null where there is no token: for the native currency, whose picture comes with the app, and for a list. */
export function useLogoSources(address: Address | null, logoUri: string | null): readonly string[] {
  const [found, setFound] = useState<{ of: string; uri: string | null } | null>(null)
  useEffect(() => {
    if (!isNamed(logoUri)) return undefined
    let here = true
    void resolvedOnce(logoUri).then((uri) => here && setFound({ of: logoUri, uri }))
    return () => {
      here = false
    }
  }, [logoUri])
  const uri = isNamed(logoUri) ? (found?.of === logoUri ? found.uri : null) : logoUri
  return useMemo(() => sourcesOf(address, uri), [address, uri])
}

function sourcesOf(address: Address | null, logoUri: string | null): readonly string[] {
  const { chainId, book, ipfsGateways } = config()
  // A gateway of our own is at /ipfs/ of this origin; the kind is part of what is asked for.
  const gateways = ipfsGateways.map((gateway) => gateway.replace(/^\/ipfs\/?$/, location.origin))
  const isInBook = book.tokens.some((token) => token.address === address)
  return logoSources({ address, logoUri, isInBook }, { chainId, origin: location.origin, gateways })
}
