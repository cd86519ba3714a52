import type { Fraction } from '@musi/domain/fraction'
import { Button } from '@musi/ui/controls/Button'
import { Slider } from '@musi/ui/controls/Slider'
import { Text } from '@musi/ui/Text'
import { figureText } from '#platform/page/money/figureText.ts'
import styles from './Remove.module.css'
import { removeText } from './removeWords.ts'

const PRESETS = [25, 50, 75, 100] as const

type Props = {
  /** Percent as set by the slider; null if an amount was typed. */
  percent: number | null
  part: Fraction
  /** Percent as text, without the percent sign. */
  text: string
  isDetailed: boolean
  onDetail: (isDetailed: boolean) => void
  onPercent: (percent: number) => void
}

/** The part to remove: slider, presets, and a switch to the fields. */
export function RemoveAmount({ percent, part, text, isDetailed, onDetail, onPercent }: Props) {
  const shown = `${text.startsWith('<') ? '<' : ''}${figureText(text.replace('<', ''))}%`
  return (
    <div className={styles['amount']}>
      <div className={styles['head']}>
        <Text as="h2" size={14} plain>
          {removeText('amount')}
        </Text>
        <button
          type="button"
          id="remove-detail"
          className={`${styles['detail']} touch-target`}
          onClick={() => onDetail(!isDetailed)}
        >
          {removeText(isDetailed ? 'simple' : 'detailed')}
        </button>
      </div>
      <p id="remove-percent" className={styles['percent']} aria-hidden="true">
        {shown}
      </p>
      {!isDetailed && (
        <>
          <Slider
            label={removeText('slider')}
            value={percent ?? Math.round(Number((part.numerator * 100n) / part.denominator))}
            valueText={shown}
            onChange={onPercent}
          />
          <div className={styles['presets']}>
            {PRESETS.map((preset) => (
              <Button key={preset} size="small" id={`remove-${preset}`} onClick={() => onPercent(preset)}>
                {preset === 100 ? removeText('max') : `${figureText(String(preset))}%`}
              </Button>
            ))}
          </div>
        </>
      )}
    </div>
  )
}
