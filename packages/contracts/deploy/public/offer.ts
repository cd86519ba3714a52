import type { Hex } from 'viem'
import type { Request } from '../request.ts'
import { NodeRefusal } from './patientEndpoint.ts'

/** What a node says to a signed transaction. */
export type Offered =
  | { kind: 'taken' }
  /** Another one with its number is waiting, or blocks cost more by now. */
  | { kind: 'tooCheap' }
  /** Another one with its number is in a block. */
  | { kind: 'overtaken' }
  | { kind: 'noMoney' }
  | { kind: 'refused'; why: string }

// Nodes agree on the words of geth, more or less; there are no codes.
const WORDS: readonly (readonly [RegExp, Offered])[] = [
  [/already known|already imported|known transaction|already in the pool/i, { kind: 'taken' }],
  [/nonce too low|nonce is too low|invalid nonce.*(used|low)|already been used/i, { kind: 'overtaken' }],
  [/insufficient funds|insufficient balance|not enough funds/i, { kind: 'noMoney' }],
  [
    /underpriced|could not replace|less than (the )?block base fee|below.*base fee|fee too low|gas price too low/i,
    { kind: 'tooCheap' },
  ],
]

export async function offer(request: Request, raw: Hex): Promise<Offered> {
  try {
    await request('eth_sendRawTransaction', [raw])
    return { kind: 'taken' }
  } catch (error) {
    if (!(error instanceof NodeRefusal)) throw error
    const { message } = error
    return WORDS.find(([words]) => words.test(message))?.[1] ?? { kind: 'refused', why: message }
  }
}
