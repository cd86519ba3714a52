/** The part of an address that may be shown: a key can hide in the path, the query or before the @. */
export function shownUrl(url: string): string {
  const parsed = URL.parse(url)
  if (parsed === null) return '(hidden)'
  const hidden = parsed.pathname.length > 1 || parsed.search !== '' || parsed.username !== '' || parsed.password !== ''
  return `${parsed.protocol}//${parsed.host}${hidden ? '/…' : ''}`
}

/** Removes these URLs, and each of their parts that could be a key, from text of other programs. */
export function redactor(urls: readonly string[]): (text: string) => string {
  const secrets = urls.flatMap(secretsOf).toSorted((a, b) => b.length - a.length)
  return (text) => secrets.reduce((clean, secret) => clean.replaceAll(secret, '…'), text)
}

// Shorter pieces ("v2", "rpc") occur in any message, and no key is that short.
const SHORTEST_KEY = 8

function secretsOf(url: string): string[] {
  const parsed = URL.parse(url)
  if (parsed === null) return [url]
  const pieces = [parsed.username, parsed.password, ...parsed.pathname.split('/'), ...parsed.searchParams.values()]
  const path = `${parsed.pathname}${parsed.search}`
  return [path.length > 1 ? url : '', path, ...pieces].filter((piece) => piece.length >= SHORTEST_KEY)
}
