/**
 * The first 64 bits of a public key's x, in four groups, to compare by eye. Finding another key with the same ones takes longer
 * than a recovery.
 */
export const keyFingerprint = (x: `0x${string}`): string =>
  x
    .slice(2, 18)
    .toLowerCase()
    .replace(/(.{4})(?=.)/g, '$1 ')
