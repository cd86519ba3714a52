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
    ['by the artist, accents or not', { search: 'ines' }, [4]],
    ['by the number of one without a name', { search: '#2' }, [2]],
    ['by several words, all of which fit', { search: 'arlo radio' }, [1]],
    ['nothing that does not fit', { search: 'arlo ceniza' }, []],
    ['by one artist', { artist: 'Arlo' }, [3, 1]],
    ['by a price from and to, without a price in none', { from: '0.2', to: '0,6' }, [4, 2]],
    ['by no limit where none was typed, or no number', { from: 'x', to: ' ' }, [4, 3, 2, 1]],
    ['by a trait', { trait: 'Artist: Arlo' }, [3, 1]],
    ['by another collection', { collection: 'another' }, []],
    ['only what is for sale', { isListed: true }, [4, 2, 1]],
    ['cheapest first, without a price last', { order: 'cheapest' }, [1, 4, 2, 3]],
    ['dearest first, without a price last', { order: 'dearest' }, [2, 4, 1, 3]],
    ['by name', { order: 'name' }, [2, 4, 1, 3]],
  ])('%s', (_, filter, ids) => expect(shown(filter)).toEqual(ids))

  it('names each artist once', () => expect(artistsOf(PIECES)).toEqual(['Arlo', 'Inés Caldera']))
})
