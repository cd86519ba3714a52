import type { SongStage } from '@musi/api/studio'
import { expect, it } from 'vitest'
import { songStage } from './songStage.ts'

const at = (opensAtSeconds: string, isRetired = false) => ({ opensAtSeconds, isRetired })

it.each<[string, Parameters<typeof songStage>[0], boolean, SongStage]>([
  ['what nobody registered is a draft', null, true, 'draft'],
  ['it waits for its time', at('101'), false, 'scheduled'],
  ['its supporters come first', at('101'), true, 'supporters'],
  ['it opens with the second', at('100'), true, 'public'],
  ['it has always been open', at('0'), false, 'public'],
  ['retired is retired, also before its time', at('101', true), true, 'retired'],
])('%s (spec: songs.stages)', (_, registered, hasSupporters, stage) => {
  expect(songStage(registered, hasSupporters, 100)).toBe(stage)
})
