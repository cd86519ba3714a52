import type { ReactNode } from 'react'
import { SongPlaceholder } from './song/SongFrame.tsx'

/** A song's page before data loads (app/sketch). */
export const songSketch = ({ words, square }: { words: ReactNode; square: ReactNode }) => (
  <SongPlaceholder cover={square} details={words} />
)
