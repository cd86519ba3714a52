import type { Address } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import type { WalletTrouble } from './chainErrors.ts'
import { type MarketOrder, makerOf } from '@musi/domain/market/marketOrder'
import { chainReader } from './signingGate/chainReader.ts'
import { chainFacts } from './signingGate/chainFacts.ts'
import { type CallFacts, checkCall } from './signingGate/checkCall.ts'
import {
  checkBallot,
  checkOrder,
  checkOrders,
  checkPermit,
  checkRecovery,
  checkSignIn,
} from './signingGate/checkText.ts'
import { checkPage, checkWallet, checkWrites } from './signingGate/checkWallet.ts'
import type { DisplayedToken } from './signingGate/displayedTokens.ts'
import { finishedBatch, finishedTransaction, isFrom, readFinishedCall } from './signingGate/finish.ts'
import type { GateRefusal } from './signingGate/gateRefusal.ts'
import { logText } from './signingGate/logText.ts'
import { safeAwait, ownValue, defineField } from './signingGate/ownFields.ts'
import type { ShownPermit } from './signingGate/typed-data/permitTypedData.ts'
import type { ShownRecovery } from './signingGate/typed-data/recoveryTypedData.ts'
import { plainCopy } from './signingGate/plainCopy.ts'
import { type ShownSignIn, textBytes } from './signingGate/typed-data/readSignIn.ts'
import type { ShownBallot } from './signingGate/typed-data/ballotTypedData.ts'
import { type SealedTerms, displayedTokensOf, unsealTerms } from './signingGate/sealedTerms.ts'
import type { ShownTerms } from './signingGate/shownTerms.ts'
import { typedText } from './signingGate/typed-data/typedText.ts'
import { SIGNING_METHODS } from './wallet/signingMethods.ts'
import type { GuardedProvider } from './wallet/guardProvider.ts'
import type { Call } from './write.ts'

export type GateAnswer =
  | { kind: 'answered'; value: unknown }
  | { kind: 'refused'; refusal: GateRefusal }
  | { kind: 'trouble'; trouble: WalletTrouble }

/** Tokens used to display the amounts beside the button (spec: signing.drawn-token). */
type DisplayedTokens = { drawn: readonly DisplayedToken[] }

export type ShownCall = { call: Call; shown: SealedTerms }

/**
 * Requests are copied first, so that later changes to them have no effect. `shown` was sealed when the screen was
 * rendered; `deadlineSeconds` replaces a deadline the screen left open.
 */
export type SigningGate = {
  send: (request: ShownCall & { from: Address; gas: bigint; deadlineSeconds: bigint }) => Promise<GateAnswer>
  /** `id`: identifies the batch when its status is requested later (EIP-5792). */
  sendCalls: (request: {
    from: Address
    calls: readonly ShownCall[]
    id?: string
    deadlineSeconds: bigint
  }) => Promise<GateAnswer>
  /** `typedData` is signed, `shown` is on the screen; they are built independently of each other. */
  signPermit: (request: { typedData: unknown; shown: ShownPermit } & DisplayedTokens) => Promise<GateAnswer>
  signOrder: (request: { typedData: unknown; shown: MarketOrder } & DisplayedTokens) => Promise<GateAnswer>
  /** Several orders of one account under one signature, each of them on screen (spec: market.tree). */
  signOrders: (
    request: { typedData: unknown; shown: readonly [MarketOrder, ...MarketOrder[]] } & DisplayedTokens,
  ) => Promise<GateAnswer>
  signBallot: (request: { typedData: unknown; shown: ShownBallot }) => Promise<GateAnswer>
  /** Signed by the second signer of an account with a passkey (spec: touch.recovery-proposed). */
  signRecovery: (request: { typedData: unknown; shown: ShownRecovery }) => Promise<GateAnswer>
  /** The only plain text the product requests a signature for (spec: signing.sign-in). */
  signIn: (request: { text: string; shown: ShownSignIn }) => Promise<GateAnswer>
}

export type GateOptions = {
  guardedProvider: GuardedProvider
  book: AddressBook
  /** Our own endpoint; the gate reads the chain itself, by its own reference to `fetch`. */
  rpcUrl: string
  /** Origin of the page, the only one a sign-in may name. */
  origin: string
  /** Returns whether anything may be sent; false while writes are switched off, or the endpoints disagree (spec: sending.switched-off). */
  writes: () => boolean
  log: (event: GateRefusal | { kind: 'requestReplaced' }) => void
}

/** A request for a wallet, how it is inspected, and the chain facts needed for that. */
type CheckedRequest<Facts> = {
  from: Address
  method: string
  params: readonly unknown[]
  facts: () => Promise<Facts>
  refusalOf: (facts: Facts) => GateRefusal | null
  /** Signatures that move nothing are allowed even while sending is switched off. */
  movesNothing?: true
}

