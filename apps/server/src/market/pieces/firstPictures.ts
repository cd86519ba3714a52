import { assetListing } from '@musi/domain/market/assetListing'
import { sortedAssets } from '@musi/domain/market/assetState'
import { mediaPath } from '@musi/api/paths'
import type { HeadHub } from '#platform/heads/headHub.ts'
import type { Clock } from '#platform/clock.ts'
import type { AssetSource } from './assetSource.ts'
import type { PieceService } from './pieceService.ts'

/** Longest delay of a page for its pictures; usually they are known within milliseconds. */
const PATIENCE_MS = 100
/** Age up to which earlier pictures may be used; the page replaces them once its own data arrives. */
const KNOWN_MS = 300_000
/**
 * Heads after which the server stops looking for pictures ahead of the first visit, since there may
 * be none.
 */
const WARM_UP_HEADS = 100
/** Pieces of the market that a wide screen shows in its first row. */
const FIRST_ROW = 4
/** Pieces that the drop zone reads. */
const DROPZONE_PIECES = 24

/** URLs of the pictures that a page shows first; null for a piece without a picture. */
export type FirstPictures = (path: string) => Promise<Pictures>

type Pictures = readonly (string | null)[]

type Needs = {
  pieces: Pick<PieceService, 'pieces'>
  /** The own listing; null if another API has it, for which no page waits. */
  assets: Pick<AssetSource, 'assets'> | null
  nftOwner: string | null
  heads: Pick<HeadHub, 'latest' | 'follow'>
  clock: Pick<Clock, 'now' | 'sleep'>
}

/**
 * The first pictures on `/nft` and `/dropzone`. The served page preloads them, so that they arrive
 * before its scripts (spec: performance.first-pictures). Empty for other pages, or if they are not
 * known in time.
 */
export function firstPictures({ pieces, assets, nftOwner, heads, clock }: Needs): FirstPictures {
  const newest = async (): Promise<Pictures> => {
    const listing = await pieces.pieces()
    return (listing?.pieces ?? [])
      .slice(0, FIRST_ROW)
      .map(({ collection, id, hasPicture }) => (hasPicture ? mediaPath(collection, id) : null))
  }
  const nextDrop = async (): Promise<Pictures> => {
    if (assets === null) return []
    const query = { owner: nftOwner, isDescending: true, offset: 0, limit: DROPZONE_PIECES }
    const listed = assetListing({ assets: await assets.assets(query) })
    const nowSeconds = heads.latest()?.head.timeSeconds ?? clock.now() / 1000
    const [next] = sortedAssets(listed, nowSeconds).upcoming
    return next === undefined ? [] : [next.image]
  }
  const readers = new Map([
    ['/nft', newest],
    ['/dropzone', nextDrop],
  ])
  const last = new Map<string, { pictures: Pictures; atMs: number }>()
  async function refreshed(path: string, read: () => Promise<Pictures>): Promise<Pictures> {
    const pictures = await read().catch(() => [])
    last.set(path, { pictures, atMs: clock.now() })
    return pictures
  }
  /**
   * Reads before the first visit, because the first read after a start takes longer than a visit
   * may wait.
   */
  function warmUp(): void {
    let headsLeft = WARM_UP_HEADS
    const leave = heads.follow(() => {
      const unread = [...readers].filter(([path]) => (last.get(path)?.pictures ?? []).length === 0)
      headsLeft -= 1
      if (unread.length === 0 || headsLeft === 0) leave()
      for (const [path, read] of unread) void refreshed(path, read)
    })
  }
  warmUp()
  return async (path) => {
    const read = readers.get(path)
    if (read === undefined) return []
    const before = last.get(path)
    const known = before !== undefined && clock.now() - before.atMs < KNOWN_MS ? before.pictures : []
    return Promise.race([refreshed(path, read), clock.sleep(PATIENCE_MS).then(() => known)])
  }
}
