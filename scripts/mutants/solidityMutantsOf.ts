import { type SyntaxNode, syntaxTree } from '@musi/contracts/syntaxTree'
import { type Mutant, mutantAt } from './mutant.ts'
import { NEIGHBOURS } from './neighbours.ts'

type Range = readonly [start: number, end: number]
type Change = { range: Range; becomes: string }

/** Instructions in assembly, where comparisons are functions. */
const INSTRUCTIONS: Readonly<Record<string, string>> = {
  and: 'or',
  or: 'and',
  gt: 'lt',
  lt: 'gt',
  eq: 'gt',
  add: 'sub',
  sub: 'add',
  staticcall: 'delegatecall',
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'nodeType' in value

const nodesIn = (value: unknown): readonly SyntaxNode[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (!isNode(value)) return []
  // The length in an array type is not a constant of the program.
  const parts = value.nodeType === 'ArrayTypeName' ? [value['baseType']] : Object.values(value)
  return [value, ...parts.flatMap(nodesIn)]
}

/** The literal plus one, in its own notation; a literal with an exponent or a unit gets brackets. */
function oneMore(literal: string): string {
  const plain = literal.replaceAll('_', '')
  if (/^0x[\da-f]+$/i.test(plain)) return `0x${(BigInt(plain) + 1n).toString(16).padStart(plain.length - 2, '0')}`
  return /^\d+$/.test(plain) ? String(BigInt(plain) + 1n) : `(${literal} + 1)`
}

/** Converts the range of a node, which the compiler counts in bytes, to characters. A missing node has the empty range 0 to 0. */
function rangeOf(node: unknown, code: string): Range {
  const [start = 0, length = 0] = isNode(node) ? node.src.split(':').map(Number) : []
  const bytes = Buffer.from(code)
  const characters = (end: number) => bytes.subarray(0, end).toString().length
  return [characters(start), characters(start + length)]
}

/** An operator follows its left side, possibly after brackets. */
function operatorChange(node: SyntaxNode, left: Range, code: string): readonly Change[] {
  const sign = String(node['operator'])
  const becomes = NEIGHBOURS[sign]
  const at = code.indexOf(sign, left[1])
  return becomes === undefined ? [] : [{ range: [at, at + sign.length], becomes }]
}

/** The statement and its semicolon. */
function withoutStatement(range: Range, code: string): Change {
  const end = code[range[1]] === ';' ? range[1] + 1 : range[1]
  return { range: [range[0], end], becomes: '{}' }
}

function changesOf(node: SyntaxNode, code: string): readonly Change[] {
  const range = rangeOf(node, code)
  const text = code.slice(...range)
  switch (node.nodeType) {
    case 'BinaryOperation':
      return operatorChange(node, rangeOf(node['leftExpression'], code), code)
    case 'Assignment':
      return operatorChange(node, rangeOf(node['leftHandSide'], code), code)
    case 'UnaryOperation': {
      const sign = String(node['operator'])
      const at = node['prefix'] === true ? range[0] : range[1] - sign.length
      const becomes = { '++': '--', '--': '++', '!': '', '-': '' }[sign]
      return becomes === undefined ? [] : [{ range: [at, at + sign.length], becomes }]
    }
    case 'Literal':
      if (node['kind'] === 'bool') return [{ range, becomes: text === 'true' ? 'false' : 'true' }]
      return node['kind'] === 'number' ? [{ range, becomes: oneMore(text) }] : []
    case 'YulLiteral':
      return node['kind'] === 'number' ? [{ range, becomes: oneMore(text) }] : []
    case 'YulFunctionCall': {
      const name = rangeOf(node['functionName'], code)
      const becomes = INSTRUCTIONS[code.slice(...name)]
      return becomes === undefined ? [] : [{ range: name, becomes }]
    }
    // Removes a check, a special case or an event.
    case 'IfStatement':
    case 'EmitStatement':
      return [withoutStatement(range, code)]
    case 'ExpressionStatement':
      return /^(require|assert)\b/.test(text) ? [withoutStatement(range, code)] : []
    case 'ModifierInvocation':
      return [{ range, becomes: '' }]
    default:
      return []
  }
}

/** Every operator, comparison, constant, check, event and modifier of a contract, changed into its neighbour or left out. */
export const solidityMutantsOf = (file: string, code: string): readonly Mutant[] =>
  nodesIn(syntaxTree(code))
    .flatMap((node) => changesOf(node, code))
    .map(({ range, becomes }) => mutantAt(file, code, range, becomes))
    .toSorted((one, other) => one.start - other.start || one.end - other.end)
