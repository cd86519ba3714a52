import { expect, it } from 'vitest'
import { type SongStage, songStage } from './songStage.ts'

const at = (opensAtSeconds: bigint, isRetired = false) => ({ opensAtSeconds, isRetired })

it.each<[string, Parameters<typeof songStage>[0], boolean, SongStage]>([
  ['an unregistered song is a draft', null, true, 'draft'],
  ['a song before its opening is scheduled', at(101n), false, 'scheduled'],
  ['a song before its opening is open to supporters if it has any', at(101n), true, 'supporters'],
  ['a song is public at its opening second', at(100n), true, 'public'],
  ['a song without an opening is public', at(0n), false, 'public'],
  ['a retired song is retired even before its opening', at(101n, true), true, 'retired'],
])('%s (spec: songs.stages)', (_, registered, hasSupporters, stage) => {
  expect(songStage(registered, hasSupporters, 100)).toBe(stage)
})
