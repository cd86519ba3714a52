import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'

const REPOSITORY = join(import.meta.dirname, '../../../../../..')
const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
])
const LETTERS = /\p{L}{2}/u
/** The page of parts exists in the dev build only and is read by its builders. */
const EXEMPT = /workshop\/parts\/|\.test\.tsx$/

const sources = ['apps/web/src', 'packages/ui/src'].flatMap((home) =>
  readdirSync(join(REPOSITORY, home), { recursive: true, encoding: 'utf8' })
    .map((file) => `${home}/${file}`)
    .filter((file) => file.endsWith('.tsx') && !EXEMPT.test(file)),
)

type Node = Record<string, unknown> & { type?: string }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

function* nodes(value: unknown): Generator<Node> {
  if (!isNode(value)) return
  if (typeof value.type === 'string') yield value
  for (const child of Object.values(value)) yield* nodes(child)
}

const literal = (node: unknown): string => {
  if (!isNode(node)) return ''
  if (node.type === 'Literal') return String(node['value'])
  if (node.type === 'JSXExpressionContainer') return literal(node['expression'])
  if (node.type === 'TemplateLiteral') return JSON.stringify(node['quasis'])
  return ''
}

const spoken = (node: Node): string => {
  if (node.type === 'JSXText') return String(node['value'])
  if (node.type === 'JSXExpressionContainer')
    return isNode(node['expression']) && node['expression'].type === 'Literal' ? literal(node) : ''
  const name = node.type === 'JSXAttribute' && isNode(node['name']) ? String(node['name']['name']) : ''
  return SPOKEN.has(name) ? literal(node['value']) : ''
}

function unkeyed(code: string): string[] {
  const { program } = parseSync('x.tsx', code)
  const attributes = new Set<unknown>()
  const found: string[] = []
  for (const node of nodes(program)) {
    if (node.type === 'JSXAttribute') attributes.add(node['value'])
    if (attributes.has(node)) continue
    const text = spoken(node)
    if (LETTERS.test(text.replaceAll(/"(?:raw|cooked|type|start|end|TemplateElement|tail|value)"/g, '')))
      found.push(text.trim())
  }
  return found
}

it('finds a text without a key, in an element or a spoken attribute', () => {
  expect(unkeyed('<p className="lead">Hello there</p>')).toEqual(['Hello there'])
  expect(unkeyed('<i aria-label="Close it" id="close" />')).toEqual(['Close it'])
  expect(unkeyed("<p>{'Hello'}</p>")).toEqual(['Hello'])
  expect(unkeyed('<p title={t("lead")}>{t("lead")} · <b>{count}</b></p>')).toEqual([])
})

it.each(sources)('%s says nothing that has no key', (file) => {
  expect(unkeyed(readFileSync(join(REPOSITORY, file), 'utf8'))).toEqual([])
})
