import { safeLink, type SafeLink } from './safeLink.ts'

/** A piece of a line. There is no kind for HTML: tags are plain text. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly content: readonly Inline[] }
  | { readonly kind: 'link'; readonly link: SafeLink; readonly text: string }
  /** Never loaded, because loading would reveal the reader to its server. */
  | { readonly kind: 'picture'; readonly text: string }
  | { readonly kind: 'break' }

const MAX_DEPTH = 4
/** Longer labels are plain text. */
const MAX_LABEL_LENGTH = 300
const MAX_URL_LENGTH = 2000

/** Remembers failed searches, so that parsing takes linear time. */
class Line {
  readonly text: string
  readonly #missing = new Set<string>()
  constructor(text: string) {
    this.text = text
  }
  find(mark: string, from: number): number {
    if (this.#missing.has(mark)) return -1
    const at = this.text.indexOf(mark, from)
    if (at === -1) this.#missing.add(mark)
    return at
  }
}

type ParsedPiece = { readonly piece: Inline; readonly end: number }

/** Parses `code`, closed by as many backticks as opened it. */
function takeCode(line: Line, at: number): ParsedPiece | null {
  const mark = /^`{1,8}/.exec(line.text.slice(at, at + 8))?.[0] ?? ''
  const end = line.find(mark, at + mark.length)
  if (end === -1) return null
  return { piece: { kind: 'code', text: line.text.slice(at + mark.length, end).trim() }, end: end + mark.length }
}

const isWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)

function takeEmphasis(line: Line, at: number, depth: number): ParsedPiece | null {
  const character = line.text[at] ?? ''
  const mark = line.text[at + 1] === character ? character + character : character
  const begin = at + mark.length
  if (depth >= MAX_DEPTH || /^\s?$/.test(line.text[begin] ?? '')) return null
  // An underscore inside a word, as in snake_case, is not emphasis.
  if (character === '_' && isWord(line.text[at - 1])) return null
  const end = line.find(mark, begin + 1)
  if (end === -1 || /\s/.test(line.text[end - 1] ?? '')) return null
  if (character === '_' && isWord(line.text[end + mark.length])) return null
  const content = inlineOf(line.text.slice(begin, end), depth + 1)
  return { piece: { kind: mark.length === 2 ? 'strong' : 'emphasis', content }, end: end + mark.length }
}

/** Parses `[label](address "title")`; only the label of a picture is kept. */
function takeBrackets(line: Line, at: number): ParsedPiece | null {
  const isPicture = line.text[at] === '!'
  const begin = at + (isPicture ? 2 : 1)
  if (line.find('](', begin) === -1) return null
  const closing = line.text.slice(begin, begin + MAX_LABEL_LENGTH).indexOf('](')
  if (closing === -1) return null
  const label = line.text.slice(begin, begin + closing)
  const rest = line.text.slice(begin + closing + 2, begin + closing + 2 + MAX_URL_LENGTH)
  const length = rest.indexOf(')')
  if (length === -1) return null
  const end = begin + closing + 2 + length + 1
  if (isPicture) return { piece: { kind: 'picture', text: label }, end }
  const [address = ''] = rest.slice(0, length).trim().split(/\s/, 1)
  const link = safeLink(address.replace(/^<|>$/g, ''))
  // A link to an unsupported target is shown as plain text.
  const piece: Inline =
    link === null
      ? { kind: 'text', text: line.text.slice(at, end) }
      : { kind: 'link', link, text: plainText(inlineOf(label, MAX_DEPTH)) || link.name }
  return { piece, end }
}

/** Parses a bare URL. */
function takeUrl(line: Line, at: number): ParsedPiece | null {
  if (!line.text.startsWith('https://', at) || isWord(line.text[at - 1])) return null
  const [address = ''] = /^[^\s<>"'`]+/.exec(line.text.slice(at, at + MAX_URL_LENGTH)) ?? []
  const trimmed = address.replace(/[.,;:!?)\]*_]{1,20}$/, '')
  const link = safeLink(trimmed)
  return link && { piece: { kind: 'link', link, text: trimmed }, end: at + trimmed.length }
}

function takeAt(line: Line, at: number, depth: number): ParsedPiece | null {
  switch (line.text[at]) {
    case '`':
      return takeCode(line, at)
    case '*':
    case '_':
      return takeEmphasis(line, at, depth)
    case '[':
      return takeBrackets(line, at)
    case '!':
      return line.text[at + 1] === '[' ? takeBrackets(line, at) : null
    case 'h':
      return takeUrl(line, at)
    case '\n':
      return { piece: / {2}$/.test(line.text.slice(at - 2, at)) ? { kind: 'break' } : SPACE, end: at + 1 }
    default:
      return null
  }
}
const SPACE = { kind: 'text', text: ' ' } as const

/** Parses the text of a paragraph. */
export function inlineOf(text: string, depth = 0): readonly Inline[] {
  const line = new Line(text)
  const pieces: Inline[] = []
  let at = 0
  let plainFrom = 0
  const keep = (piece: Inline) => {
    const last = pieces.at(-1)
    if (piece.kind !== 'text' || last?.kind !== 'text') pieces.push(piece)
    else pieces[pieces.length - 1] = { kind: 'text', text: last.text + piece.text }
  }
  const keepPlain = (to: number) => {
    if (to > plainFrom) keep({ kind: 'text', text: text.slice(plainFrom, to) })
  }
  while (at < text.length) {
    if (text[at] === '\\' && /[!-/:-@[-`{-~]/.test(text[at + 1] ?? '')) {
      keepPlain(at)
      plainFrom = at + 1
      at += 2
      continue
    }
    const inlineHere = takeAt(line, at, depth)
    if (inlineHere === null) {
      at += 1
      continue
    }
    keepPlain(at)
    keep(inlineHere.piece)
    at = inlineHere.end
    plainFrom = at
  }
  keepPlain(text.length)
  return pieces
}

/** The text without its markup. */
export const plainText = (content: readonly Inline[]): string =>
  content
    .map((piece) => {
      if ('content' in piece) return plainText(piece.content)
      return piece.kind === 'break' ? ' ' : piece.text
    })
    .join('')
