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

/** Local names of the translators that a file imports: `import { shopText } from './shopWords.ts'`. */
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

/** Translations evaluated while the file loads, which do not change with the language. */
export function loadTimeTranslations(code: string): string[] {
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

/** Keys made from error names of contracts, which our code does not contain. */
const ERROR_NAME_KEYS = /^explorer\.why\./

type QuotedTexts = { literals: ReadonlySet<string>; templates: readonly RegExp[] }

/** Every quoted text and field name, and a pattern for each template such as `${area}.text`. */
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

/** True if code contains the key, or a template that makes it from literals in the code. */
export function isUsed(key: string, { literals, templates }: QuotedTexts): boolean {
  const keyWithoutForm = key.replace(/_(?:zero|one|two|few|many)$/, '')
  // Code uses keys without their prefix, which ends at one of the dots.
  const candidates = [
    keyWithoutForm,
    ...[...keyWithoutForm.matchAll(/\./g)].map(({ index }) => keyWithoutForm.slice(index + 1)),
  ]
  const matchesTemplate = (name: string) =>
    templates.some(
      (pattern) =>
        pattern
          .exec(name)
          ?.slice(1)
          .every((part) => literals.has(part)) ?? false,
    )
  return ERROR_NAME_KEYS.test(key) || candidates.some((name) => literals.has(name) || matchesTemplate(name))
}

/** One line for each unused text, and for each that is evaluated while its file loads. */
export async function usageProblems(texts: Texts): Promise<string[]> {
  const files = sourceFiles(repositoryRoot).filter((file) => PAGE.test(file) && !/\.test\.|\/parts\//.test(file))
  const codes = files.map((file) => ({ file, code: readFileSync(join(repositoryRoot, file), 'utf8') }))
  const quoted = quotedIn(codes.filter(({ file }) => !file.endsWith('Words.ts')).map(({ code }) => code))
  const unused = Object.keys(texts)
    .filter((key) => !isUsed(key, quoted))
    .map((key) => `${key} is not used. Remove it from its table.`)
  const loadTimeCalls = codes.flatMap(({ file, code }) =>
    loadTimeTranslations(code).map((call) => `${file} calls ${call} at import time, which fixes the language.`),
  )
  return [...loadTimeCalls, ...unused]
}
