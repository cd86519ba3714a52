import { Hint } from '@musi/ui/overlays/Hint'
import { Switch } from '@musi/ui/controls/Switch'
import { expertModeToggled } from '@musi/domain/settings/expertMode'
import { settings } from '#platform/page/settings/settings.ts'
import { useSettings } from '#platform/page/settings/useSettings.ts'
import { chooseTheme } from '#platform/page/theme/theme.ts'
import { useTheme } from '#platform/page/theme/useTheme.ts'
import { DeadlineField } from './DeadlineField.tsx'
import styles from './SettingField.module.css'
import { SlippageField } from './SlippageField.tsx'
import { settingsText } from './settingsWords.ts'

/** Settings for all transactions and for this app (spec: settings.panel). */
export function SettingsPanel({ onExpert }: { onExpert: () => void }) {
  const { expertMode, approval } = useSettings()
  const dark = useTheme() === 'dark'
  const exact = approval === 'exact'
  const toggleExpert = () =>
    expertModeToggled(expertMode) === 'asks' ? onExpert() : settings.set({ expertMode: false })
  return (
    <>
      <h3 className={styles['heading']}>{settingsText('transaction')}</h3>
      <SlippageField />
      <DeadlineField />
      <Switch
        label={settingsText('exact')}
        on={exact}
        onToggle={() => settings.set({ approval: exact ? 'unlimited' : 'exact' })}
        id="toggle-exact-approvals-button"
      >
        <Hint label={settingsText('about', { what: settingsText('exact') })} text={settingsText('exact.hint')} />
      </Switch>
      <h3 className={styles['heading']}>{settingsText('interface')}</h3>
      <Switch label={settingsText('expert')} on={expertMode} onToggle={toggleExpert} id="toggle-expert-mode-button">
        <Hint label={settingsText('about', { what: settingsText('expert') })} text={settingsText('expert.hint')} />
      </Switch>
      <Switch
        label={settingsText('dark')}
        on={dark}
        onToggle={() => chooseTheme(dark ? 'light' : 'dark')}
        id="toggle-dark-mode-button"
      />
    </>
  )
}
