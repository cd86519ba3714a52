import type { ReactNode } from 'react'
import { SongRoom } from './song/SongFrame.tsx'

/** A song before anything about it is known (app/sketch). */
export const songSketch = (parts: { words: ReactNode; square: ReactNode }) => <SongRoom {...parts} />
