import { type Address, parseAddress } from '@musi/domain/address'
import type { MarketOrder } from '@musi/domain/market/marketOrder'
import { signInText } from '@musi/domain/signIn/signInText'
import { maxUint256 } from 'viem'
import { describe, expect, test } from 'vitest'
import { ballotTypedData } from '../../signingGate/typed-data/ballotTypedData.ts'
import { recoveryTypedData } from '../../signingGate/typed-data/recoveryTypedData.ts'
import { permitTypedData } from '../../signingGate/typed-data/permitTypedData.ts'
import { typedText } from '../../signingGate/typed-data/typedText.ts'
import { signedOrderData, signedTreeData } from '../../testing/signedOrderData.ts'
import { type SignatureKind, type SignedTerms, signedTerms } from './signedTerms.ts'

const testAddress = (digit: string): Address => parseAddress(`0x${digit.repeat(40)}`) ?? '0x'
const [TOKEN, OWNER, JUKEBOX, SEAPORT, GOVERNOR, COLLECTION] = ['1', '2', '3', '4', '5', '6'].map(testAddress) as [
  Address,
  Address,
  Address,
  Address,
  Address,
  Address,
]
const CHAIN = 31_337
const ORIGIN = 'http://localhost:3210'
const CONTRACTS: Readonly<Record<string, Address>> = { seaport: SEAPORT, governor: GOVERNOR }

const readTerms = (content: string, what: 'text' | 'typedData' = 'typedData') =>
  signedTerms({ what, content, origin: ORIGIN, chainId: CHAIN, contract: (role) => CONTRACTS[role] ?? null })

const order: MarketOrder = {
  kind: 'listing',
  seller: OWNER,
  collection: COLLECTION,
  tokenId: 7n,
  price: { token: 'native', amount: 9n },
  royalty: null,
  startSeconds: 0n,
  endSeconds: 99n,
  salt: 5n,
  counter: 3n,
}
const others: readonly [MarketOrder, ...MarketOrder[]] = [order, { ...order, salt: 6n }, { ...order, salt: 7n }]
const market = { seaport: SEAPORT, chainId: CHAIN }
const permit = {
  token: TOKEN,
  domainName: 'Mira Solenne',
  owner: OWNER,
  spender: JUKEBOX,
  value: 45n,
  nonce: 2n,
  deadlineSeconds: 1_800_000_000n,
}
const KEY = `0x${'11'.repeat(32)}` as const
const signIn = {
  domain: 'localhost:3210',
  account: OWNER,
  uri: ORIGIN,
  chainId: CHAIN,
  nonce: 'abcdefgh12',
  issuedAtSeconds: 1_800_000_000,
  endsAtSeconds: 1_800_000_600,
  notBeforeSeconds: null,
}

/** The request a wallet gets for each kind of signature, and its terms. A missing kind does not compile. */
const SIGNATURES: { [Kind in SignatureKind]: { content: string; terms: SignedTerms & { kind: Kind } } } = {
  signPermit: {
    content: typedText(permitTypedData(CHAIN, permit)),
    terms: {
      kind: 'signPermit',
      allows: { token: TOKEN, spender: JUKEBOX, amount: 45n, isOnce: true },
      validUntil: 1_800_000_000n,
    },
  },
  signOrder: { content: typedText(signedOrderData(order, market)), terms: { kind: 'signOrder', readOrder: order } },
  signOrders: { content: typedText(signedTreeData(others, market)), terms: { kind: 'signOrders', readOrders: others } },
  signBallot: {
    content: typedText(ballotTypedData(CHAIN, { governor: GOVERNOR, proposalId: 3n, support: true })),
    terms: { kind: 'signBallot', proposal: 3n, support: true },
  },
  signRecovery: {
    content: typedText(recoveryTypedData(CHAIN, { account: OWNER, x: KEY, y: KEY, round: 2n })),
    terms: { kind: 'signRecovery', account: OWNER, x: KEY, y: KEY },
  },
  signIn: { content: signInText(signIn), terms: { kind: 'signIn', terms: signIn } },
}

describe('the meaning of every requested signature is read (spec: wallets.demo-terms)', () => {
  test.each(Object.values(SIGNATURES))('$terms.kind', ({ content, terms }) => {
    expect(readTerms(content, terms.kind === 'signIn' ? 'text' : 'typedData')).toEqual(terms)
    // White space between the parts makes no difference.
    if (terms.kind !== 'signIn') expect(readTerms(JSON.stringify(JSON.parse(content), null, 2))).toEqual(terms)
  })

  test('an unlimited allowance is not for one use', () => {
    expect(readTerms(typedText(permitTypedData(CHAIN, { ...permit, value: maxUint256 })))).toMatchObject({
      allows: { isOnce: false },
    })
  })

  test.each([
    ['a permit of another chain', typedText(permitTypedData(1, permit))],
    ['an order for another market', typedText(signedOrderData(order, { seaport: OWNER, chainId: CHAIN }))],
    ['a tree with a foreign leaf', SIGNATURES.signOrders.content.replace('"salt":"6"', '"salt":"6","more":"1"')],
    ['a vote of another governor', SIGNATURES.signBallot.content.replaceAll(GOVERNOR, OWNER)],
    ['a new key for another chain', SIGNATURES.signRecovery.content.replace(`${CHAIN}`, '137')],
    ['typed data of an unknown type', '{"primaryType":"Mail","message":{}}'],
    ['content that is not JSON', 'constructor'],
  ])('%s is not described', (_, content) => expect(readTerms(content)).toBeNull())

  test('a text for another site is not a sign-in of ours', () => {
    expect(
      readTerms(signInText({ ...signIn, uri: 'https://elsewhere.example', domain: 'elsewhere.example' }), 'text'),
    ).toBeNull()
    expect(readTerms(`${signInText(signIn)}\nResources: all`, 'text')).toBeNull()
  })
})
