import { Progress } from '@musi/ui/Progress'
import { Text } from '@musi/ui/Text'
import type { ReactNode } from 'react'
import { percentText } from '#platform/page/money/percentText.ts'
import styles from './Publish.module.css'
import { publishText } from './publishWords.ts'
import { sizeText } from './sizeText.ts'
import type { SendState } from './sendFile.ts'

type Props = {
  id: string
  name: string
  bytes: number
  state: SendState
  /** True for a picture, false for a sound. */
  isPicture?: boolean
  children?: ReactNode
}

function noteOf(state: SendState, bytes: number, isPicture: boolean): string {
  switch (state.kind) {
    case 'refused':
      return publishText(`why.${REFUSAL_KEYS[state.code] ?? 'refused'}`)
    case 'fileMissing':
      return publishText('file.stopped')
    case 'checking':
      return publishText(isPicture ? 'file.looking' : 'file.checking')
    case 'interrupted':
    case 'waiting':
    case 'ready':
      return publishText(`file.${state.kind}`)
    case 'converting':
      return publishText('file.converting', { share: percentText(Math.floor(state.done * 100) * 100) })
    default:
      return publishText(`file.${state.kind}`, { done: sizeText(state.received, bytes), all: sizeText(bytes, bytes) })
  }
}

/** Refusals that have their own text. */
export const REFUSAL_KEYS = {
  notASound: 'notASound',
  otherFormat: 'otherFormat',
  broken: 'broken',
  tooShort: 'tooShort',
  tooLong: 'tooLong',
  silent: 'silent',
  notAPicture: 'notAPicture',
  tooManyPixels: 'tooManyPixels',
  withdrawn: 'withdrawn',
  tooSlow: 'tooSlow',
  tooLarge: 'tooLarge',
  quota: 'quota',
  full: 'full',
  notSignedIn: 'notSignedIn',
  away: 'away',
  gone: 'gone',
  unreadable: 'unreadable',
} as const satisfies Readonly<Record<string, string>> as Readonly<Partial<Record<string, WhyKey>>>
type WhyKey = Parameters<typeof publishText>[0] extends infer Key
  ? Key extends `why.${infer Name}`
    ? Name
    : never
  : never

function shareOf(state: SendState, bytes: number): number | null {
  if (state.kind === 'ready') return 1
  if (state.kind === 'converting') return state.done
  return 'received' in state ? state.received / Math.max(bytes, 1) : null
}

/** Progress of a file, as text and as a ring. */
export function FileProgress({ id, name, bytes, state, isPicture = false, children }: Props) {
  return (
    <li className={styles['file']} data-kind={state.kind}>
      <span className={styles['ring']}>
        {state.kind !== 'refused' && state.kind !== 'fileMissing' && (
          <Progress value={shareOf(state, bytes)} label={name} />
        )}
      </span>
      <div className={styles['main']}>
        <Text as="b" block tone="strong" breaks>
          {name}
        </Text>
        <span id={id} aria-live="polite">
          {noteOf(state, bytes, isPicture)}
        </span>
        {children}
      </div>
    </li>
  )
}
