type Digits = { digits: number; /** Decimal separator of the language. */ point: string }

/** Splits a written number after its first significant digits: `3187.40` at 4 is `3187` and the dust `.40`. */
export function significantPart(text: string, { digits, point }: Digits): { strong: string; dust: string } {
  let seen = 0
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    const isDigit = character >= '0' && character <= '9'
    if (isDigit && (seen > 0 || character !== '0')) seen += 1
    // Digits before the point are never muted, because they carry the magnitude.
    const wholePart = at < (text.includes(point) ? text.indexOf(point) : text.length)
    if (seen > digits && !wholePart && isDigit) return cut(text, at)
    if (seen >= digits && character === point) return cut(text, at)
  }
  return { strong: text, dust: '' }
}

const cut = (text: string, at: number) => ({ strong: text.slice(0, at), dust: text.slice(at) })
