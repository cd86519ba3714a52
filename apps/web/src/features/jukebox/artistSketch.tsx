import type { ReactNode } from 'react'
import { Code } from '#platform/page/card/Code.tsx'
import { Section } from '#platform/page/card/Section.tsx'
import { ArtistFrame } from './artist/ArtistFrame.tsx'
import styles from './artist/ArtistFrame.module.css'
import { t } from './artist/artistPageWords.ts'

/** As long as every address. */
const SOME_ADDRESS = `0x${'0'.repeat(40)}`

/** An artist before anything is known (app/sketch): the first part of each column, as the page has them while it reads. */
export const artistSketch = ({ words, square }: { words: ReactNode; square: ReactNode }) => (
  <ArtistFrame
    picture={square}
    title={words}
    address={
      <span className={styles['room']}>
        <Code text={SOME_ADDRESS} />
      </span>
    }
    ways={
      <>
        <span>{t('account')}</span>
        <span>{t('explorer')}</span>
      </>
    }
    songs={<Section title={t('songs.title')}>{words}</Section>}
    rest={<Section title={t('tokens.title')}>{words}</Section>}
  />
)
