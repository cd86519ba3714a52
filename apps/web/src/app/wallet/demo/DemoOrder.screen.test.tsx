import { orderIn } from '@musi/chain/signingGate/readTypedData'
import { orderTypedData } from '@musi/chain/market/orderTypedData'
import { typedText } from '@musi/chain/signingGate/typedText'
import { type Address, isAddress } from '@musi/domain/address'
import type { MarketOrder } from '@musi/domain/market/marketOrder'
import { describe, expect as vitestExpect, test } from 'vitest'
import { FIRST, SECOND, theBook } from '../../../testing/chain.ts'
import { expect } from '../../../testing/expect.ts'
import { page } from '../../../testing/page.ts'
import { DemoQuestionText } from './DemoQuestionText.tsx'

const CHAIN = 31_337
const [me, artist] = [isAddress(FIRST), isAddress(SECOND)] as Address[] as [Address, Address]
const address = (name: 'seaport' | 'musicNft' | 'wrappedNative') => theBook().contracts[name] ?? '0x'

const DOMAIN = ['name:string', 'version:string', 'chainId:uint256', 'verifyingContract:address'].map((field) => {
  const [name, type] = field.split(':')
  return { name, type }
})
/** As a wallet is given it. */
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
const listing = (): MarketOrder => ({
  ...terms(),
  kind: 'listing',
  seller: me,
  tokenId: 3n,
  price: { token: 'native', amount: 400_000_000_000_000_000n },
  royalty: { artist, amount: 40_000_000_000_000_000n },
})

const asks = (content: string) =>
  page.open(
    '/',
    {},
    <DemoQuestionText
      question={{
        kind: 'sign',
        what: 'typedData',
        content,
        account: { address: me, name: 'Cleo' } as unknown as Parameters<
          typeof DemoQuestionText
        >[0]['question']['account'],
      }}
      accounts={[]}
      chosen={me}
      choose={() => {}}
    />,
  )
const facts = () => page.locator('#demo-order')

describe('what the demo wallet says of an order of the market before it is signed', () => {
  test('a listing: which piece is offered, what comes of it, the royalty and to whom, and until when', async () => {
    await asks(contentOf(listing()))
    await expect(facts()).toContainText(/^ActionPut up for saleYou offerpiece 3 of the drops/)
    await expect(facts()).toContainText(/You get once it’s bought0\.36.ETHRoyalty, out of the price0\.04.ETH/)
    await expect(facts()).toContainText(/Royalty goes to.+Valid untilJan 15, 2027/)
    await page.keepShots('demo-signs-listing')
  })

  test('a price that waits says from when it is good', async () => {
    await asks(contentOf({ ...listing(), startSeconds: 1_799_000_000n }))
    await expect(facts()).toContainText(/Valid fromJan 3, 2027/)
  })

  test('an offer for any piece: what is paid, and that any of them comes of it', async () => {
    await asks(
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

  test('what is for another market is not put into words: it stands as it is', async () => {
    const other = contentOf(listing(), artist)
    vitestExpect(orderIn(other, CHAIN, address('seaport'))).toBeNull()
    await asks(other)
    await expect(facts()).toHaveCount(0)
    await expect(page.locator('pre')).toContainText('OrderComponents')
  })
})
