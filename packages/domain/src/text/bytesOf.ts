/** Length of a text as stored on chain, in UTF-8 bytes. */
export const bytesOf = (text: string): number =>
  Array.from(text).reduce((bytes, letter) => {
    const code = letter.codePointAt(0) ?? 0
    return bytes + (code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4)
  }, 0)
