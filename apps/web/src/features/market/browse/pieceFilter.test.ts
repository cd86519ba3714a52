import { type Address, parseAddress } from '@musi/domain/address'
import { describe, expect, it } from 'vitest'
import type { Piece } from '#platform/tokens/collectibles/readMarket.ts'
import { NO_FILTER, type PieceFilter, artistsOf, filteredPieces } from './pieceFilter.ts'

const account = parseAddress(`0x${'1'.repeat(40)}`) as Address
const listing = {} as Piece['listing']
const piece = (
  id: number,
  name: string | null,
  artist: string | null,
  native: number | null,
  isListed = true,
): Piece => ({
  collection: account,
  id: BigInt(id),
  owner: account,
  name,
  description: null,
  isUnread: name === null,
  traits: artist === null ? [] : [{ name: 'Artist', value: artist }],
  hasPicture: false,
  pictureChangedSeconds: null,
  releaseSeconds: null,
  royalty: null,
  maker: null,
  listing: isListed ? listing : null,
  upcoming: null,
  price: { native, dollars: null },
})
const PIECES = [
  piece(4, 'Ceniza, score', 'Inés Caldera', 0.3),
  piece(3, 'Slow Ferry', 'Arlo', null, false),
  piece(2, null, null, 0.6),
  piece(1, 'Kitchen Radio', 'Arlo', 0.1),
]
const shown = (filter: Partial<PieceFilter>) =>
  filteredPieces(PIECES, { ...NO_FILTER, ...filter }).map(({ id }) => Number(id))

describe('the filter of the market (spec: market.filter)', () => {
  it.each<[string, Partial<PieceFilter>, readonly number[]]>([
    ['without a filter all pieces match, newest first', {}, [4, 3, 2, 1]],
    ['a word of the name matches', { search: 'ferry' }, [3]],
    ['an artist’s name matches without its accents', { search: 'ines' }, [4]],
    ['the number of a piece without a name matches', { search: '#2' }, [2]],
    ['several words must all match', { search: 'arlo radio' }, [1]],
    ['nothing matches if one word does not', { search: 'arlo ceniza' }, []],
    ['an artist selects their pieces', { artist: 'Arlo' }, [3, 1]],
    ['a price range leaves out unpriced pieces', { from: '0.2', to: '0,6' }, [4, 2]],
    ['a limit that is empty or no number is ignored', { from: 'x', to: ' ' }, [4, 3, 2, 1]],
    ['a trait selects its pieces', { trait: 'Artist: Arlo' }, [3, 1]],
    ['another collection has no pieces here', { collection: 'another' }, []],
    ['“for sale” selects listed pieces', { isListed: true }, [4, 2, 1]],
    ['the cheapest order puts unpriced pieces last', { order: 'cheapest' }, [1, 4, 2, 3]],
    ['the dearest order puts unpriced pieces last', { order: 'dearest' }, [2, 4, 1, 3]],
    ['the name order is alphabetical', { order: 'name' }, [2, 4, 1, 3]],
  ])('%s', (_, filter, ids) => expect(shown(filter)).toEqual(ids))

  it('lists each artist once', () => expect(artistsOf(PIECES)).toEqual(['Arlo', 'Inés Caldera']))
})
