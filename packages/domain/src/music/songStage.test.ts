import { expect, it } from 'vitest'
import { type SongStage, songStage } from './songStage.ts'

const at = (opensAtSeconds: bigint, isRetired = false) => ({ opensAtSeconds, isRetired })

it.each<[string, Parameters<typeof songStage>[0], boolean, SongStage]>([
  ['what nobody registered is a draft', null, true, 'draft'],
  ['it waits for its time', at(101n), false, 'scheduled'],
  ['its supporters come first', at(101n), true, 'supporters'],
  ['it opens with the second', at(100n), true, 'public'],
  ['it has always been open', at(0n), false, 'public'],
  ['retired is retired, also before its time', at(101n, true), true, 'retired'],
])('%s (spec: songs.stages)', (_, registered, hasSupporters, stage) => {
  expect(songStage(registered, hasSupporters, 100)).toBe(stage)
})
