import type { S3Client } from './s3Client.ts'

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const plain = (xml: string): string =>
  xml.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex: string, decimal: string, name: string) =>
    name === undefined
      ? String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
      : (ENTITIES[name] ?? whole),
  )

/** The values of an element without children, in the order of the text. */
const elements = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value = '']) => plain(value))

/** All keys of the bucket, a thousand a request. The two elements of the answer that matter have no children. */
export async function* listedKeys(client: S3Client): AsyncGenerator<string> {
  let token: string | undefined
  do {
    const page = token === undefined ? {} : { 'continuation-token': token }
    const answer = await client({ method: 'GET', key: '', query: { 'list-type': '2', ...page } })
    const xml = await answer.text()
    yield* elements(xml, 'Key')
    token = elements(xml, 'NextContinuationToken')[0]
  } while (token !== undefined)
}
