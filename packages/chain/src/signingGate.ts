import type { Address } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import type { WalletTrouble } from './chainErrors.ts'
import { type MarketOrder, makerOf } from '@musi/domain/market/marketOrder'
import { MOST_LEAVES } from '@musi/domain/market/orderTree'
import { askChain } from './signingGate/askChain.ts'
import { type CallFacts, checkCall, unlisted } from './signingGate/checkCall.ts'
import { type DrawnToken, otherThanPriced } from './signingGate/drawnTokens.ts'
import { finishedBatch, finishedTransaction, isFrom, readFinishedCall } from './signingGate/finish.ts'
import { targetOf } from './signingGate/gateKinds.ts'
import type { GateRefusal } from './signingGate/gateRefusal.ts'
import { logText } from './signingGate/logText.ts'
import { alteredField, bigintOf, calm, isSameHex, ownValue, put } from './signingGate/own.ts'
import { LONGEST_PERMIT_SECONDS, type ShownPermit } from './signingGate/typed-data/permitTypedData.ts'
import { plainCopy } from './signingGate/plainCopy.ts'
import { type ShownSignIn, otherThanSignIn, textBytes } from './signingGate/typed-data/readSignIn.ts'
import type { ShownBallot } from './signingGate/typed-data/ballotTypedData.ts'
import {
  type OtherPart,
  otherThanBallot,
  otherThanOrder,
  otherThanOrderTree,
  otherThanPermit,
} from './signingGate/typed-data/readTypedData.ts'
import { type SealedTerms, drawnWith, statedTerms } from './signingGate/sealedTerms.ts'
import type { ShownTerms } from './signingGate/shownTerms.ts'
import { type Target, isSpenderInBook } from './signingGate/targets.ts'
import { typedText } from './signingGate/typed-data/typedText.ts'
import { SIGNING_METHODS } from './wallet/signingMethods.ts'
import type { WalletAnswer, WalletDoor } from './wallet/walletDoor.ts'
import type { Call } from './write.ts'

export type GateAnswer =
  | { kind: 'answered'; value: unknown }
  | { kind: 'refused'; refusal: GateRefusal }
  | { kind: 'trouble'; trouble: WalletTrouble }

/** The tokens that the amounts beside the button are drawn with (spec: signing.drawn-token). */
type Drawn = { drawn: readonly DrawnToken[] }

export type ShownCall = { call: Call; shown: SealedTerms }

/**
 * What is asked for is copied before anything else happens: whatever is done to it later changes nothing. `shown` was sealed when
 * the screen was drawn; `deadlineSeconds` dates what the screen left open.
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
  /** `typedData` is what is signed, `shown` is what the screen says; they are built independently of each other. */
  signPermit: (request: { typedData: unknown; shown: ShownPermit } & Drawn) => Promise<GateAnswer>
  signOrder: (request: { typedData: unknown; shown: MarketOrder } & Drawn) => Promise<GateAnswer>
  /** Several orders of one account under one signature, each of them on screen (spec: market.tree). */
  signOrders: (
    request: { typedData: unknown; shown: readonly [MarketOrder, ...MarketOrder[]] } & Drawn,
  ) => Promise<GateAnswer>
  signBallot: (request: { typedData: unknown; shown: ShownBallot }) => Promise<GateAnswer>
  /** The one text that is ever asked to be signed (spec: signing.sign-in). */
  signIn: (request: { text: string; shown: ShownSignIn }) => Promise<GateAnswer>
}

export type GateOptions = {
  door: WalletDoor
  book: AddressBook
  /** Our own endpoint: the gate asks the chain itself, by its own reference to `fetch`. */
  rpcUrl: string
  /** Of the page: an account signs in nowhere else. */
  origin: string
  /** False while writes are switched off, or the endpoints disagree (spec: sending.switched-off). */
  writes: () => boolean
  log: (event: GateRefusal | { kind: 'requestReplaced' }) => void
}

/** What a wallet is asked for, how it is looked into, and the chain's answers that takes. */
type CheckedRequest<Facts> = {
  from: Address
  method: string
  params: readonly unknown[]
  facts: () => Promise<Facts>
  refusalOf: (facts: Facts) => GateRefusal | null
  /** What moves nothing is signed whether sending is switched off or not. */
  movesNothing?: true
}

