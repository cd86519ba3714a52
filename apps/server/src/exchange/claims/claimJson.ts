import { claimFlags } from '@musi/domain/claim/claimFlags'
import { type ClaimSet, proofOffsets } from '@musi/domain/claim/claimSet'
import { AMOUNT_BYTES } from '@musi/domain/claim/claimLeaf'

const DIGITS = Uint8Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0))
const QUOTE = 0x22
const COMMA = 0x2c
const ZERO = 0x30
const X = 0x78
/** `"0x`, 64 digits, `"` and a comma for each hash; a tree of 2^24 leaves has proofs of 24. */
const HASH_TEXT_LENGTH = 68
const proofText = Buffer.alloc(HASH_TEXT_LENGTH * 24)

/** The JSON of one claim (packages/api/src/claims.ts), written straight from the flat arrays. */
export function claimJson(claims: ClaimSet, index: number): string {
  const { amounts, flags: flagBytes, tree } = claims
  const length = writeProof(tree.nodes, proofOffsets(claims, index))
  const at = index * AMOUNT_BYTES
  const amount = Buffer.from(amounts.buffer, amounts.byteOffset + at, AMOUNT_BYTES)
    .toString('hex')
    .replace(/^0+/, '')
  const flags = claimFlags(flagBytes[index] ?? 0)
  const flagsJson = flags === undefined ? '' : `,"flags":${JSON.stringify(flags)}`
  return `{"index":${index},"amount":"0x${amount}","proof":[${proofText.toString('latin1', 0, length)}]${flagsJson}}`
}

/** All hashes as JSON in one pass; building a string for each and joining them took three times as long. */
function writeProof(nodes: Uint8Array, offsets: readonly number[]): number {
  let to = 0
  for (const from of offsets) {
    if (to > 0) proofText[to++] = COMMA
    proofText[to++] = QUOTE
    proofText[to++] = ZERO
    proofText[to++] = X
    for (let at = from; at < from + 32; at++) {
      const byte = nodes[at] ?? 0
      proofText[to++] = DIGITS[byte >> 4] ?? ZERO
      proofText[to++] = DIGITS[byte & 15] ?? ZERO
    }
    proofText[to++] = QUOTE
  }
  return to
}
