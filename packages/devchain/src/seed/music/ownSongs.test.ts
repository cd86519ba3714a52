import { coverArt } from '@musi/domain/artwork/coverArt'
import { expect, test } from 'vitest'
import { ownWorld } from '../../world/ownWorld.ts'
import { ownSongs } from './ownSongs.ts'

/** Background and motif of a cover. Each motif has its own path commands, stroked or filled. */
function lookOf(song: string): string {
  const { ground, shapes } = coverArt(song)
  const commands = shapes.flatMap(({ d }) => d.match(/[A-Za-z]/g) ?? [])
  const isStroked = shapes.some(({ width }) => width !== undefined)
  return [ground, isStroked, ...[...new Set(commands)].toSorted()].join(' ')
}

test('no two songs of the history have the same motif on the same colour', () => {
  const looks = new Map<string, string[]>()
  for (const { song, draft, texts } of ownSongs(ownWorld())) {
    if (draft === null) looks.set(lookOf(song), [...(looks.get(lookOf(song)) ?? []), texts.song_title])
  }
  expect([...looks.values()].filter((titles) => titles.length > 1)).toEqual([])
})
