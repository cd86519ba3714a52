/** Parses a grouped figure, such as `1,234.5`, into smallest units. */
export const rawOf = (figure: string, decimals: number): bigint => {
  const [whole = '', part = ''] = figure.replaceAll(',', '').split('.')
  return BigInt(whole + part.padEnd(decimals, '0'))
}
