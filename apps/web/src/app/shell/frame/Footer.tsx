import type { PageConfig } from '@musi/api/page/pageConfig'
import { EMBEDDED_CHAIN_ID } from '@musi/chain/chains/chainTable'
import { Button } from '@musi/ui/controls/Button'
import { Select } from '@musi/ui/controls/Select'
import { Icon, type IconName } from '@musi/ui/Icon'
import { Note } from '@musi/ui/layout/Note'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { config } from '#platform/page/config/config.ts'
import { chooseLanguage } from '#platform/page/i18n/chooseLanguage.ts'
import { LANGUAGES } from '@musi/domain/text/languages'
import { useLanguage } from '#platform/page/i18n/useLanguage.ts'
import { ConfiguredLink } from '#platform/page/links/ConfiguredLink.tsx'
import { linkPlace } from '#platform/page/links/linkPlace.ts'
import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import { chooseTheme } from '#platform/page/theme/theme.ts'
import { useTheme } from '#platform/page/theme/useTheme.ts'
import { LANGUAGE_NAMES } from '../bar/languageNames.ts'
import { ReportLink } from '../../moderation/ReportLink.tsx'
import { shellLinkText } from '../linkWords.ts'
import { morePlacesText } from '../navigation/morePlacesWords.ts'
import { placeText } from '../navigation/navigationWords.ts'
import { Wordmark } from '../Wordmark.tsx'
import { BlockNumber } from './BlockNumber.tsx'
import styles from './Foot.module.css'
import { FooterColumn } from './FooterColumn.tsx'
import { footerText } from '../footerWords.ts'

const SOCIAL = [
  ['chat', 'chat'],
  ['twitter', 'bird'],
  ['instagram', 'camera'],
  ['linkedin', 'people'],
  ['tiktok', 'note'],
  ['form', 'clip'],
] as const satisfies readonly (readonly [keyof PageConfig['links'], IconName])[]

const listenLinks = () => [
  { text: placeText('jukebox'), to: '/jukebox' },
  { text: placeText('charts'), to: '/charts' },
  { text: morePlacesText('tickets'), to: '/tickets' },
  { text: morePlacesText('merch'), to: '/merch' },
]

const tradeLinks = () => [
  { text: placeText('swap'), to: '/swap' },
  { text: placeText('pool'), to: '/pool' },
  { text: placeText('earn'), to: '/uni' },
  { text: morePlacesText('dropzone'), to: '/dropzone' },
  { text: placeText('market'), to: '/nft' },
  { text: morePlacesText('collections'), to: '/collections' },
]

const makeLinks = () => [
  { text: morePlacesText('studio'), to: '/form' },
  { text: morePlacesText('createArtistToken'), to: '/create-artist-token' },
  { text: placeText('vote'), to: '/vote' },
  { text: morePlacesText('pitchPage'), to: '/pitch' },
  { text: morePlacesText('contact'), to: '/contact' },
]

/** Links to every page, and below them the settings (spec: shell.footer). */
export const Footer = () => (
  <footer className={styles['footer']}>
    <div className={styles['columns']}>
      <Stack gap={3} className={styles['name']}>
        <Wordmark />
        <Note>{footerText('motto')}</Note>
      </Stack>
      <FooterColumn title={footerText('foot.listen')} places={listenLinks()} />
      <FooterColumn title={footerText('foot.trade')} places={tradeLinks()} />
      <FooterColumn title={footerText('foot.make')} places={makeLinks()} />
    </div>
    <div className={styles['line']}>
      <MoreLinks />
      <Cluster gap={4} center>
        <LanguageSelect />
        <ThemeButton />
        <BlockNumber />
      </Cluster>
    </div>
  </footer>
)

function MoreLinks() {
  const { links, chainId } = config()
  return (
    <Cluster as="ul" gap={6} lines={0} center size={14}>
      {chainId === EMBEDDED_CHAIN_ID && (
        <li>
          <PlaceLink to="/explorer" className={styles['place']}>
            {footerText('foot.explorer')}
          </PlaceLink>
        </li>
      )}
      <li>
        <PlaceLink to="/approvals" className={styles['place']}>
          {footerText('foot.approvals')}
        </PlaceLink>
      </li>
      <ReportLink />
      {SOCIAL.map(([name, icon]) => {
        const target = linkPlace(links, name)
        return (
          target !== null && (
            <li key={name}>
              <ConfiguredLink place={target} label={shellLinkText(name)} className={styles['place']}>
                <Icon name={icon} />
                {shellLinkText(name)}
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
    label={footerText('foot.language')}
    look="pill"
    labelHidden
    value={useLanguage()}
    options={LANGUAGES.map((tag) => [tag, LANGUAGE_NAMES[tag], tag])}
    onChange={(tag) => void chooseLanguage(tag)}
  />
)

function ThemeButton() {
  const theme = useTheme()
  const name = footerText(theme === 'dark' ? 'foot.dark' : 'foot.light')
  return (
    <Button
      aria-label={footerText('foot.theme', { theme: name })}
      onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      <Icon name={theme === 'dark' ? 'moon' : 'sun'} />
      {name}
    </Button>
  )
}
