/** A number, or an address or other text in hexadecimal, as a word of call data. */
export const toCallDataWord = (value: string | bigint): string =>
  (typeof value === 'bigint' ? value.toString(16) : value.replace('0x', '').toLowerCase()).padStart(64, '0')
