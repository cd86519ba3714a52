import { type TextLookup, englishTexts } from '../textLookup.ts'

/** Reason why the gate refused. For the log, `actual` is from the request, and `shown` from the screen. */
export type GateRefusal =
  | { kind: 'writesOff' }
  | { kind: 'walletSilent'; actual: string }
  | { kind: 'otherChain'; actual: string; shown: string }
  | { kind: 'otherAccount'; actual: string; shown: string }
  | { kind: 'chainSilent'; actual: string }
  | { kind: 'emptyBatch' }
  /** Functions or objects the page relies on were changed by another script. */
  | { kind: 'altered'; actual: string }
  | { kind: 'unknownCalldata'; actual: string; shown: string }
  | { kind: Mismatch; field: string; actual: string; shown: string }

type Mismatch =
  | 'otherTarget'
  | 'unlistedSpender'
  | 'otherSpender'
  | 'otherRecipient'
  | 'otherAmount'
  | 'otherMinimum'
  | 'otherDeadline'
  | 'otherToken'
  | 'otherContent'
  | 'otherPermit'
  | 'otherOrder'
  | 'otherBallot'
  | 'otherRecovery'
  | 'otherSignIn'

/** Kind of mismatch by field: the first matching rule wins. */
const MISMATCH_BY_FIELD: readonly (readonly [RegExp, Mismatch])[] = [
  [/spender/i, 'otherSpender'],
  [/recipient|delegatee|owner|fan|payees|royalty/i, 'otherRecipient'],
  [/deadline/i, 'otherDeadline'],
  [/^(?:minimum|maximum)/i, 'otherMinimum'],
  [/amount|liquidity|cost|value/i, 'otherAmount'],
  [/token|path|sold|bought|native|pair|what/i, 'otherToken'],
  [/order/i, 'otherOrder'],
]

export const mismatchOf = (field: string): Mismatch =>
  MISMATCH_BY_FIELD.find(([pattern]) => pattern.test(field))?.[1] ?? 'otherContent'

/** The texts after `stopped` are inserted into it as its reason. */
export const GATE_TEXTS = {
  writesOff: 'Transactions are switched off at the moment. Nothing was signed. Try again later.',
  walletSilent:
    'Your wallet did not say which account and network it uses. Nothing was signed. Unlock it and try again.',
  otherChain: 'Wrong Network. Please connect to the appropriate Ethereum network.',
  otherAccount:
    'Your wallet uses another account than the one on screen. Nothing was signed. Check the form and try again.',
  chainSilent: 'The chain did not answer, so this could not be checked. Nothing was signed. Try again in a moment.',
  emptyBatch: 'There is nothing to sign. Go back to the form and try again.',
  stopped:
    'Musi stopped this: {why}. Nothing was signed. Reload the page and try again; if it happens again, do not go on in this browser.',
  altered: 'another script has changed what this page works with',
  unknownCalldata: 'it is not the call that this step makes',
  otherTarget: 'it would go to another contract than the one for this step',
  unlistedSpender: 'it would let someone outside this exchange take your tokens',
  otherSpender: 'it would let a different contract take your tokens than the screen names',
  otherRecipient: 'it would pay someone other than the screen shows',
  otherAmount: 'its amount is not the one on screen',
  otherMinimum: 'the limit that protects you is not the one on screen',
  otherDeadline: 'its deadline is not the one on screen',
  otherToken: 'it involves other tokens than the screen shows',
  otherContent: 'it does not say what the screen says',
  otherPermit: 'the permission is not the one on screen',
  otherOrder: 'the offer is not the one on screen',
  otherBallot: 'the vote is not the one on screen',
  otherRecovery: 'the account or its new key is not the one on screen',
  otherSignIn: 'the sign-in is not for this page and account',
} as const satisfies Record<GateRefusal['kind'] | 'stopped', string>

export type GateWords = TextLookup<keyof typeof GATE_TEXTS>

export function gateRefusalText({ kind }: GateRefusal, say: GateWords = englishTexts(GATE_TEXTS)): string {
  switch (kind) {
    case 'writesOff':
    case 'walletSilent':
    case 'otherChain':
    case 'otherAccount':
    case 'chainSilent':
    case 'emptyBatch':
      return say(kind)
    default:
      return say('stopped', { why: say(kind) })
  }
}
