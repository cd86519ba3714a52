import type { ReactNode } from 'react'
import { Code } from '#platform/page/card/Code.tsx'
import { Section } from '#platform/page/card/Section.tsx'
import { AccountFrame } from './frame/AccountFrame.tsx'
import styles from './frame/AccountFrame.module.css'
import { accountPageText } from './frame/accountWords.ts'
import { HeadFrame } from './frame/HeadFrame.tsx'

/** A placeholder of an address's length. */
const SOME_ADDRESS = `0x${'0'.repeat(40)}`

/** An account before anything about it is known (app/sketch): the first section of each column in its loading state. */
export const accountSketch = ({ words, square }: { words: ReactNode; square: ReactNode }) => (
  <AccountFrame
    head={
      <HeadFrame
        picture={square}
        title={words}
        address={
          <>
            <span className={styles['room']}>
              <Code text={SOME_ADDRESS} />
            </span>
            <span className={styles['link']}>{accountPageText('explorer')}</span>
          </>
        }
        worth={<b>{words}</b>}
      />
    }
    holdings={<Section title={accountPageText('pieces.title')}>{words}</Section>}
    activities={<Section title={accountPageText('activity.title')}>{words}</Section>}
  />
)
