import { sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { type TestChain, testChain } from '@musi/devchain/testing/testChain'
import { jukeboxAbi } from '@musi/contracts/abi/jukebox'
import { decodeFunctionData, encodeFunctionData, maxUint256, zeroHash } from 'viem'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Address } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import { signInText } from '@musi/domain/signIn/signInText'
import { knownSpenders } from '@musi/domain/approvals/knownSpenders'
import { seaportAbi } from './abi/seaport.ts'
import type { Listing, MarketOrder, PieceOffer } from '@musi/domain/market/marketOrder'
import { type GateAnswer, type SigningGate, signingGate } from './signingGate.ts'
import { SIGNING_METHODS } from './wallet/signingMethods.ts'
import { gateRefusalText, type GateRefusal } from './signingGate/gateRefusal.ts'
import { openedCollections } from './market/openedCollections.ts'
import { isSpenderInBook } from './signingGate/targets.ts'
import { type ShownPermit, permitTypedData } from './signingGate/typed-data/permitTypedData.ts'
import { type ShownRecovery, recoveryTypedData } from './signingGate/typed-data/recoveryTypedData.ts'
import type { DisplayedToken } from './signingGate/displayedTokens.ts'
import { contractValue } from './requests/contracts/contractValue.ts'
import { sealedTerms } from './signingGate/sealedTerms.ts'
import type { ShownTerms } from './signingGate/shownTerms.ts'
import { type ChaosWallet, chaosWallet } from './testing/chaosWallet.ts'
import {
  type HonestWrite,
  type Scene,
  collectionOfferOf,
  honestWrites,
  orderOf,
  pieceOfferOf,
} from './testing/honestWrites.ts'
import { displayedTokensFor } from './testing/displayedTokensFor.ts'
import { createScene, openPasskeyAccount } from './testing/createScene.ts'
import { signedOrderData, signedTreeData } from './testing/signedOrderData.ts'
import { guardProvider } from './wallet/guardProvider.ts'
import type { Call } from './write.ts'
import { approveDrop } from './writes/collectibles/approveDrop.ts'
import { registerSong } from './writes/music/registerSong.ts'
import { mintDrop } from './writes/collectibles/mintDrop.ts'

const PAGE = 'http://localhost:3210'
const evil = '0x00000000000000000000000000000000000000E1'
const answers: Readonly<Record<string, unknown>> = { eth_chainId: '0x7a69' }

let chain: TestChain
let scene: Scene
let honest: readonly HonestWrite[]
let wallet: ChaosWallet
let logged: { kind: string }[]
let gate: SigningGate
let writes: boolean

beforeAll(async () => {
  chain = await testChain()
  const [one, two] = chain.accounts
  if (one === undefined || two === undefined) throw new Error('There are no accounts.')
  scene = await createScene(chain.request, chain.addressBook, one.address, two.address)
  const { jukebox = '0x', jukeboxV2 = '0x' } = chain.addressBook.contracts
  const song = { token: scene.a, cost: 5n, opensAtSeconds: null, contentHash: zeroHash } as const
  const payees = [{ account: scene.account, shareBps: 10_000 }] as const
  const registered = async (at: Address) => {
    await sendUnlocked(chain.request, scene.account, registerSong({ jukebox: at, nonce: 8n, ...song, payees }))
    const query = { address: at, abi: jukeboxAbi, functionName: 'songIdOf', args: [scene.account, 8n] } as const
    return (await contractValue(chain.request, query)) ?? zeroHash
  }
  await openPasskeyAccount(chain.request, chain.addressBook, one.address)
  scene = { ...scene, song: await registered(jukebox), earlierSong: await registered(jukeboxV2) }
  honest = honestWrites(scene)
})

const gateOf = (book: AddressBook = chain.addressBook, rpcUrl = chain.rpcUrl) => {
  const guardedProvider = guardProvider(wallet.provider)
  if (guardedProvider === null) throw new Error('Not a usable wallet.')
  return signingGate({
    guardedProvider,
    book,
    rpcUrl,
    origin: PAGE,
    writes: () => writes,
    log: (event) => logged.push(event),
  })
}

beforeEach(() => {
  const answer = ({ method }: { method: string }) =>
    method === 'eth_accounts' ? [scene.account] : (answers[method] ?? 'signed')
  wallet = chaosWallet({ request: async (call) => answer(call) })
  logged = []
  writes = true
  gate = gateOf()
})

type ShownRequest = { call: Call; shown: ShownTerms; drawn?: readonly DisplayedToken[] }
const drawn = ({ call, shown, drawn: tokens = displayedTokensFor(scene, shown) }: ShownRequest) => ({
  call,
  shown: sealedTerms(shown, tokens),
})
const send = (asked: ShownRequest, from = scene.account) =>
  gate.send({ ...drawn(asked), from, gas: 100_000n, deadlineSeconds: 9n })
const sendCalls = (calls: readonly ShownRequest[]) =>
  gate.sendCalls({ from: scene.account, calls: calls.map(drawn), deadlineSeconds: 9n })
const honestWrite = (name: string) => {
  const match = honest.find((one) => one.name === name)
  if (match === undefined) throw new Error(`There is no honest write "${name}".`)
  return { call: match.write.candidates[0], shown: match.shown }
}
const paramsOf = (method: string, at = -1) => wallet.requests.filter((one) => one.method === method).at(at)?.params
const requestsOf = (method: string) => wallet.requests.filter((one) => one.method === method)
const refusalOf = (answer: GateAnswer): string => (answer.kind === 'refused' ? answer.refusal.kind : answer.kind)

