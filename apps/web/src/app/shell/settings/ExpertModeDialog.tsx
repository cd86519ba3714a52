import { EXPERT_WORD, isConfirmed } from '@musi/domain/settings/expertMode'
import { Button } from '@musi/ui/controls/Button'
import { Dialog } from '@musi/ui/overlays/Dialog'
import { Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { useEffect, useState } from 'react'
import { SuppressedQuestion } from '#platform/page/asking/SuppressedQuestion.tsx'
import { askBrowser } from '#platform/page/asking/askBrowser.ts'
import { settings } from '#platform/page/settings/settings.ts'
import { settingsButtonText } from './settingsButtonWords.ts'
import { settingsText } from './settingsWords.ts'

/** Focuses the settings button, because the switch that opened the dialog is gone. */
const focusSettingsButton = () =>
  (document.getElementById('open-settings-dialog-button') ?? document.getElementById('open-menu-button'))?.focus()

/**
 * Asks twice before expert mode is switched on, because it removes a protection (spec:
 * settings.expert-mode).
 */
export function ExpertModeDialog({ onClose }: { onClose: () => void }) {
  useEffect(() => focusSettingsButton, [])
  const [isSuppressed, setSuppressed] = useState(false)
  const turnOn = () => {
    settings.set({ expertMode: true })
    onClose()
  }
  const ask = () => {
    // oxlint-disable-next-line no-alert -- the browser's own prompt is specified: a page cannot style or prefill it away
    const answer = askBrowser(() => isConfirmed(window.prompt(settingsText('sure.prompt'))))
    setSuppressed(answer === 'suppressed')
    if (answer === 'yes') turnOn()
  }
  return (
    <Dialog open onClose={onClose} title={settingsText('sure.title')} closeLabel={settingsButtonText('close')}>
      <Stack gap={4}>
        <p>{settingsText('sure.text')}</p>
        <Text tone="negative" weight={620}>
          {settingsText('sure.loud')}
        </Text>
        <Button size="large" block onClick={ask}>
          <span id="confirm-expert-mode">{settingsText('sure.on')}</span>
        </Button>
        {isSuppressed && (
          <SuppressedQuestion question={settingsText('sure.prompt')} word={EXPERT_WORD} onYes={turnOn} />
        )}
      </Stack>
    </Dialog>
  )
}
