import { Popover } from '@musi/ui/overlays/Popover'
import { useState } from 'react'
import { closeModal, currentModal } from '#platform/page/modals/currentModal.ts'
import { useCurrentModal } from '#platform/page/modals/useCurrentModal.ts'
import { latePress } from '#platform/page/loading/latePart.tsx'
import { useNarrow } from '../useNarrow.ts'
import styles from './Settings.module.css'
import { SettingsButton } from './SettingsButton.tsx'
import { settingsButtonText } from './settingsButtonWords.ts'
import { useHasBeen } from './useHasBeen.ts'

const SettingsPanel = latePress(async () => (await import('./SettingsPanel.tsx')).SettingsPanel)
const SettingsSheet = latePress(async () => (await import('./SettingsSheet.tsx')).SettingsSheet)
const ExpertModeDialog = latePress(async () => (await import('./ExpertModeDialog.tsx')).ExpertModeDialog)

const closeSettings = () => {
  if (currentModal() === 'SETTINGS') closeModal()
}

/** A popover on its button; on a phone, where the button is in the menu, a sheet. */
export function Settings() {
  const open = useCurrentModal() === 'SETTINGS'
  const narrow = useNarrow()
  // Stays mounted after the first opening, so that it can animate its closing and return the focus.
  const wasOpen = useHasBeen(open)
  const [isAsking, setAsking] = useState(false)

  const ask = () => {
    closeSettings()
    setAsking(true)
  }
  return (
    <>
      {narrow ? (
        wasOpen && <SettingsSheet open={open} onClose={closeSettings} onExpert={ask} />
      ) : (
        <Popover
          open={open}
          onClose={closeSettings}
          trigger={<SettingsButton />}
          id="settings"
          label={settingsButtonText('title')}
        >
          {open && (
            <div className={styles['panel']}>
              <SettingsPanel onExpert={ask} />
            </div>
          )}
        </Popover>
      )}
      {isAsking && <ExpertModeDialog onClose={() => setAsking(false)} />}
    </>
  )
}
