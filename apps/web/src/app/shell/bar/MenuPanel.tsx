import { ListedAs } from '#platform/page/card/ListedAs.tsx'
import { EMBEDDED_CHAIN_ID } from '@musi/chain/chains/chainTable'
import { Icon } from '@musi/ui/Icon'
import { config } from '#platform/page/config/config.ts'
import { ConfiguredLink } from '#platform/page/links/ConfiguredLink.tsx'
import { linkPlace } from '#platform/page/links/linkPlace.ts'
import { closeModal, showModal } from '#platform/page/modals/currentModal.ts'
import { Link } from '#platform/page/navigation/Link.tsx'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { shellLinkText } from '../linkWords.ts'
import { menuText } from './menuWords.ts'
import { useNarrow } from '../useNarrow.ts'
import { AccountLines } from './AccountLines.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import styles from './MenuPanel.module.css'

/** Order given by the specification (spec: shell.menu). */
const LINKS = ['pitch', 'proposal', 'twitter', 'discord', 'demo'] as const

/** Content of the menu; its code loads when the menu is first opened, or earlier. */
export function MenuPanel() {
  const account = useAccount()
  const isConnected = account !== null
  const narrow = useNarrow()
  const { links, chainId } = config()
  return (
    <>
      {narrow && <AccountLines account={account} />}
      <div className={narrow ? styles['places'] : undefined}>
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
        {account !== null && !narrow && (
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
      </div>
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
