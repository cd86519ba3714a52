import { hexToBytes } from '@noble/hashes/utils.js'
import { cidText, readCid } from '../content/cid.ts'
import { type ListUrl, listUrl } from './listUrl.ts'
import { toBase58 } from '../content/textBases.ts'
import { readVarint } from '../content/varint.ts'

export type ContentUri =
  | { readonly ok: true; readonly kind: 'ipfs' | 'ipns'; readonly content: string }
  /** Has the message `Unrecognized codec: {codec}` (spec: names.content-hash). */
  | {
      readonly ok: false
      readonly reason: { readonly kind: 'codec'; readonly codec: string } | { readonly kind: 'malformed' }
    }

// Multicodec codes of content hashes that a name's record may contain.
const IPFS = 0xe3
const IPNS = 0xe5
const OTHERS: Readonly<Record<number, string>> = {
  0xe4: 'swarm-ns',
  0x1bc: 'onion',
  0x1bd: 'onion3',
  0xb19910: 'skynet-ns',
  0xb29910: 'arweave-ns',
}
const IDENTITY = 0
/** A valid record has an id and a short prefix. */
const MAX_HEX_LENGTH = 600

const MALFORMED: ContentUri = { ok: false, reason: { kind: 'malformed' } }

function bytesOf(hash: string): Uint8Array | null {
  const hex = /^0x((?:[\da-f]{2})+)$/i.exec(hash)?.[1]
  return hex === undefined || hex.length > MAX_HEX_LENGTH ? null : hexToBytes(hex)
}

/** A DNS name, which IPNS allows in place of a key. */
function webName(digest: Uint8Array): string | null {
  const name = Array.from(digest, (byte) => String.fromCodePoint(byte))
    .join('')
    .trim()
  return /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(name) ? name : null
}

/** URI for a name's content hash (EIP-1577). */
export function contentHashUri(hash: string): ContentUri {
  const bytes = bytesOf(hash)
  const codec = bytes && readVarint(bytes)
  if (!bytes || !codec) return MALFORMED
  if (codec.value !== IPFS && codec.value !== IPNS)
    return { ok: false, reason: { kind: 'codec', codec: OTHERS[codec.value] ?? `0x${codec.value.toString(16)}` } }
  const cid = readCid(bytes.subarray(codec.end))
  if (!cid) return MALFORMED
  if (codec.value === IPFS) return { ok: true, kind: 'ipfs', content: cidText(cid) }
  const content = cid.hashCode === IDENTITY ? webName(cid.digest) : toBase58(cid.multihash)
  return content === null ? MALFORMED : { ok: true, kind: 'ipns', content }
}

/** The list that a name points to: the target of its record plus the typed path. Null if the path escapes the target. */
export const namedList = ({ kind, content }: Extract<ContentUri, { ok: true }>, path: string | null): ListUrl | null =>
  listUrl(`${kind}://${content}${path ?? ''}`)
