import { expect, it } from 'vitest'
import { type SongState, playOffer } from './playOffer.ts'

const song: SongState = { retired: false, opensAtSeconds: null, tokenDecimals: 18 }
const opening = { ...song, opensAtSeconds: 100n }

it('a registered song is offered; one with an opening, from that second on (spec: songs.play-offer)', () => {
  expect(playOffer(song, 0n)).toEqual({ kind: 'open' })
  expect(playOffer(opening, 99n)).toEqual({ kind: 'opensLater', opensAtSeconds: 100n })
  expect(playOffer(opening, 100n)).toEqual({ kind: 'open' })
})

it('a token without known decimals is not a price, before or after the opening; one with 0 decimals is (spec: songs.play-offer)', () => {
  expect(playOffer({ ...opening, tokenDecimals: null }, 0n)).toEqual({ kind: 'notAPrice' })
  expect(playOffer({ ...song, tokenDecimals: 0 }, 0n)).toEqual({ kind: 'open' })
})

it('a retired song is never offered, open or not (spec: songs.play-offer)', () => {
  expect(playOffer({ ...opening, retired: true }, 0n)).toEqual({ kind: 'retired' })
  expect(playOffer({ ...song, retired: true, tokenDecimals: null }, 0n)).toEqual({ kind: 'retired' })
})
