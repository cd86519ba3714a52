import { type Cid, parseCid } from '@musi/domain/content/cid'

/** A content id with a path, and the URL of the gateway to read it from. */
export type ContentAddress = {
  readonly at: URL
  /** `root` is null if the id has an unknown format, so that nothing can be verified against it. */
  readonly root: Cid | null
  readonly path: readonly string[]
}

/**
 * Returns null if it is not content of a configured gateway. IPNS content (`/ipns/`) is only as trustworthy as the connection
 * (spec: names.content-verified).
 */
export function contentAddress(url: URL, gateways: readonly string[]): ContentAddress | null {
  for (const gateway of gateways) {
    // A gateway on our own origin is never fetched by the server.
    const start = `${URL.parse(gateway)?.href.replace(/\/$/, '')}/ipfs/`
    if (!url.href.startsWith(start)) continue
    const [id = '', ...path] = url.href
      .slice(start.length)
      .replace(/[?#].*$/, '')
      .replace(/\/$/, '')
      .split('/')
    const at = new URL([start + id, ...path].join('/'))
    return { at, root: parseCid(id), path: path.map(decodePart) }
  }
  return null
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
