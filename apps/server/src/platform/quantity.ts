/** A hex quantity as a number; null when it is invalid or too large. */
export function quantity(value: unknown): number | null {
  return typeof value === 'string' && /^0x[0-9a-f]{1,13}$/i.test(value) ? Number(value) : null
}
