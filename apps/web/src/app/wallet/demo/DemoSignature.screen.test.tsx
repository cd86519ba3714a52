import { orderIn } from '@musi/chain/signingGate/typed-data/readTypedData'
import { orderTreeTypedData, orderTypedData } from '@musi/chain/market/orderTypedData'
import { ballotTypedData } from '@musi/chain/signingGate/typed-data/ballotTypedData'
import { permitTypedData } from '@musi/chain/signingGate/typed-data/permitTypedData'
import { typedText } from '@musi/chain/signingGate/typed-data/typedText'
import { type Address, parseAddress } from '@musi/domain/address'
import type { Listing, MarketOrder } from '@musi/domain/market/marketOrder'
import { signInText } from '@musi/domain/signIn/signInText'
import type { DemoPrompt } from '@musi/chain/wallet/demo/demoSession'
import { describe, expect as vitestExpect, test } from 'vitest'
import { FIRST, SECOND, addressBook } from '#testing/chain.ts'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { ShownQuestion } from './testing/ShownQuestion.tsx'

const CHAIN = 31_337
const [me, artist] = [parseAddress(FIRST), parseAddress(SECOND)] as Address[] as [Address, Address]
const address = (name: 'seaport' | 'musicNft' | 'wrappedNative') => addressBook().contracts[name] ?? '0x'

const DOMAIN = ['name:string', 'version:string', 'chainId:uint256', 'verifyingContract:address'].map((field) => {
  const [name, type] = field.split(':')
  return { name, type }
})
/** The order in the form that a wallet receives. */
function contentOf(order: MarketOrder, seaport = address('seaport')): string {
  const { domain, types, primaryType, message } = orderTypedData(order, { seaport, chainId: CHAIN })
  return typedText({ types: { EIP712Domain: DOMAIN, ...types }, domain, primaryType, message })
}

const terms = () => ({
  collection: address('musicNft'),
  startSeconds: 0n,
  endSeconds: 1_800_000_000n,
  salt: 7n,
  counter: 0n,
})
const listing = (): Listing => ({
  ...terms(),
  kind: 'listing',
  seller: me,
  tokenId: 3n,
  price: { token: 'native', amount: 400_000_000_000_000_000n },
  royalty: { artist, amount: 40_000_000_000_000_000n },
})

const openQuestion = (content: string, what: 'typedData' | 'text' = 'typedData') =>
  page.open(
    '/',
    {},
    <main>
      <h1>Asked</h1>
      <h2>Demo wallet</h2>
      <ShownQuestion
        question={{
          kind: 'sign',
          what,
          content,
          account: { address: me, name: 'Cleo' } as unknown as DemoPrompt['account'],
        }}
      />
    </main>,
  )
const facts = () => page.locator('#demo-order').first()

describe('the demo wallet explains a market order before it is signed', () => {
  test('a listing: the piece, what the seller gets, the royalty with its receiver, and the expiry', async () => {
    await openQuestion(contentOf(listing()))
    await expect(facts()).toContainText(/^ActionPut up for saleYou offerpiece 3 of the drops/)
    await expect(facts()).toContainText(/You get once it’s bought0\.36.ETHRoyalty, out of the price0\.04.ETH/)
    await expect(facts()).toContainText(/Royalty goes to.+Valid untilJan 15, 2027/)
    await page.keepShots('demo-signs-listing')
  })

  test('a listing that starts later shows its start', async () => {
    await openQuestion(contentOf({ ...listing(), startSeconds: 1_799_000_000n }))
    await expect(facts()).toContainText(/Valid fromJan 3, 2027/)
  })

  test('a collection offer: what is paid, and that any piece of the collection is received', async () => {
    await openQuestion(
      contentOf({
        ...terms(),
        kind: 'collectionOffer',
        bidder: me,
        price: { token: address('wrappedNative'), amount: 50_000_000_000_000_000n },
      }),
    )
    await expect(facts()).toContainText(/^ActionMake an offerYou pay once it’s accepted0\.05.WETH/)
    await expect(facts()).toContainText('You getany piece of the drops')
  })

  test('an order for another market is shown unexplained', async () => {
    const other = contentOf(listing(), artist)
    vitestExpect(orderIn(other, CHAIN, address('seaport'))).toBeNull()
    await openQuestion(other)
    await expect(facts()).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 3 })).toHaveText('Sign this?')
    await expect(page.locator('body')).toContainText('it can allow somebody to take tokens')
    await expect(page.locator('details')).not.toHaveAttribute('open')
    await expect(page.locator('details pre')).toContainText('OrderComponents')
  })
})

