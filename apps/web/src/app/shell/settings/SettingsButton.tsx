import { Icon } from '@musi/ui/Icon'
import { toggleModal } from '#platform/page/modals/currentModal.ts'
import { useCurrentModal } from '#platform/page/modals/useCurrentModal.ts'
import { useSettings } from '#platform/page/settings/useSettings.ts'
import styles from './Settings.module.css'
import { settingsButtonText } from './settingsButtonWords.ts'

/** A round button in the bar; with `menuItemClass`, an item of a phone's menu. */
export function SettingsButton({ menuItemClass }: { menuItemClass?: string | undefined }) {
  const open = useCurrentModal() === 'SETTINGS'
  const { expertMode } = useSettings()
  return (
    <button
      type="button"
      id="open-settings-dialog-button"
      className={menuItemClass ?? styles['trigger']}
      aria-label={settingsButtonText(expertMode ? 'expertBadge' : 'title')}
      aria-expanded={open}
      aria-controls={open ? 'settings' : undefined}
      onClick={() => toggleModal('SETTINGS')}
    >
      {menuItemClass !== undefined && <span className={styles['label']}>{settingsButtonText('title')}</span>}
      <Icon name="sliders" />
      {expertMode && (
        <span className={menuItemClass === undefined ? styles['badge'] : undefined} aria-hidden="true">
          <Icon name="hat" />
          {/* The specified emoji stays in the DOM; an icon is shown because some systems have no glyph for it. */}
          <span className="unseen">{'🧙'}</span>
        </span>
      )}
    </button>
  )
}