const expectRefused = (answer: GateAnswer, kind: GateRefusal['kind']) => {
  expect(refusalOf(answer)).toBe(kind)
  for (const method of Object.values(SIGNING_METHODS)) expect(requestsOf(method)).toEqual([])
  expect(logged.map((event) => event.kind)).toEqual([kind])
  if (answer.kind === 'refused') expect(gateRefusalText(answer.refusal)).toMatch(/^[A-Z].*\.$/)
}

test('every honest candidate call of every kind passes, byte for byte', async () => {
  expect(new Set(honest.map(({ shown }) => shown.kind)).size).toBe(52)
  for (const { name, write, shown } of honest)
    for (const call of write.candidates) {
      expect([name, refusalOf(await send({ call, shown }))]).toEqual([name, 'answered'])
      const transaction = { from: scene.account, to: call.to, data: call.data, chainId: '0x7a69' }
      expect(paramsOf(SIGNING_METHODS.send)).toMatchObject([transaction])
    }
  expect(logged).toEqual([])
})

test('each honest call is refused with a different target, and with trailing bytes', async () => {
  for (const { shown, write } of honest)
    for (const call of write.candidates) {
      if (shown.kind === 'transfer' && shown.what === 'native') continue
      expect(refusalOf(await send({ shown, call: { ...call, to: evil } }))).toBe('otherTarget')
      expect(refusalOf(await send({ shown, call: { ...call, data: `${call.data}00` } }))).toBe('unknownCalldata')
      expect(refusalOf(await send({ shown, call: { ...call, data: '0xdeadbeef' } }))).toBe('unknownCalldata')
    }
  expect(requestsOf(SIGNING_METHODS.send)).toEqual([])
})

test('each honest call is refused if the screen shows another kind', async () => {
  const kinds = [...new Map(honest.map((one) => [one.shown.kind, one])).values()]
  for (const { write, shown: own } of kinds) {
    const others = kinds.filter(({ shown }) => shown.kind !== own.kind)
    const answers = await Promise.all(others.map(({ shown }) => send({ call: write.candidates[0], shown })))
    expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['refused']))
  }
})

const otherTokens = (): readonly DisplayedToken[] => [evil, scene.b, scene.a, 'native', scene.pair]

describe('an act whose amounts are displayed in other tokens than it moves is refused (spec: signing.drawn-token)', () => {
  test('every kind is refused with a different, a missing or an extra token', async () => {
    let kinds = 0
    for (const { name, write, shown } of honest) {
      const call = write.candidates[0]
      const tokens = displayedTokensFor(scene, shown)
      kinds += tokens.length > 0 ? 1 : 0
      for (const [at, token] of tokens.entries()) {
        for (const other of otherTokens().filter((one) => !tokens.includes(one))) {
          const swapped = tokens.map((one) => (one === token ? other : one))
          expect([name, refusalOf(await send({ call, shown, drawn: swapped }))]).toEqual([name, 'otherToken'])
        }
        const fewer = tokens.filter((one) => one !== token)
        expect([name, at, refusalOf(await send({ call, shown, drawn: fewer }))]).toEqual([name, at, 'otherToken'])
      }
      expect([name, refusalOf(await send({ call, shown, drawn: [...tokens, evil] }))]).toEqual([name, 'otherToken'])
    }
    expect(kinds).toBeGreaterThan(40)
    expect(requestsOf(SIGNING_METHODS.send)).toEqual([])
  })

  test('a batch with such a call is refused as a whole', async () => {
    const calls = [honestWrite('approve'), { ...honestWrite('swap V2 neither in'), drawn: [scene.a, evil] as const }]
    expectRefused(await sendCalls(calls), 'otherToken')
  })

  test('a listing, an offer, several orders under one signature, and a permit are refused', async () => {
    const inTokens: MarketOrder = { ...shownListing(), price: { token: scene.a, amount: 9n } }
    for (const order of [shownListing(), inTokens, pieceOfferOf(scene), collectionOfferOf(scene)])
      for (const drawn of [[evil], [], [order.price.token, evil]] as const)
        expect(refusalOf(await gate.signOrder({ ...offerOf(order), drawn }))).toBe('otherToken')
    for (const drawn of [['native'], [scene.a], ['native', evil], []] as const)
      expect(refusalOf(await gate.signOrders({ ...treeOf([shownListing(), inTokens]), drawn }))).toBe('otherToken')
    const shown = await permitShown()
    for (const drawn of [[evil], []] as const) {
      const typedData = permitTypedData(31337, shown)
      expect(refusalOf(await gate.signPermit({ shown, typedData, drawn }))).toBe('otherToken')
    }
    expect(requestsOf(SIGNING_METHODS.signTypedData)).toEqual([])
  })

  test('a play is refused if its song’s token cannot be read or does not match', async () => {
    const { call, shown } = honestWrite('play')
    if (shown.kind !== 'playSong') throw new Error('Not a play.')
    const unknown = { ...shown, songId: zeroHash }
    const data = call.data.replace(scene.song.slice(2), zeroHash.slice(2)) as `0x${string}`
    expect(refusalOf(await send({ call: { ...call, data }, shown: unknown, drawn: [scene.a] }))).toBe('otherToken')
    gate = gateOf(chain.addressBook, 'http://127.0.0.1:9')
    expect(refusalOf(await send({ call, shown }))).toBe('chainSilent')
  })
})