describe('the demo wallet explains every other signature (spec: wallets.demo-terms)', () => {
  const heading = () => page.getByRole('heading', { level: 3 })

  test('a permit: who may take how much, once, and until when; its text is collapsed', async () => {
    const token = addressBook().tokens.find(({ symbol }) => symbol === 'DAI')?.address ?? '0x'
    const permit = permitTypedData(CHAIN, {
      token,
      domainName: 'Dai Stablecoin',
      owner: me,
      spender: addressBook().contracts.jukebox ?? '0x',
      value: 4_500_000_000_000_000_000n,
      nonce: 1n,
      deadlineSeconds: 1_800_000_000n,
    })
    await openQuestion(typedText(permit))
    await expect(heading()).toHaveText(/^Allow the jukebox 4\.5.DAI, once, until Jan 15, 2027/)
    await expect(page.locator('body')).not.toContainText('it can allow somebody')
    await expect(page.locator('details')).not.toHaveAttribute('open')
    await page.keepShots('demo-signs-permit')
  })

  test('several orders: each one is explained', async () => {
    const { domain, types, primaryType, message } = orderTreeTypedData(
      [listing(), { ...listing(), tokenId: 4n, salt: 8n }, { ...listing(), tokenId: 5n, salt: 9n }],
      { seaport: address('seaport'), chainId: CHAIN },
    )
    await openQuestion(typedText({ types: { EIP712Domain: DOMAIN, ...types }, domain, primaryType, message }))
    await expect(heading()).toHaveText('Sign these 3 orders?')
    await expect(page.locator('body')).toContainText('piece 5 of the drops')
    await page.keepShots('demo-signs-orders')
  })

  test('a vote: the choice, and that it moves nothing', async () => {
    const governor = addressBook().contracts.governor ?? '0x'
    await openQuestion(typedText(ballotTypedData(CHAIN, { governor, proposalId: 2n, support: false })))
    await expect(heading()).toHaveText('Vote against proposal 2')
    await expect(page.locator('body')).toContainText('It can’t move anything.')
    await page.keepShots('demo-signs-vote')
  })

  test('a sign-in only proves the account and shows no warning', async () => {
    const seconds = 1_800_000_000
    const text = signInText({
      domain: location.host,
      account: me,
      uri: location.origin,
      chainId: CHAIN,
      nonce: 'abcdefgh12',
      issuedAtSeconds: seconds,
      endsAtSeconds: seconds + 600,
      notBeforeSeconds: null,
    })
    await openQuestion(text, 'text')
    await expect(heading()).toHaveText('Sign in to Musi?')
    await expect(page.locator('body')).toContainText('This only proves the account is yours. It can’t move anything.')
    await expect(page.locator('body')).not.toContainText('take tokens')
    await expectNoAxeViolationsInBothThemes()
    await page.keepShots('demo-signs-in')
  })

  test('a sign-in for another site keeps the warning', async () => {
    await openQuestion('elsewhere.example wants you to sign in with your Ethereum account:', 'text')
    await expect(heading()).toHaveText('Sign this?')
    await expect(page.locator('body')).toContainText('it can allow somebody to take tokens')
    await expect(page.locator('pre')).toContainText('elsewhere.example')
  })
})
