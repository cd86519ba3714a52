import { type Address, parseAddress } from '@musi/domain/address'
import { expect, it } from 'vitest'
import type { KeptRelease } from '../begun/keptReleases.ts'
import { releaseOrder } from './releaseOrder.ts'

const [ada, collection] = ['1', '2'].map((digit) => parseAddress(`0x${digit.repeat(40)}`) as Address) as [
  Address,
  Address,
]
const RELEASE = {
  account: ada,
  currency: null,
  days: 7,
  releaseSeconds: '5000',
  price: '10',
  salt: '3',
} as unknown as KeptRelease
const order = (nowSeconds: number) => releaseOrder(RELEASE, { collection, tokenId: 4n, nowSeconds })

it('a piece is for sale from its release date, without a royalty to the artist, and the same whenever it is signed (spec: release.journey)', () => {
  expect(order(100)).toEqual({
    kind: 'listing',
    seller: ada,
    collection,
    tokenId: 4n,
    royalty: null,
    salt: 3n,
    price: { token: 'native', amount: 10n },
    startSeconds: 5000n,
    endSeconds: 609_800n,
  })
  expect(order(4999)).toEqual(order(100))
})

it('a date that has passed becomes now', () => {
  expect(order(6000)).toMatchObject({ startSeconds: 6000n, endSeconds: 610_800n })
})
