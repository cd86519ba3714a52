import type { ArtistToken } from '@musi/api/history/artistTokens'
import type { Token } from '@musi/domain/currency'
import { earlierTokens } from '@musi/domain/text/earlierTokens'
import { type TokenLookAlike, knownTokenIndex, tokenLookAlike } from '@musi/domain/text/tokenLookAlike'
import { isListable } from '../lists/bookTokens.ts'
import type { RegisteredSong, CreatedToken as TokenInBlock } from '#history/rows/artistRows.ts'

/** Limit per account, so that one account cannot fill the list; unlisted tokens are found by address. */
export const MAX_LISTED_PER_ACCOUNT = 10
/** The maximum length of a token list (spec: token-lists.schema). */
export const MAX_LISTED = 10_000

type CreatedToken = Omit<TokenInBlock, 'block' | 'log'>

type Entry = CreatedToken & {
  lookAlike: TokenLookAlike | null
  /** Block of the first song its creator registered in it. */
  songBlock: number | null
}

/** The factory's tokens, each compared with the known tokens and all earlier ones. */
export type ArtistStore = {
  readonly count: number
  add: (tokens: readonly CreatedToken[]) => void
  addSongs: (songs: readonly RegisteredSong[]) => void
  /** Undoes a reorganisation: keeps the first `count` tokens and the songs up to this block. */
  dropAfter: (count: number, block: number) => void
  /** Tokens that a list can contain, in order. */
  listed: () => readonly ArtistToken[]
}

const asToken = ({ address, symbol, name }: CreatedToken): Token => ({
  kind: 'token',
  address,
  symbol,
  name,
  decimals: 18,
})

export function artistStore(known: readonly Token[]): ArtistStore {
  const trusted = knownTokenIndex(known, [])
  let entries: Entry[] = []
  let byAddress = new Map<string, Entry>()
  let earlier = earlierTokens()

  function add(tokens: readonly CreatedToken[]) {
    for (const made of tokens) {
      const token = asToken(made)
      const entry = { ...made, lookAlike: tokenLookAlike(token, trusted) ?? earlier.lookAlike(token), songBlock: null }
      earlier.add(token)
      entries.push(entry)
      byAddress.set(made.address, entry)
    }
  }

  return {
    get count() {
      return entries.length
    },
    add,
    addSongs(songs) {
      for (const { artist, token, block } of songs) {
        const entry = byAddress.get(token)
        // Anybody may register a song in any token; only its creator's song counts.
        if (entry !== undefined && entry.creator === artist) entry.songBlock ??= block
      }
    },
    dropAfter(count, block) {
      for (const entry of entries) if (entry.songBlock !== null && entry.songBlock > block) entry.songBlock = null
      if (count >= entries.length) return
      const kept = entries.slice(0, count)
      entries = []
      byAddress = new Map()
      earlier = earlierTokens()
      add(kept)
      for (const [at, { songBlock }] of kept.entries()) {
        const entry = entries[at]
        if (entry !== undefined) entry.songBlock = songBlock
      }
    },
    listed: () => listedOf(entries),
  }
}

/** Per account, tokens with a song first, then the oldest. */
function listedOf(entries: readonly Entry[]): readonly ArtistToken[] {
  const ofAccount = new Map<string, number>()
  const admitted = new Set<Entry>()
  const admit = (entry: Entry) => {
    const before = ofAccount.get(entry.creator) ?? 0
    if (admitted.has(entry) || before >= MAX_LISTED_PER_ACCOUNT || admitted.size >= MAX_LISTED || !isListable(entry))
      return
    ofAccount.set(entry.creator, before + 1)
    admitted.add(entry)
  }
  for (const entry of entries) if (entry.songBlock !== null) admit(entry)
  entries.forEach(admit)
  return entries.flatMap((entry, number) => (admitted.has(entry) ? [wireOf(entry, number)] : []))
}

function wireOf({ address, creator, symbol, name, songBlock, lookAlike }: Entry, number: number): ArtistToken {
  const original = lookAlike && {
    address: lookAlike.original.address,
    symbol: lookAlike.original.symbol,
    name: lookAlike.original.name,
    by: lookAlike.by,
  }
  return { number, address, creator, symbol, name, hasSong: songBlock !== null, lookAlike: original }
}
