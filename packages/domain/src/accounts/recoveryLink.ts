import { type Address, parseAddress } from '../address.ts'
import { parseQuery } from '../url/query.ts'
import { isCurvePoint } from './isCurvePoint.ts'

type Key = { readonly x: `0x${string}`; readonly y: `0x${string}` }

/** `faulty`: the link names a key that no account could take, or a key without an account. */
export type RecoveryLink =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'faulty' }
  | { readonly kind: 'account'; readonly account: Address }
  | { readonly kind: 'key'; readonly account: Address; readonly key: Key }

const PATH = '/recover'
const WORD = /^0x[0-9a-f]{64}$/

/** Reads the search of a link, in which anybody may have written anything (spec: touch.recovery-link). */
export function readRecoveryLink(search: string): RecoveryLink {
  const fields = parseQuery(search)
  const [named, x, y] = [fields.get('account'), fields.get('x'), fields.get('y')]
  const hasKey = x !== undefined || y !== undefined
  if (named === undefined && !hasKey) return { kind: 'nothing' }
  const account = parseAddress(named ?? '')
  if (account === null) return { kind: 'faulty' }
  if (!hasKey) return { kind: 'account', account }
  if (!isWord(x) || !isWord(y) || !isCurvePoint({ x, y })) return { kind: 'faulty' }
  return { kind: 'key', account, key: { x, y } }
}

const isWord = (text: string | undefined): text is `0x${string}` => text !== undefined && WORD.test(text)

/** The page on which a new key is made for an account, and on which its second signer helps. */
export const recoveryPath = (account: Address, key: Key | null = null): string =>
  `${PATH}?account=${account}${key === null ? '' : `&x=${key.x}&y=${key.y}`}`
