import { Icon } from '@musi/ui/Icon'
import { Popover } from '@musi/ui/Popover'
import { config, contractOf } from '../../../platform/page/config/config.ts'
import { OutsideLink } from '../../../platform/page/links/OutsideLink.tsx'
import { Link } from '../../../platform/page/navigation/Link.tsx'
import { closeModal, openModal, showModal, toggleModal } from '../../../platform/page/modals/openModal.ts'
import { useOpenModal } from '../../../platform/page/modals/useOpenModal.ts'
import { useAccount } from '../../../platform/session/wallet/useAccount.ts'
import styles from './Menu.module.css'
import { latePart } from '../../../platform/page/loading/latePart.tsx'
import { NetworkBadge } from './NetworkBadge.tsx'
import { SettingsButton } from '../settings/SettingsButton.tsx'
import { t } from '../shellWords.ts'
import { useNarrow } from '../useNarrow.ts'

/** Needed only once the menu is opened. */
const LanguageChoice = latePart(async () => (await import('./LanguageChoice.tsx')).LanguageChoice)

/** The order is specified (spec: shell.menu). */
const LINKS = ['pitch', 'proposal', 'twitter', 'discord', 'demo'] as const

const closeMenu = () => {
  if (openModal() === 'MENU') closeModal()
}

/** Items that do not fit into the bar of a phone. */
function NarrowLines({ hasUni }: { hasUni: boolean }) {
  return (
    <>
      <nav aria-label={t('main')}>
        <Link to="/dropzone" className={styles['item']} onClick={closeModal}>
          {t('market')}
        </Link>
      </nav>
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

export function Menu() {
  const open = useOpenModal() === 'MENU'
  const isConnected = useAccount() !== null
  const narrow = useNarrow()
  const { links } = config()
  const trigger = (
    <button
      type="button"
      id="open-menu-button"
      className={styles['trigger']}
      aria-label={t('menu')}
      aria-expanded={open}
      aria-controls={open ? 'menu' : undefined}
      onClick={() => toggleModal('MENU')}
    >
      <Icon name="dots" />
    </button>
  )
  return (
    <Popover open={open} onClose={closeMenu} trigger={trigger} id="menu" label={t('menu')}>
      {narrow && <NarrowLines hasUni={isConnected && contractOf('governanceToken') !== null} />}
      <ul>
        {LINKS.map((name) => (
          <li key={name}>
            <OutsideLink href={links[name]} label={t(name)} className={styles['item']}>
              <span className={styles['label']}>{t(name)}</span>{' '}
              {links[name] === null ? <small>{t('notSet')}</small> : <Icon name="outside" />}
            </OutsideLink>
          </li>
        ))}
      </ul>
      <LanguageChoice />
      {isConnected && (
        <button type="button" className={styles['claim']} onClick={() => showModal('ADDRESS_CLAIM')}>
          {t('claim')}
        </button>
      )}
    </Popover>
  )
}
