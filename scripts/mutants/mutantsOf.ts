import { Visitor, parseSync } from 'vite'
import { type Mutant, mutantAt } from './mutant.ts'
import { NEIGHBOURS } from './neighbours.ts'

type Node = { type: string; start: number; end: number }

/** Every operator, comparison and constant of a file, each turned into its neighbour. */
export function mutantsOf(file: string, code: string): Mutant[] {
  const mutants: Mutant[] = []
  /** Nodes of types, whose numbers are not constants of the program. */
  const types: Node[] = []
  const add = (start: number, end: number, becomes: string) =>
    void mutants.push(mutantAt(file, code, [start, end], becomes))
  /** Finds the operator between both sides; no other text there contains its characters. */
  const operator = (left: Node, right: Node, sign: string) => {
    const becomes = NEIGHBOURS[sign]
    const at = code.indexOf(sign, left.end)
    if (becomes !== undefined && at >= 0 && at < right.start) add(at, at + sign.length, becomes)
  }
  new Visitor({
    TSLiteralType: (node) => void types.push(node),
    BinaryExpression: ({ left, right, operator: sign }) => operator(left, right, sign),
    LogicalExpression: ({ left, right, operator: sign }) => operator(left, right, sign),
    AssignmentExpression: ({ left, right, operator: sign }) => operator(left, right, sign),
    UnaryExpression({ operator: sign, start, argument }) {
      if (sign === '!' || sign === '-') add(start, argument.start, '')
    },
    UpdateExpression({ operator: sign, start, end, prefix }) {
      const at = prefix ? start : end - 2
      add(at, at + 2, sign === '++' ? '--' : '++')
    },
    Literal({ value, start, end, raw }) {
      if (typeof value === 'boolean') add(start, end, String(!value))
      if (typeof value === 'bigint') add(start, end, `${value + 1n}n`)
      if (typeof value === 'number' && raw !== null && /^[\d_.e]+$/i.test(raw)) add(start, end, String(value + 1))
    },
  }).visit(parseSync(file, code).program)
  const isType = ({ start }: Mutant) => types.some((type) => type.start <= start && start < type.end)
  return mutants.filter((mutant) => !isType(mutant)).toSorted((one, other) => one.start - other.start)
}
