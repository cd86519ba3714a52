import { Sheet } from '@musi/ui/overlays/Sheet'
import styles from './Settings.module.css'
import { SettingsPanel } from './SettingsPanel.tsx'
import { settingsButtonText } from './settingsButtonWords.ts'

type Props = { open: boolean; onClose: () => void; onExpert: () => void }

/** The settings on a phone. */
export const SettingsSheet = ({ open, onClose, onExpert }: Props) => (
  <Sheet
    open={open}
    onClose={onClose}
    title={settingsButtonText('title')}
    closeLabel={settingsButtonText('close')}
    id="settings"
    focusAfter="open-menu-button"
  >
    {open && (
      <div className={styles['panel']}>
        <SettingsPanel onExpert={onExpert} />
      </div>
    )}
  </Sheet>
)
