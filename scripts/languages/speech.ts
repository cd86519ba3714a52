import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { repositoryRoot } from '../run/steps.ts'
import { sourceFiles } from '../rules/sourceFiles.ts'
import type { Texts } from './english.ts'

const WORDS_FILE = /Words(?:\.ts)?$/
const PAGE = /^(?:apps\/web|packages\/(?:api|chain|domain|ui))\/src\/.*\.tsx?$/

type Node = Record<string, unknown> & { type?: string }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionDeclaration', 'FunctionExpression'])

/** The names by which a file knows the words of others: `import { t as said } from './shopWords.ts'`. */
function translatorNames(program: Node): Set<string> {
  const names = new Set<string>()
  for (const node of Array.isArray(program['body']) ? program['body'] : []) {
    if (!isNode(node) || node.type !== 'ImportDeclaration' || !isNode(node['source'])) continue
    if (!WORDS_FILE.test(String(node['source']['value']))) continue
    for (const each of Array.isArray(node['specifiers']) ? node['specifiers'] : [])
      if (isNode(each) && isNode(each['local'])) names.add(String(each['local']['name']))
  }
  return names
}

/** Translations evaluated while the file loads: they stay in the language of that moment. */
export function frozenWords(code: string): string[] {
  const program: unknown = parseSync('x.tsx', code).program
  if (!isNode(program)) return []
  const names = translatorNames(program)
  const calls: string[] = []
  const visit = (value: unknown): void => {
    if (!isNode(value) || FUNCTIONS.has(value.type ?? '') || value.type === 'TSTypeQuery') return
    const callee = value['callee']
    if (value.type === 'CallExpression' && isNode(callee) && names.has(String(callee['name'])))
      calls.push(code.slice(Number(value['start']), Number(value['end'])))
    Object.values(value).forEach(visit)
  }
  visit(program)
  return calls
}

/** Chosen by what contracts on the chain say, which no code of ours names. */
const CHOSEN_OUTSIDE = /^explorer\.why\./

type QuotedTexts = { literals: ReadonlySet<string>; templates: readonly RegExp[] }

/** Every text in quotes, every name of a field, and what templates make: `${room}.text` is a pattern. */
export function quotedIn(codes: readonly string[]): QuotedTexts {
  const literals = new Set<string>()
  const templates = new Set<string>()
  for (const code of codes) {
    for (const [, one, two] of code.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)) literals.add(one ?? two ?? '')
    for (const [, name] of code.matchAll(/(?:^|[\s{,])(\w+)\??:/g)) literals.add(name ?? '')
    for (const [, template] of code.matchAll(/`([\w.]*(?:\$\{[^}`]*\}[\w.]*)+)`/g)) templates.add(template ?? '')
  }
  const patternOf = (template: string) =>
    new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '(.+)')}$`)
  // A template that is only a placeholder would match every text.
  return {
    literals,
    templates: [...templates].filter((template) => /\w/.test(template.replaceAll(/\$\{[^}]*\}/g, ''))).map(patternOf),
  }
}

/** True if some code can use it: by its key, or by a template whose gaps are in the code. */
export function isUsed(key: string, { literals: whole, templates: made }: QuotedTexts): boolean {
  const plain = key.replace(/_(?:zero|one|two|few|many)$/, '')
  // The area ends at one of the dots; the code uses the rest.
  const candidates = [plain, ...[...plain.matchAll(/\./g)].map(({ index }) => plain.slice(index + 1))]
  const matchesTemplate = (name: string) =>
    made.some(
      (pattern) =>
        pattern
          .exec(name)
          ?.slice(1)
          .every((part) => whole.has(part)) ?? false,
    )
  return CHOSEN_OUTSIDE.test(key) || candidates.some((name) => whole.has(name) || matchesTemplate(name))
}

/** One line for each text that is never used, and for each that is used too early. */
export async function speechProblems(texts: Texts): Promise<string[]> {
  const files = sourceFiles(repositoryRoot).filter((file) => PAGE.test(file) && !/\.test\.|\/parts\//.test(file))
  const codes = files.map((file) => ({ file, code: readFileSync(join(repositoryRoot, file), 'utf8') }))
  const quoted = quotedIn(codes.filter(({ file }) => !file.endsWith('Words.ts')).map(({ code }) => code))
  const unused = Object.keys(texts)
    .filter((key) => !isUsed(key, quoted))
    .map((key) => `${key}: nothing says it. Take it out of its table.`)
  const early = codes.flatMap(({ file, code }) =>
    frozenWords(code).map((call) => `${file} says ${call} while it is loaded, and keeps that language.`),
  )
  return [...early, ...unused]
}
