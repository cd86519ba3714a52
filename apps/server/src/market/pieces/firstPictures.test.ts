import { mediaPath } from '@musi/api/paths'
import { expect, test } from 'vitest'
import { firstPictures } from './firstPictures.ts'

const COLLECTION = '0x38F1d733A6D59c9579a77440d91ca0B983B6eE86'
const NOW_SECONDS = 1000
const clock = { now: () => NOW_SECONDS * 1000, sleep: () => new Promise<void>(() => undefined) }
const heads = { latest: () => null, follow: () => () => undefined }

const piece = (id: number, hasPicture = true) => ({ collection: COLLECTION, id: String(id), hasPicture })
const listing = (count: number) => ({ pieces: Array.from({ length: count }, (_, at) => piece(at, at !== 1)) })
const asset = (id: number, dropSeconds: number) => ({
  name: `#${id}`,
  image_url: mediaPath(COLLECTION, String(id)),
  permalink: `/nft/${COLLECTION}/${id}`,
  release_date: new Date(dropSeconds * 1000).toISOString(),
  sell_orders: [],
})

const pictures = (needs: { pieces?: unknown; assets?: unknown; sleep?: () => Promise<void> }) =>
  firstPictures({
    pieces: { pieces: async () => needs.pieces ?? null },
    assets: { assets: async () => needs.assets ?? null },
    nftOwner: null,
    heads,
    clock: { ...clock, ...(needs.sleep && { sleep: needs.sleep }) },
  } as unknown as Parameters<typeof firstPictures>[0])

test('the market page names the newest four pictures, the drop zone that of the next drop (spec: performance.first-pictures)', async () => {
  const urlOf = (id: number) => mediaPath(COLLECTION, String(id))
  const source = pictures({ pieces: listing(6), assets: [asset(1, 10), asset(2, 3000), asset(3, 2000)] })
  expect(await source('/nft')).toEqual([urlOf(0), null, urlOf(2), urlOf(3)])
  expect(await source('/dropzone')).toEqual([urlOf(3)])
  expect(await source('/swap')).toEqual([])
})

test('a page is served without pictures if they cannot be read immediately', async () => {
  expect(await pictures({})('/nft')).toEqual([])
  expect(await pictures({})('/dropzone')).toEqual([])
  const answers = [new Promise<never>(() => undefined), listing(1), new Promise<never>(() => undefined)]
  let sleeps = async () => undefined as void
  const source = firstPictures({
    pieces: { pieces: () => answers.shift() },
    assets: null,
    nftOwner: null,
    heads,
    clock: { ...clock, sleep: () => sleeps() },
  } as unknown as Parameters<typeof firstPictures>[0])
  expect(await source('/nft')).toEqual([])
  sleeps = () => new Promise(() => undefined)
  expect(await source('/nft')).toEqual([mediaPath(COLLECTION, '0')])
  // Earlier pictures are used until newer ones arrive.
  sleeps = async () => undefined
  expect(await source('/nft')).toEqual([mediaPath(COLLECTION, '0')])
  expect(await source('/dropzone')).toEqual([])
})

test('the pictures are read before the first visit, so that the first visit does not wait for them', async () => {
  const answers: unknown[] = [null, listing(1)]
  const followers = new Set<() => void>()
  const source = firstPictures({
    pieces: { pieces: () => answers.shift() ?? new Promise<never>(() => undefined) },
    assets: null,
    nftOwner: null,
    heads: {
      latest: () => null,
      follow: (onHead: () => void) => {
        followers.add(onHead)
        return () => followers.delete(onHead)
      },
    },
    clock: { ...clock, sleep: async () => undefined },
  } as unknown as Parameters<typeof firstPictures>[0])
  const nextHead = async () => {
    for (const onHead of followers) onHead()
    await new Promise((resolve) => setTimeout(resolve))
  }
  // The first read finds no history yet.
  await nextHead()
  await nextHead()
  expect(await source('/nft')).toEqual([mediaPath(COLLECTION, '0')])
})
