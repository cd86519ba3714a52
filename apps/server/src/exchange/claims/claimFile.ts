import { createHash } from 'node:crypto'
import type { ClaimSet } from '@musi/domain/claim/claimSet'
import { ACCOUNT_BYTES, AMOUNT_BYTES } from '@musi/domain/claim/claimLeaf'
import { MAX_ACCOUNTS } from '@musi/domain/claim/accountTable'
import { nodeCount } from '@musi/domain/claim/merkleTree'

// The format, byte by byte, is described in docs/decisions/0007-claims-in-one-flat-file.md.
const MAGIC = Buffer.from('MUSICLM1', 'latin1')
const HASHED_HEADER_BYTES = 48
const HEADER_BYTES = 80
const COUNT_AT = 8
const TOTAL_AT = 16
const HASH_AT = 48

/** A file as its parts, in order. */
export function claimFileParts(claims: ClaimSet): Uint8Array[] {
  const header = Buffer.alloc(HEADER_BYTES)
  MAGIC.copy(header)
  header.writeUInt32LE(claims.count, COUNT_AT)
  for (let word = 3, rest = claims.total; word >= 0; word--, rest >>= 64n)
    header.writeBigUInt64BE(BigInt.asUintN(64, rest), TOTAL_AT + word * 8)
  const { nodes, places } = claims.tree
  const body = [nodes, new Uint8Array(places.buffer), claims.accounts, claims.amounts, claims.flags]
  checksum(header, body).copy(header, HASH_AT)
  return [header, ...body]
}

function checksum(header: Uint8Array, body: readonly Uint8Array[]): Buffer {
  const hash = createHash('sha256').update(header.subarray(0, HASHED_HEADER_BYTES))
  for (const part of body) hash.update(part)
  return hash.digest()
}

export type ClaimFileRead = { ok: true; claims: ClaimSet } | { ok: false; reason: string }

/** The whole file is verified before anything is served: a single flipped bit is refused (case 78). */
export function readClaimFile(file: Uint8Array<ArrayBuffer>): ClaimFileRead {
  const header = Buffer.from(file.buffer, file.byteOffset, Math.min(HEADER_BYTES, file.length))
  if (header.length < HEADER_BYTES || !header.subarray(0, MAGIC.length).equals(MAGIC))
    return { ok: false, reason: 'it is not a claim file' }
  const count = header.readUInt32LE(COUNT_AT)
  if (count < 1 || count > MAX_ACCOUNTS || file.length !== HEADER_BYTES + bodyBytes(count))
    return { ok: false, reason: 'it is damaged: it is not as long as it says' }
  if (!checksum(header, [file.subarray(HEADER_BYTES)]).equals(header.subarray(HASH_AT)))
    return { ok: false, reason: 'it is damaged: its content does not match its checksum' }
  let at = HEADER_BYTES
  const next = (bytes: number) => file.subarray(at, (at += bytes))
  const nodes = next(nodeCount(count) * 32)
  const places = uint32s(next(count * 4))
  const accounts = next(count * ACCOUNT_BYTES)
  const amounts = next(count * AMOUNT_BYTES)
  const flags = next(count)
  const total = BigInt(`0x${header.toString('hex', TOTAL_AT, TOTAL_AT + 32)}`)
  return { ok: true, claims: { count, total, accounts, amounts, flags, tree: { nodes, places } } }
}

const bodyBytes = (count: number) => nodeCount(count) * 32 + count * (4 + ACCOUNT_BYTES + AMOUNT_BYTES + 1)

/** Aligned to words, because the header and nodes are whole words; copied if the file itself is not aligned. */
const uint32s = (bytes: Uint8Array<ArrayBuffer>) =>
  bytes.byteOffset % 4 === 0
    ? new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)
    : new Uint32Array(bytes.slice().buffer)
