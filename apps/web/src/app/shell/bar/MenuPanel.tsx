import { ListedAs } from '#platform/page/card/ListedAs.tsx'
import { EMBEDDED_CHAIN_ID } from '@musi/chain/chains/chainTable'
import { Icon } from '@musi/ui/Icon'
import { config, contractOf } from '#platform/page/config/config.ts'
import { ConfiguredLink } from '#platform/page/links/ConfiguredLink.tsx'
import { linkPlace } from '#platform/page/links/linkPlace.ts'
import { closeModal, showModal } from '#platform/page/modals/openModal.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { useIsRestoring } from '#platform/session/wallet/useIsRestoring.ts'
import { PlaceList } from '../navigation/PlaceList.tsx'
import { SettingsButton } from '../settings/SettingsButton.tsx'
import { shellLinkText } from '../linkWords.ts'
import { shellText } from '../shellWords.ts'
import { menuText } from './menuWords.ts'
import { useNarrow } from '../useNarrow.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import styles from './MenuPanel.module.css'
import { NetworkBadge } from './NetworkBadge.tsx'

/** Order given by the specification (spec: shell.menu). */
const LINKS = ['pitch', 'proposal', 'twitter', 'discord', 'demo'] as const

/** The account, and links that do not fit into a phone's bars. */
function NarrowLines({ isConnected }: { isConnected: boolean }) {
  const isRestoring = useIsRestoring()
  const hasUni = isConnected && contractOf('governanceToken') !== null
  return (
    <>
      <button
        type="button"
        id="open-account-button"
        className={styles['item']}
        disabled={isRestoring}
        onClick={() => showModal('WALLET')}
      >
        {isConnected || isRestoring ? menuText('account') : shellText('connectWallet')}
      </button>
      <SettingsButton menuItemClass={styles['item']} />
      {hasUni && (
        <button type="button" id="uni-menu-item" className={styles['item']} onClick={() => showModal('UNI_BALANCE')}>
          {menuText('uniBalance')}
        </button>
      )}
      <div className={styles['network']}>
        <span className={styles['label']}>{menuText('network')}</span>
        <NetworkBadge />
      </div>
      <hr className={styles['rule']} />
      <nav aria-label={menuText('places')}>
        <PlaceList of="narrow" />
      </nav>
      <hr className={styles['rule']} />
    </>
  )
}

/** Content of the menu; its code loads when it is first opened, or before. */
export function MenuPanel() {
  const account = useAccount()
  const isConnected = account !== null
  const narrow = useNarrow()
  const { links, chainId } = config()
  return (
    <>
      {narrow && <NarrowLines isConnected={isConnected} />}
      <ul>
        {LINKS.map((name) => {
          const place = linkPlace(links, name)
          return (
            place !== null && (
              <li key={name}>
                <ConfiguredLink
                  place={place}
                  label={shellLinkText(name)}
                  className={styles['item']}
                  onClick={closeModal}
                >
                  <span className={styles['label']}>{shellLinkText(name)}</span>
                  {place.kind === 'outside' && <Icon name="outside" />}
                </ConfiguredLink>
              </li>
            )
          )
        })}
      </ul>
      {account !== null && (
        <Link to={`/account/${account}`} className={styles['item']} onClick={closeModal}>
          <span className={styles['label']}>{menuText('accountPage')}</span>
        </Link>
      )}
      <Link to="/approvals" className={styles['item']} onClick={closeModal}>
        <span className={styles['label']}>{menuText('approvals')}</span>
      </Link>
      {chainId === EMBEDDED_CHAIN_ID && (
        <Link to="/explorer" className={styles['item']} onClick={closeModal}>
          <span className={styles['label']}>{menuText('explorer')}</span>
        </Link>
      )}
      <LanguageChoice />
      {isConnected && (
        <div className={styles['claiming']}>
          <button type="button" className={styles['claim']} onClick={() => showModal('ADDRESS_CLAIM')}>
            {menuText('claim')}
          </button>
          <ListedAs />
        </div>
      )}
    </>
  )
}
