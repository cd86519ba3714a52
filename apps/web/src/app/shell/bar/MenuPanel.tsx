import { ListedAs } from '#platform/page/card/ListedAs.tsx'
import type { Address } from '@musi/domain/address'
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
import { footerText } from '../footerWords.ts'
import { PlaceList } from '../navigation/PlaceList.tsx'
import { placeText } from '../navigation/navigationWords.ts'
import { SettingsButton } from '../settings/SettingsButton.tsx'
import { useNarrow } from '../useNarrow.ts'
import { AccountLines } from './AccountLines.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import styles from './MenuPanel.module.css'
import { NetworkBadge } from './NetworkBadge.tsx'

/** Order given by the specification (spec: shell.menu). */
const LINKS = ['pitch', 'proposal', 'twitter', 'discord', 'demo'] as const

/** Content of the menu; its code loads when the menu is first opened, or earlier. */
export function MenuPanel() {
  const account = useAccount()
  return useNarrow() ? <YouSheet account={account} /> : <WideMenu account={account} />
}

type Props = { account: Address | null }

const WideMenu = ({ account }: Props) => (
  <>
    <MenuLinks />
    {account !== null && (
      <Link to={`/account/${account}`} className={styles['item']} onClick={closeModal}>
        <span className={styles['label']}>{menuText('accountPage')}</span>
      </Link>
    )}
    <PagesOfChain />
    <LanguageChoice />
    {account !== null && <ClaimMusi />}
  </>
)

/** The account first, then every place that a phone's bar has no room for (spec: shell.navigation). */
const YouSheet = ({ account }: Props) => (
  <>
    <AccountLines account={account} />
    {account !== null && <ClaimMusi />}
    <nav aria-label={menuText('places')} className={styles['places']}>
      <h3>{footerText('foot.trade')}</h3>
      <PlaceList of="trade" />
      <h3>{footerText('foot.make')}</h3>
      <PlaceList of="make" />
      <h3>{placeText('more')}</h3>
      <PlaceList of="rest" />
      <MenuLinks withoutDoubles />
      <PagesOfChain />
    </nav>
    <hr className={styles['rule']} />
    <SettingsButton menuItemClass={styles['item']} />
    <LanguageChoice />
    {account === null && (
      <div className={styles['line']}>
        <NetworkBadge />
      </div>
    )}
  </>
)

/** `withoutDoubles`: leaves out links to pages of ours that the sheet or the bar lists by another name. */
function MenuLinks({ withoutDoubles = false }: { withoutDoubles?: boolean }) {
  const { links } = config()
  return (
    <ul>
      {LINKS.map((name) => {
        const place = linkPlace(links, name)
        if (place === null || (withoutDoubles && place.kind === 'ours' && name !== 'pitch')) return null
        return (
          <li key={name}>
            <ConfiguredLink place={place} label={shellLinkText(name)} className={styles['item']} onClick={closeModal}>
              <span className={styles['label']}>{shellLinkText(name)}</span>
              {place.kind === 'outside' && <Icon name="outside" />}
            </ConfiguredLink>
          </li>
        )
      })}
    </ul>
  )
}

const PagesOfChain = () => (
  <>
    <Link to="/approvals" className={styles['item']} onClick={closeModal}>
      <span className={styles['label']}>{menuText('approvals')}</span>
    </Link>
    {config().chainId === EMBEDDED_CHAIN_ID && (
      <Link to="/explorer" className={styles['item']} onClick={closeModal}>
        <span className={styles['label']}>{menuText('explorer')}</span>
      </Link>
    )}
  </>
)

const ClaimMusi = () => (
  <div className={styles['claiming']}>
    <button type="button" className={styles['claim']} onClick={() => showModal('ADDRESS_CLAIM')}>
      {menuText('claim')}
    </button>
    <ListedAs />
  </div>
)
