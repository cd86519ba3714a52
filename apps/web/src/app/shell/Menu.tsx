import { Icon } from '@musi/ui/Icon'
import { Popover } from '@musi/ui/Popover'
import { config } from '../../platform/config/config.ts'
import { OutsideLink } from '../../platform/links/OutsideLink.tsx'
import { closeModal, openModal, toggleModal } from '../../platform/modals/openModal.ts'
import { useOpenModal } from '../../platform/modals/useOpenModal.ts'
import { chooseTheme } from '../../platform/theme/theme.ts'
import { useTheme } from '../../platform/theme/useTheme.ts'
import styles from './Menu.module.css'
import { t } from './shellWords.ts'

/** The order is specified (decisions.md §2). */
const LINKS = ['pitch', 'proposal', 'twitter', 'discord', 'demo'] as const

const closeMenu = () => {
  if (openModal() === 'MENU') closeModal()
}

function ThemeSwitch() {
  const dark = useTheme() === 'dark'
  return (
    <button
      type="button"
      role="switch"
      aria-checked={dark}
      className={styles['item']}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    >
      <Icon name={dark ? 'moon' : 'sun'} />
      <span className={styles['label']}>{t('darkMode')}</span>
      <i className={styles['switch']} />
    </button>
  )
}

export function Menu() {
  const open = useOpenModal() === 'MENU'
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
      <hr className={styles['rule']} />
      <ThemeSwitch />
    </Popover>
  )
}
