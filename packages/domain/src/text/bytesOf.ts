/** How long a text is as the chain stores it: UTF-8. */
export const bytesOf = (text: string): number =>
  Array.from(text).reduce((bytes, letter) => {
    const code = letter.codePointAt(0) ?? 0
    return bytes + (code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4)
  }, 0)