/** The only way to a signature. It reads what is to be signed and passes it on only if it matches what the screen says. */
export function signingGate({ door, book: givenBook, rpcUrl, origin, writes, log }: GateOptions): SigningGate {
  const copied = plainCopy(givenBook)
  if (copied === null) throw new Error('An address book is plain data.')
  const book = copied.copy
  const { chainId } = book
  const chain = askChain(rpcUrl)

  const exchangeOf = (token: Address): Promise<Address | null> => {
    const { v1Factory } = book.contracts
    return v1Factory === undefined ? nothing() : chain.exchangeOf(v1Factory, token)
  }

  /** Those of the address book and those that its factory has opened (spec: signing.collection). */
  async function isTraded(collection: Address): Promise<boolean> {
    const { musicNft, musicCollectionFactory } = book.contracts
    if (musicNft !== undefined && isSameHex(musicNft, collection)) return true
    return musicCollectionFactory !== undefined && (await calm(chain.isOpened(musicCollectionFactory, collection)))
  }

  /** The first collection among these orders that is not traded here. */
  async function strangeCollection(orders: readonly MarketOrder[]): Promise<StrangeCollection> {
    let last: Address | null = null
    for (let at = 0; at < orders.length && at < MOST_LEAVES; at += 1) {
      const collection = orders[at]?.collection
      if (collection === undefined || isSameHex(collection, last)) continue
      last = collection
      if (!(await calm(isTraded(collection)))) return { __proto__: null, strange: collection } as StrangeCollection
    }
    return { __proto__: null, strange: null } as StrangeCollection
  }

  /** The exchange that the chain names for a token, where the address book does not list the spender. */
  const exchangeToApprove = (token: Address, spender: Address, self: Address | null): Promise<Address | null> =>
    isSpenderInBook(book, token, spender) || isSameHex(spender, self) ? nothing() : exchangeOf(token)

  async function addressOf(place: Target): Promise<Address | null> {
    if (typeof place !== 'object' || place === null) return place
    const token = ownValue(place, 'exchangeOf') as Address | undefined
    if (token !== undefined) return calm(exchangeOf(token))
    const collection = ownValue(place, 'collection') as Address
    return (await calm(isTraded(collection))) ? collection : null
  }

  async function callFacts(shown: ShownTerms, self: Address | null): Promise<CallFacts> {
    const place = targetOf(book, shown)
    const target = await calm(addressOf(place))
    const isApproval = shown.kind === 'approve' && target !== null
    const exchange = isApproval ? await calm(exchangeToApprove(target, shown.spender, self)) : null
    const isTakenBack = isApproval && shown.amount === 0n && !isSpenderInBook(book, target, shown.spender)
    const allowances = isTakenBack && (await calm(chain.hasAllowances(target)))
    const isOfSong = shown.kind === 'playSong' || shown.kind === 'changeSongCost'
    const songToken = isOfSong && target !== null ? await calm(chain.songToken(target, shown.songId)) : null
    // Without a prototype, since a promise asks its value for a `then`.
    return { __proto__: null, target, exchange, allowances, self, songToken } as CallFacts
  }

  /** All that takes time comes first. From the look at what is finished to the wallet nothing else can run. */
  async function askWallet<Facts>({
    from,
    method,
    params,
    facts,
    refusalOf,
    movesNothing,
  }: CheckedRequest<Facts>): Promise<GateAnswer> {
    const wanted = { chainId, from }
    let refusal: GateRefusal | null
    try {
      const known = await calm(facts())
      const chain = await calm(door.ask('eth_chainId'))
      const accounts = await calm(door.ask('eth_accounts'))
      const mayWrite = movesNothing === true || writes()
      refusal = checkPage() ?? refusalOf(known) ?? checkWallet(chain, accounts, wanted) ?? checkWrites(mayWrite)
    } catch (error) {
      refusal = { kind: 'chainSilent', actual: error instanceof Error ? error.message : logText(error) }
    }
    if (refusal !== null) return refuse(refusal)
    const pending = door.ask(method, params)
    if (door.wasReplaced()) log({ kind: 'requestReplaced' })
    const answer = await calm(pending)
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

  return {
    send(request) {
      const copied = plainCopy(request)
      if (copied === null) return refuseUncopied()
      const { from, gas, call, deadlineSeconds } = copied.copy
      const shown = statedTerms(ownValue(request, 'shown'), deadlineSeconds)
      const drawn = drawnWith(ownValue(request, 'shown'))
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
      const stated = statedTermsOfEach(ownValue(request, 'calls'), calls.length, deadlineSeconds)
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
            if (shown !== undefined) put(facts, at, await calm(callFacts(shown.shown, from)))
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
    signPermit(request) {
      const copied = plainCopy(request)
      if (copied === null) return refuseUncopied()
      const { typedData, shown, drawn } = copied.copy
      const { owner, token, spender, deadlineSeconds } = shown
      const text = typedText(typedData)
      return askWallet({
        from: owner,
        method: SIGNING_METHODS.signTypedData,
        params: [owner, text],
        async facts() {
          const exchange = await calm(exchangeToApprove(token, spender, null))
          const latestSeconds = await calm(chain.latestBlockSeconds())
          return { __proto__: null, exchange, latestSeconds } as { exchange: Address | null; latestSeconds: bigint }
        },
        refusalOf({ exchange, latestSeconds }) {
          const other = otherThanPermit(text, chainId, shown)
          if (other !== null) return otherText('otherPermit', other)
          if (!isSpenderInBook(book, token, spender) && !isSameHex(spender, exchange)) return unlisted(spender)
          const undrawn = otherThanPriced([{ price: { token } }], drawn)
          if (undrawn !== null) return undrawn
          const longest = latestSeconds + LONGEST_PERMIT_SECONDS
          if (deadlineSeconds <= longest) return null
          const actual = logText(deadlineSeconds)
          return { kind: 'otherDeadline', field: 'deadline', actual, shown: `at most ${longest}` }
        },
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
        refusalOf: (facts) => checkOrder(book, text, shown, facts) ?? otherThanPriced([shown], drawn),
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
        refusalOf: (facts) => checkOrders(book, text, shown, facts) ?? otherThanPriced(shown, drawn),
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
        refusalOf() {
          if (bytes === null)
            return { kind: 'otherSignIn', field: 'form', actual: logText(text), shown: 'plain letters' }
          const other = otherThanSignIn(bytes, shown, { origin, chainId })
          return other === null
            ? null
            : { kind: 'otherSignIn', field: other.field, actual: other.actual, shown: other.shown }
        },
      })
    },
  }
}

const nothing = async () => null

/** What the screen says of each call of a batch, by its place. Null: of one of them it says nothing. */
type DrawnTerms = { shown: ShownTerms; drawn: readonly DrawnToken[] }

function statedTermsOfEach(
  calls: unknown,
  count: number,
  deadlineSeconds: bigint,
): Readonly<Record<number, DrawnTerms>> | null {
  const all = { __proto__: null } as unknown as Record<number, DrawnTerms>
  for (let at = 0; at < count; at += 1) {
    const sealed = ownValue(ownValue(calls, `${at}`), 'shown')
    const shown = statedTerms(sealed, deadlineSeconds)
    const drawn = drawnWith(sealed)
    if (shown === null || drawn === null) return null
    put(all, at, { shown, drawn })
  }
  return all
}

/** What a wallet would read is not what was finished. */
const OTHER_BYTES: GateRefusal = { kind: 'unknownCalldata', actual: 'other bytes', shown: 'the finished request' }

const otherText = (
  kind: 'otherPermit' | 'otherOrder' | 'otherBallot',
  { field, actual, shown }: NonNullable<OtherPart>,
): GateRefusal => ({
  kind,
  field,
  actual: logText(actual),
  shown: logText(shown),
})

/** A collection that neither the address book nor its factory knows; null: there is none among them. */
type StrangeCollection = { readonly strange: Address | null }

function checkOrder(
  book: AddressBook,
  text: string,
  shown: MarketOrder,
  { strange }: StrangeCollection,
): GateRefusal | null {
  const { seaport } = book.contracts
  if (seaport === undefined) return NO_MARKET
  if (strange !== null) return notTraded(strange)
  const other = otherThanOrder(text, book.chainId, seaport, shown)
  return other === null ? null : otherText('otherOrder', other)
}

function checkOrders(
  book: AddressBook,
  text: string,
  shown: readonly MarketOrder[],
  { strange }: StrangeCollection,
): GateRefusal | null {
  const { seaport } = book.contracts
  if (seaport === undefined) return NO_MARKET
  if (shown.length > MOST_LEAVES)
    return { kind: 'otherOrder', field: 'tree', actual: logText(shown.length), shown: `at most ${MOST_LEAVES}` }
  if (strange !== null) return notTraded(strange)
  const other = otherThanOrderTree(text, book.chainId, seaport, shown)
  return other === null ? null : otherText('otherOrder', other)
}

const NO_MARKET: GateRefusal = {
  kind: 'otherTarget',
  field: 'seaport',
  actual: 'Seaport',
  shown: 'nothing on this chain',
}

const notTraded = (collection: Address): GateRefusal => ({
  kind: 'otherToken',
  field: 'collection',
  actual: collection,
  shown: 'the collections of this chain',
})

function checkBallot({ contracts, chainId }: AddressBook, text: string, shown: ShownBallot): GateRefusal | null {
  const { governor } = contracts
  if (governor === undefined || !isSameHex(governor, shown.governor)) {
    const known = governor ?? 'nothing on this chain'
    return { kind: 'otherTarget', field: 'governor', actual: shown.governor, shown: known }
  }
  const other = otherThanBallot(text, chainId, shown)
  return other === null ? null : otherText('otherBallot', other)
}

/** Case 32: with such a field a wallet would read something else than what it was given. */
function checkPage(): GateRefusal | null {
  const field = alteredField()
  return field === null ? null : { kind: 'altered', actual: `every object has ${field}` }
}

const checkWrites = (may: boolean): GateRefusal | null => (may ? null : { kind: 'writesOff' })

type Wanted = { chainId: number; from: Address }

function checkWallet(chain: WalletAnswer, accounts: WalletAnswer, { chainId, from }: Wanted): GateRefusal | null {
  if (!chain.ok) return { kind: 'walletSilent', actual: chain.trouble.message }
  if (!accounts.ok) return { kind: 'walletSilent', actual: accounts.trouble.message }
  // `0x89`; some wallets answer 137 or "137" instead.
  const answered = typeof chain.value === 'number' ? `${chain.value}` : chain.value
  if (bigintOf(answered) !== bigintOf(`${chainId}`))
    return { kind: 'otherChain', actual: logText(chain.value), shown: `${chainId}` }
  const selected = ownValue(accounts.value, '0')
  if (!isSameHex(selected, from)) return { kind: 'otherAccount', actual: logText(selected), shown: from }
  return null
}
