import {
  SLIPPAGE_PRESETS_BPS,
  parseSlippage,
  slippageFieldText,
  slippagePercent,
  slippageProblem,
} from '@musi/domain/settings/slippage'
import { Hint } from '@musi/ui/overlays/Hint'
import { Icon } from '@musi/ui/Icon'
import { useState } from 'react'
import { settings } from '#platform/page/settings/settings.ts'
import { useSettings } from '#platform/page/settings/useSettings.ts'
import styles from './SettingField.module.css'
import { settingsText } from './settingsWords.ts'
import { useHasBeen } from './useHasBeen.ts'

export function SlippageField() {
  const { slippageBps } = useSettings()
  const [typed, setTyped] = useState('')
  const problem = slippageProblem(typed, slippageBps)
  const isWrong = problem === 'invalid'
  const hadProblem = useHasBeen(problem !== null)

  const type = (text: string) => {
    setTyped(text)
    const bps = parseSlippage(text)
    if (bps !== null) settings.set({ slippageBps: bps })
  }
  const choose = (bps: number) => {
    setTyped('')
    settings.set({ slippageBps: bps })
  }
  return (
    <fieldset className={styles['field']}>
      <legend className={styles['legend']}>{settingsText('slippage')}</legend>
      <Hint label={settingsText('about', { what: settingsText('slippage') })} text={settingsText('slippage.hint')} />
      <div className={styles['choices']}>
        {SLIPPAGE_PRESETS_BPS.map((bps) => (
          <button
            key={bps}
            type="button"
            className={styles['preset']}
            aria-pressed={typed === '' && bps === slippageBps}
            onClick={() => choose(bps)}
          >
            {slippagePercent(bps)}
          </button>
        ))}
        <span className={`${styles['box']} ringed-by-keyboard ${isWrong ? styles['wrong'] : ''}`}>
          {typed !== '' && problem !== null && !isWrong && (
            <span data-part="sign">
              <Icon name="warning" />
            </span>
          )}
          <input
            inputMode="decimal"
            autoComplete="off"
            aria-label={settingsText('slippage.own')}
            aria-invalid={isWrong || undefined}
            aria-describedby="slippage-problem"
            placeholder={slippageFieldText(slippageBps)}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setTyped(slippageFieldText(slippageBps))}
          />
          {settingsText('percent')}
        </span>
      </div>
      <p
        id="slippage-problem"
        aria-live="polite"
        className={isWrong ? styles['error'] : styles['warning']}
        data-kept={hadProblem || undefined}
      >
        {problem !== null && <span>{settingsText(`slippage.${problem}`)}</span>}{' '}
        {isWrong && <span>{settingsText('slippage.range')}</span>}
      </p>
    </fieldset>
  )
}
