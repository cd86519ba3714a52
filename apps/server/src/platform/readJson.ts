export type Json = { ok: true; value: unknown } | { ok: false; why: 'notJson' | 'tooDeep' }

/** Deeper than anything that is meant; what goes through a tree afterwards never runs out of stack. */
const MAX_DEPTH = 64

const [QUOTE, BACKSLASH, OPEN, CLOSE, LOWER] = [0x22, 0x5c, 0x5b, 0x5d, 0x20]

/** JSON that others wrote. What is nested like no honest text is none. */
export function readJson(text: string): Json {
  if (isTooDeep(text)) return { ok: false, why: 'tooDeep' }
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false, why: 'notJson' }
  }
}

function isTooDeep(text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === QUOTE) at = endOfText(text, at)
    // Braces are brackets with one bit more.
    else if ((sign & ~LOWER) === OPEN) {
      if (++depth > MAX_DEPTH) return true
    } else if ((sign & ~LOWER) === CLOSE) depth -= 1
  }
  return false
}

function endOfText(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let before = at - 1
    while (text.charCodeAt(before) === BACKSLASH) before -= 1
    if ((at - before) % 2 === 1) return at
  }
  return text.length
}
