import type { Hex } from 'viem'
import type { Request } from '../runner/request.ts'
import { NodeRefusal } from './patientEndpoint.ts'

/** A node's answer to a signed transaction. */
export type SendAnswer =
  | { kind: 'taken' }
  /** The nonce has a pending transaction, or the base fee has risen. */
  | { kind: 'tooCheap' }
  /** The nonce was used by a transaction that is already mined. */
  | { kind: 'overtaken' }
  | { kind: 'noMoney' }
  | { kind: 'refused'; why: string }

// There are no error codes, but most nodes use the messages of geth.
const ANSWER_BY_MESSAGE: readonly (readonly [RegExp, SendAnswer])[] = [
  [/already known|already imported|known transaction|already in the pool/i, { kind: 'taken' }],
  [/nonce too low|nonce is too low|invalid nonce.*(used|low)|already been used/i, { kind: 'overtaken' }],
  [/insufficient funds|insufficient balance|not enough funds/i, { kind: 'noMoney' }],
  [
    /underpriced|could not replace|less than (the )?block base fee|below.*base fee|fee too low|gas price too low/i,
    { kind: 'tooCheap' },
  ],
]

export async function sendRaw(request: Request, raw: Hex): Promise<SendAnswer> {
  try {
    await request('eth_sendRawTransaction', [raw])
    return { kind: 'taken' }
  } catch (error) {
    if (!(error instanceof NodeRefusal)) throw error
    const { message } = error
    return ANSWER_BY_MESSAGE.find(([words]) => words.test(message))?.[1] ?? { kind: 'refused', why: message }
  }
}
