import type { Player } from '@musi/domain/player/playerState'
import { useSyncExternalStore } from 'react'
import { player } from './player.ts'

export const usePlayer = (): Player => useSyncExternalStore(player.subscribe, player.get)
