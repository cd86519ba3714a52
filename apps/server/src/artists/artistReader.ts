import type { Address } from '@musi/domain/address'

export type Tip = { number: number; hash: string }
export type MadeToken = { address: Address; creator: Address; symbol: string; name: string }
export type MadeSong = { artist: Address; token: Address; block: number }

/** What the feed asks of the chain. Every answer is of the block that is named; a call that fails rejects. */
export type ArtistReader = {
  tip: () => Promise<Tip>
  /** Null: the chain has no such block any more. */
  hashAt: (block: number) => Promise<string | null>
  count: (block: number) => Promise<number>
  tokens: (span: { from: number; count: number; block: number }) => Promise<readonly MadeToken[]>
  /** `from` null: from the first block that can have one. */
  songs: (blocks: { from: number | null; to: number }) => Promise<readonly MadeSong[]>
}
