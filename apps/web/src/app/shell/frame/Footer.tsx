import type { PageConfig } from '@musi/api/page/pageConfig'
import { EMBEDDED_CHAIN_ID } from '@musi/chain/chains/chainTable'
import { Button } from '@musi/ui/controls/Button'
import { Select } from '@musi/ui/controls/Select'
import { Icon, type IconName } from '@musi/ui/Icon'
import { Note } from '@musi/ui/layout/Note'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { config } from '#platform/page/config/config.ts'
import { chooseLanguage } from '#platform/page/i18n/chooseLanguage.ts'
import { LANGUAGES } from '#platform/page/i18n/languages.ts'
import { useLanguage } from '#platform/page/i18n/useLanguage.ts'
import { ConfiguredLink } from '#platform/page/links/ConfiguredLink.tsx'
import { linkPlace } from '#platform/page/links/linkPlace.ts'
import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import { chooseTheme } from '#platform/page/theme/theme.ts'
import { useTheme } from '#platform/page/theme/useTheme.ts'
import { LANGUAGE_NAMES } from '../bar/languageNames.ts'
import { t as link } from '../linkWords.ts'
import { t as more } from '../navigation/morePlacesWords.ts'
import { t as place } from '../navigation/navigationWords.ts'
import { Wordmark } from '../Wordmark.tsx'
import { BlockNumber } from './BlockNumber.tsx'
import styles from './Foot.module.css'
import { FooterColumn } from './FooterColumn.tsx'
import { t } from './footerWords.ts'

const SOCIAL = [
  ['chat', 'chat'],
  ['twitter', 'bird'],
  ['instagram', 'camera'],
  ['linkedin', 'people'],
  ['tiktok', 'note'],
  ['form', 'clip'],
] as const satisfies readonly (readonly [keyof PageConfig['links'], IconName])[]

const LISTEN = () => [
  { text: place('jukebox'), to: '/jukebox' },
  { text: place('charts'), to: '/charts' },
  { text: more('tickets'), to: '/tickets' },
  { text: more('merch'), to: '/merch' },
]

const TRADE = () => [
  { text: place('swap'), to: '/swap' },
  { text: place('pool'), to: '/pool' },
  { text: place('earn'), to: '/uni' },
  { text: more('dropzone'), to: '/dropzone' },
  { text: place('market'), to: '/nft' },
  { text: more('collections'), to: '/collections' },
]

const MAKE = () => [
  { text: more('studio'), to: '/form' },
  { text: more('createArtistToken'), to: '/create-artist-token' },
  { text: place('vote'), to: '/vote' },
  { text: more('pitchPage'), to: '/pitch' },
  { text: more('contact'), to: '/contact' },
]

/** Links to every page, and below them the settings (spec: shell.footer). */
export const Footer = () => (
  <footer className={styles['footer']}>
    <div className={styles['columns']}>
      <Stack gap={3} className={styles['name']}>
        <Wordmark />
        <Note>{t('motto')}</Note>
      </Stack>
      <FooterColumn title={t('foot.listen')} places={LISTEN()} />
      <FooterColumn title={t('foot.trade')} places={TRADE()} />
      <FooterColumn title={t('foot.make')} places={MAKE()} />
    </div>
    <div className={styles['line']}>
      <Elsewhere />
      <Cluster gap={4} center>
        <LanguageSelect />
        <ThemeButton />
        <BlockNumber />
      </Cluster>
    </div>
  </footer>
)

function Elsewhere() {
  const { links, chainId } = config()
  return (
    <Cluster as="ul" gap={6} lines={0} center size={14}>
      {chainId === EMBEDDED_CHAIN_ID && (
        <li>
          <PlaceLink to="/explorer" className={styles['place']}>
            {t('foot.explorer')}
          </PlaceLink>
        </li>
      )}
      <li>
        <PlaceLink to="/approvals" className={styles['place']}>
          {t('foot.approvals')}
        </PlaceLink>
      </li>
      {SOCIAL.map(([name, icon]) => {
        const target = linkPlace(links, name)
        return (
          target !== null && (
            <li key={name}>
              <ConfiguredLink place={target} label={link(name)} className={styles['place']}>
                <Icon name={icon} />
                {link(name)}
              </ConfiguredLink>
            </li>
          )
        )
      })}
    </Cluster>
  )
}

const LanguageSelect = () => (
  <Select
    id="footer-language"
    label={t('foot.language')}
    look="pill"
    labelHidden
    value={useLanguage()}
    options={LANGUAGES.map((tag) => [tag, LANGUAGE_NAMES[tag], tag])}
    onChange={(tag) => void chooseLanguage(tag)}
  />
)

function ThemeButton() {
  const theme = useTheme()
  const name = t(theme === 'dark' ? 'foot.dark' : 'foot.light')
  return (
    <Button
      aria-label={t('foot.theme', { theme: name })}
      onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      <Icon name={theme === 'dark' ? 'moon' : 'sun'} />
      {name}
    </Button>
  )
}
