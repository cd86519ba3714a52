/** `1,234.5` in the smallest unit. */
export const rawOf = (figure: string, decimals: number): bigint => {
  const [whole = '', part = ''] = figure.replaceAll(',', '').split('.')
  return BigInt(whole + part.padEnd(decimals, '0'))
}
