import { type Address, parseAddress } from '@musi/domain/address'
import { expect, it } from 'vitest'
import type { StoredRelease } from '../state/storedReleases.ts'
import { releaseOrder } from './releaseOrder.ts'

const addressOf = (digit: string) => parseAddress(`0x${digit.repeat(40)}`) as Address
const ada = addressOf('1')
const collection = addressOf('2')
const RELEASE = {
  account: ada,
  currency: null,
  days: 7,
  releaseSeconds: '5000',
  price: '10',
  salt: '3',
} as unknown as StoredRelease
const order = (nowSeconds: number) => releaseOrder(RELEASE, { collection, tokenId: 4n, nowSeconds })

it('a piece is listed from its release date without a royalty, and signing again gives the same order (spec: release.journey)', () => {
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

it('a release date in the past becomes the current time', () => {
  expect(order(6000)).toMatchObject({ startSeconds: 6000n, endSeconds: 610_800n })
})