/** All requests for signatures pass through here. A request reaches the wallet only if its bytes match the screen. */
export function signingGate(options: GateOptions): SigningGate {
  const copied = plainCopy(options.book)
  if (copied === null) throw new Error('An address book is plain data.')
  const book = copied.copy
  const facts = chainFacts(book, chainReader(options.rpcUrl))
  const wallet = checkedWallet(options, book.chainId)
  const calls = callRequests(book, facts, wallet)
  const texts = textRequests(book, facts, wallet, options.origin)
  const recovery = recoveryRequests(book, facts, wallet)
  return { ...calls, ...texts, ...recovery }
}

type Facts = ReturnType<typeof chainFacts>
type CheckedWallet = ReturnType<typeof checkedWallet>

/** The wallet behind the checks: a request reaches it only if no check refuses. */
function checkedWallet({ guardedProvider, writes, log }: GateOptions, chainId: number) {
  /** Does everything asynchronous first, so that no other code runs between the checks and the request to the wallet. */
  async function askWallet<Facts>({
    from,
    method,
    params,
    facts,
    refusalOf,
    movesNothing,
  }: CheckedRequest<Facts>): Promise<GateAnswer> {
    const expected = { chainId, from }
    let refusal: GateRefusal | null
    try {
      const known = await safeAwait(facts())
      const chain = await safeAwait(guardedProvider.ask('eth_chainId'))
      const accounts = await safeAwait(guardedProvider.ask('eth_accounts'))
      const mayWrite = movesNothing === true || writes()
      refusal = checkPage() ?? refusalOf(known) ?? checkWallet(chain, accounts, expected) ?? checkWrites(mayWrite)
    } catch (error) {
      refusal = { kind: 'chainSilent', actual: error instanceof Error ? error.message : logText(error) }
    }
    if (refusal !== null) return refuse(refusal)
    const pending = guardedProvider.ask(method, params)
    if (guardedProvider.wasReplaced()) log({ kind: 'requestReplaced' })
    const answer = await safeAwait(pending)
    return answer.ok ? { kind: 'answered', value: answer.value } : { kind: 'trouble', trouble: answer.trouble }
  }

  function refuse(refusal: GateRefusal): GateAnswer {
    log(refusal)
    return { kind: 'refused', refusal }
  }
  const refuseUncopied = async (): Promise<GateAnswer> =>
    refuse({ kind: 'altered', actual: 'what was to be signed is no plain data' })
  const refuseUnsealed = async (): Promise<GateAnswer> =>
    refuse({ kind: 'altered', actual: 'what was to be signed is on no screen' })

  return { askWallet, refuseUncopied, refuseUnsealed }
}

/** Transactions: one call, or several as one batch. */
function callRequests(
  book: AddressBook,
  { callFacts }: Facts,
  { askWallet, refuseUncopied, refuseUnsealed }: CheckedWallet,
): Pick<SigningGate, 'send' | 'sendCalls'> {
  const { chainId } = book
  return {
    send(request) {
      const copied = plainCopy(request)
      if (copied === null) return refuseUncopied()
      const { from, gas, call, deadlineSeconds } = copied.copy
      const shown = unsealTerms(ownValue(request, 'shown'), deadlineSeconds)
      const drawn = displayedTokensOf(ownValue(request, 'shown'))
      if (shown === null || drawn === null) return refuseUnsealed()
      const transaction = finishedTransaction(call, gas, { from, chainId })
      return askWallet({
        from,
        method: SIGNING_METHODS.send,
        params: [transaction],
        facts: () => callFacts(shown, null),
        refusalOf(facts) {
          const read = isFrom(transaction, { from, chainId }) ? readFinishedCall(transaction, 6) : null
          return read === null ? OTHER_BYTES : checkCall(book, read, { shown, drawn }, facts)
        },
      })
    },
    sendCalls(request) {
      const copied = plainCopy(request)
      if (copied === null) return refuseUncopied()
      const { from, calls, id, deadlineSeconds } = copied.copy
      const stated = termsOfEachCall(ownValue(request, 'calls'), calls.length, deadlineSeconds)
      if (stated === null) return refuseUnsealed()
      const batch = finishedBatch(calls, id, { from, chainId })
      return askWallet({
        from,
        method: SIGNING_METHODS.sendCalls,
        params: [batch],
        async facts() {
          const facts = { __proto__: null, length: calls.length } as unknown as Record<number, CallFacts>
          for (let at = 0; at < calls.length; at += 1) {
            const shown = stated[at]
            if (shown !== undefined) defineField(facts, at, await safeAwait(callFacts(shown.shown, from)))
          }
          return facts
        },
        refusalOf(facts) {
          if (calls.length === 0) return { kind: 'emptyBatch' }
          if (!isFrom(batch, { from, chainId }) || batch.calls.length !== calls.length) return OTHER_BYTES
          for (let at = 0; at < calls.length; at += 1) {
            const read = readFinishedCall(batch.calls[at], 3)
            const shown = stated[at]
            const known = facts[at]
            if (read === null || shown === undefined || known === undefined) return OTHER_BYTES
            const refusal = checkCall(book, read, shown, known)
            if (refusal !== null) return refusal
          }
          return null
        },
      })
    },
  }
}