const bidOf = (amount: bigint): PieceOffer => ({ ...pieceOfferOf(scene), price: { token: scene.a, amount } })

type Change = [what: string, honest: string, shown: (shown: ShownTerms) => object, kind: GateRefusal['kind']]
const CHANGES: readonly Change[] = [
  ['another spender', 'approve', () => ({ spender: scene.exchange }), 'otherSpender'],
  ['another amount', 'approve', () => ({ amount: maxUint256 }), 'otherAmount'],
  ['another token', 'approve', () => ({ token: scene.b }), 'otherTarget'],
  ['another recipient', 'transfer tokens', () => ({ recipient: evil }), 'otherRecipient'],
  ['another amount', 'transfer tokens', () => ({ amount: 6n }), 'otherAmount'],
  ['another token', 'transfer tokens', () => ({ what: scene.b }), 'otherTarget'],
  ['another recipient', 'send a piece', () => ({ recipient: evil }), 'otherRecipient'],
  ['another piece', 'send a piece', () => ({ tokenId: 8n }), 'otherToken'],
  ['another owner', 'send a piece', () => ({ sender: evil }), 'otherContent'],
  ['a collection that is not traded here', 'send a piece', () => ({ collection: evil }), 'otherTarget'],
  ['another recipient', 'transfer native', () => ({ recipient: evil }), 'otherTarget'],
  ['another amount', 'transfer native', () => ({ amount: 4n }), 'otherAmount'],
  ['another amount', 'wrap', () => ({ amount: 4n }), 'otherAmount'],
  ['another recipient', 'swap V2 in in', () => ({ recipient: evil }), 'otherRecipient'],
  ['another amount', 'swap V2 in in', () => ({ amountIn: 4n }), 'otherAmount'],
  ['another minimum', 'swap V2 neither in', () => ({ minimumOut: 5n }), 'otherMinimum'],
  ['another maximum', 'swap V2 in out', () => ({ maximumIn: 4n }), 'otherMinimum'],
  ['another deadline', 'swap V2 out in', () => ({ deadlineSeconds: 8n }), 'otherDeadline'],
  ['another path', 'swap V2 neither in', () => ({ path: [scene.b, scene.a] }), 'otherToken'],
  ['tokens instead of currency', 'swap V2 out in', () => ({ native: 'neither' }), 'otherToken'],
  ['another recipient', 'V1 tokens in', () => ({ recipient: evil }), 'otherRecipient'],
  ['another token', 'V1 native out in', () => ({ sold: scene.b }), 'otherTarget'],
  ['another token', 'V1 tokens out', () => ({ bought: scene.a }), 'otherToken'],
  ['another jukebox', 'play', () => ({ jukebox: evil }), 'otherTarget'],
  ['the earlier jukebox', 'play', () => ({ jukebox: scene.book.contracts.jukeboxV2 }), 'otherTarget'],
  ['another price', 'open a pool with native', () => ({ amountB: 5n }), 'otherAmount'],
  ['fewer shares', 'open a pool with native', () => ({ minimumShares: 5n }), 'otherMinimum'],
  ['another minimum', 'add native', () => ({ minimumB: 5n }), 'otherMinimum'],
  ['another minimum', 'add from one native', () => ({ minimumShares: 5n }), 'otherMinimum'],
  ['another token', 'add from one native', () => ({ otherToken: scene.a }), 'otherToken'],
  ['another amount', 'add from one native', () => ({ amount: 6n }), 'otherAmount'],
  ['another recipient', 'remove native', () => ({ recipient: evil }), 'otherRecipient'],
  ['another amount', 'remove native, signed', () => ({ liquidity: 4n }), 'otherAmount'],
  ['another deadline', 'remove V1', () => ({ deadlineSeconds: 8n }), 'otherDeadline'],
  ['another minimum', 'migrate', () => ({ minimumNative: 4n }), 'otherMinimum'],
  ['another amount', 'stake', () => ({ amount: 4n }), 'otherAmount'],
  ['another pair', 'stake', () => ({ pair: scene.pair }), 'otherTarget'],
  ['another account', 'claim', () => ({ recipient: evil }), 'otherRecipient'],
  ['another delegate', 'delegate', () => ({ delegatee: evil }), 'otherRecipient'],
  ['another side', 'vote', () => ({ support: true }), 'otherContent'],
  ['another cost', 'play', () => ({ maximumCost: 4n }), 'otherMinimum'],
  ['another payee', 'register', () => ({ payees: [{ account: evil, shareBps: 10_000 }] }), 'otherRecipient'],
  ['another owner', 'create a token', () => ({ owner: evil }), 'otherRecipient'],
  ['another price', 'buy for coins', () => ({ order: orderOf(scene, { token: 'native', amount: 8n }) }), 'otherOrder'],
  ['another seller', 'accept an offer for any piece', () => ({ seller: evil }), 'otherOrder'],
  ['another piece', 'accept an offer for any piece', () => ({ tokenId: 8n }), 'otherOrder'],
  ['another royalty', 'accept an offer for any piece', () => ({ royalty: null }), 'otherOrder'],
  ['a higher offer', 'accept an offer', () => ({ offer: bidOf(10n) }), 'otherOrder'],
  ['another offer', 'withdraw an offer for one piece', () => ({ order: bidOf(10n) }), 'otherOrder'],
  [
    'one piece less',
    'buy several',
    () => ({ orders: [orderOf(scene, { token: 'native', amount: 9n })] }),
    'otherOrder',
  ],
  ['another second signer', 'set the second signer, 20 bytes', () => ({ signer: evil }), 'otherContent'],
  ['no second signer', 'set the second signer, 84 bytes', () => ({ signer: '0x' }), 'otherContent'],
  ['another key', 'propose a key', () => ({ y: zeroHash }), 'otherContent'],
  ['an account that is not ours', 'stop a recovery', () => ({ account: scene.a }), 'otherTarget'],
  ['an account that is not deployed', 'put a key in force', () => ({ account: evil }), 'otherTarget'],
  ['another price', 'list', () => ({ order: orderOf(scene, { token: scene.a, amount: 8n }) }), 'otherOrder'],
]

