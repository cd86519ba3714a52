/** A parsed Solidity type. */
export type SolidityType =
  | { readonly kind: 'address' | 'bool' | 'bytes' | 'string' }
  | { readonly kind: 'number'; readonly signed: boolean; readonly bits: number }
  | { readonly kind: 'fixedBytes'; readonly size: number }
  /** `length` is null for a list of any length. */
  | { readonly kind: 'list'; readonly itemType: SolidityType; readonly length: number | null }
  | { readonly kind: 'tuple'; readonly memberTypes: readonly SolidityType[] }

/** More than any proposal needs; longer signatures are shown raw (case 27). */
const MAX_PARAMETERS = 64
const MAX_DEPTH = 6

/** `a,(b,c),d` split at the commas outside brackets; null if the brackets do not close. */
function splitTopLevel(text: string): string[] | null {
  if (text === '') return []
  const parts: string[] = []
  let depth = 0
  let begin = 0
  for (const [at, character] of Array.from(text).entries()) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (depth < 0 || parts.length >= MAX_PARAMETERS) return null
    if (character !== ',' || depth > 0) continue
    parts.push(text.slice(begin, at))
    begin = at + 1
  }
  return depth === 0 ? [...parts, text.slice(begin)] : null
}

function typesOf(texts: readonly string[], depth: number): SolidityType[] | null {
  const types = texts.map((text) => typeOf(text.trim(), depth))
  return types.every((type) => type !== null) ? types : null
}

function typeOf(text: string, depth: number): SolidityType | null {
  if (depth > MAX_DEPTH) return null
  const list = /^(.+)\[(\d{0,3})\]$/s.exec(text)
  if (list !== null) {
    const itemType = typeOf(list[1] ?? '', depth + 1)
    return itemType && { kind: 'list', itemType, length: list[2] === '' ? null : Number(list[2]) }
  }
  if (text.startsWith('(') && text.endsWith(')')) {
    const inside = splitTopLevel(text.slice(1, -1))
    const memberTypes = inside && typesOf(inside, depth + 1)
    return memberTypes && { kind: 'tuple', memberTypes }
  }
  return plainType(text)
}

function plainType(text: string): SolidityType | null {
  if (text === 'address' || text === 'bool' || text === 'bytes' || text === 'string') return { kind: text }
  const number = /^(u?)int(\d{0,3})$/.exec(text)
  if (number !== null) {
    const bits = number[2] === '' ? 256 : Number(number[2])
    const isValid = bits > 0 && bits <= 256 && bits % 8 === 0
    return isValid ? { kind: 'number', signed: number[1] === '', bits } : null
  }
  const size = Number(/^bytes(\d{1,2})$/.exec(text)?.[1])
  return size > 0 && size <= 32 ? { kind: 'fixedBytes', size } : null
}

export type Signature = { readonly name: string; readonly types: readonly SolidityType[] }

/** Parses `transfer(address,uint256)`; null if the text has another form. */
export function parseSignature(text: string): Signature | null {
  const [, name, inside] = /^([A-Za-z_$][\w$]*)\((.*)\)$/s.exec(text.slice(0, 5000)) ?? []
  if (name === undefined || inside === undefined || text.length > 5000) return null
  const parts = splitTopLevel(inside)
  const types = parts && typesOf(parts, 0)
  return types && { name, types }
}