/** Requests to sign a permit, orders, a ballot or a sign-in. */
function textRequests(
  book: AddressBook,
  { permitFacts, strangeCollection }: Facts,
  { askWallet, refuseUncopied }: CheckedWallet,
  origin: string,
): Omit<SigningGate, 'send' | 'sendCalls' | 'signRecovery'> {
  return {
    signPermit(request) {
      const copied = plainCopy(request)
      if (copied === null) return refuseUncopied()
      const { typedData, shown, drawn } = copied.copy
      const { owner, token, spender } = shown
      const text = typedText(typedData)
      return askWallet({
        from: owner,
        method: SIGNING_METHODS.signTypedData,
        params: [owner, text],
        facts: () => permitFacts(token, spender),
        refusalOf: (facts) => checkPermit(book, text, { shown, drawn }, facts),
      })
    },
    signOrder(request) {
      const copied = plainCopy(request)
      if (copied === null) return refuseUncopied()
      const { typedData, shown, drawn } = copied.copy
      const text = typedText(typedData)
      return askWallet({
        from: makerOf(shown),
        method: SIGNING_METHODS.signTypedData,
        params: [makerOf(shown), text],
        facts: () => strangeCollection([shown]),
        refusalOf: (facts) => checkOrder(book, text, { shown, drawn }, facts),
      })
    },
    signOrders(request) {
      const copied = plainCopy(request)
      if (copied === null) return refuseUncopied()
      const { typedData, shown, drawn } = copied.copy
      const text = typedText(typedData)
      const from = makerOf(shown[0])
      return askWallet({
        from,
        method: SIGNING_METHODS.signTypedData,
        params: [from, text],
        facts: () => strangeCollection(shown),
        refusalOf: (facts) => checkOrders(book, text, { shown, drawn }, facts),
      })
    },
    signBallot(request) {
      const copied = plainCopy(request)
      if (copied === null) return refuseUncopied()
      const { typedData, shown } = copied.copy
      const text = typedText(typedData)
      return askWallet({
        from: shown.voter,
        method: SIGNING_METHODS.signTypedData,
        params: [shown.voter, text],
        facts: nothing,
        refusalOf: () => checkBallot(book, text, shown),
      })
    },
    signIn(request) {
      const copied = plainCopy(request)
      if (copied === null) return refuseUncopied()
      const { text, shown } = copied.copy
      const bytes = textBytes(text)
      return askWallet({
        from: shown.account,
        method: SIGNING_METHODS.signText,
        params: [bytes, shown.account],
        facts: nothing,
        movesNothing: true,
        refusalOf: () => checkSignIn({ text, bytes }, shown, { origin, chainId: book.chainId }),
      })
    },
  }
}

const nothing = async () => null

/** Terms and displayed tokens of one call. */
type DisplayedTerms = { shown: ShownTerms; drawn: readonly DisplayedToken[] }

/** Terms of each call of a batch by its index; null if a call has no terms on screen. */
function termsOfEachCall(
  calls: unknown,
  count: number,
  deadlineSeconds: bigint,
): Readonly<Record<number, DisplayedTerms>> | null {
  const all = { __proto__: null } as unknown as Record<number, DisplayedTerms>
  for (let at = 0; at < count; at += 1) {
    const sealed = ownValue(ownValue(calls, `${at}`), 'shown')
    const shown = unsealTerms(sealed, deadlineSeconds)
    const drawn = displayedTokensOf(sealed)
    if (shown === null || drawn === null) return null
    defineField(all, at, { shown, drawn })
  }
  return all
}

/** Refusal if a wallet would read bytes other than the finished ones. */
const OTHER_BYTES: GateRefusal = { kind: 'unknownCalldata', actual: 'other bytes', shown: 'the finished request' }

/** Requests to sign a new key for an account whose second signer is connected. */
function recoveryRequests(
  book: AddressBook,
  { recoveryFacts }: Facts,
  { askWallet, refuseUncopied }: CheckedWallet,
): Pick<SigningGate, 'signRecovery'> {
  return {
    signRecovery(request) {
      const copied = plainCopy(request)
      if (copied === null) return refuseUncopied()
      const { typedData, shown } = copied.copy
      const text = typedText(typedData)
      return askWallet({
        from: shown.signer,
        method: SIGNING_METHODS.signTypedData,
        params: [shown.signer, text],
        facts: () => recoveryFacts(shown.account),
        refusalOf: (facts) => checkRecovery(book, text, shown, facts),
      })
    },
  }
}
