import { type CSSProperties, useId } from 'react'
import { classNames } from '../classNames.ts'
import styles from './WaveSlider.module.css'

type Props = {
  label: string
  /** Position in seconds, like all times here. */
  value: number
  max: number
  /** Text announced instead of the bare number, such as `1:22 of 3:41`. */
  valueText: string
  /** Peaks of equal parts, from 0 to 1; empty draws a plain line. */
  peaks: readonly number[]
  /** The playable part, unless it is the whole song. */
  window?: { readonly from: number; readonly to: number }
  disabled?: boolean
  id?: string
  onChange: (seconds: number) => void
}

const BARS = 96
const HEIGHT = 100
const MIN_BAR_HEIGHT = 6

/** Peak of each bar. */
function barsOf(peaks: readonly number[]): readonly number[] {
  return Array.from({ length: BARS }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / BARS)
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / BARS))
    return peaks.slice(from, to).reduce((most, peak) => Math.max(most, peak), 0)
  })
}

const PLAIN_LINE = `M0 ${(HEIGHT - MIN_BAR_HEIGHT) / 2}h${BARS}v${MIN_BAR_HEIGHT}h${-BARS}z`

/** All bars as one path, which is drawn twice: for the played part and the rest. */
const pathOf = (peaks: readonly number[]): string =>
  barsOf(peaks)
    .map((peak, bar) => {
      const height = Math.max(MIN_BAR_HEIGHT, peak * HEIGHT)
      return `M${bar + 0.2} ${((HEIGHT - height) / 2).toFixed(1)}h.6v${height.toFixed(1)}h-.6z`
    })
    .join('')

/** A song's waveform as a slider in whole seconds (spec: songs.seek). */
export function WaveSlider(props: Props) {
  const { label, value, max, valueText, peaks, window, disabled = false, id, onChange } = props
  const clip = useId()
  const length = Math.max(max, 1)
  const path = peaks.length === 0 ? PLAIN_LINE : pathOf(peaks)
  const edge = (seconds: number) => (Math.min(Math.max(seconds / length, 0), 1) * BARS).toFixed(2)
  const [from, to] = window === undefined ? ['0', `${BARS}`] : [edge(window.from), edge(window.to)]
  const playedWidth = Math.max(Number(edge(value)) - Number(from), 0).toFixed(2)
  return (
    <span
      className={classNames(styles['wave'], disabled && styles['off'])}
      style={{ '--share': value / length } as CSSProperties}
    >
      <svg viewBox={`0 0 ${BARS} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <clipPath id={`${clip}-window`}>
          <rect x={from} y="0" width={Number(to) - Number(from)} height={HEIGHT} />
        </clipPath>
        <clipPath id={`${clip}-heard`}>
          <rect x={from} y="0" width={playedWidth} height={HEIGHT} />
        </clipPath>
        <path d={path} className={styles['outside']} />
        <path d={path} className={styles['rest']} clipPath={`url(#${clip}-window)`} />
        <linearGradient id={`${clip}-ink`} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2={HEIGHT}>
          <stop className={styles['upper']} />
          <stop offset="1" className={styles['lower']} />
        </linearGradient>
        <path d={path} fill={`url(#${clip}-ink)`} clipPath={`url(#${clip}-heard)`} />
      </svg>
      <input
        type="range"
        {...(id !== undefined && { id })}
        aria-label={label}
        aria-valuetext={valueText}
        min={0}
        max={Math.ceil(max)}
        step={1}
        value={Math.round(value)}
        disabled={disabled}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </span>
  )
}
