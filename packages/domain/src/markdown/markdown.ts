import { withoutHidden } from '../safeText.ts'
import { type Inline, inlineOf } from './inline.ts'

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly content: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | {
      readonly kind: 'list'
      /** First number of the list; null for an unnumbered list. */
      readonly first: number | null
      readonly items: readonly (readonly Block[])[]
    }
  | { readonly kind: 'rule' }

/** Longer texts are cut. */
const MAX_LENGTH = 200_000
/** Deeper nesting is plain text. */
const MAX_DEPTH = 6

const HEADING = /^ {0,3}(#{1,6})(?:[ \t]+(.*))?$/
const RULE = /^ {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$/
const FENCE = /^ {0,3}(`{3,}|~{3,})/
const QUOTE = /^ {0,3}>/
const ITEM = /^( {0,3})([-*+]|\d{1,9}[.)])([ \t]+)(?=\S)/

const isBlank = (line: string) => /^\s*$/.test(line)
const beginsBlock = (line: string) => [HEADING, RULE, FENCE, QUOTE, ITEM].some((form) => form.test(line))
const indentOf = (line: string) => /^ */.exec(line)?.[0].length ?? 0

type ParsedBlock = { readonly block: Block; readonly end: number }
type Lines = readonly string[]

function takeFence(lines: Lines, at: number, mark: string): ParsedBlock {
  const closes = (line: string) => line.trim().startsWith(mark) && /^[`~\s]*$/.test(line)
  const length = lines.slice(at + 1).findIndex(closes)
  const end = length === -1 ? lines.length : at + 1 + length
  return { block: { kind: 'code', text: lines.slice(at + 1, end).join('\n') }, end: end + 1 }
}

function takeQuote(lines: Lines, at: number, depth: number): ParsedBlock {
  let end = at
  while (end < lines.length && QUOTE.test(lines[end] ?? '')) end += 1
  const inside = lines.slice(at, end).map((line) => line.replace(/^ {0,3}> ?/, ''))
  return { block: { kind: 'quote', blocks: blocksOf(inside, depth + 1) }, end }
}

const isNumbered = (marker: string) => /^\d/.test(marker)

/** The lines of one list item without their indentation, and where the item ends. */
function takeItem(lines: Lines, at: number, indent: number): { inside: string[]; end: number } {
  const inside = [(lines[at] ?? '').slice(indent)]
  let end = at + 1
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? ''
    const isInside = indentOf(line) >= indent
    // A paragraph may continue without indentation.
    const continuesParagraph = !isBlank(lines[end - 1] ?? '') && !beginsBlock(line)
    if (isBlank(line)) inside.push('')
    else if (isInside) inside.push(line.slice(indent))
    else if (continuesParagraph) inside.push(line.trimStart())
    else break
  }
  return { inside, end }
}

function takeList(lines: Lines, at: number, depth: number): ParsedBlock {
  const begins = ITEM.exec(lines[at] ?? '')?.[2] ?? '-'
  const items: (readonly Block[])[] = []
  let end = at
  for (;;) {
    const marks = ITEM.exec(lines[end] ?? '')
    if (marks === null || isNumbered(marks[2] ?? '') !== isNumbered(begins)) break
    const item = takeItem(lines, end, Math.min(marks[0].length, 6))
    items.push(blocksOf(item.inside, depth + 1))
    ;({ end } = item)
  }
  return { block: { kind: 'list', first: isNumbered(begins) ? Number.parseInt(begins, 10) : null, items }, end }
}

function takeParagraph(lines: Lines, at: number): ParsedBlock {
  let end = at + 1
  while (end < lines.length && !isBlank(lines[end] ?? '') && !beginsBlock(lines[end] ?? '')) end += 1
  const text = lines
    .slice(at, end)
    .map((line) => line.trimStart())
    .join('\n')
  return { block: { kind: 'paragraph', content: inlineOf(text.trimEnd()) }, end }
}

function takeBlock(lines: Lines, at: number, depth: number): ParsedBlock {
  const line = lines[at] ?? ''
  const fence = FENCE.exec(line)?.[1]
  const heading = HEADING.exec(line)
  if (fence !== undefined) return takeFence(lines, at, fence)
  if (heading !== null) {
    const content = inlineOf((heading[2] ?? '').replace(/[ \t]+#{1,20}[ \t]*$/, '').trim())
    return { block: { kind: 'heading', level: heading[1]?.length ?? 1, content }, end: at + 1 }
  }
  if (RULE.test(line)) return { block: { kind: 'rule' }, end: at + 1 }
  if (depth < MAX_DEPTH && QUOTE.test(line)) return takeQuote(lines, at, depth)
  if (depth < MAX_DEPTH && ITEM.test(line)) return takeList(lines, at, depth)
  return takeParagraph(lines, at)
}

function blocksOf(lines: Lines, depth: number): readonly Block[] {
  const blocks: Block[] = []
  for (let at = 0; at < lines.length;) {
    if (isBlank(lines[at] ?? '')) {
      at += 1
      continue
    }
    const { block, end } = takeBlock(lines, at, depth)
    blocks.push(block)
    at = end
  }
  return blocks
}

/** `isCut` is true if the text exceeded the maximum length. */
export type Markdown = { readonly blocks: readonly Block[]; readonly isCut: boolean }

/**
 * Parses an untrusted text into blocks (spec: governance.description, case 26): headings, lists, quotes, code, emphasis and
 * links. HTML stays text, pictures are dropped, and parsing takes linear time.
 */
export function markdown(text: string): Markdown {
  const lines = text
    .slice(0, MAX_LENGTH)
    .split(/\r\n|\r|\n/)
    .map((line) => withoutHidden(line.replaceAll('\t', '    ')))
  return { blocks: blocksOf(lines, 0), isCut: text.length > MAX_LENGTH }
}
