// Comments must stand alone: the first words name the subject, and sentences have the usual word order.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { sourceFiles } from '../sourceFiles.ts'

const PREPOSITIONS =
  'about|after|against|at|before|behind|beside|by|for|from|in|into|of|on|out of|than|through|to|under|with|without'
const HEADLESS_WORDS = [
  `(?:(?:${PREPOSITIONS}) )?(?:what|which|who|whom|whose)(?:ever)?`,
  'of|as|how|however|why|where|wherever|whether|so|nor|and|but|or|by then',
  'it|its|that|those|they|their|them|these|he|his|she|her|another|the same|(?:the|all) others',
  '(?:null|undefined|false|true|none|empty|absent|zero)(?= ?[:;])',
].join('|')
/** Openings that need another line, or the code, to say what they are about. Names in code may begin with such a word. */
const HEADLESS = new RegExp(`^(?:${HEADLESS_WORDS})\\b(?![-.('/])`, 'i')

/** Turns that make a reader stop, each with a better one. */
const TURNS: readonly (readonly [turn: RegExp, better: string])[] = [
  [/\bthe very same\b/i, 'say “the same”, or what is equal'],
  [/(?:^|[.;:] )(?:whoever|whatever|whichever|wherever)\b/i, 'name the subject'],
  [/(?:^|[.;:] )of (?:which|whom|whose|what|those)\b/i, 'put the subject first'],
  [
    /(?:^|[.;:] )(?:is|are|was|were|does|do|did|has|have|can) (?:it|they|he|she|there|nobody) not,/i,
    'write “if … not”',
  ],
  [/(?:^|[.;:] )(?:null|false|undefined): /i, 'write “null if …”'],
  [/(?<!\b(?:front|out|part) )\bof it(?:$|[.,;:])/i, 'name what it is of'],
  [/\blacks?\b/i, 'write “has no …” or “is missing”'],
]

/** Comments that tools read. */
const DIRECTIVE = /^\s*(?:(?:es|ox)lint-|forge-|solhint-|SPDX|@ts-|[@#]__|@?vite|v8 |c8 |\/ <|Needs: )/
const GENERATED = /^packages\/contracts\/abi\//
/** Tags of Solidity's comments, each with its own text. */
const NATSPEC_TAG = /@(?:param \w+|return(?: [a-z]\w*)?|\w+)/
/** This rule quotes the turns. */
const OWN = /^scripts\/rules\/prose\/comments(?:\.test)?\.ts$/

/** `isLine`: a line comment with nothing before it on its line. */
type Comment = { text: string; start: number; end: number; isLine: boolean }

/** Comments of a style sheet; strings are skipped. */
const styleComments = (css: string): Comment[] =>
  [...css.matchAll(/\/\*([\s\S]*?)\*\/|"[^"\n]*"|'[^'\n]*'/g)].flatMap(({ 0: whole, 1: text, index }) =>
    text === undefined ? [] : [{ text, start: index, end: index + whole.length, isLine: false }],
  )

/** Comments of a Solidity file; strings are skipped. */
const solidityComments = (code: string): Comment[] =>
  [...code.matchAll(/\/\*([\s\S]*?)\*\/|\/\/\/?([^\n]*)|"[^"\n]*"/g)].flatMap(
    ({ 0: whole, 1: block, 2: line, index }) => {
      const text = block ?? line
      return text === undefined ? [] : [{ text, start: index, end: index + whole.length, isLine: line !== undefined }]
    },
  )

const codeComments = (code: string, file: string): Comment[] =>
  parseSync(file, code).comments.map(({ type, value, start, end }) => ({
    text: value,
    start,
    end,
    isLine: type === 'Line' && /(?:^|\n)[ \t]*$/.test(code.slice(Math.max(0, start - 200), start)),
  }))

/** Comments without directives; line comments directly below each other are one. */
function commentsIn(file: string, code: string): Comment[] {
  const joined: Comment[] = []
  const read = file.endsWith('.css') ? styleComments : file.endsWith('.sol') ? solidityComments : codeComments
  for (const comment of read(code, file)) {
    if (DIRECTIVE.test(comment.text)) continue
    const last = joined.at(-1)
    if (last?.isLine === true && comment.isLine && /^\n[ \t]*$/.test(code.slice(last.end, comment.start)))
      joined.splice(-1, 1, { ...last, text: `${last.text}\n${comment.text}`, end: comment.end })
    else joined.push(comment)
  }
  return joined
}

/** A comment's sentences without its frame of asterisks. */
const plainText = (text: string): string =>
  text
    .replaceAll(/^[ \t]*\*? ?/gm, '')
    .replace(/^\*\s*/, '')
    .trim()
    .replaceAll(/\s+/g, ' ')

/** The problem of one comment; null if it has none. */
function commentProblem(text: string): string | null {
  const opening = HEADLESS.exec(text)
  if (opening !== null) return `“${opening[0]} …” does not say what the comment is about`
  const turn = TURNS.find(([pattern]) => pattern.test(text))
  return turn === undefined
    ? null
    : `“${turn[0]
        .exec(text)?.[0]
        .replace(/^[.;:] /, '')
        .trim()}”: ${turn[1]}`
}

/** A line for each comment that cannot be read alone. */
export const comments = (tree: string): string[] =>
  sourceFiles(tree, /\.(?:[cm]?[jt]sx?|css|sol)$/)
    .filter((file) => !GENERATED.test(file) && !OWN.test(file))
    .flatMap((file) => {
      const code = readFileSync(join(tree, file), 'utf8')
      return commentsIn(file, code).flatMap(({ text, start }) =>
        plainText(text)
          .split(file.endsWith('.sol') ? NATSPEC_TAG : /^(?!)/)
          .flatMap((part) => commentProblem(part.trim()) ?? [])
          .map((problem) => `${file}:${code.slice(0, start).split('\n').length}: ${problem}`),
      )
    })
