import { Button } from '@musi/ui/controls/Button'
import type { ComponentProps } from 'react'
import { t } from './freshnessWords.ts'
import { useAway } from './useAway.ts'

/** A button that needs the network: while nobody answers it is disabled, and says why in place of its label (spec: reads.press). */
export function NetworkButton({ children, disabled = false, ...rest }: ComponentProps<typeof Button>) {
  const isAway = useAway() !== null
  return (
    <Button {...rest} disabled={disabled || isAway}>
      {isAway ? t('reconnecting') : children}
    </Button>
  )
}
