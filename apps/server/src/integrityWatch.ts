import { createHash } from 'node:crypto'
import { CONFIG_ELEMENT_ID } from '@musi/api/pageConfig'

/** What does not arrive as it was built. `got` is the hash of what came, or why nothing came. */
export type Altered = { path: string; encoding: string; got: string }

export type IntegrityWatch = {
  /** The app as people open it, from outside: what stands between it and them is what is watched. */
  origin: string
  fetch: (url: string, init: { headers: Record<string, string>; signal: AbortSignal }) => Promise<Response>
  /** Path → sha384, from the integrity.json of the build and never from the origin itself. */
  expected: Readonly<Record<string, string>>
}

/** A copy that was altered in one packing only reaches some browsers only, so each packing is looked at. */
const ENCODINGS = ['br', 'gzip', 'identity']
const INDEX = '/index.html'
const TIMEOUT_MS = 15_000

/** One look at every file (case 108). An empty answer: all is as it was built. */
export async function watchIntegrity({ origin, fetch, expected }: IntegrityWatch): Promise<Altered[]> {
  const altered: Altered[] = []
  for (const [path, hash] of Object.entries(expected)) {
    for (const encoding of ENCODINGS) {
      const got = await hashOf(fetch, `${origin}${path === INDEX ? '/' : path}`, encoding, path === INDEX)
      if (got !== hash) altered.push({ path, encoding, got })
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
    return sha384(isPage ? withoutConfig(bytes.toString('utf8')) : bytes)
  } catch (error) {
    return `no answer (${error instanceof Error ? error.message : String(error)})`
  }
}

const sha384 = (content: Buffer | string) => `sha384-${createHash('sha384').update(content).digest('base64')}`

const CONFIG = new RegExp(`(<script type="application/json" id="${CONFIG_ELEMENT_ID}">)[^<]*(</script>)`)

/** The server writes the configuration into the page; the build hashed it without. Only data fits there: no "<". */
const withoutConfig = (html: string) => html.replace(CONFIG, '$1$2')
