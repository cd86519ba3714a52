// For tests only: contracts that answer as no compiler's would, assembled byte by byte.
import { type Hex, concat, numberToHex, size } from 'viem'

/** Behaviour of a called contract: a constant answer, or one of the ways to give no answer. */
export type OddAnswer =
  | { readonly data: Hex }
  /** A string of this many zero bytes. */
  | { readonly zeros: number }
  | 'revert'
  | 'revertMegabyte'
  /** Code that runs until it is out of gas. */
  | 'burn'

const MEGABYTE = 1_000_000

const push1 = (value: number) => concat(['0x60', numberToHex(value, { size: 1 })])
const push3 = (value: number) => concat(['0x62', numberToHex(value, { size: 3 })])
const JUMPDEST = '0x5b'
const JUMP = '0x56'
const JUMPI = '0x57'
const MSTORE = '0x52'
const CODECOPY = '0x39'
const RETURN = '0xf3'
const REVERT = '0xfd'

/** A piece of code whose length does not depend on its position or on that of its data. */
type Block = { code: (at: number, dataAt: number) => Hex; data: Hex }

function blockOf(answer: OddAnswer): Block {
  if (answer === 'revert') return { code: () => concat([JUMPDEST, push1(0), push1(0), REVERT]), data: '0x' }
  if (answer === 'revertMegabyte')
    return { code: () => concat([JUMPDEST, push3(MEGABYTE), push1(0), REVERT]), data: '0x' }
  if (answer === 'burn') return { code: (at) => concat([JUMPDEST, push3(at), JUMP]), data: '0x' }
  if ('zeros' in answer) {
    const head = [push1(32), push1(0), MSTORE, push3(answer.zeros), push1(32), MSTORE] as const
    return { code: () => concat([JUMPDEST, ...head, push3(answer.zeros + 64), push1(0), RETURN]), data: '0x' }
  }
  const length = size(answer.data)
  const copy = (dataAt: number) => [push3(length), push3(dataAt), push1(0), CODECOPY] as const
  return {
    code: (_, dataAt) => concat([JUMPDEST, ...copy(dataAt), push3(length), push1(0), RETURN]),
    data: answer.data,
  }
}

/** Runtime code with a given behaviour for each function selector, and one for all others. */
export function oddContract(answers: Readonly<Record<Hex, OddAnswer>>, otherwise: OddAnswer): Hex {
  const named = Object.entries(answers) as [Hex, OddAnswer][]
  const blocks = [otherwise, ...named.map(([, answer]) => answer)].map(blockOf)
  // calldataload(0) >> 224, then for each selector: dup, push4, eq, push3, jumpi
  const selector = '0x60003560e01c'
  const branch = (signature: Hex, to: number) => concat(['0x8063', signature, '0x14', push3(to), JUMPI])
  const headLength = size(selector) + named.length * size(branch('0x00000000', 0))
  const starts: number[] = []
  let at = headLength
  for (const { code } of blocks) {
    starts.push(at)
    at += size(code(0, 0))
  }
  const parts = blocks.map(({ code, data }, place) => {
    const dataAt = at
    at += size(data)
    return { code: code(starts[place] ?? 0, dataAt), data }
  })
  const head = concat([selector, ...named.map(([signature], place) => branch(signature, starts[place + 1] ?? 0))])
  return concat([head, ...parts.map(({ code }) => code), ...parts.map(({ data }) => data)])
}

export type OddLog = { readonly topics: readonly Hex[]; readonly data: Hex }

/** Runtime code that logs all of these whenever it is called. */
export function loggingContract(logs: readonly OddLog[]): Hex {
  const partOf = ({ topics, data }: OddLog, dataAt: number) =>
    concat([
      push3(size(data)),
      push3(dataAt),
      push1(0),
      CODECOPY,
      ...topics.toReversed().map((topic) => concat(['0x7f', topic])),
      push3(size(data)),
      push1(0),
      numberToHex(0xa0 + topics.length),
    ])
  const codeLength = logs.reduce((sum, log) => sum + size(partOf(log, 0)), 1)
  let dataAt = codeLength
  const parts = logs.map((log) => {
    const part = partOf(log, dataAt)
    dataAt += size(log.data)
    return part
  })
  return concat([...parts, '0x00', ...logs.map(({ data }) => data)])
}
