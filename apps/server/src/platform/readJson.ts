export type JsonResult = { ok: true; value: unknown } | { ok: false; reason: 'notJson' | 'tooDeep' }

/** Deeper than any legitimate input, so that recursive code can never overflow the stack. */
const MAX_DEPTH = 64

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPEN = 0x5b
const CLOSE = 0x5d
const CASE_BIT = 0x20

/** Parses untrusted JSON. Extreme nesting is rejected. */
export function readJson(text: string): JsonResult {
  if (isTooDeep(text)) return { ok: false, reason: 'tooDeep' }
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false, reason: 'notJson' }
  }
}

function isTooDeep(text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const charCode = text.charCodeAt(at)
    if (charCode === QUOTE) at = endOfString(text, at)
    // `{` and `}` differ from `[` and `]` in one bit.
    else if ((charCode & ~CASE_BIT) === OPEN) {
      if (++depth > MAX_DEPTH) return true
    } else if ((charCode & ~CASE_BIT) === CLOSE) depth -= 1
  }
  return false
}

function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let before = at - 1
    while (text.charCodeAt(before) === BACKSLASH) before -= 1
    if ((at - before) % 2 === 1) return at
  }
  return text.length
}
