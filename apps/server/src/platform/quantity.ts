/** Parses a hex quantity; null if it is invalid or too large for a number. */
export function quantity(value: unknown): number | null {
  return typeof value === 'string' && /^0x[0-9a-f]{1,13}$/i.test(value) ? Number(value) : null
}
