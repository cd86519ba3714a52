import { ensName } from '../text/ensName.ts'

/** Location of a list as entered by the user. */
export type ListUrl =
  | { readonly kind: 'https' | 'http'; readonly url: string }
  /** A content id or an IPNS key, with an optional path. */
  | { readonly kind: 'ipfs' | 'ipns'; readonly content: string }
  | { readonly kind: 'name'; readonly name: string; readonly path: string | null }

/** Limit of URLs in browsers. */
const MAX_LENGTH = 2000
const WEB = /^(https?):\/\/[^\s/?#\\]+[^\s\\]*$/i
const CONTENT = /^(ipfs|ipns):(?:\/\/)?([^\s?#\\]+)$/i

/** A path with `..` could leave its content. */
const isInside = (content: string) => content.split('/').every((part) => part !== '' && part !== '.' && part !== '..')

/**
 * Parses a typed URL; null if it is invalid (spec: token-lists.url).
 */
export function listUrl(typed: string): ListUrl | null {
  const text = typed.trim()
  if (text.length > MAX_LENGTH) return null
  const scheme = WEB.exec(text)?.[1]
  if (scheme !== undefined) return { kind: scheme.toLowerCase() === 'https' ? 'https' : 'http', url: text }
  const [, protocol, content] = CONTENT.exec(text) ?? []
  if (protocol !== undefined && content !== undefined) {
    const bare = content.replace(/\/$/, '')
    return isInside(bare) ? { kind: protocol.toLowerCase() === 'ipfs' ? 'ipfs' : 'ipns', content: bare } : null
  }
  const named = ensName(text)
  return named && { kind: 'name', ...named }
}

type Origins = {
  /** URLs in the order in which they are tried, with or without a trailing slash. */
  readonly gateways: readonly string[]
  /** The page's own origin; URLs on it are requested as written (spec: token-lists.own-origin-direct). */
  readonly own: string | null
}

/** URLs to try in order (spec: token-lists.candidates). A name must be resolved first. */
export function listCandidates(at: Exclude<ListUrl, { kind: 'name' }>, { gateways, own }: Origins): readonly string[] {
  switch (at.kind) {
    case 'https':
      return [at.url]
    case 'http':
      return own !== null && at.url.startsWith(`${own}/`) ? [at.url] : [`https${at.url.slice('http'.length)}`, at.url]
    case 'ipfs':
    case 'ipns':
      return gateways.map((gateway) => `${gateway.replace(/\/$/, '')}/${at.kind}/${at.content}/`)
  }
}
