import { createHash } from 'node:crypto'
import { type PieceText, pieceText } from '@musi/domain/market/pieceText'
import { listCandidates, listUrl } from '@musi/domain/token-lists/listUrl'
import type { Outside, OutsideAnswer } from '#edge/outside/outside.ts'
import { outsideUrl } from '#edge/outside/outsideUrl.ts'
import { readJson } from '#platform/readJson.ts'
import type { StoredContent, PieceFileService } from './pieceFileService.ts'
import { RecentMap } from '#platform/recentMap.ts'

type Needs = {
  outside: Pick<Outside, 'metadata' | 'picture' | 'remade' | 'trusted'>
  gateways: readonly string[]
  /** Files of a development chain. */
  content: ReadonlyMap<string, StoredContent>
  /** Files that artists uploaded to this server. */
  storedFiles: Pick<PieceFileService, 'content'>
}

type KnownText = { readonly ok: true; readonly text: PieceText | null } | { readonly ok: false }
const UNKNOWN: KnownText = { ok: false }

export type PieceFiles = {
  /** The file if it is known without another read, because it never changes; otherwise not ok. */
  known: (uri: string) => KnownText
  /**
   * Returns the same reference while the file is unchanged; null if it cannot be read now, or its
   * URI is of an unsupported kind.
   */
  text: (uri: string) => Promise<PieceText | null>
  picture: (uri: string) => Promise<OutsideAnswer>
}

/** Longer than a data URI should be. */
const MAX_DATA_URI_LENGTH = 8192
const DATA = /^data:([\w.+/-]+)((?:;[\w=.-]+)*),(.*)$/s
/** Enough for the pieces shown of all collections, and some more. */
const MAX_CACHED_TEXTS = 4000
const NOT_FOUND: OutsideAnswer = { ok: false, reason: 'notFound' }

/**
 * The content id in a URL of any gateway. Content ids are the same everywhere, so files stored here are not fetched,
 * and a server that moved to another host still finds its own.
 */
function contentIdIn(uri: string): string | null {
  const at = listUrl(uri)
  if (at?.kind === 'ipfs') return at.content
  return /^https?:\/\/[^/]+\/ipfs\/(b[a-z2-7]{58})\/?$/.exec(uri)?.[1] ?? null
}

function decodeDataUri(uri: string): Buffer | null {
  const [, , parameters = '', body = ''] = (uri.length > MAX_DATA_URI_LENGTH ? null : DATA.exec(uri)) ?? []
  if (body === '') return null
  if (parameters.endsWith(';base64')) return Buffer.from(body, 'base64')
  try {
    return Buffer.from(decodeURIComponent(body))
  } catch {
    return null
  }
}

/**
 * Reads the files of collectibles from the URI in their contract, never from private addresses
 * (spec: market.media).
 */
export function pieceFiles({ outside, gateways, content, storedFiles }: Needs): PieceFiles {
  /** Our own gateway is not called over the network: its files are stored here. */
  const remoteGateways = gateways.filter((gateway) => !gateway.startsWith('/'))

  /** Data URIs and files of the development chain never change; a full market asks for thousands with each block. */
  const texts = new RecentMap<string, KnownText>(MAX_CACHED_TEXTS)

  function bundledContent(uri: string): StoredContent | null {
    const id = contentIdIn(uri)
    return id === null ? null : (content.get(id) ?? null)
  }
  async function localContent(uri: string): Promise<StoredContent | null> {
    const id = contentIdIn(uri)
    return id === null ? null : (content.get(id) ?? (await storedFiles.content(id)))
  }

  async function read(uri: string, from: (url: URL) => Promise<OutsideAnswer>): Promise<OutsideAnswer> {
    const at = listUrl(uri)
    if (at === null || at.kind === 'name') return NOT_FOUND
    let answer = NOT_FOUND
    for (const address of listCandidates(at, { gateways: remoteGateways, own: null })) {
      const url = outsideUrl(address, outside.trusted)
      if (!url.ok) continue
      answer = await from(url.url)
      if (answer.ok) return answer
    }
    return answer
  }

  /** Parsed texts, by the bytes they came from. */
  const parsedTexts = new WeakMap<Uint8Array, PieceText | null>()
  function parseText(bytes: Uint8Array): PieceText | null {
    const cached = parsedTexts.get(bytes)
    if (cached !== undefined) return cached
    const json = readJson(Buffer.from(bytes).toString('utf8'))
    const text = json.ok ? pieceText(json.value) : null
    parsedTexts.set(bytes, text)
    return text
  }

  return {
    known: (uri) => texts.get(uri) ?? UNKNOWN,
    async text(uri) {
      const known = texts.get(uri)
      if (known?.ok) return known.text
      const immutableBytes = bundledContent(uri)?.bytes ?? decodeDataUri(uri)
      const localBytes = immutableBytes ?? (await localContent(uri))?.bytes ?? null
      const bytes = localBytes ?? (await read(uri, outside.metadata).then((answer) => (answer.ok ? answer.body : null)))
      if (bytes === null) return null
      const text = parseText(bytes)
      if (immutableBytes !== null) texts.set(uri, { ok: true, text })
      return text
    },
    async picture(uri) {
      const local = await localContent(uri)
      // Not converted: the server drew or re-encoded it, so it contains no scripts.
      if (local !== null) {
        const madeFrom = createHash('sha256').update(local.bytes).digest('hex')
        return { ok: true, body: Buffer.from(local.bytes), type: local.type, madeFrom }
      }
      const data = decodeDataUri(uri)
      return data === null ? read(uri, outside.picture) : outside.remade(data)
    },
  }
}
