import { Icon } from '@musi/ui/Icon'
import { Cover } from '#platform/page/artwork/Cover.tsx'
import { config } from '#platform/page/config/config.ts'
import { ConfiguredLink } from '#platform/page/links/ConfiguredLink.tsx'
import styles from './Home.module.css'
import { homeText } from './words/homeWords.ts'

/** Seeds whose covers look good side by side. */
const SLEEVES = ['crate-3', 'crate-6', 'crate-4', 'crate-13', 'crate-5', 'crate-1', 'crate-9']

/** The section with the chat link; without a configured chat, its button leads to the people behind Musi. */
export function Community() {
  const { chat } = config().links
  return (
    <section className={styles['community']} aria-labelledby="community">
      <div className={styles['words']}>
        <h2 id="community">{homeText('community')}</h2>
        <p>{homeText('communityText')}</p>
        <ConfiguredLink
          place={chat === null ? { kind: 'ours', to: '/contact' } : { kind: 'outside', url: chat }}
          label={homeText('join')}
          className={styles['join']}
        >
          {homeText('join')}
          <Icon name="arrow" />
        </ConfiguredLink>
      </div>
      <div className={styles['sleeves']} aria-hidden="true">
        {SLEEVES.map((seed) => (
          <Cover key={seed} seed={seed} className={styles['cover']} />
        ))}
      </div>
    </section>
  )
}
