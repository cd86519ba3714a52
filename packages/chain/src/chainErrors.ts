import { safeText } from '@musi/domain/safeText'
import { type TextLookup, englishTexts } from './textLookup.ts'

/**
 * An error reported by a wallet. Only this file knows the codes (EIP-1193, EIP-1474, EIP-5792) and the quirks: some
 * wallets throw strings, some null, and some nest the code two objects deep.
 */
export type WalletTrouble = { kind: WalletTroubleKind; message: string }

export const WALLET_CODES = {
  rejected: 4001,
  notAllowed: 4100,
  unsupported: 4200,
  disconnected: 4900,
  chainDisconnected: 4901,
  unknownChain: 4902,
  busy: -32002,
  unknownMethod: -32601,
  invalidParams: -32602,
  internal: -32603,
  unknownCalls: 5730,
  noAtomicCalls: 5760,
  /** Our own: a recovery has given the account another key. */
  keyReplaced: 4950,
  /** Our own: the recovery that gives this key an account has not finished. */
  keyNotInForce: 4951,
} as const

export type WalletTroubleKind =
  | 'rejected'
  | 'busy'
  | 'locked'
  | 'unsupported'
  | 'disconnected'
  | 'unknownChain'
  | 'unknownCalls'
  | 'keyReplaced'
  | 'keyNotInForce'
  | 'notSetUp'
  | 'unreachable'
  | 'popupBlocked'
  | 'expired'
  | 'unsupportedNetwork'
  | 'other'

const KIND_BY_CODE: Readonly<Record<number, WalletTroubleKind>> = {
  [WALLET_CODES.rejected]: 'rejected',
  [WALLET_CODES.notAllowed]: 'locked',
  [WALLET_CODES.unsupported]: 'unsupported',
  [WALLET_CODES.disconnected]: 'disconnected',
  [WALLET_CODES.chainDisconnected]: 'disconnected',
  [WALLET_CODES.unknownChain]: 'unknownChain',
  [WALLET_CODES.busy]: 'busy',
  [WALLET_CODES.unknownMethod]: 'unsupported',
  [WALLET_CODES.unknownCalls]: 'unknownCalls',
  [WALLET_CODES.noAtomicCalls]: 'unsupported',
  [WALLET_CODES.keyReplaced]: 'keyReplaced',
  [WALLET_CODES.keyNotInForce]: 'keyNotInForce',
  // EIP-5792: the wallet does not support a capability or a chain, or the person refused to upgrade the account.
  5700: 'unsupported',
  5710: 'unsupported',
  5750: 'rejected',
}

/** For wallets that lose the error code but keep the message. */
const KIND_BY_MESSAGE: readonly (readonly [RegExp, WalletTroubleKind])[] = [
  [
    /\b(?:user|request|transaction|signature)\b.{0,30}\b(?:rejected|denied|cancell?ed|declined|disapproved)\b/i,
    'rejected',
  ],
  [/\b(?:rejected|denied|cancell?ed|declined)\b.{0,20}\b(?:by|from) (?:the )?user\b|^ACTION_REJECTED$/i, 'rejected'],
  [/already (?:pending|processing)/i, 'busy'],
]

/** Used when a wallet disconnects on its own. */
export const WALLET_LOST: WalletTrouble = { kind: 'disconnected', message: '' }

/** Levels of nested errors to search; also ends the search in a circular error. */
const MAX_DEPTH = 4
const MAX_LENGTH = 200

const readProperty = (error: unknown, key: string): unknown => {
  if ((typeof error !== 'object' && typeof error !== 'function') || error === null) return undefined
  try {
    return (error as Readonly<Record<string, unknown>>)[key]
  } catch {
    return undefined
  }
}

