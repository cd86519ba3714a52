import { createHash } from 'node:crypto'
import { CONFIG_ELEMENT_ID } from '@musi/api/paths'

/** A file that differs from the build. `actual`: the hash received, or why nothing was received. */
export type AlteredFile = { path: string; encoding: string; actual: string }

export type IntegrityWatch = {
  /** The app's public origin; fetched from there, so that changes made anywhere on the way are detected. */
  origin: string
  fetch: (url: string, init: { headers: Record<string, string>; signal: AbortSignal }) => Promise<Response>
  /** Path → sha384, from the integrity.json of the build and never from the origin itself. */
  expected: Readonly<Record<string, string>>
}

/** A copy altered in one encoding reaches only some browsers, so every encoding is checked. */
const ENCODINGS = ['br', 'gzip', 'identity']
const INDEX = '/index.html'
const TIMEOUT_MS = 15_000

/** Checks every file once (case 108). Returns an empty list if all are as built. */
export async function watchIntegrity({ origin, fetch, expected }: IntegrityWatch): Promise<AlteredFile[]> {
  const altered: AlteredFile[] = []
  for (const [path, hash] of Object.entries(expected)) {
    for (const encoding of ENCODINGS) {
      const actual = await hashOf(fetch, `${origin}${path === INDEX ? '/' : path}`, encoding, path === INDEX)
      if (actual !== hash) altered.push({ path, encoding, actual })
    }
  }
  return altered
}

async function hashOf(fetch: IntegrityWatch['fetch'], url: string, encoding: string, isPage: boolean): Promise<string> {
  try {
    const headers = { 'accept-encoding': encoding, 'cache-control': 'no-cache' }
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.status !== 200) return `HTTP ${response.status}`
    const bytes = Buffer.from(await response.arrayBuffer())
    return sha384(isPage ? asBuilt(bytes.toString('utf8')) : bytes)
  } catch (error) {
    return `no answer (${error instanceof Error ? error.message : String(error)})`
  }
}

const sha384 = (content: Buffer | string) => `sha384-${createHash('sha384').update(content).digest('base64')}`

const CONFIG = new RegExp(`(<script type="application/json" id="${CONFIG_ELEMENT_ID}">)[^<]*(</script>)`)

/**
 * Matches the head of a page: title, names, descriptions, addresses and data, none of which can run
 * or load anything.
 */
const HEAD = new RegExp(
  [
    '<title>[^<]*</title>(?:',
    [
      '<meta (?:name|property)="[\\w:]+" content="[^"<>]*" data-head>',
      '<link rel="canonical" href="[^"<>]*" data-head>',
      '<link rel="service-desc" type="application/json" href="[^"<>]*" data-head>',
      '<link rel="alternate" type="application/json[+]oembed" href="[^"<>]*" title="[^"<>]*" data-head>',
      '<link rel="alternate" type="application/(?:rss[+]xml|canimus[+]json)" href="[^"<>]*" title="[^"<>]*" data-head>',
      '<script type="application/ld[+]json" data-head>[^<]*</script>',
    ].join('|'),
    ')*',
  ].join(''),
)

/**
 * Removes the configuration and the head, which the server adds after the build hashed the page.
 * Both can only be data, because "<" is not matched.
 */
const asBuilt = (html: string) => html.replace(CONFIG, '$1$2').replace(HEAD, '<title>Musi</title>')
