import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'

const REPOSITORY = join(import.meta.dirname, '../../../../../..')
const TEXT_ATTRIBUTES = new Set([
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
/** The /parts page is exempt, because it exists only in the dev build. */
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

const cooked = (value: unknown) => (isNode(value) ? String(value['cooked']) : '')

const literal = (node: unknown): string => {
  if (!isNode(node)) return ''
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : ''
  if (node.type === 'JSXExpressionContainer') return literal(node['expression'])
  if (node.type === 'TemplateLiteral') return [...nodes(node['quasis'])].map(({ value }) => cooked(value)).join(' ')
  return ''
}

const visibleText = (node: Node): string => {
  if (node.type === 'JSXText') return String(node['value'])
  if (node.type === 'JSXExpressionContainer')
    return isNode(node['expression']) && node['expression'].type === 'Literal' ? literal(node) : ''
  const name = node.type === 'JSXAttribute' && isNode(node['name']) ? String(node['name']['name']) : ''
  return TEXT_ATTRIBUTES.has(name) ? literal(node['value']) : ''
}

function unkeyedTexts(code: string): string[] {
  const { program } = parseSync('x.tsx', code)
  const attributes = new Set<unknown>()
  const texts: string[] = []
  for (const node of nodes(program)) {
    if (node.type === 'JSXAttribute') attributes.add(node['value'])
    if (attributes.has(node)) continue
    const text = visibleText(node)
    if (LETTERS.test(text)) texts.push(text.trim())
  }
  return texts
}

it('a text without a key is found in elements and in attributes that are read aloud', () => {
  expect(unkeyedTexts('<p className="lead">Hello there</p>')).toEqual(['Hello there'])
  expect(unkeyedTexts('<i aria-label="Close it" id="close" />')).toEqual(['Close it'])
  expect(unkeyedTexts("<p>{'Hello'}</p>")).toEqual(['Hello'])
  expect(unkeyedTexts('<i title={`Close ${name}`} />')).toEqual(['Close'])
  expect(unkeyedTexts('<p title={`${name} ${place}`}>{null}</p>')).toEqual([])
  expect(unkeyedTexts('<p title={t("lead")}>{t("lead")} · <b>{count}</b></p>')).toEqual([])
})

it.each(sources)('%s has no text without a key', (file) => {
  expect(unkeyedTexts(readFileSync(join(REPOSITORY, file), 'utf8'))).toEqual([])
})