/** The error and the errors that it wraps, outermost first. */
function nestedErrors(error: unknown): readonly unknown[] {
  const errors: unknown[] = []
  let level: unknown[] = [error]
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1) {
    errors.push(...level)
    level = level
      .flatMap((one) => ['cause', 'error', 'data', 'originalError', 'info'].map((key) => readProperty(one, key)))
      .filter((one) => typeof one === 'object' && one !== null && !errors.includes(one))
  }
  return errors
}

const parseCode = (code: unknown): number | undefined => {
  const number = typeof code === 'string' ? Number(code) : code
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined
}

const messageOf = (error: unknown): string => {
  if (typeof error === 'string') return error
  for (const key of ['shortMessage', 'message', 'reason']) {
    const words = readProperty(error, key)
    if (typeof words === 'string' && words !== '') return words
  }
  return ''
}

export function walletTrouble(error: unknown): WalletTrouble {
  if (error instanceof WalletFailure) return error.trouble
  const all = nestedErrors(error)
  const message = safeText(all.map(messageOf).find((words) => words !== '') ?? '', MAX_LENGTH)
  for (const one of all) {
    const kind = KIND_BY_CODE[parseCode(readProperty(one, 'code')) ?? 0]
    if (kind !== undefined) return { kind, message }
  }
  const texts = all.flatMap((one) => [
    messageOf(one),
    String(typeof readProperty(one, 'code') === 'string' ? readProperty(one, 'code') : ''),
  ])
  const match = KIND_BY_MESSAGE.find(([pattern]) => texts.some((text) => pattern.test(text.slice(0, MAX_LENGTH))))
  return { kind: match?.[1] ?? 'other', message }
}

/** One sentence for each kind of wallet trouble (case 42). `{said}` is the wallet's message, or its name. */
export const TROUBLE_TEXTS = {
  notSetUp: '{said} isn’t available here. Choose another wallet.',
  unreachable: 'We can’t reach {said}. Check your internet connection and try again, or choose another wallet.',
  popupBlocked: 'Your browser blocked the {said} window. Allow pop-ups for this page and try again.',
  expired: 'Nobody answered in {said} in time. Try again for a new code.',
  unsupportedNetwork: 'Unsupported network ID: {said}',
  rejected: 'Transaction rejected.',
  busy: 'Your wallet is still waiting for an answer to an earlier request. Open the wallet, answer it, and try again.',
  locked: 'Your wallet is locked or does not let this page ask. Unlock it, allow this page, and try again.',
  unsupported: 'Your wallet cannot do this. Try again with another wallet.',
  disconnected: 'Your wallet has lost its connection. Reconnect it and try again.',
  unknownChain: 'Your wallet does not know this network. Add the network to the wallet and try again.',
  unknownCalls: 'Your wallet no longer knows this batch of calls. Look at its activity before you try again.',
  keyReplaced: 'This passkey was replaced by another one. Choose the new one.',
  keyNotInForce: 'This passkey cannot open its account yet. The account’s page says when.',
  other: 'Your wallet reported: {said}',
  silent: 'Your wallet returned an unknown error. Try again.',
} as const satisfies Record<WalletTroubleKind | 'silent', string>

export type TroubleWords = TextLookup<keyof typeof TROUBLE_TEXTS>

export const walletTroubleText = (
  { kind, message: said }: WalletTrouble,
  say: TroubleWords = englishTexts(TROUBLE_TEXTS),
): string => say(kind === 'other' && said === '' ? 'silent' : kind, { said })

/** EIP-1193 error thrown by our own wallets. */
export class WalletError extends Error {
  readonly code: number
  constructor(kind: keyof typeof WALLET_CODES, message: string) {
    super(message)
    this.name = 'WalletError'
    this.code = WALLET_CODES[kind]
  }
}

/** Trouble that we notice before the wallet can report anything itself. */
export class WalletFailure extends Error {
  readonly trouble: WalletTrouble
  constructor(kind: WalletTroubleKind, about: string) {
    super(walletTroubleText({ kind, message: about }))
    this.name = 'WalletFailure'
    this.trouble = { kind, message: about }
  }
}
