import { Popover } from '@musi/ui/Popover'
import { Sheet } from '@musi/ui/Sheet'
import { useState } from 'react'
import { closeModal, openModal } from '../../../platform/page/modals/openModal.ts'
import { useOpenModal } from '../../../platform/page/modals/useOpenModal.ts'
import { latePart } from '../../../platform/page/loading/latePart.tsx'
import { useNarrow } from '../useNarrow.ts'
import styles from './Settings.module.css'
import { SettingsButton } from './SettingsButton.tsx'
import { t } from './settingsButtonWords.ts'

const SettingsPanel = latePart(async () => (await import('./SettingsPanel.tsx')).SettingsPanel)
const ExpertModeDialog = latePart(async () => (await import('./ExpertModeDialog.tsx')).ExpertModeDialog)

const closeSettings = () => {
  if (openModal() === 'SETTINGS') closeModal()
}

/** A popover on its button; on a phone, where the button is in the menu, a sheet. */
export function Settings() {
  const open = useOpenModal() === 'SETTINGS'
  const narrow = useNarrow()
  const [isAsking, setAsking] = useState(false)

  const ask = () => {
    closeSettings()
    setAsking(true)
  }
  const panel = open && (
    <div className={styles['panel']}>
      <SettingsPanel onExpert={ask} />
    </div>
  )
  return (
    <>
      {narrow ? (
        <Sheet open={open} onClose={closeSettings} title={t('title')} closeLabel={t('close')} id="settings">
          {panel}
        </Sheet>
      ) : (
        <Popover open={open} onClose={closeSettings} trigger={<SettingsButton />} id="settings" label={t('title')}>
          {panel}
        </Popover>
      )}
      {isAsking && <ExpertModeDialog onClose={() => setAsking(false)} />}
    </>
  )
}
