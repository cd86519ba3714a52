import { Button } from '@musi/ui/controls/Button'
import type { ComponentProps } from 'react'
import { freshnessText } from './freshnessWords.ts'
import { useRpcOutage } from './useOutage.ts'

/**
 * A button that needs the network: disabled while the server does not answer, with the reason as
 * its label (spec: reads.press).
 */
export function NetworkButton({ children, disabled = false, ...rest }: ComponentProps<typeof Button>) {
  const isUnreachable = useRpcOutage() !== null
  return (
    <Button {...rest} disabled={disabled || isUnreachable}>
      {isUnreachable ? freshnessText('reconnecting') : children}
    </Button>
  )
}
