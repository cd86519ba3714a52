import { type PieceText, pieceText } from '@musi/domain/market/pieceText'
import { listCandidates, listUrl } from '@musi/domain/token-lists/listUrl'
import type { Outside, OutsideAnswer } from '../outside/outside.ts'
import { outsideUrl } from '../outside/outsideUrl.ts'
import { readJson } from '../platform/readJson.ts'

type Needs = {
  outside: Pick<Outside, 'note' | 'picture' | 'remade' | 'trusted'>
  gateways: readonly string[]
  /** What a chain of our own leads to. */
  content: ReadonlyMap<string, { bytes: Uint8Array; type: string }>
}

export type PieceFiles = {
  /** Null: it cannot be read at the moment, or is nowhere that is read. */
  text: (uri: string) => Promise<PieceText | null>
  picture: (uri: string) => Promise<OutsideAnswer>
}

/** Longer than any file that is written into its own name should be. */
const LONGEST_DATA = 8192
const DATA = /^data:([\w.+/-]+)((?:;[\w=.-]+)*),(.*)$/s
const NOWHERE: OutsideAnswer = { ok: false, reason: 'notFound' }

function dataOf(uri: string): Buffer | null {
  const [, , parameters = '', body = ''] = (uri.length > LONGEST_DATA ? null : DATA.exec(uri)) ?? []
  if (body === '') return null
  if (parameters.endsWith(';base64')) return Buffer.from(body, 'base64')
  try {
    return Buffer.from(decodeURIComponent(body))
  } catch {
    return null
  }
}

/** The files of collectibles, wherever their contract says they are; what is not public is never dialled (spec: market.media). */
export function pieceFiles({ outside, gateways, content }: Needs): PieceFiles {
  /** Our own gateway is not asked over the network: what it has is here. */
  const elsewhere = gateways.filter((gateway) => !gateway.startsWith('/'))

  const ownOf = (uri: string) => {
    const at = listUrl(uri)
    return at?.kind === 'ipfs' ? content.get(at.content) : undefined
  }

  async function read(uri: string, from: (url: URL) => Promise<OutsideAnswer>): Promise<OutsideAnswer> {
    const at = listUrl(uri)
    if (at === null || at.kind === 'name') return NOWHERE
    let answer = NOWHERE
    for (const address of listCandidates(at, { gateways: elsewhere, own: null })) {
      const url = outsideUrl(address, outside.trusted)
      if (!url.ok) continue
      answer = await from(url.url)
      if (answer.ok) return answer
    }
    return answer
  }

  return {
    async text(uri) {
      const here = ownOf(uri)?.bytes ?? dataOf(uri)
      const bytes = here ?? (await read(uri, outside.note).then((answer) => (answer.ok ? answer.body : null)))
      if (bytes === null) return null
      const json = readJson(Buffer.from(bytes).toString('utf8'))
      return json.ok ? pieceText(json.value) : null
    },
    async picture(uri) {
      const own = ownOf(uri)
      // We drew it ourselves, and a page that shows it cannot run it.
      if (own !== undefined) return { ok: true, body: Buffer.from(own.bytes), type: own.type }
      const data = dataOf(uri)
      return data === null ? read(uri, outside.picture) : outside.remade(data)
    },
  }
}
