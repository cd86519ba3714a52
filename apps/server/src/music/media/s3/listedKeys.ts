import type { S3Client } from './s3Client.ts'

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const plain = (xml: string): string =>
  xml.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex: string, decimal: string, name: string) =>
    name === undefined
      ? String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
      : (ENTITIES[name] ?? whole),
  )

/** The text of each element with this name, in order. The elements have no children. */
const elements = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value = '']) => plain(value))

/** A thousand keys of the longest length are about 1.5 MB of XML. */
const MAX_PAGE_BYTES = 4 * 1024 * 1024

async function boundedText({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of body ?? []) {
    bytes += piece.length
    if (bytes > MAX_PAGE_BYTES) throw new Error('The list of the bucket is longer than a list may be.')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}

/** An object of the bucket. `ageMs` is by the bucket's own clock; null if it names no time. */
type ListedObject = { key: string; ageMs: number | null }

const CONTENTS = /<Contents>(.*?)<\/Contents>/gs

function objectsIn(xml: string, nowMs: number): ListedObject[] {
  return [...xml.matchAll(CONTENTS)].flatMap(([, entry = '']) => {
    const ageMs = nowMs - Date.parse(elements(entry, 'LastModified')[0] ?? '')
    return elements(entry, 'Key')
      .slice(0, 1)
      .map((key) => ({ key, ageMs: Number.isFinite(ageMs) ? ageMs : null }))
  })
}

/** All objects whose keys begin so, a thousand a request. */
export async function* listedObjects(client: S3Client, beginning = ''): AsyncGenerator<ListedObject> {
  let token: string | undefined
  do {
    const page = token === undefined ? {} : { 'continuation-token': token }
    const answer = await client({ method: 'GET', key: '', beginning, query: { 'list-type': '2', ...page } })
    const xml = await boundedText(answer)
    yield* objectsIn(xml, Date.parse(answer.headers.get('date') ?? ''))
    const next = elements(xml, 'NextContinuationToken')[0]
    if (next !== undefined && next === token) throw new Error('The list of the bucket does not go on.')
    token = next
  } while (token !== undefined)
}

/** All keys that begin so. */
export async function* listedKeys(client: S3Client, beginning = ''): AsyncGenerator<string> {
  for await (const { key } of listedObjects(client, beginning)) yield key
}
