/** Reasons for a claim, stored in the claim record, not on chain (spec: claims.flags). */
export type ClaimFlags = { isSOCKS: boolean; isLP: boolean; isUser: boolean }

const BITS: ReadonlyMap<string, number> = new Map([
  ['socks', 1],
  ['lp', 2],
  ['user', 4],
])

/** The flags of a CSV row as one byte (0 for none), or the first word that is not a flag. */
export function flagsOf(words: readonly string[]): { ok: true; byte: number } | { ok: false; word: string } {
  let byte = 0
  for (const word of words) {
    const bit = BITS.get(word.toLowerCase())
    if (bit === undefined) return { ok: false, word }
    byte |= bit
  }
  return { ok: true, byte }
}

/** Returns undefined if no flag is set; no category rows are shown then (spec: claims.flags). */
export const claimFlags = (byte: number): ClaimFlags | undefined =>
  byte === 0 ? undefined : { isSOCKS: (byte & 1) !== 0, isLP: (byte & 2) !== 0, isUser: (byte & 4) !== 0 }
