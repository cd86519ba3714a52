import { expect, it } from 'vitest'
import { type SongState, playOffer } from './playOffer.ts'

const song: SongState = { retired: false, opensAtSeconds: null, tokenDecimals: 18 }
const opening = { ...song, opensAtSeconds: 100n }

it('a registered song is offered, from its opening on if it has one (spec: songs.play-offer)', () => {
  expect(playOffer(song, 0n)).toEqual({ kind: 'open' })
  expect(playOffer(opening, 99n)).toEqual({ kind: 'opensLater', opensAtSeconds: 100n })
  expect(playOffer(opening, 100n)).toEqual({ kind: 'open' })
})

it('a song whose token has unknown decimals has no price; 0 decimals are known (spec: songs.play-offer)', () => {
  expect(playOffer({ ...opening, tokenDecimals: null }, 0n)).toEqual({ kind: 'notAPrice' })
  expect(playOffer({ ...song, tokenDecimals: 0 }, 0n)).toEqual({ kind: 'open' })
})

it('a retired song is never offered (spec: songs.play-offer)', () => {
  expect(playOffer({ ...opening, retired: true }, 0n)).toEqual({ kind: 'retired' })
  expect(playOffer({ ...song, retired: true, tokenDecimals: null }, 0n)).toEqual({ kind: 'retired' })
})
