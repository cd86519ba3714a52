import { ListedAs } from '#platform/page/card/ListedAs.tsx'
import { EMBEDDED_CHAIN_ID } from '@musi/chain/chains/chainTable'
import { Icon } from '@musi/ui/Icon'
import { config, contractOf } from '#platform/page/config/config.ts'
import { ConfiguredLink } from '#platform/page/links/ConfiguredLink.tsx'
import { linkPlace } from '#platform/page/links/linkPlace.ts'
import { closeModal, showModal } from '#platform/page/modals/openModal.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { PlaceLink } from '#platform/page/navigation/PlaceLink.tsx'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { SettingsButton } from '../settings/SettingsButton.tsx'
import { t as link } from '../linkWords.ts'
import { t as shell } from '../shellWords.ts'
import { t } from './menuWords.ts'
import { useNarrow } from '../useNarrow.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import styles from './MenuPanel.module.css'
import { NetworkBadge } from './NetworkBadge.tsx'

/** The order is specified (spec: shell.menu). */
const LINKS = ['pitch', 'proposal', 'twitter', 'discord', 'demo'] as const

/** Items that do not fit into the bar of a phone. */
function NarrowLines({ hasUni }: { hasUni: boolean }) {
  return (
    <>
      <PlaceLink to="/dropzone" className={styles['item']} onClick={closeModal}>
        <span className={styles['label']}>{shell('market')}</span>
      </PlaceLink>
      <SettingsButton line={styles['item']} />
      {hasUni && (
        <button type="button" id="uni-menu-item" className={styles['item']} onClick={() => showModal('UNI_BALANCE')}>
          {t('uniBalance')}
        </button>
      )}
      <div className={styles['network']}>
        <span className={styles['label']}>{t('network')}</span>
        <NetworkBadge />
      </div>
      <hr className={styles['rule']} />
    </>
  )
}

/** What is in the menu; its code comes when it is first opened, or before. */
export function MenuPanel() {
  const account = useAccount()
  const isConnected = account !== null
  const narrow = useNarrow()
  const { links, chainId } = config()
  return (
    <>
      {narrow && <NarrowLines hasUni={isConnected && contractOf('governanceToken') !== null} />}
      <ul>
        {LINKS.map((name) => {
          const place = linkPlace(links, name)
          return (
            place !== null && (
              <li key={name}>
                <ConfiguredLink place={place} label={link(name)} className={styles['item']} onClick={closeModal}>
                  <span className={styles['label']}>{link(name)}</span>
                  {place.kind === 'outside' && <Icon name="outside" />}
                </ConfiguredLink>
              </li>
            )
          )
        })}
      </ul>
      {account !== null && (
        <Link to={`/account/${account}`} className={styles['item']} onClick={closeModal}>
          <span className={styles['label']}>{t('accountPage')}</span>
        </Link>
      )}
      <Link to="/approvals" className={styles['item']} onClick={closeModal}>
        <span className={styles['label']}>{t('approvals')}</span>
      </Link>
      {chainId === EMBEDDED_CHAIN_ID && (
        <Link to="/explorer" className={styles['item']} onClick={closeModal}>
          <span className={styles['label']}>{t('explorer')}</span>
        </Link>
      )}
      <LanguageChoice />
      {isConnected && (
        <div className={styles['claiming']}>
          <button type="button" className={styles['claim']} onClick={() => showModal('ADDRESS_CLAIM')}>
            {t('claim')}
          </button>
          <ListedAs />
        </div>
      )}
    </>
  )
}
