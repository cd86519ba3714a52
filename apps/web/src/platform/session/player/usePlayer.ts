import type { Player } from '@musi/domain/player/playerState'
import { useSyncExternalStore } from 'react'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { player } from './player.ts'

export const usePlayer = (): Player => useVisitValue(player)

/** Selects one value of the player, so that a component does not re-render with every second of a song. */
export const usePlayerOf = <Fact extends string | number | boolean | null>(factOf: (player: Player) => Fact): Fact =>
  useSyncExternalStore(player.subscribe, () => factOf(player.get()))
