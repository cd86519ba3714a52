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
    ['all, newest first', {}, [4, 3, 2, 1]],
    ['by a word of the name', { search: 'ferry' }, [3]],
    ['by the artist, ignoring accents', { search: 'ines' }, [4]],
    ['by the number of a piece without a name', { search: '#2' }, [2]],
    ['by several words that all match', { search: 'arlo radio' }, [1]],
    ['nothing if one word does not match', { search: 'arlo ceniza' }, []],
    ['by one artist', { artist: 'Arlo' }, [3, 1]],
    ['by a price range, without unpriced pieces', { from: '0.2', to: '0,6' }, [4, 2]],
    ['without a limit if the text is empty or no number', { from: 'x', to: ' ' }, [4, 3, 2, 1]],
    ['by a trait', { trait: 'Artist: Arlo' }, [3, 1]],
    ['by another collection', { collection: 'another' }, []],
    ['only pieces for sale', { isListed: true }, [4, 2, 1]],
    ['cheapest first, unpriced last', { order: 'cheapest' }, [1, 4, 2, 3]],
    ['dearest first, unpriced last', { order: 'dearest' }, [2, 4, 1, 3]],
    ['by name', { order: 'name' }, [2, 4, 1, 3]],
  ])('%s', (_, filter, ids) => expect(shown(filter)).toEqual(ids))

  it('lists each artist once', () => expect(artistsOf(PIECES)).toEqual(['Arlo', 'Inés Caldera']))
})
