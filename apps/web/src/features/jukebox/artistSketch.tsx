import type { ReactNode } from 'react'
import { ArtistFrame, TwoPlaceholders } from './artist/ArtistFrame.tsx'
import { Part } from './artist/Part.tsx'
import { artistPageText } from './artist/artistPageWords.ts'

/** An artist's page before data loads (app/sketch). */
export const artistSketch = ({ words, square }: { words: ReactNode; square: ReactNode }) => (
  <ArtistFrame
    picture={square}
    title={words}
    price={<TwoPlaceholders />}
    actions={<TwoPlaceholders />}
    songs={<Part title={artistPageText('songs.title')}>{words}</Part>}
    fans={<Part title={artistPageText('fans.title')}>{words}</Part>}
  />
)
