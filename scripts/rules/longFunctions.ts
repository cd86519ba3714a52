import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { isSource } from './shapeOf.ts'
import { sourceFiles } from './sourceFiles.ts'

export type LongFunction = { file: string; name: string; lines: number }

/** A longer function does several things that deserve their own names. */
export const MAX_LINES = 80

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

type Node = { type: string; start: number; end: number; [field: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const nameIn = (value: unknown): string | null =>
  isNode(value) && typeof value['name'] === 'string' ? value['name'] : null

/** Functions longer than `most` lines in one text, including nested ones. */
function longIn(file: string, text: string, most: number): LongFunction[] {
  const longOnes: LongFunction[] = []
  const visit = (value: unknown, around: string): void => {
    if (Array.isArray(value)) return value.forEach((each) => visit(each, around))
    if (!isNode(value)) return
    const name = nameIn(value['id']) ?? nameIn(value['key']) ?? around
    const lines = text.slice(value.start, value.end).split('\n').length
    if (FUNCTIONS.has(value.type) && lines > most) longOnes.push({ file, name, lines })
    for (const field of Object.values(value)) if (typeof field === 'object') visit(field, name)
  }
  visit(parseSync(file, text).program, '')
  return longOnes
}

/** Functions of our sources over the limit, longest first, without tests and generated files. */
export const longFunctions = (tree: string, most = MAX_LINES): LongFunction[] =>
  sourceFiles(tree)
    .filter(isSource)
    .flatMap((file) => longIn(file, readFileSync(join(tree, file), 'utf8'), most))
    .toSorted((a, b) => b.lines - a.lines)