test.each(CHANGES)('case 34: %s on screen than in %s is refused', async (_, name, change, kind) => {
  const { call, shown } = honestWrite(name)
  expectRefused(await send({ call, shown: { ...shown, ...change(shown) } }), kind)
})

test('native currency on a call that takes none is refused', async () => {
  const { call, shown } = honestWrite('approve')
  expectRefused(await send({ call: { ...call, value: 1n }, shown }), 'otherAmount')
})

const approval = (spender: `0x${string}`, amount: bigint, shownAmount = amount) => {
  const [, data] = [
    '',
    `0x095ea7b3${spender.slice(2).padStart(64, '0')}${amount.toString(16).padStart(64, '0')}`,
  ] as const
  const call = { to: scene.a, data: data as `0x${string}`, value: 0n }
  return { call, shown: { kind: 'approve', token: scene.a, spender, amount: shownAmount } as const }
}

test('case 33: an approval for an unlisted spender is refused, even if the screen names it', async () => {
  expectRefused(await send(approval(evil, 5n)), 'unlistedSpender')
})

test('an approval of any spender can be revoked, whatever amount the screen shows (spec: approvals.revoke)', async () => {
  expect(refusalOf(await send(approval(chain.addressBook.contracts.v2Router, 0n, 5n)))).toBe('answered')
  expect(refusalOf(await send(approval(evil, 0n)))).toBe('answered')
  expect(logged).toEqual([])
})

test('every spender checked for open approvals is one that the gate allows (spec: approvals.open)', () => {
  const staked = chain.addressBook.stakingPools[0]?.pair ?? '0x'
  const known = knownSpenders(chain.addressBook, [scene.a, staked])
  expect(known.length).toBeGreaterThan(10)
  for (const { token, spender } of known) expect(isSpenderInBook(chain.addressBook, token, spender)).toBe(true)
})

test('an approval of piece 0 for an unlisted spender is refused, and does not count as a revocation', async () => {
  const { call, shown } = approval(evil, 0n)
  const collection = chain.addressBook.contracts.musicNft ?? '0x'
  const asked = { call: { ...call, to: collection }, shown: { ...shown, token: collection } }
  expectRefused(await send(asked), 'unlistedSpender')
})

test('case 37: a wallet on another chain gets no request', async () => {
  wallet.reportChain(1)
  expectRefused(await send(honestWrite('wrap')), 'otherChain')
})

test('case 38: a wallet with another account gets no request', async () => {
  wallet.reportAccounts([scene.friend])
  expectRefused(await send(honestWrite('wrap')), 'otherAccount')
})

test('case 46: a locked wallet gets no request', async () => {
  wallet.lock()
  expectRefused(await send(honestWrite('wrap')), 'otherAccount')
})

test('a wallet that does not report its chain gets no request', async () => {
  wallet.next('eth_chainId', { does: 'throw', error: null })
  expectRefused(await send(honestWrite('wrap')), 'walletSilent')
})

test('nothing is signed while sending is switched off', async () => {
  writes = false
  expectRefused(await send(honestWrite('wrap')), 'writesOff')
})

test('nothing is signed if the V1 exchange cannot be looked up', async () => {
  gate = gateOf(chain.addressBook, 'http://127.0.0.1:9')
  expectRefused(await send(honestWrite('V1 native in in')), 'chainSilent')
})

test('a call to a contract that this chain does not have is refused', async () => {
  const { jukebox: _, ...contracts } = chain.addressBook.contracts
  gate = gateOf({ ...chain.addressBook, contracts })
  expectRefused(await send(honestWrite('play')), 'otherTarget')
})

test('case 31: a replaced request function is never called, and the replacement is logged', async () => {
  const stolen: unknown[] = []
  wallet.provider.request = async (call) => void stolen.push(call)
  expect((await send(honestWrite('wrap'))).kind).toBe('answered')
  expect(stolen).toEqual([])
  expect(logged).toEqual([{ kind: 'requestReplaced' }])
})

test('a batch passes if every call passes, and is refused for one wrong call', async () => {
  const calls = [honestWrite('approve'), honestWrite('swap V2 neither in')]
  expect((await sendCalls(calls)).kind).toBe('answered')
  const batch = { chainId: '0x7a69', atomicRequired: true, from: scene.account }
  expect(paramsOf(SIGNING_METHODS.sendCalls)).toMatchObject([batch])
  const foreign = { ...honestWrite('transfer tokens'), shown: calls[0]?.shown ?? honestWrite('wrap').shown }
  const stopped = await sendCalls([...calls, foreign])
  expect(refusalOf(stopped)).toBe('unknownCalldata')
  expect(refusalOf(await sendCalls([]))).toBe('emptyBatch')
  expect(requestsOf(SIGNING_METHODS.sendCalls)).toHaveLength(1)
})

