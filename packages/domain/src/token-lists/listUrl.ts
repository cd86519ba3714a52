import { ensName } from '../text/ensName.ts'

/** Location of a list as entered by the user. */
export type ListUrl =
  | { readonly kind: 'https' | 'http'; readonly url: string }
  /** A content id, or an IPNS key, each with a path inside it. */
  | { readonly kind: 'ipfs' | 'ipns'; readonly content: string }
  | { readonly kind: 'name'; readonly name: string; readonly path: string | null }

/** No browser takes a longer one. */
const LONGEST = 2000
const WEB = /^(https?):\/\/[^\s/?#\\]+[^\s\\]*$/i
const CONTENT = /^(ipfs|ipns):(?:\/\/)?([^\s?#\\]+)$/i

/** A path with `..` would leave the content it starts in. */
const inside = (content: string) => content.split('/').every((part) => part !== '' && part !== '.' && part !== '..')

/**
 * Null if invalid: Add stays disabled (spec: token-lists.url), and loading it fails with 'Unrecognized list URL
 * protocol.'.
 */
export function listUrl(typed: string): ListUrl | null {
  const text = typed.trim()
  if (text.length > LONGEST) return null
  const scheme = WEB.exec(text)?.[1]
  if (scheme !== undefined) return { kind: scheme.toLowerCase() === 'https' ? 'https' : 'http', url: text }
  const [, protocol, content] = CONTENT.exec(text) ?? []
  if (protocol !== undefined && content !== undefined) {
    const bare = content.replace(/\/$/, '')
    return inside(bare) ? { kind: protocol.toLowerCase() === 'ipfs' ? 'ipfs' : 'ipns', content: bare } : null
  }
  const named = ensName(text)
  return named && { kind: 'name', ...named }
}

type Origins = {
  /** In the order in which they are asked, with or without a slash at the end. */
  readonly gateways: readonly string[]
  /** The page's own origin; URLs on it are requested as written (spec: token-lists.own-origin-direct). */
  readonly own: string | null
}

/** The addresses to try, one after the other (spec: token-lists.candidates). A name has none before its record is read. */
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
