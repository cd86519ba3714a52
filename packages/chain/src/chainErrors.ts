import { safeText } from '@musi/domain/safeText'
import { type Say, inEnglish } from './say.ts'

/**
 * What a wallet said instead of an answer. This file is the only one that knows their numbers (EIP-1193, EIP-1474, EIP-5792)
 * and their habits: some give strings, some null, some hide the number two objects deep.
 */
export type WalletTrouble = { kind: WalletTroubleKind; said: string }

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
} as const

export type WalletTroubleKind =
  | 'rejected'
  | 'busy'
  | 'locked'
  | 'unsupported'
  | 'disconnected'
  | 'unknownChain'
  | 'unknownCalls'
  | 'notSetUp'
  | 'unreachable'
  | 'popupBlocked'
  | 'expired'
  | 'unsupportedNetwork'
  | 'other'

const BY_CODE: Readonly<Record<number, WalletTroubleKind>> = {
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
  // EIP-5792: a capability or a chain that the wallet does not serve; an upgrade of the account that the person refused.
  5700: 'unsupported',
  5710: 'unsupported',
  5750: 'rejected',
}

/** Wallets that lose the number on its way keep the words. */
const BY_WORDS: readonly (readonly [RegExp, WalletTroubleKind])[] = [
  [
    /\b(?:user|request|transaction|signature)\b.{0,30}\b(?:rejected|denied|cancell?ed|declined|disapproved)\b/i,
    'rejected',
  ],
  [/\b(?:rejected|denied|cancell?ed|declined)\b.{0,20}\b(?:by|from) (?:the )?user\b|^ACTION_REJECTED$/i, 'rejected'],
  [/already (?:pending|processing)/i, 'busy'],
]

/** What is said where a wallet cuts the line without being asked anything. */
export const WALLET_LOST: WalletTrouble = { kind: 'disconnected', said: '' }

/** How deep an error inside an error is looked for; a circle ends there as well. */
const DEEPEST = 4
const LONGEST = 200

const inside = (error: unknown, key: string): unknown => {
  if ((typeof error !== 'object' && typeof error !== 'function') || error === null) return undefined
  try {
    return (error as Readonly<Record<string, unknown>>)[key]
  } catch {
    return undefined
  }
}

/** The error and those it wraps, the outermost first. */
function layers(error: unknown): readonly unknown[] {
  const found: unknown[] = []
  let wave: unknown[] = [error]
  for (let depth = 0; depth < DEEPEST && wave.length > 0; depth += 1) {
    found.push(...wave)
    wave = wave
      .flatMap((one) => ['cause', 'error', 'data', 'originalError', 'info'].map((key) => inside(one, key)))
      .filter((one) => typeof one === 'object' && one !== null && !found.includes(one))
  }
  return found
}

const numberOf = (code: unknown): number | undefined => {
  const number = typeof code === 'string' ? Number(code) : code
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined
}

const wordsOf = (error: unknown): string => {
  if (typeof error === 'string') return error
  for (const key of ['shortMessage', 'message', 'reason']) {
    const words = inside(error, key)
    if (typeof words === 'string' && words !== '') return words
  }
  return ''
}

export function walletTrouble(error: unknown): WalletTrouble {
  if (error instanceof WalletFailure) return error.trouble
  const all = layers(error)
  const said = safeText(all.map(wordsOf).find((words) => words !== '') ?? '', LONGEST)
  for (const one of all) {
    const kind = BY_CODE[numberOf(inside(one, 'code')) ?? 0]
    if (kind !== undefined) return { kind, said }
  }
  const texts = all.flatMap((one) => [
    wordsOf(one),
    String(typeof inside(one, 'code') === 'string' ? inside(one, 'code') : ''),
  ])
  const heard = BY_WORDS.find(([pattern]) => texts.some((text) => pattern.test(text.slice(0, LONGEST))))
  return { kind: heard?.[1] ?? 'other', said }
}

/** The one sentence for each way in which a wallet fails (case 42); `said` is what it said, or its name. */
export const TROUBLE_TEXTS = {
  notSetUp: '{said} is not set up here. Choose another wallet.',
  unreachable: '{said} cannot be reached. Look at your internet connection and try again, or choose another wallet.',
  popupBlocked: 'The browser kept the window of {said} shut. Allow pop-ups for this page and try again.',
  expired: 'Nobody answered in {said} in time. Try again for a new code.',
  unsupportedNetwork: 'Unsupported network ID: {said}',
  rejected: 'Transaction rejected.',
  busy: 'Your wallet already waits for an answer to an earlier request. Open the wallet, answer it, and try again.',
  locked: 'Your wallet is locked or does not let this page ask. Unlock it, allow this page, and try again.',
  unsupported: 'Your wallet cannot do this. Try again with another wallet.',
  disconnected: 'Your wallet has lost its connection. Reconnect it and try again.',
  unknownChain: 'Your wallet does not know this network. Add the network to the wallet and try again.',
  unknownCalls: 'Your wallet no longer knows this batch of calls. Look at its activity before you try again.',
  other: 'Your wallet reported: {said}',
  silent: 'Your wallet reported an error without a reason. Try again.',
} as const satisfies Record<WalletTroubleKind | 'silent', string>

export type TroubleWords = Say<keyof typeof TROUBLE_TEXTS>

export const walletTroubleText = (
  { kind, said }: WalletTrouble,
  say: TroubleWords = inEnglish(TROUBLE_TEXTS),
): string => say(kind === 'other' && said === '' ? 'silent' : kind, { said })

/** What a wallet of our own throws: an EIP-1193 error. */
export class WalletError extends Error {
  readonly code: number
  constructor(kind: keyof typeof WALLET_CODES, message: string) {
    super(message)
    this.name = 'WalletError'
    this.code = WALLET_CODES[kind]
  }
}

/** Trouble that is noticed on the way to a wallet, and not said by it. */
export class WalletFailure extends Error {
  readonly trouble: WalletTrouble
  constructor(kind: WalletTroubleKind, about: string) {
    super(walletTroubleText({ kind, said: about }))
    this.name = 'WalletFailure'
    this.trouble = { kind, said: about }
  }
}