const latestSeconds = async () => {
  const latest = (await chain.request('eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
  return BigInt(latest.timestamp)
}
const permitShown = async (): Promise<ShownPermit> => ({
  token: scene.pair,
  domainName: 'Uniswap V2',
  owner: scene.account,
  spender: chain.addressBook.contracts.v2Router,
  value: 5n,
  nonce: 0n,
  deadlineSeconds: (await latestSeconds()) + 1200n,
})

test('case 35: a permit that matches the screen passes', async () => {
  const shown = await permitShown()
  expect((await gate.signPermit({ shown, typedData: permitTypedData(31337, shown), drawn: [shown.token] })).kind).toBe(
    'answered',
  )
  const [owner, text] = (paramsOf(SIGNING_METHODS.signTypedData) ?? []) as string[]
  expect(owner).toBe(scene.account)
  expect(JSON.parse(text ?? '')).toMatchObject({ message: { value: '5', nonce: '0x0', spender: shown.spender } })
})

type PermitChange = [
  what: string,
  bend: (typed: ReturnType<typeof permitTypedData>) => object,
  kind: GateRefusal['kind'],
]
const CHANGED_PERMITS: readonly PermitChange[] = [
  ['another chain', (typed) => ({ domain: { ...typed.domain, chainId: 1 } }), 'otherPermit'],
  ['another contract', (typed) => ({ domain: { ...typed.domain, verifyingContract: evil } }), 'otherPermit'],
  ['a domain with an extra field', (typed) => ({ domain: { ...typed.domain, salt: '0x1' } }), 'otherPermit'],
  ['another spender', (typed) => ({ message: { ...typed.message, spender: evil } }), 'otherPermit'],
  ['another amount', (typed) => ({ message: { ...typed.message, value: maxUint256 } }), 'otherPermit'],
  ['another nonce', (typed) => ({ message: { ...typed.message, nonce: 1n } }), 'otherPermit'],
  ['another deadline', (typed) => ({ message: { ...typed.message, deadline: maxUint256 } }), 'otherPermit'],
  ['other types', () => ({ types: {} }), 'otherPermit'],
  ['another primary type', () => ({ primaryType: 'Order' }), 'otherPermit'],
]

test.each(CHANGED_PERMITS)('case 35: a permit with %s is refused', async (_, bend, kind) => {
  const shown = await permitShown()
  const typed = permitTypedData(31337, shown)
  expectRefused(await gate.signPermit({ shown, typedData: { ...typed, ...bend(typed) }, drawn: [shown.token] }), kind)
})

test('case 35: a permit that is valid for more than an hour is refused, even if the screen says so', async () => {
  const shown = { ...(await permitShown()), deadlineSeconds: (await latestSeconds()) + 4000n }
  expectRefused(
    await gate.signPermit({ shown, typedData: permitTypedData(31337, shown), drawn: [shown.token] }),
    'otherDeadline',
  )
})

test('a permit for an unlisted spender is refused', async () => {
  const shown = { ...(await permitShown()), spender: evil } as const
  expectRefused(
    await gate.signPermit({ shown, typedData: permitTypedData(31337, shown), drawn: [shown.token] }),
    'unlistedSpender',
  )
})

const offerOf = (shown: MarketOrder, made = shown) => {
  const seaport = chain.addressBook.contracts.seaport ?? '0x'
  const typedData: unknown = signedOrderData(made, { seaport, chainId: 31337 })
  return { shown, typedData, drawn: [shown.price.token] }
}
const shownListing = (): Listing => orderOf(scene, { token: 'native', amount: 9n })

test('a listing from our collection is signed as the screen shows it; a listing from any other is refused', async () => {
  const order = shownListing()
  expect((await gate.signOrder(offerOf(order))).kind).toBe('answered')
  const [seller, text] = (paramsOf(SIGNING_METHODS.signTypedData) ?? []) as string[]
  expect(seller).toBe(scene.account)
  const { primaryType, message } = JSON.parse(text ?? '') as { primaryType: string; message: Record<string, unknown> }
  expect([primaryType, message['salt'], message['counter']]).toEqual(['OrderComponents', '5', '3'])
  expect(refusalOf(await gate.signOrder(offerOf({ ...order, collection: evil })))).toBe('otherToken')
})

test('a piece of a collection that the factory opened is approved, minted and listed; a piece of another collection is refused (spec: signing.collection)', async () => {
  const { musicCollectionFactory: factory = '0x' } = chain.addressBook.contracts
  const { write, shown } = honest.find(({ name }) => name === 'open a collection') ?? {}
  if (write === undefined || shown === undefined) throw new Error('There is no honest write that opens a collection.')
  expect(await send({ call: write.candidates[0], shown })).toMatchObject({ kind: 'answered' })
  await sendUnlocked(chain.request, scene.account, write)
  const [own = '0x'] = await openedCollections(chain.request, factory, 1)
  const answersTo = async (collection: Address) => {
    const allowed = { collection, tokenId: 7n, spender: chain.addressBook.contracts.seaport ?? '0x' }
    const made = { collection, recipient: scene.account, uri: 'ipfs://x', releaseDateSeconds: null, royalty: null }
    const order = { ...shownListing(), collection }
    const given = [
      await send({ call: approveDrop(allowed).candidates[0], shown: { kind: 'approveDrop', ...allowed } }),
      await send({ call: mintDrop(made).candidates[0], shown: { kind: 'mintDrop', ...made } }),
      await gate.signOrder(offerOf(order)),
      await gate.signOrders(treeOf([shownListing(), order])),
    ]
    return given.map(refusalOf)
  }
  expect(await answersTo(own)).toEqual(['answered', 'answered', 'answered', 'answered'])
  const asked = wallet.requests.length
  for (const stranger of [evil, factory, scene.a] as const)
    expect(await answersTo(stranger)).toEqual(['otherTarget', 'otherTarget', 'otherToken', 'otherToken'])
  // If the chain does not answer, no collection counts as opened.
  gate = gateOf(chain.addressBook, 'http://127.0.0.1:1')
  expect(await answersTo(own)).not.toContain('answered')
  const { musicCollectionFactory: _, ...contracts } = chain.addressBook.contracts
  gate = gateOf({ ...chain.addressBook, contracts })
  expect(await answersTo(own)).toEqual(['otherTarget', 'otherTarget', 'otherToken', 'otherToken'])
  expect(wallet.requests.slice(asked).map(({ method }) => method)).not.toContain(SIGNING_METHODS.signTypedData)
})

const OTHER_ORDERS: readonly (readonly [what: string, change: (order: Listing) => Partial<Listing>])[] = [
  ['a lower price', () => ({ price: { token: 'native', amount: 8n } })],
  ['another payment token', () => ({ price: { token: scene.a, amount: 9n } })],
  ['no royalty', () => ({ royalty: null })],
  ['a royalty for somebody else', () => ({ royalty: { artist: evil, amount: 1n } })],
  ['another royalty', () => ({ royalty: { artist: scene.account, amount: 2n } })],
  ['a later end', () => ({ endSeconds: 100n })],
  ['an earlier start', () => ({ startSeconds: 1n })],
  ['another collectible', () => ({ tokenId: 8n })],
  ['another counter', () => ({ counter: 4n })],
  ['another salt', () => ({ salt: 6n })],
]

test.each(OTHER_ORDERS)('a listing with %s, unlike the screen, is refused', async (_, change) => {
  const shown = shownListing()
  expectRefused(await gate.signOrder(offerOf(shown, { ...shown, ...change(shown) })), 'otherOrder')
})

test.each([
  ['another market', { domain: { verifyingContract: evil } }],
  ['another chain', { domain: { chainId: 1 } }],
  ['another domain', { domain: { salt: '0x1' } }],
  ['a conduit', { message: { conduitKey: `0x${'11'.repeat(32)}` } }],
  ['a zone that can refuse', { message: { zone: evil } }],
  ['partial fills', { message: { orderType: 1 } }],
  ['a different end', { message: { endTime: 1n } }],
  ['an extra field', { message: { more: 1 } }],
  ['other types', { types: { OfferItem: [] } }],
])('a listing with %s is refused, even if all other fields match', async (_, change: Record<string, object>) => {
  const { shown, typedData } = offerOf(shownListing())
  const typed = typedData as Record<string, object>
  const parts = Object.entries(change).map(([part, fields]) => [part, { ...typed[part], ...fields }] as const)
  expectRefused(
    await gate.signOrder({ shown, drawn: ['native'], typedData: { ...typed, ...Object.fromEntries(parts) } }),
    'otherOrder',
  )
})

test('an offer for a piece, or for any piece of a collection, is signed by its bidder as the screen shows it (spec: signing.order)', async () => {
  for (const order of [pieceOfferOf(scene), collectionOfferOf(scene)]) {
    expect((await gate.signOrder(offerOf(order))).kind).toBe('answered')
    expect(paramsOf(SIGNING_METHODS.signTypedData)).toEqual([scene.account, expect.any(String)])
    expect(refusalOf(await gate.signOrder(offerOf(order, { ...order, price: { token: scene.a, amount: 8n } })))).toBe(
      'otherOrder',
    )
    expect(refusalOf(await gate.signOrder(offerOf(order, { ...order, price: { token: scene.b, amount: 9n } })))).toBe(
      'otherOrder',
    )
  }
  const any = collectionOfferOf(scene)
  expect(refusalOf(await gate.signOrder(offerOf(any, pieceOfferOf(scene))))).toBe('otherOrder')
  expect(refusalOf(await gate.signOrder(offerOf(pieceOfferOf(scene), any)))).toBe('otherOrder')
  const { bidder: seller, ...rest } = pieceOfferOf(scene)
  expect(refusalOf(await gate.signOrder(offerOf(pieceOfferOf(scene), { ...rest, kind: 'listing', seller })))).toBe(
    'otherOrder',
  )
})

const treeOf = (shown: readonly [MarketOrder, ...MarketOrder[]], made = shown) => {
  const seaport = chain.addressBook.contracts.seaport ?? '0x'
  const typedData: unknown = signedTreeData(made, { seaport, chainId: 31337 })
  return { shown, typedData, drawn: shown.map(({ price }) => price.token) }
}
const pieces = (count: number): [MarketOrder, ...MarketOrder[]] => [
  shownListing(),
  ...Array.from({ length: count - 1 }, (_, at) => ({ ...shownListing(), tokenId: BigInt(at) })),
]

test('each of several orders under one signature is on screen, at most 64 of them (spec: market.tree)', async () => {
  for (const count of [1, 2, 3, 64]) expect((await gate.signOrders(treeOf(pieces(count)))).kind).toBe('answered')
  expect((await gate.signOrders(treeOf(pieces(65)))).kind).toBe('refused')
  expect(refusalOf(await gate.signOrders(treeOf(pieces(65), pieces(64))))).toBe('otherOrder')
  expect(refusalOf(await gate.signOrders(treeOf(pieces(2), pieces(3))))).toBe('otherOrder')
  expect(refusalOf(await gate.signOrders(treeOf(pieces(3), pieces(4))))).toBe('otherOrder')
  expect(refusalOf(await gate.signOrders(treeOf(pieces(4), pieces(3))))).toBe('otherOrder')
  const [first, ...others] = pieces(5)
  const cheap: MarketOrder = { ...shownListing(), price: { token: 'native', amount: 1n } }
  for (const place of [0, 1, 3]) {
    const made = others.map((order, at) => (at === place ? cheap : order))
    expect(refusalOf(await gate.signOrders(treeOf([first, ...others], [first, ...made])))).toBe('otherOrder')
  }
  expect(refusalOf(await gate.signOrders(treeOf([first, { ...shownListing(), collection: evil }])))).toBe('otherToken')
})

test('a purchase that gives the piece to another account or to none is refused (spec: signing.said-and-shown)', async () => {
  const { call, shown } = honestWrite('buy several')
  const { args } = decodeFunctionData({ abi: seaportAbi, data: call.data })
  const parts = args as readonly unknown[]
  const bent = (place: number, value: unknown) => ({
    call: {
      ...call,
      data: encodeFunctionData({
        abi: seaportAbi,
        functionName: 'fulfillAvailableAdvancedOrders',
        args: parts.map((part, at) => (at === place ? value : part)) as never,
      }),
    },
    shown,
  })
  expect((await send(bent(6, parts[6]))).kind).toBe('answered')
  expect(refusalOf(await send(bent(2, [])))).toBe('unknownCalldata')
  expect(refusalOf(await send(bent(5, scene.b)))).toBe('unknownCalldata')
  expect(refusalOf(await send(bent(6, 1n)))).toBe('unknownCalldata')
})

const RUNS_CODE: readonly (readonly [what: string, bend: (call: Call) => object])[] = [
  [
    'fields that are read by code',
    (call) => ({
      ...call,
      get data() {
        return call.data
      },
    }),
  ],
  ['a `toJSON` of its own', (call) => ({ ...call, toJSON: () => ({ ...call, to: evil }) })],
  ['a field that is a function', (call) => ({ ...call, more: () => evil })],
]

test.each(RUNS_CODE)('a call with %s is not plain data and is refused', async (_, bend) => {
  const { call, shown } = honestWrite('wrap')
  expectRefused(await send({ call: bend(call) as Call, shown }), 'altered')
})

test('a permit whose fields are getters is refused', async () => {
  const shown = await permitShown()
  const typed = permitTypedData(31337, shown)
  const message = {
    ...typed.message,
    get value() {
      return 5n
    },
  }
  expectRefused(await gate.signPermit({ shown, typedData: { ...typed, message }, drawn: [shown.token] }), 'altered')
})

test('the gate signs the request as it was when it was made, despite later changes', async () => {
  const { call, shown } = honestWrite('wrap')
  const changed = { ...call }
  const answer = send({ call: changed, shown })
  Object.assign(changed, { to: evil, value: maxUint256 })
  expect((await answer).kind).toBe('answered')
  expect(paramsOf(SIGNING_METHODS.send)).toMatchObject([{ to: call.to, value: '0x5' }])

  const calls = [honestWrite('approve'), honestWrite('swap V2 neither in')].map(drawn)
  const batch = gate.sendCalls({ from: scene.account, calls, deadlineSeconds: 9n })
  calls.push(drawn(honestWrite('transfer tokens')))
  Object.assign(calls[0] ?? {}, { call: honestWrite('transfer tokens').call })
  expect((await batch).kind).toBe('answered')
  const [asked] = (paramsOf(SIGNING_METHODS.sendCalls) ?? []) as { calls: { data: string }[] }[]
  expect(asked?.calls.map(({ data }) => data.slice(0, 10))).toEqual(['0x095ea7b3', '0x38ed1739'])
})

describe('the terms on screen are sealed when they are displayed (spec: signing.sealed-when-drawn)', () => {
  test('unsealed terms are refused, alone or in a batch, even if they match the bytes', async () => {
    const { call, shown } = honestWrite('wrap')
    const unsealed = { call, shown: { ...sealedTerms(shown, displayedTokensFor(scene, shown)) } }
    const rest = { from: scene.account, deadlineSeconds: 9n }
    expectRefused(await gate.send({ ...rest, ...unsealed, gas: 1n }), 'altered')
    logged = []
    expectRefused(await gate.sendCalls({ ...rest, calls: [drawn(honestWrite('approve')), unsealed] }), 'altered')
  })

  test('sealed terms cannot be changed, and later changes to their source do not affect them', async () => {
    const { call, shown } = honestWrite('swap V2 neither in')
    const said = structuredClone(shown)
    const sealed = sealedTerms(said, displayedTokensFor(scene, said))
    const { path } = said as unknown as { path: string[] }
    Object.assign(said, { recipient: evil })
    path[1] = evil
    expect(Reflect.set(sealed, 'recipient', evil)).toBe(false)
    const rest = { from: scene.account, gas: 1n, deadlineSeconds: 9n }
    expect((await gate.send({ ...rest, call, shown: sealed })).kind).toBe('answered')
  })

  test('a deadline left open on screen is taken from the request; a shown one is not', async () => {
    const { call, shown } = honestWrite('swap V2 neither in')
    if (shown.kind !== 'swap') throw new Error('Not a swap.')
    const open = sealedTerms({ ...shown, deadlineSeconds: 'whenSent' }, displayedTokensFor(scene, shown))
    const rest = { from: scene.account, gas: 1n, call }
    expect(refusalOf(await gate.send({ ...rest, shown: open, deadlineSeconds: 8n }))).toBe('otherDeadline')
    expect(refusalOf(await gate.send({ ...rest, shown: open, deadlineSeconds: 9n }))).toBe('answered')
    expect(refusalOf(await gate.send({ ...rest, shown: drawn({ call, shown }).shown, deadlineSeconds: 8n }))).toBe(
      'answered',
    )
  })
})

const recovery = (): ShownRecovery => ({
  account: scene.passkeyAccount,
  signer: scene.account,
  x: zeroHash,
  y: zeroHash,
  round: 3n,
})

test('a proposed key is signed for the account, key and round on screen (spec: touch.second-signer-signs)', async () => {
  const shown = recovery()
  const typedData = recoveryTypedData(31337, shown)
  expect(refusalOf(await gate.signRecovery({ shown, typedData }))).toBe('answered')
  const [signer, text] = paramsOf(SIGNING_METHODS.signTypedData) as [Address, string]
  expect(signer).toBe(scene.account)
  expect(JSON.parse(text)).toEqual({ ...typedData, message: { ...typedData.message, round: '3' } })
})

const OTHER_RECOVERIES: readonly (readonly [string, () => Partial<ShownRecovery>, GateRefusal['kind']])[] = [
  ['another key', () => ({ x: `0x${'11'.repeat(32)}` }), 'otherRecovery'],
  ['another round', () => ({ round: 4n }), 'otherRecovery'],
  ['an account that is not ours', () => ({ account: scene.a }), 'otherTarget'],
  ['an account without code', () => ({ account: evil }), 'otherTarget'],
  ['another signer', () => ({ signer: evil }), 'otherAccount'],
]

test.each(OTHER_RECOVERIES)('a proposal with %s on screen is refused', async (_, change, kind) => {
  const shown = { ...recovery(), ...change() }
  expectRefused(await gate.signRecovery({ shown, typedData: recoveryTypedData(31337, recovery()) }), kind)
})

test('a proposal for another chain or contract is refused', async () => {
  const shown = recovery()
  for (const typedData of [
    recoveryTypedData(137, shown),
    recoveryTypedData(31337, { ...shown, account: evil }),
    { ...recoveryTypedData(31337, shown), primaryType: 'Permit' },
  ])
    expect(refusalOf(await gate.signRecovery({ shown, typedData }))).toBe('otherRecovery')
  expect(requestsOf(SIGNING_METHODS.signTypedData)).toEqual([])
})

describe('a sign-in (spec: signing.sign-in)', () => {
  const shownFor = (account: typeof scene.account) => ({
    domain: 'localhost:3210',
    account,
    uri: PAGE,
    chainId: 31_337,
    nonce: 'aB3dE6gH9jK2mN5pQ8sT1v',
    issuedAtSeconds: 1_795_400_000,
    endsAtSeconds: 1_795_400_600,
  })
  const textFor = (shown: ReturnType<typeof shownFor>) => signInText({ ...shown, notBeforeSeconds: null })

  test('the text is sent to the wallet as bytes, with its account, also while sending is switched off', async () => {
    writes = false
    const shown = shownFor(scene.account)
    expect((await gate.signIn({ text: textFor(shown), shown })).kind).toBe('answered')
    const [bytes, account] = (paramsOf(SIGNING_METHODS.signText) ?? []) as string[]
    expect([Buffer.from((bytes ?? '').slice(2), 'hex').toString(), account]).toEqual([textFor(shown), scene.account])
  })

  test.each([
    ['another page requests it', { domain: 'musi.evil', uri: 'http://musi.evil' }],
    ['it is for another chain', { chainId: 137 }],
    ['it would be valid for a day', { endsAtSeconds: 1_795_400_000 + 86_400 }],
  ])('case 93: is refused if %s', async (_, change) => {
    const shown = { ...shownFor(scene.account), ...change }
    expectRefused(await gate.signIn({ text: textFor(shown), shown }), 'otherSignIn')
  })

  test('case 93: is refused if the text differs from what was requested', async () => {
    const shown = shownFor(scene.account)
    const text = textFor({ ...shown, nonce: 'zB3dE6gH9jK2mN5pQ8sT1v' })
    expectRefused(await gate.signIn({ text, shown }), 'otherSignIn')
    logged = []
    expectRefused(await gate.signIn({ text: `${textFor(shown)}\u202E`, shown }), 'otherSignIn')
  })

  test('is refused for an account other than the wallet’s', async () => {
    const shown = shownFor(evil)
    expectRefused(await gate.signIn({ text: textFor(shown), shown }), 'otherAccount')
  })
})

describe('case 32: a field added to every object', () => {
  test.each([
    ['toJSON', { value: () => ({ to: evil }) }],
    ['to', { get: () => evil }],
  ])('stops the gate if a wallet would read it: %s', async (name, field) => {
    Reflect.defineProperty(Object.prototype, name, { ...field, configurable: true })
    try {
      expect(refusalOf(await send(honestWrite('wrap')))).toBe('altered')
    } finally {
      Reflect.deleteProperty(Object.prototype, name)
    }
    expect(requestsOf(SIGNING_METHODS.send)).toEqual([])
  })
})
