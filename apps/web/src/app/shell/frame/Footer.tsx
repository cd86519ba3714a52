import type { PageConfig } from '@musi/api/page/pageConfig'
import { Icon, type IconName } from '@musi/ui/Icon'
import { Cluster } from '@musi/ui/layout/Stack'
import { Note } from '@musi/ui/layout/Note'
import { config } from '#platform/page/config/config.ts'
import { ConfiguredLink } from '#platform/page/links/ConfiguredLink.tsx'
import { linkPlace } from '#platform/page/links/linkPlace.ts'
import { BlockNumber } from './BlockNumber.tsx'
import styles from './Foot.module.css'
import { t as link } from '../linkWords.ts'
import { t } from './footerWords.ts'
import { Wordmark } from '../Wordmark.tsx'

const SOCIAL = [
  ['chat', 'chat'],
  ['twitter', 'bird'],
  ['instagram', 'camera'],
  ['linkedin', 'people'],
  ['tiktok', 'note'],
  ['form', 'clip'],
] as const satisfies readonly (readonly [keyof PageConfig['links'], IconName])[]

export function Footer() {
  const { links } = config()
  return (
    <footer className={styles['footer']}>
      <div className={styles['name']}>
        <Wordmark />
        <Note>{t('motto')}</Note>
      </div>
      <Cluster as="ul" gap={2} aria-label={t('social')}>
        {SOCIAL.map(([name, icon]) => {
          const place = linkPlace(links, name)
          return (
            place !== null && (
              <li key={name}>
                <ConfiguredLink place={place} label={link(name)} className={styles['icon']}>
                  <Icon name={icon} />
                  <span className="unseen">{link(name)}</span>
                </ConfiguredLink>
              </li>
            )
          )
        })}
      </Cluster>
      <BlockNumber />
    </footer>
  )
}
