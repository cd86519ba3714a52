import type { ReactNode } from 'react'
import { Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { Note } from '@musi/ui/layout/Note'
import { NetworkButton } from '../freshness/NetworkButton.tsx'

type Props = {
  id: string
  /** Prefix as in ReviewSheet: `swap` makes the reason `#swap-why` and the outcome `#swap-said`. */
  name: string
  label: string
  isBusy?: boolean
  isDisabled: boolean
  isRisky?: boolean
  /** Reason why the button does nothing, if its label does not say so. */
  why: string | null
  /** Error text, if no dialog shows it. */
  failure: string
  onPress: () => void
  /** Content between the reason and the outcome. */
  children?: ReactNode
}

/** The button that starts an act with money; if disabled, the reason is beside it. */
export function ActButton(props: Props) {
  const { id, name, label, isBusy = false, isDisabled, isRisky = false, why, failure, onPress, children } = props
  return (
    <Stack gap={3}>
      <NetworkButton
        id={id}
        kind={isRisky ? 'risky' : 'primary'}
        size="large"
        block
        busy={isBusy}
        disabled={isDisabled}
        {...(why !== null && { 'aria-describedby': `${name}-why` })}
        onClick={onPress}
      >
        {label}
      </NetworkButton>
      {why !== null && (
        <Text id={`${name}-why`} tone="muted" size={14} centered>
          {why}
        </Text>
      )}
      {children}
      <Note as="output" tone="negative" block id={`${name}-said`}>
        {failure}
      </Note>
    </Stack>
  )
}
