import { deadlineFieldText, isDeadlineInvalid, parseDeadline } from '@musi/domain/settings/deadline'
import { Hint } from '@musi/ui/overlays/Hint'
import { useState } from 'react'
import { settings } from '#platform/page/settings/settings.ts'
import { useSettings } from '#platform/page/settings/useSettings.ts'
import styles from './SettingField.module.css'
import { settingsText } from './settingsWords.ts'
import { useHasBeen } from './useHasBeen.ts'

export function DeadlineField() {
  const { deadlineSeconds } = useSettings()
  const [typed, setTyped] = useState('')
  const isWrong = isDeadlineInvalid(typed, deadlineSeconds)
  const hadProblem = useHasBeen(isWrong)

  const type = (text: string) => {
    setTyped(text)
    const seconds = parseDeadline(text)
    if (seconds !== null) settings.set({ deadlineSeconds: seconds })
  }
  return (
    <fieldset className={styles['field']}>
      <legend className={styles['legend']}>{settingsText('deadline')}</legend>
      <Hint label={settingsText('about', { what: settingsText('deadline') })} text={settingsText('deadline.hint')} />
      <div className={styles['choices']}>
        <span className={`${styles['box']} ringed-by-keyboard ${styles['short']} ${isWrong ? styles['wrong'] : ''}`}>
          <input
            inputMode="decimal"
            autoComplete="off"
            aria-label={settingsText('deadline.own')}
            aria-invalid={isWrong || undefined}
            aria-describedby="deadline-problem"
            placeholder={deadlineFieldText(deadlineSeconds)}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setTyped(deadlineFieldText(deadlineSeconds))}
          />
        </span>
        {settingsText('minutes')}
      </div>
      <p id="deadline-problem" aria-live="polite" className={styles['error']} data-kept={hadProblem || undefined}>
        {isWrong && settingsText('deadline.invalid')}
      </p>
    </fieldset>
  )
}
